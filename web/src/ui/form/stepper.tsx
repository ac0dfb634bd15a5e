import './stepper.css';
import { Minus, Plus } from 'lucide-react';
import { useWords } from '../../i18n/use-words.ts';
import { classNames } from '../class-names.ts';
import { FigureInput, stepsFrom } from './figure-input.tsx';

interface StepperProps {
  /** Whole pieces, while they are typed also beyond min and max; NaN while the typed text is no whole number. */
  value: number;
  /** Called with a whole number on every press and every typed figure, as it is typed; NaN for any other text. */
  onChange: (value: number) => void;
  /** Lowest value: 1 in the basket, 0 in the picker and for stock. */
  min?: number;
  /** The highest value: of a line in the basket, or of a stock. */
  max: number;
  /** The step up and down, to its multiples; 1 by default. */
  step?: number | undefined;
  /** md 44 px (picker), sm 36 px (basket lines and forms). */
  size?: 'sm' | 'md';
  /** Takes the width of its place, as in a form. */
  wide?: boolean;
  /** The name of the counted pieces, such as 'Quantity, White, 30'. Not needed inside a Field. */
  label?: string;
  disabled?: boolean;
  /** Called when the figure is settled: the focus leaves, Enter, or a button press. */
  onSettle?: (value: number) => void;
  /** The id of its `FigureProblem`. */
  problemId?: string;
}

/** Quantity: typing, minus and plus, arrow keys, Page Up and Page Down by a dozen. Mirrors from right to left. */
export function Stepper({
  value,
  onChange,
  min = 1,
  max,
  step,
  size = 'md',
  wide,
  label,
  disabled,
  onSettle,
  problemId,
}: StepperProps) {
  const { t, list } = useWords('ui');
  const isNotWhole = Number.isNaN(value);
  const { down, up } = stepsFrom(value, { min, max, step });
  const press = (next: number) => {
    onChange(next);
    onSettle?.(next);
  };
  return (
    <span className={classNames('stepper', size === 'sm' && 'stepper-sm', wide && 'stepper-wide')}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={list([t('decrease'), label])}
        disabled={disabled || isNotWhole || down === value}
        onClick={() => press(down)}
      >
        <Minus aria-hidden="true" />
      </button>
      <FigureInput
        value={value}
        onChange={onChange}
        min={min}
        max={max}
        step={step}
        label={label}
        disabled={disabled}
        onSettle={onSettle}
        problemId={problemId}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={list([t('increase'), label])}
        disabled={disabled || isNotWhole || up === value}
        onClick={() => press(up)}
      >
        <Plus aria-hidden="true" />
      </button>
    </span>
  );
}
