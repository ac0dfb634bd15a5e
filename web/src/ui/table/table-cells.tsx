import './table-cells.css';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';

/**
 * Two lines of a cell: its value, and a quieter second one. A missing line leaves the other alone; a dash where both are missing.
 */
export function TwoLines({
  first,
  second,
  strong = true,
}: {
  first?: ReactNode;
  second?: ReactNode;
  strong?: boolean;
}) {
  return (
    <span className="two-lines">
      {(first || !second) && (
        <span className={classNames('cell-clip', strong && 'cell-strong')}>{first || '—'}</span>
      )}
      {second && <span className="cell-clip cell-second">{second}</span>}
    </span>
  );
}

/** The buttons of a row: quiet until the row is under the pointer or has the focus. */
function RowActions({ children }: { children: ReactNode }) {
  return <span className="row-actions">{children}</span>;
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

/** A name typed by a person, in its own direction and cut at its own end, whole under the pointer; a dash where there is none. */
export function TypedName({ children }: { children: string | null | undefined }) {
  return (
    <span className="own" title={children || undefined}>
      <bdi>{children || '—'}</bdi>
    </span>
  );
}

/** The buttons at the end of a row. The labels name the row: 'Edit Atlas'. */
export function EditAndDelete({
  editLabel,
  onEdit,
  deleteLabel,
  onDelete,
  children,
}: {
  editLabel: string;
  onEdit: () => void;
  deleteLabel: string;
  onDelete: () => void;
  /** A further button, before the others. */
  children?: ReactNode;
}) {
  return (
    <RowActions>
      {children}
      <IconButton size="sm" label={editLabel} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={deleteLabel} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </RowActions>
  );
}

/** A telephone number that calls, above the link that all of a list item is. */
export function TelephoneLink({ number }: { number: string | null }) {
  if (!number) return null;
  return (
    <a className="link" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <bdi className="ltr">{number}</bdi>
    </a>
  );
}
