import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The hanger's wood; every other color of the drawings comes from the tokens. */
export const wood = '#9A6F43';

/** A drawing that has a screen's state to itself. reads: holds lines of writing, which begin where the language begins. */
export function LargeArt({ reads = false, children }: { reads?: boolean; children: ReactNode }) {
  return (
    <svg
      className={classNames('w-[168px] h-[132px] mb-3.5', reads && 'flip')}
      viewBox="0 0 168 132"
      fill="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A drawing for a state within a card. */
export function SmallArt({ children }: { children: ReactNode }) {
  return (
    <svg
      className="state-art-small"
      viewBox="0 0 88 88"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
