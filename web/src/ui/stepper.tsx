import './stepper.css';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field-context.ts';

export interface StepperProps {
  /** Whole pieces. */
  value: number;
  /** Called with a whole number between min and max, on every press and every typed figure that is one. */
  onChange: (value: number) => void;
  /** Lowest value: 1 in the basket, 0 in the picker and for stock. */
  min?: number;
  /** Highest value; the specification's quantity input ends at 999. */
  max?: number;
  /** md 44 px (picker), sm 36 px (basket lines and forms). */
  size?: 'sm' | 'md';
  /** Takes the width of its place, as in a form. */
  wide?: boolean;
  /** What is counted, such as 'Quantity, White, 30'. Not needed inside a Field. */
  label?: string;
  disabled?: boolean;
  /** Called when the figure is settled: the focus leaves, Enter, or a button press. */
  onSettle?: (value: number) => void;
}

/** Quantity: typing, minus and plus, arrow keys, Page Up and Page Down by a dozen. Mirrors from right to left. */
export function Stepper({
  value,
  onChange,
  min = 1,
  max = 999,
  size = 'md',
  wide,
  label,
  disabled,
  onSettle,
}: StepperProps) {
  const { t } = useTranslation('ui');
  const control = useFieldControl();
  const [typed, setTyped] = useState<string | null>(null);

  const clamp = (next: number) => Math.min(max, Math.max(min, next));
  const set = (next: number) => {
    setTyped(null);
    const bounded = clamp(next);
    if (bounded !== value) onChange(bounded);
    return bounded;
  };
  const press = (next: number) => onSettle?.(set(next));
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    onSettle?.(value);
  };
  const onType = (text: string) => {
    const digits = text
      .replace(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x0660))
      .replace(/\D/g, '');
    const shown = digits.replace(/^0+(?=\d)/, '').slice(0, String(max).length + 1);
    const next = Number(shown);
    setTyped(next > max ? String(max) : shown);
    if (shown !== '' && next >= min) {
      const bounded = clamp(next);
      if (bounded !== value) onChange(bounded);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      PageUp: value + 12,
      PageDown: value - 12,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      press(next);
    } else if (event.key === 'Enter') {
      settle();
    }
  };
  const name = label === undefined ? '' : `, ${label}`;
  return (
    <span className={classNames('stepper', size === 'sm' && 'stepper-sm', wide && 'stepper-wide')}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${t('decrease')}${name}`}
        disabled={disabled || value <= min}
        onClick={() => press(value - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        role="spinbutton"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? String(value)}
        disabled={disabled}
        onChange={event => onType(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={settle}
        onKeyDown={onKeyDown}
        {...control}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${t('increase')}${name}`}
        disabled={disabled || value >= max}
        onClick={() => press(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </span>
  );
}
