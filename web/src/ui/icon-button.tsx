import './icon-button.css';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The name, for screen readers and in the tooltip. */
  label: string;
  /** md 36 px, sm 32 px; 44 px on phones either way. */
  size?: 'sm' | 'md';
  /** danger: the signal colour under the pointer. */
  tone?: 'plain' | 'danger';
  /** Key that does the same, shown in the tooltip. */
  shortcut?: string;
  tooltip?: boolean;
  /** Lends its looks to the only child, a link with the icon inside. */
  asChild?: boolean;
}

export function IconButton({
  label,
  size = 'md',
  tone = 'plain',
  shortcut,
  tooltip = true,
  asChild,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const looks = classNames(
    'icon-btn',
    size === 'sm' && 'icon-btn-sm',
    tone === 'danger' && 'icon-btn-danger',
    className,
  );
  const button = asChild ? (
    <Slot.Root className={looks} aria-label={label} {...rest} />
  ) : (
    <button type={type} className={looks} aria-label={label} {...rest} />
  );
  if (!tooltip) return button;
  return (
    <Tooltip label={label} {...(shortcut === undefined ? {} : { shortcut })}>
      {button}
    </Tooltip>
  );
}
