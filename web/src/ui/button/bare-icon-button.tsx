import './icon-button.css';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export interface BareIconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The name, for screen readers. */
  label: string;
  /** md 36 px, sm 32 px; 44 px on phones either way. */
  size?: 'sm' | 'md';
  /** danger: the signal color under the pointer. */
  tone?: 'plain' | 'danger';
  /** Gives its look to the only child, a link with the icon inside. */
  asChild?: boolean;
}

/** A button of an icon with words beside it, or with a meaning known to everybody; others take IconButton and its tooltip. */
export function BareIconButton({
  label,
  size = 'md',
  tone = 'plain',
  asChild,
  className,
  type = 'button',
  ...rest
}: BareIconButtonProps) {
  const looks = classNames(
    'icon-btn',
    size === 'sm' && 'icon-btn-sm',
    tone === 'danger' && 'icon-btn-danger',
    className,
  );
  return asChild ? (
    <Slot.Root className={looks} aria-label={label} {...rest} />
  ) : (
    <button type={type} className={looks} aria-label={label} {...rest} />
  );
}
