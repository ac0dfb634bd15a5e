import './size-choice.css';
import { RadioGroup } from 'radix-ui';
import { ChoiceGroup } from './choice-group.tsx';

export interface SizeChoiceProps {
  /** '' while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** count: pieces of this size that are in the basket already; label: what is read out, such as '30, 10 in your basket'. */
  options: readonly { value: string; count?: number; label?: string; disabled?: boolean }[];
  label?: string;
}

/** Letters of a size of which six have space side by side. */
export const shortSize = 4;

/** One size of a run; each chip carries what is ordered of it already. */
export function SizeChoice({ value, onChange, options, label }: SizeChoiceProps) {
  const looks = options.some(option => option.value.length > shortSize)
    ? 'size-choice size-choice-wide'
    : 'size-choice';
  return (
    <ChoiceGroup className={looks} value={value} onChange={onChange} label={label}>
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
    </ChoiceGroup>
  );
}
