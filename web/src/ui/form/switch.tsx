import './switch.css';
import { Switch as RadixSwitch } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** A switch that works at once or with its form, with its word beside it. */
export function Switch({ checked, onChange, label, hint, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label className="switch" htmlFor={id}>
      <RadixSwitch.Root
        id={id}
        className="switch-track"
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        <RadixSwitch.Thumb className="switch-thumb" />
      </RadixSwitch.Root>
      <span>
        <span id={`${id}-label`} className="block font-medium leading-snug">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-13 leading-snug text-ink-3">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
