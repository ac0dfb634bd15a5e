import type { ImportKind, RowChanges } from '@toptan/contract/imports';
import type { Problem } from '../values.ts';
import type { Context } from './context.ts';
import type { WantedPack } from './pack-cell.ts';
import type { Standing } from './queries.ts';
import type { CellKey, CellValues, ReadRow } from './row.ts';
import { shown } from './standing-values.ts';

/** A row; whether it is left out, and whether somebody has confirmed what it was asked about. */
export type Row = ReadRow & { isSkipped: boolean; isConfirmed: boolean };

/** Stock that a row wants of a cell; of the whole product where there is none. */
export type StockWish = { n: number; cell: CellKey | null; field: string; pieces: number };

/** What the good rows of one product ask for. */
export type Plan = {
  values: Map<string, unknown>;
  sizeSetId: string | null;
  sizes: string[];
  colors: string[];
  cells: CellValues[];
  stock: StockWish[];
  packs: WantedPack[] | null;
};

export const emptyPlan = (): Plan => ({
  values: new Map(),
  sizeSetId: null,
  sizes: [],
  colors: [],
  cells: [],
  stock: [],
  packs: null,
});

/** A size and color that rows name; the whole of a product has neither. */
export type NamedCell = CellKey & { isWhole: boolean };

/** A cell, and the first row that names it; one that is left out counts where no other does. */
export type NamedBy = { n: number; cell: NamedCell; isSkipped: boolean };

/** The rows of one product while they are judged, and what they come to. Problems and changes are by the numbers of the rows. */
export type Judging = {
  kind: ImportKind;
  /** The product as it is; null: it is new. */
  standing: Standing | null;
  context: Context;
  /** Pieces of an existing product as a whole that are gone once its cells are counted; 0: none. */
  lost: number;
  /** Pieces that left a cell, or the whole product, since they were counted. */
  taken: (cell: CellKey | null) => number;
  problems: Map<number, Problem[]>;
  changes: Map<number, RowChanges>;
  /** Cells that rows name, each with the first row that does. */
  named: Map<string, NamedBy>;
  plan: Plan;
};

export function addProblem({ problems }: Judging, { n }: { n: number }, problem: Problem): void {
  problems.get(n)?.push(problem);
}

export const isGood = ({ problems }: Judging, { n }: { n: number }): boolean => problems.get(n)?.length === 0;

/** Notes what a row changes. Everything is new of a new product, so nothing is noted there. */
export function noteChange(
  { standing, changes, context }: Judging,
  { n }: { n: number },
  field: string,
  { old, value }: { old: unknown; value: unknown },
): void {
  if (!standing) return;
  changes.get(n)?.push({ field, old: shown(field, old, context), new: shown(field, value, context) ?? '' });
}
