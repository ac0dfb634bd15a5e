import {
  addProblem,
  isGood,
  type Judging,
  type NamedCell,
  noteChange,
  type Plan,
  type Row,
} from './judging.ts';
import { isWholePool, keptCell } from './pools.ts';
import type { Standing } from './queries.ts';
import { type CellKey, type CellValues, sameCell, type WholeStock } from './row.ts';
import { standingStock } from './standing-values.ts';

type Variant = Standing['variants'][number];

const cellCount = ({ sizes, colors }: Plan) => Math.max(sizes.length, 1) * Math.max(colors.length, 1);

/** The size and color that a row means: of a product in one size or one color it need not be said. */
function cellMeant(given: CellValues, plan: Plan): NamedCell {
  if (given.size === null && given.color === null && cellCount(plan) > 1)
    return { size: null, color: null, isWhole: true };
  const only = (all: readonly string[]) => (all.length === 1 ? (all[0] ?? null) : null);
  return {
    size: given.size ?? only(plan.sizes),
    color: given.color ?? only(plan.colors),
    isWhole: false,
  };
}

/** What a cell does not say although the product has several. */
function lackOf(cell: CellKey, { sizes, colors }: Plan): 'size' | 'color' | null {
  if (sizes.length > 0 && cell.size === null) return 'size';
  return colors.length > 0 && cell.color === null ? 'color' : null;
}

const saysMore = ({ size, color, ...rest }: CellValues) => Object.keys(rest).length > 0;

/** Refuses a cell that an earlier row names, unless that is left out. */
function nameOnce(judging: Judging, row: Row, cell: NamedCell): void {
  const key = JSON.stringify(cell);
  const first = judging.named.get(key);
  if (!first || first.isSkipped) judging.named.set(key, { n: row.n, cell, isSkipped: row.isSkipped });
  else if (first.n !== row.n)
    addProblem(judging, row, { field: null, code: 'twice_in_file', limit: first.n });
}

/** What a row changes of a variant: SKU, barcodes and whether it is sold. */
function variantChanges(
  judging: Judging,
  row: Row,
  given: CellValues,
  variant: Variant | undefined,
): Partial<CellValues> {
  if (judging.kind !== 'products') return {};
  const present = {
    variantSku: variant?.sku ?? null,
    codes: variant ? [...variant.codes].sort() : null,
    variantActive: variant?.isActive ?? true,
  };
  const changes: Partial<CellValues> = {};
  for (const field of ['variantSku', 'codes', 'variantActive'] as const) {
    const value = given[field];
    const old = present[field];
    if (value === undefined || String(value) === String(old ?? '')) continue;
    noteChange(judging, row, field, { old, value });
    Object.assign(changes, { [field]: value });
  }
  return changes;
}

/** What the stock of a cell is called among the changes of a row, each of which has a name of its own. */
function stockField({ cells }: Row, { size, color }: CellKey): string {
  if (cells.length === 1) return 'stock';
  const isOfColors = new Set(cells.map(cell => cell.color)).size > 1;
  return `stock:${isOfColors ? [size, color].join(' · ') : size}`;
}

/** Judges what a row says of one size in one color. */
function judgeCell(judging: Judging, row: Row, cell: CellKey, given: CellValues): void {
  const { kind, standing, plan, taken } = judging;
  const variant = standing?.variants.find(each => sameCell(each, cell) && each.offered);
  if (standing && !variant && kind === 'stock')
    addProblem(judging, row, { field: cell.size === null ? 'color' : 'size', code: 'not_offered' });
  else if (!variant)
    noteChange(judging, row, 'size', {
      old: null,
      value: [cell.color, cell.size].filter(Boolean).join(' '),
    });
  const changes = variantChanges(judging, row, given, variant);
  if (given.stock !== undefined) {
    const pieces = Math.max(0, given.stock - taken(cell));
    const old = standing && variant ? standingStock(standing, cell) : null;
    const field = stockField(row, cell);
    if (old !== pieces) noteChange(judging, row, field, { old, value: pieces });
    if (isGood(judging, row)) plan.stock.push({ n: row.n, cell, field, pieces });
  }
  if (isGood(judging, row) && Object.keys(changes).length > 0) plan.cells.push({ ...cell, ...changes });
}

/** Judges the pieces of a product as a whole, which only one has whose stock is not held by size or color. */
function judgeWhole(judging: Judging, row: Row, counted: WholeStock | null): void {
  if (counted === null) return;
  const { standing, plan, taken } = judging;
  const pieces = Math.max(0, counted.pieces - taken(null));
  const old = standing?.product.stockQuantity;
  const isByCell = standing?.product.stockPools.some(({ size, color }) => size !== null || color !== null);
  if (isByCell || judging.lost > 0) {
    if (old !== pieces) addProblem(judging, row, { field: 'size', code: 'required' });
    return;
  }
  if (old !== pieces) noteChange(judging, row, 'productStock', { old, value: pieces });
  if (!isGood(judging, row)) return;
  const first = plan.stock.find(({ cell }) => cell === null);
  if (first && first.pieces !== pieces) {
    const current = String(first.pieces);
    addProblem(judging, row, { field: counted.field, code: 'differs', limit: first.n, current });
  } else if (!first && !row.isSkipped)
    plan.stock.push({ n: row.n, cell: null, field: 'productStock', pieces });
}

/** Whether a row says the stock of a size in a color. */
const countsCell = ({ cells }: Row, plan: Plan): boolean =>
  cells.some(given => {
    const { isWhole, ...cell } = cellMeant(given, plan);
    return given.stock !== undefined && !isWhole && lackOf(cell, plan) === null;
  });

/** The pieces of a product as a whole that are gone once rows count its cells. */
export function lostPieces(standing: Standing | null, plan: Plan, rows: readonly Row[]): number {
  const whole = standing?.product.stockPools.find(isWholePool);
  if (!standing || !whole || cellCount(plan) === 1 || keptCell(standing, plan)) return 0;
  return rows.some(row => !row.isSkipped && countsCell(row, plan)) ? whole.quantity : 0;
}

/** Judges what a row says of its sizes and colors, or of the product as a whole. */
export function judgeCells(judging: Judging, row: Row): void {
  let whole = row.productStock;
  if (judging.lost > 0 && countsCell(row, judging.plan))
    noteChange(judging, row, 'productStock', { old: judging.lost, value: 0 });
  for (const given of row.cells) {
    const { isWhole, ...cell } = cellMeant(given, judging.plan);
    nameOnce(judging, row, { ...cell, isWhole });
    const lack = lackOf(cell, judging.plan);
    if (isWhole && row.cells.length === 1) {
      if (given.stock !== undefined) whole = { field: 'stock', pieces: given.stock };
      if (given.codes || given.variantSku !== undefined)
        addProblem(judging, row, { field: 'size', code: 'required' });
    } else if (lack === null) judgeCell(judging, row, cell, given);
    else if (saysMore(given)) addProblem(judging, row, { field: lack, code: 'required' });
  }
  judgeWhole(judging, row, whole);
}
