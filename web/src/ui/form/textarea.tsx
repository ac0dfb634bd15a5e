import './text-input.css';
import type { ComponentProps } from 'react';
import { classNames } from '../layout/class-names.ts';
import { useFieldControl } from './field-context.ts';

/** Several lines of text; grows with the text. */
export function Textarea({ className, rows = 2, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return (
    <span className={classNames('inp inp-area', className)}>
      <textarea rows={rows} {...control} {...rest} />
    </span>
  );
}
