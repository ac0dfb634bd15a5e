import type { ImportKind, RowChange, RowChanges } from '@toptan/contract/imports';
import type { SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import type { Cell } from '../spreadsheet/table.ts';
import type { Problem } from './values.ts';

/** A row of a file as it is stored. */
export type StoredRow = {
  n: number;
  key: string;
  cells: readonly Cell[];
  isSkipped: boolean;
  isConfirmed: boolean;
  /** What the check found; compared before it is applied. */
  changes: RowChanges;
};

/** What the check finds of a row. */
export type Verdict = {
  n: number;
  change: RowChange;
  problems: Problem[];
  changes: RowChanges;
  /** The name of what the row is about. */
  subject: string | null;
};

/** What undoing needs to know. */
export type Before = Record<string, unknown>;

/** What came of rows with one key: those that are written, and what is wrong with the others. */
export type Outcome = {
  applied: number[];
  left: { n: number; problems: Problem[] }[];
  before: Before | null;
};

/** A check of rows, whole keys at a time; remembers what it has seen of the file. */
export type Checker = ((rows: readonly StoredRow[]) => Promise<Verdict[]>) & {
  /** Adds rows for what the file does not name, once all others are checked. @returns how many */
  addMissing?: () => Promise<number>;
};

/** What is the same for every kind of file. */
export type Kind = {
  /** What rows about the same thing have in common; out of `import_rows`, whose cell at a place `cell` gives. */
  key(cell: (field: string) => SQL | null): SQL;
  checker(db: Queryable, source: Source): Promise<Checker>;
  /** Applies rows of one key in a transaction; throws a Refusal where the portal does not take them. */
  apply(tx: Transaction, actor: Actor, source: Source, rows: readonly StoredRow[]): Promise<Outcome>;
  /** @returns false where something newer stands on it */
  undo(tx: Transaction, actor: Actor, before: Before): Promise<boolean>;
};

/** How the cells of an import are read. */
export type Source = {
  id: string;
  kind: ImportKind;
  fields: readonly (string | null)[];
  format: 'tr' | 'en' | null;
  /** Of a stock count: its moment, and whether what is not in the file becomes 0. */
  countedAt: string | null;
  isFull: boolean;
};

/** What would change now and was not so at the check. Stock is applied as a difference, so it may. */
function movedChange(then: RowChanges, now: RowChanges): RowChanges[number] | undefined {
  const isStock = ({ field }: RowChanges[number]) => /^(stock|productStock)/.test(field);
  const text = (change: RowChanges[number]) => JSON.stringify([change.field, change.old, change.new]);
  const known = new Set(then.filter(change => !isStock(change)).map(text));
  const current = now.filter(change => !isStock(change));
  const moved = current.find(change => !known.has(text(change)));
  return moved ?? (current.length < known.size ? then.find(change => !isStock(change)) : undefined);
}

/** What keeps a row from being applied: what is wrong with it, or what changed since the check that nobody has confirmed. */
export function whatHolds(row: StoredRow, now: Verdict | undefined): Problem[] {
  if (!now) return [{ field: null, code: 'changed_meanwhile' }];
  if (now.change === 'error') return now.problems;
  const moved = row.isConfirmed ? undefined : movedChange(row.changes, now.changes);
  return moved ? [{ field: moved.field, code: 'changed_meanwhile', current: moved.old ?? '' }] : [];
}
