import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';
import { Toaster } from './toaster.tsx';
import { TooltipProvider } from './tooltip.tsx';

/** What the components need around them: the direction of the language, tooltips' patience, and the toasts. */
export function UiProvider({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return (
    <Direction.Provider dir={direction}>
      <TooltipProvider>
        {children}
        <Toaster />
      </TooltipProvider>
    </Direction.Provider>
  );
}
