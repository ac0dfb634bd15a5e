import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useFieldControl } from './field-context.ts';
import { readPieces } from './piece-text.ts';

interface FigureInputProps {
  /** Whole pieces, while they are typed also beyond min and max; NaN while the typed text is no whole number. */
  value: number;
  /** Called with a whole number for every typed figure, as it is typed, and every arrow; NaN for anything else. */
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** The name of the counted pieces; not needed inside a Field. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  /** Called when a figure between min and max is settled: the focus leaves, Enter, or an arrow. */
  onSettle?: ((value: number) => void) | undefined;
  /** Shows nothing instead of 0. */
  blank?: boolean;
  /** Arrows and buttons go to the multiples of this. */
  step?: number | undefined;
  /** -1: Tab passes it by. */
  tabIndex?: number;
  /** The id of its `FigureProblem`. */
  problemId?: string | undefined;
}

/** The multiples of a step around a figure, within its bounds; the figure itself where there is none on that side. */
export function stepsFrom(
  value: number,
  { min, max, step = 1 }: { min: number; max: number; step?: number | undefined },
) {
  const down = Math.ceil(value / step) * step - step;
  const up = Math.floor(value / step) * step + step;
  return {
    down: down < min ? Math.min(value, max) : Math.min(down, max),
    up: up > max ? value : Math.max(up, min),
  };
}

/** Whether a figure cannot be taken: no whole number, or beyond its bounds. */
export const isRefusedFigure = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isNaN(value) || value < min || value > max;

/**
 * A figure that is typed, or stepped with the arrow keys; Page Up and Page Down step by a dozen. A text that is no whole number,
 * or beyond the bounds, stays as typed and is marked; the error stands around it (`FigureProblem`).
 */
export function FigureInput({
  value,
  onChange,
  min,
  max,
  label,
  disabled,
  onSettle,
  blank = false,
  step,
  tabIndex,
  problemId,
}: FigureInputProps) {
  const control = useFieldControl();
  // The text of the field while it is typed in, and the figure that it was typed for: another figure replaces the text.
  const [typed, setTyped] = useState<{ text: string; for: number } | null>(null);
  const text = Object.is(typed?.for, value) ? (typed?.text ?? null) : null;
  const isRefused = isRefusedFigure(value, { min, max });
  const [last, setLast] = useState(isRefused ? min : value);
  const whole = isRefused ? last : value;
  if (whole !== last) setLast(whole);
  const clamp = (next: number) => Math.min(max, Math.max(min, next));
  const change = (next: number) => {
    if (!Object.is(next, value)) onChange(next);
  };
  const settle = () => {
    if (isRefused) return;
    setTyped(null);
    if (text !== null) onSettle?.(value);
  };
  /** The figure of the field; an emptied field is 0 where it shows nothing for 0, and otherwise keeps its figure. */
  const figureOf = (pieces: number | null) => {
    if (pieces === null) return blank ? min : whole;
    return pieces;
  };
  const onType = (written: string) => {
    const pieces = readPieces(written);
    const figure = figureOf(pieces);
    const shown = pieces === null ? '' : String(pieces);
    setTyped({ text: Number.isNaN(figure) ? written : shown, for: figure });
    change(figure);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsFrom(whole, { min, max, step });
    const byKey: Record<string, number> = {
      ArrowUp: steps.up,
      ArrowDown: steps.down,
      PageUp: whole + 12,
      PageDown: whole - 12,
    };
    const next = byKey[event.key];
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
      tabIndex={tabIndex}
      aria-valuenow={Number.isNaN(value) ? undefined : value}
      aria-valuemin={min}
      aria-valuemax={max}
      value={text ?? (Number.isNaN(value) || (blank && value === 0) ? '' : String(value))}
      disabled={disabled}
      onChange={event => onType(event.target.value)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
      // A click into the field that has the focus drops the selection.
      onClick={event => text === null && event.currentTarget.select()}
      onBlur={settle}
      onKeyDown={onKeyDown}
      {...control}
      {...(isRefused && { 'aria-invalid': true, ...(problemId && { 'aria-describedby': problemId }) })}
    />
  );
}
