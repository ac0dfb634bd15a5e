import './size-run.css';
import { FigureInput } from '../form/figure-input.tsx';
import { shortSize } from '../form/size-choice.tsx';

export interface SizeRunProps {
  /** Pieces of each size; a size that is missing has none. */
  value: Readonly<Record<string, number>>;
  onChange: (size: string, pieces: number) => void;
  /** count: pieces of this size that are in the basket already; label: what is read out, such as 'Quantity, 30'. */
  options: readonly { value: string; count?: number; label: string }[];
  /** Most pieces of one size. */
  max: number;
  label: string;
}

/** All sizes of a run with a figure for each, as on an order sheet. */
export function SizeRun({ value, onChange, options, max, label }: SizeRunProps) {
  return (
    <fieldset
      className={
        options.some(({ value: size }) => size.length > shortSize) ? 'size-run size-run-wide' : 'size-run'
      }
      aria-label={label}
    >
      {options.map(option => {
        const pieces = value[option.value] ?? 0;
        return (
          <div key={option.value} className="size-run-cell" data-filled={pieces > 0 || undefined}>
            <span className="size-run-size" aria-hidden="true">
              {option.value}
            </span>
            <FigureInput
              blank
              value={pieces}
              onChange={next => onChange(option.value, next)}
              min={0}
              max={max}
              label={option.label}
            />
            {option.count !== undefined && option.count > 0 && (
              <span className="size-chip-count" aria-hidden="true">
                {option.count}
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
