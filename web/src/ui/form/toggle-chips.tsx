import './toggle-chips.css';
import { Check } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldGroup } from './field-context.ts';

interface ToggleChipsProps<T extends string> {
  value: readonly T[];
  /** Called with the chosen values, in the order of the options. */
  onChange: (value: T[]) => void;
  options: readonly { value: T; label: string; icon?: ReactNode; count?: string }[];
  /** figures: short and centred (sizes). run: figures as wide as they are. words: with an icon and a check (colors). */
  look?: 'figures' | 'run' | 'words';
  /** Accessible name; not needed inside a Field with `group`. */
  label?: string;
}

/** Any of several options: the sizes and colors that a product comes in. */
export function ToggleChips<T extends string>({
  value,
  onChange,
  options,
  look = 'figures',
  label,
}: ToggleChipsProps<T>) {
  const group = useFieldGroup();
  return (
    <ToggleGroup.Root
      type="multiple"
      className={classNames('toggle-chips', look !== 'figures' && `toggle-chips-${look}`)}
      value={[...value]}
      onValueChange={chosen =>
        onChange(options.map(option => option.value).filter(option => chosen.includes(option)))
      }
      aria-label={label}
      {...group}
    >
      {options.map(option => (
        <ToggleGroup.Item key={option.value} value={option.value} className="toggle-chip">
          {option.icon}
          {option.label}
          {option.count !== undefined && (
            <span className="text-13 font-normal text-ink-3">{option.count}</span>
          )}
          {look === 'words' && <Check aria-hidden="true" />}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
