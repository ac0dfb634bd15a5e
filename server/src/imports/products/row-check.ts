import { isDeepStrictEqual } from 'node:util';
import type { CellKey } from '@toptan/contract/catalog/cells';
import type { ImportKind } from '@toptan/contract/file-fields';
import type { RowChanges } from '@toptan/contract/import-rows';
import { alikeMax, type Problem } from '../problems.ts';
import type { Context } from './context.ts';
import { shown } from './current-values.ts';
import type { WantedPack } from './pack-cell.ts';
import type { CurrentProduct } from './queries.ts';
import type { CellValues, ReadRow } from './row.ts';

/** A row that was read. `isConfirmed`: staff have confirmed the questions of the check. */
export type Row = ReadRow & { isSkipped: boolean; isConfirmed: boolean };

/** Stock that a row asks for: of a cell, or of the whole product where there is none. */
export type WantedStock = {
  n: number;
  cell: CellKey | null;
  field: string;
  pieces: number;
  /** Pieces that this row and earlier ones of a stock count found in the cell. */
  counted: number;
};

/** The changes that the good rows of one product ask for. */
export type Plan = {
  values: Map<string, unknown>;
  sizeSetId: string | null;
  sizes: string[];
  colors: string[];
  cells: CellValues[];
  stock: WantedStock[];
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

/** A cell that rows name, or the whole product. */
export type NamedCell = CellKey & { isWhole: boolean };

/** A cell, and the first row that names it. A row that is left out counts only where no other names the cell. */
export type NamedBy = {
  n: number;
  cell: NamedCell;
  /** Barcodes in the row. */
  codes: string;
  isSkipped: boolean;
};

/** The check of the rows about one product. Problems and changes are by row number. */
export type RowCheck = {
  kind: ImportKind;
  /** Null: the product is new. */
  current: CurrentProduct | null;
  context: Context;
  /** Pieces that the product holds as a whole, and loses because rows count its cells. */
  lost: number;
  /** Whether rows count cells of a new product: a count of several cells together has no cell to go to. */
  isNewByCell: boolean;
  /** Pieces that orders took from a cell, or from the whole product, since the count. */
  taken: (cell: CellKey | null) => number;
  problems: Map<number, Problem[]>;
  changes: Map<number, RowChanges>;
  /** Cells that rows name, each with the first row that does. */
  named: Map<string, NamedBy>;
  /** The packs of the first row that has some, and its number. */
  packs: { n: number; wanted: WantedPack[] } | null;
  plan: Plan;
};

export function addProblem({ problems }: RowCheck, { n }: { n: number }, problem: Problem): void {
  const own = problems.get(n);
  const alike = own?.filter(({ field, code }) => field === problem.field && code === problem.code) ?? [];
  if (alike.length < alikeMax && !alike.some(each => isDeepStrictEqual(each, problem))) own?.push(problem);
}

export const isGood = ({ problems }: RowCheck, { n }: { n: number }): boolean =>
  problems.get(n)?.length === 0;

/** Notes the changes of a row. A new product has none: everything of it is new. */
export function noteChange(
  { current, changes, context }: RowCheck,
  { n }: { n: number },
  field: string,
  { old, value, cell }: { old: unknown; value: unknown; cell?: CellKey },
): void {
  if (!current) return;
  const of = cell && { size: cell.size, color: cell.color };
  changes
    .get(n)
    ?.push({ field, old: shown(field, old, context), new: shown(field, value, context) ?? '', ...of });
}

/** The sizes, or the colors, that a row names. */
export const namedIn = (row: Row, axis: 'size' | 'color') =>
  row.names[axis] ? row.cells.flatMap(cell => cell[axis] ?? []) : [];
