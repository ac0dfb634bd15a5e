import './tooltip.css';
import { Tooltip as RadixTooltip } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { Kbd } from './kbd.tsx';

/** A tooltip opens after 700 ms, the next one at once within 300 ms. */
const tooltipDelayMs = 700;
const tooltipSkipMs = 300;

const HasNeighbours = createContext(false);

/** A provider around buttons beside each other: once one has shown its name, the others do at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <HasNeighbours value={true}>
      <RadixTooltip.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipMs}>
        {children}
      </RadixTooltip.Provider>
    </HasNeighbours>
  );
}

interface TooltipProps {
  label: ReactNode;
  /** Key that does the same, shown beside the label. */
  shortcut?: string;
  /** The element that it explains; must take a ref and the pointer and focus handlers. */
  children: ReactElement;
}

export function Tooltip({ label, shortcut, children }: TooltipProps) {
  const hasNeighbours = use(HasNeighbours);
  const tooltip = (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
          {label}
          {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
  return hasNeighbours ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
