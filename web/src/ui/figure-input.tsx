import { toLatinDigits } from '@toptan/contract/digits';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useFieldControl } from './field-context.ts';

export interface FigureInputProps {
  /** Whole pieces. */
  value: number;
  /** Called with a whole number between min and max, for every typed figure and every arrow. */
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** What is counted; not needed inside a Field. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  /** Called when the figure is settled: the focus leaves, Enter, or an arrow. */
  onSettle?: ((value: number) => void) | undefined;
  /** Shows nothing instead of 0. */
  blank?: boolean;
  className?: string;
}

/** Latin digits, also of what an Arabic or Persian keyboard typed; no letters, signs or leading zeros. */
function digitsOf(text: string): string {
  return toLatinDigits(text)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
}

/** A figure that is typed, or stepped with the arrow keys; Page Up and Page Down step by a dozen. */
export function FigureInput({
  value,
  onChange,
  min,
  max,
  label,
  disabled,
  onSettle,
  blank = false,
  className,
}: FigureInputProps) {
  const control = useFieldControl();
  // What stands in the field while it is typed in, and the figure that it stands for: another one takes its place.
  const [typed, setTyped] = useState<{ text: string; for: number } | null>(null);
  const text = typed?.for === value ? typed.text : null;
  const clamp = (next: number) => Math.min(max, Math.max(min, next));
  const change = (next: number) => {
    if (next !== value) onChange(next);
  };
  const settle = () => {
    setTyped(null);
    if (text !== null) onSettle?.(value);
  };
  /** The figure that a text stands for; an emptied field is 0 where that shows nothing, and otherwise what it was. */
  const figureOf = (digits: string) => {
    if (digits === '') return blank ? min : value;
    return Number(digits) < min ? value : clamp(Number(digits));
  };
  const onType = (written: string) => {
    const digits = digitsOf(written).slice(0, String(max).length + 1);
    const figure = figureOf(digits);
    setTyped({ text: Number(digits) > max ? String(max) : digits, for: figure });
    change(figure);
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
      setTyped(null);
      change(clamp(next));
      onSettle?.(clamp(next));
    } else if (event.key === 'Enter') {
      settle();
    }
  };
  return (
    <input
      role="spinbutton"
      type="text"
      // Digits run from left to right in every language, and the caret goes on behind the last of them.
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      value={text ?? (blank && value === 0 ? '' : String(value))}
      disabled={disabled}
      onChange={event => onType(event.target.value)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
      onBlur={settle}
      onKeyDown={onKeyDown}
      {...(className === undefined ? {} : { className })}
      {...control}
    />
  );
}
