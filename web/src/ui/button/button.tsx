import './button.css';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from './spinner.tsx';

/**
 * primary: the one main action of a screen. quiet: all other actions. ghost: without a frame. danger: destruction. warn: quiet, in
 * the signal color (leads to a destruction). repair: beside the sentence that names the error. link: a word in the accent color.
 */
export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger' | 'warn' | 'repair' | 'link';
/** sm 36 px (44 on phones), md 40 px, lg 52 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its place. */
  wide?: boolean;
  /** True: the first child stands at the start, the last at the end (an action and its amount). */
  split?: boolean;
  /** While true the button shows a spinner, keeps its width and its focus, and ignores presses. */
  busy?: boolean;
  /** The word shown while busy, such as 'Deleting...'. Its space is reserved beforehand. */
  busyLabel?: ReactNode;
  /** Gives its look to the only child, which must be a link: `<Button asChild><Link to="/">...</Link></Button>`. */
  asChild?: boolean;
}

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export function Button({
  variant = 'quiet',
  size = 'sm',
  wide,
  split,
  busy = false,
  busyLabel,
  asChild,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const looks = classNames(
    variant === 'link' ? 'link' : 'btn',
    variant !== 'link' && variant !== 'quiet' && `btn-${variant}`,
    variant !== 'link' && size !== 'sm' && `btn-${size}`,
    wide && 'btn-wide',
    split && 'btn-split',
    busy && 'btn-busy',
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={looks} {...rest} onClick={onClick}>
        {children}
      </Slot.Root>
    );
  }
  const layered = busy || busyLabel !== undefined;
  return (
    <button
      type={type}
      className={looks}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      {...rest}
    >
      {layered ? (
        <span className="btn-layers">
          <span
            className={classNames(
              'btn-layer',
              busy && (busyLabel === undefined ? 'btn-layer-faint' : 'btn-layer-off'),
            )}
            aria-hidden={(busy && busyLabel !== undefined) || undefined}
          >
            {children}
          </span>
          <span
            className={classNames('btn-layer', !busy && 'btn-layer-off')}
            aria-hidden={!busy || undefined}
          >
            <Spinner />
            {busyLabel}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}
