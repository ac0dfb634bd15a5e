import './table-cells.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Two lines of a cell: what it is, and quieter what belongs to it. */
export function TwoLines({
  first,
  second,
  strong = true,
}: {
  first: ReactNode;
  second?: ReactNode;
  strong?: boolean;
}) {
  return (
    <span className="two-lines">
      <span className={classNames('cell-clip', strong && 'cell-strong')}>{first}</span>
      {second !== undefined && <span className="cell-clip cell-second">{second}</span>}
    </span>
  );
}

/** The buttons of a row: quiet until the row is under the pointer or has the focus. */
export function RowDeeds({ children }: { children: ReactNode }) {
  return <span className="row-deeds">{children}</span>;
}

/** A settled assignment: a check, its word, and the name below. */
export function AssignedMark({ label, name }: { label: ReactNode; name: string }) {
  return (
    <span className="assigned">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M20 6 9 17l-5-5" />
      </svg>
      <span>
        {label}
        <bdi className="cell-second">{name}</bdi>
      </span>
    </span>
  );
}
