import './text-input.css';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';

/** Several lines of text; grows with the text. */
export function Textarea({ rows = 2, ...rest }: Omit<ComponentProps<'textarea'>, 'className'>) {
  const control = useFieldControl();
  return (
    <span className="inp inp-area">
      <textarea rows={rows} {...control} {...rest} />
    </span>
  );
}
