import './colour-choice.css';
import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useDye } from '../trade/swatch.tsx';
import { ChoiceGroup } from './choice-group.tsx';

export interface ColourChoiceProps {
  /** The colour's stored name, '' while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  label?: string;
}

function Dot({ colour }: { colour: string }) {
  const { style, initial, isPale } = useDye(colour);
  return (
    <i className="colour-choice-dot" data-pale={isPale || undefined} style={style}>
      {initial && (
        <span className="colour-choice-initial" aria-hidden="true">
          {initial}
        </span>
      )}
      <RadioGroup.Indicator asChild>
        <Check aria-hidden="true" />
      </RadioGroup.Indicator>
    </i>
  );
}

/** One colour of those that a product comes in. */
export function ColourChoice({ value, onChange, options, label }: ColourChoiceProps) {
  return (
    <ChoiceGroup className="colour-choice" value={value} onChange={onChange} label={label}>
      {options.map(option => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="colour-dot-btn"
          aria-label={option.label}
          title={option.label}
        >
          <Dot colour={option.value} />
        </RadioGroup.Item>
      ))}
    </ChoiceGroup>
  );
}
