import './toggle-chips.css';
import { Check } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { useFieldGroup } from './field-context.ts';

export interface ToggleChipsProps<T extends string> {
  value: readonly T[];
  /** Called with the chosen values, in the order of the options. */
  onChange: (value: T[]) => void;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  /** figures: short and centred (sizes). words: with an icon and a check (colours). */
  look?: 'figures' | 'words';
  /** Accessible name; not needed inside a Field with `group`. */
  label?: string;
  className?: string;
}

export interface ChipRowProps {
  /** Accessible name. */
  label: string;
  items: readonly { id: string; label: string; count?: string; isCurrent: boolean; onChoose: () => void }[];
  className?: string;
}

/** One of several as a row to swipe, on phones, each with how much it would show. */
export function ChipRow({ label, items, className }: ChipRowProps) {
  return (
    <fieldset className={classNames('chip-row', className)} aria-label={label}>
      {items.map(({ id, label: words, count, isCurrent, onChoose }) => (
        <button key={id} type="button" className="toggle-chip" aria-pressed={isCurrent} onClick={onChoose}>
          {words}
          {count !== undefined && <span className="chip-row-count">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** Any of several: the sizes and colours that a product comes in. */
export function ToggleChips<T extends string>({
  value,
  onChange,
  options,
  look = 'figures',
  label,
  className,
}: ToggleChipsProps<T>) {
  const group = useFieldGroup();
  return (
    <ToggleGroup.Root
      type="multiple"
      className={classNames('toggle-chips', look === 'words' && 'toggle-chips-words', className)}
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
          {look === 'words' && <Check aria-hidden="true" />}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
