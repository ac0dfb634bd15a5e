import './checkbox.css';
import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFieldControl } from './field-context.ts';

interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'type' | 'size' | 'ref' | 'className'> {
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  /** Accessible name where no children are shown. */
  label?: string;
  /** The words beside the box. */
  children?: ReactNode;
}

/** A native checkbox with a look of its own; 'mixed' is announced and drawn as a dash. */
export function Checkbox({ checked, onChange, label, children, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const { id = ownId, ...control } = useFieldControl();
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = checked === 'mixed';
  }, [checked]);
  const box = (
    <span className="checkbox-box">
      <input
        id={id}
        {...control}
        {...rest}
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        onChange={event => onChange(event.target.checked)}
      />
      <Check className="checkbox-check" aria-hidden="true" />
      <Minus className="checkbox-mixed" aria-hidden="true" />
    </span>
  );
  if (children === undefined) return box;
  return (
    <label htmlFor={rest.id ?? id} className="checkbox">
      {box}
      <span>{children}</span>
    </label>
  );
}
