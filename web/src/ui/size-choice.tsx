import './size-choice.css';
import { RadioGroup } from 'radix-ui';
import { useFieldGroup } from './field-context.ts';

export interface SizeChoiceProps {
  /** '' while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** count: pieces of this size that are in the basket already; label: what is read out, such as '30, 10 in your basket'. */
  options: readonly { value: string; count?: number; label?: string; disabled?: boolean }[];
  label?: string;
}

/** One size of a run; each chip carries what is ordered of it already. */
export function SizeChoice({ value, onChange, options, label }: SizeChoiceProps) {
  const group = useFieldGroup();
  return (
    <RadioGroup.Root
      className="size-choice"
      value={value}
      onValueChange={onChange}
      aria-label={label}
      {...group}
    >
      {options.map(option => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="size-chip"
          disabled={option.disabled ?? false}
          aria-label={option.label}
        >
          {option.value}
          {option.count !== undefined && option.count > 0 && (
            <span className="size-chip-count">{option.count}</span>
          )}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
