import './menu.css';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useOpen } from './use-open.ts';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Id of the element that names it, where that is not the trigger. */
  labelledBy?: string;
  onInteractOutside?: (event: CustomEvent) => void;
  onCloseAutoFocus?: (event: Event) => void;
  className?: string;
}

/** A list of actions behind a button. */
export function Menu({
  trigger,
  children,
  open,
  onOpenChange,
  labelledBy,
  className,
  ...content
}: MenuProps) {
  const [isOpen, change] = useOpen(open, onOpenChange);
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={change}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={classNames('menu menu-actions', className)}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          {...content}
          {...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy })}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  children: ReactNode;
  onSelect?: () => void;
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  /** Gives its look to a link. */
  asChild?: boolean;
}

export function MenuItem({ children, onSelect, icon, tone = 'plain', disabled, asChild }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className={classNames('menu-item', tone === 'danger' && 'menu-item-danger')}
      {...(onSelect === undefined ? {} : { onSelect })}
      {...(disabled === undefined ? {} : { disabled })}
      {...(asChild === undefined ? {} : { asChild })}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  );
}

interface MenuChoiceProps<T extends string> {
  /** Heading of the group. */
  label?: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode; icon?: ReactNode; lang?: string }[];
  /** list: one below the other, the chosen one with a check. tiles: side by side, the chosen one raised. */
  look?: 'list' | 'tiles';
}

/** One of several options, inside a menu. */
export function MenuChoice<T extends string>({
  label,
  value,
  onChange,
  options,
  look = 'list',
}: MenuChoiceProps<T>) {
  return (
    <DropdownMenu.RadioGroup
      value={value}
      onValueChange={next => onChange(next as T)}
      aria-label={label}
      {...(look === 'tiles' && { className: 'menu-tiles' })}
    >
      {label !== undefined && <DropdownMenu.Label className="menu-label">{label}</DropdownMenu.Label>}
      {options.map(option => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className="menu-item"
          lang={option.lang}
        >
          {option.icon}
          {option.label}
          {look === 'list' && (
            <DropdownMenu.ItemIndicator className="ms-auto text-accent-text">
              <Check aria-hidden="true" />
            </DropdownMenu.ItemIndicator>
          )}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuRule() {
  return <DropdownMenu.Separator className="h-px my-1.5 -mx-1.5 bg-line" />;
}
