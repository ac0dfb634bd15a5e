import './active-mark.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Active or inactive: a filled dot or an open ring, with its word. */
export function ActiveMark({ active, children }: { active: boolean; children: ReactNode }) {
  return (
    <span className={classNames('active-mark', !active && 'active-mark-off')}>
      <i aria-hidden="true" />
      {children}
    </span>
  );
}
