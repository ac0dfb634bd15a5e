import '../form/toggle-chips.css';
import { useFormat } from '../../i18n/use-format.ts';
import { classNames } from '../class-names.ts';
import type { RailItem } from './filter-rail.tsx';
import { scrollToMiddle } from './scroll-to-middle.ts';

interface ChipRowProps {
  /** Accessible name. */
  label: string;
  items: readonly RailItem[];
  className?: string;
}

/** One of several options as a row to swipe, on phones, each with the number of its rows. */
export function ChipRow({ label, items, className }: ChipRowProps) {
  const { number } = useFormat();
  return (
    <fieldset className={classNames('chip-row', className)} aria-label={label}>
      {items.map(({ id, label: words, count, isCurrent, onChoose }) => (
        <button
          key={id}
          ref={isCurrent ? scrollToMiddle : undefined}
          type="button"
          className="toggle-chip"
          aria-pressed={isCurrent}
          onClick={() => onChoose()}
        >
          {words}
          {count !== undefined && <span className="text-13 font-normal text-ink-3">{number(count)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
