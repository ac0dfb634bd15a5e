import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';

/** What the components need around them: the direction of the language. */
export function UiProvider({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return <Direction.Provider dir={direction}>{children}</Direction.Provider>;
}
