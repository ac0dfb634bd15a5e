import './popover.css';
import { Popover as RadixPopover } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';

export interface PopoverProps {
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
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
  modal = false,
}: PopoverProps) {
  return (
    <RadixPopover.Root
      modal={modal}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          className={classNames('popover', className)}
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
