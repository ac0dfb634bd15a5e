import './popover.css';
import { Popover as RadixPopover } from 'radix-ui';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useOpen } from './use-open.ts';

interface PopoverProps {
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  /** True: its content reaches its edges. */
  flush?: boolean;
  /** Takes pointer and scrolling for itself, as a list in front of a dialog must. */
  modal?: boolean;
}

/** A floating panel that belongs to its button: anything but a list of actions, which is a Menu. */
export function Popover({
  trigger,
  label,
  children,
  align = 'end',
  open,
  onOpenChange,
  className,
  flush = false,
  modal = false,
}: PopoverProps) {
  const [isOpen, change] = useOpen(open, onOpenChange);
  return (
    <RadixPopover.Root modal={modal} open={isOpen} onOpenChange={change}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          className={classNames('popover', flush && 'p-0', className)}
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

interface AnchoredPopoverProps {
  /** The button that opens it, which stays pressable beside it. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel beside a button that was there before the panel's code: it is open as long as it is on the page. */
export function AnchoredPopover({ anchor, label, onClose, children }: AnchoredPopoverProps) {
  const focus = useFocusReturn();
  useBackCloses(true, onClose);
  const isRightToLeft = document.documentElement.dir === 'rtl';
  return (
    <RadixPopover.Root open onOpenChange={onClose}>
      <RadixPopover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          className="popover"
          aria-label={label}
          side={isRightToLeft ? 'left' : 'right'}
          align="end"
          sideOffset={16}
          collisionPadding={8}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onInteractOutside={event => {
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
