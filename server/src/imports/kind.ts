import type { ImportKind } from '@toptan/contract/file-fields';
import type { ImportProduct, RowChange, RowChanges } from '@toptan/contract/import-rows';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import type { Cell } from '../spreadsheet/table.ts';
import type { Problem } from './problems.ts';

/** A stored row of a file. */
export type StoredRow = {
  n: number;
  key: string;
  cells: readonly Cell[];
  isSkipped: boolean;
  isConfirmed: boolean;
  /** The changes that the check found. Applying compares them with those it would make itself. */
  changes: RowChanges;
};

/** The result of the check of a row. */
export type CheckResult = {
  n: number;
  change: RowChange;
  problems: Problem[];
  changes: RowChanges;
  /** The name of the row's subject. */
  subject: string | null;
  /** The outcome for a product, on the first of its rows that do the same. */
  product?: ImportProduct;
};

/** The values from before an apply that undoing restores. */
export type Before = Record<string, unknown>;

/** The outcome of applying the rows of a key: those that are applied, and the problems of the others. */
export type Outcome = {
  applied: number[];
  left: { n: number; problems: Problem[] }[];
  before: Before | null;
};

/** Checks rows; all rows of a key come in one call. It remembers the rows of earlier calls. */
export type Checker = ((rows: readonly StoredRow[]) => Promise<CheckResult[]>) & {
  /** Adds rows for stock that a full count does not name, once all rows are checked. @returns the number of these rows */
  addMissing?: () => Promise<number>;
};

/** Rows to apply, key by key. */
export type Keys = {
  keys: readonly (readonly StoredRow[])[];
  /**
   * Applies a key and stores its outcome; a refused key writes nothing.
   * @param apply throws a Refusal where the portal does not take the rows
   */
  each(rows: readonly StoredRow[], apply: (tx: Transaction) => Promise<Outcome>): Promise<void>;
};

/** The steps that files of every kind have. */
export type Kind = {
  /** SQL for the key of a row: rows about the same thing have the same key. @param cell SQL for the cell of a field, if any */
  key(cell: (field: string) => SQL | null): SQL;
  checker(db: Queryable, source: Source): Promise<Checker>;
  /** Rows that are applied in one transaction at most; 1: those of one key. */
  appliedTogether: number;
  /** Applies rows of several keys in a transaction, one key after the other. */
  apply(tx: Transaction, actor: Actor, source: Source, wanted: Keys): Promise<void>;
  /** @returns false where the subject has been changed since */
  undo(tx: Transaction, actor: Actor, before: Before): Promise<boolean>;
};

/** SQL for a code as rows are told apart by it: folded, and bare as `bareCode` makes it, so that every spelling is one. */
export const codeKey = (cell: SQL | null): SQL | null =>
  cell &&
  sql`regexp_replace(regexp_replace(regexp_replace(fold(${cell}), '^="(.*)"$', '\\1'), '^''+ ?', ''), '^(\\d+)[.,]0+$', '\\1')`;

/** The way to read the cells of an import. */
export type Source = {
  id: string;
  kind: ImportKind;
  fields: readonly (string | null)[];
  /** The column with the numbers of another program, by which WooCommerce names a parent without SKU: `id:123`. -1: none. */
  foreignId: number;
  format: 'tr' | 'en' | null;
  /** The other currency that the heading of each column names. */
  currencies: readonly (string | null)[];
  /** Another currency in a title above the headings. */
  currencyAbove: string | null;
  /** The moment of a stock count. */
  countedAt: string | null;
  isFull: boolean;
  /** Colors that applying adds: the check takes them as if they were there. */
  newColors: readonly string[];
};

/** A change that is not as the check found it. Stock is left out: it is applied as a difference. */
function conflictingChange(then: RowChanges, now: RowChanges): RowChanges[number] | undefined {
  const isStock = ({ field }: RowChanges[number]) => /^(stock|productStock)/.test(field);
  const text = (change: RowChanges[number]) => JSON.stringify([change.field, change.old, change.new]);
  const known = new Set(then.filter(change => !isStock(change)).map(text));
  const current = now.filter(change => !isStock(change));
  const added = current.find(change => !known.has(text(change)));
  return added ?? (current.length < known.size ? then.find(change => !isStock(change)) : undefined);
}

/** The reasons why a row cannot be applied: its problems, or a change since the check that staff have not confirmed. */
export function blockingProblems(row: StoredRow, now: CheckResult | undefined): Problem[] {
  if (!now) return [{ field: null, code: 'changed_meanwhile' }];
  if (now.change === 'error') return now.problems;
  const conflict = row.isConfirmed ? undefined : conflictingChange(row.changes, now.changes);
  return conflict ? [{ field: conflict.field, code: 'changed_meanwhile', current: conflict.old ?? '' }] : [];
}
