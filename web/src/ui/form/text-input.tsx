import './text-input.css';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from './field-context.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** md 36 px (44 on phones), lg 48 px. */
  size?: 'md' | 'lg';
  /** A hairline instead of the control border (search and filters). */
  quiet?: boolean;
  /** Set in the code face: SKU, codes, user names. */
  code?: boolean;
  /** Icon or sign at the start; takes no pointer. */
  leading?: ReactNode;
  /** Button or key at the end. */
  trailing?: ReactNode;
}

/** A line of text. Inside a Field it takes the id, the description and the error state from it. */
export function TextInput({
  size = 'md',
  quiet,
  code,
  leading,
  trailing,
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  const control = useFieldControl();
  return (
    <span
      className={classNames(
        'inp',
        size === 'lg' && 'inp-lg',
        quiet && 'inp-quiet',
        leading !== undefined && 'inp-lead',
        trailing !== undefined && 'inp-trail',
        className,
      )}
    >
      {leading !== undefined && <span className="inp-leading">{leading}</span>}
      <input type={type} className={code ? 'code' : undefined} {...control} {...rest} />
      {trailing !== undefined && <span className="inp-trailing">{trailing}</span>}
    </span>
  );
}
