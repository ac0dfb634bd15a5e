import './filter-rail.css';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';

export interface RailItem {
  id: string;
  label: string;
  /** Rows that the choice shows; undefined: nobody counts them, or they are not known yet. */
  count?: number | undefined;
  isCurrent: boolean;
  onChoose: () => void;
}

/** Filters beside a grid, on wide screens. */
export function FilterRail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className="rail" aria-label={label}>
      {children}
    </aside>
  );
}

/** One of several choices, one below the other. */
export function RailGroup({ title, items }: { title: string; items: readonly RailItem[] }) {
  const { number } = useFormat();
  return (
    <fieldset>
      <legend>{title}</legend>
      {items.map(({ id, label, count, isCurrent, onChoose }) => (
        <button key={id} type="button" aria-pressed={isCurrent} onClick={onChoose}>
          {label}
          <span className="rail-count">{count === undefined ? '' : number(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
