import { type CellKey, isWholeProduct, sameCell } from '@toptan/contract/catalog/cells';
import { cellCount } from '@toptan/contract/catalog/sizing';
import { isAbout, type Problem } from '../problems.ts';
import { currentStock } from './current-values.ts';
import { keptCell } from './pools.ts';
import type { CurrentProduct } from './queries.ts';
import type { CellValues, WholeStock } from './row.ts';
import {
  addProblem,
  isGood,
  type NamedCell,
  noteChange,
  type Plan,
  type Row,
  type RowCheck,
} from './row-check.ts';

type Variant = CurrentProduct['variants'][number];

/** The cell that a row means. It need not name the only size or the only color of a product. */
export function cellMeant(given: CellValues, { sizes, colors }: Plan): NamedCell {
  if (isWholeProduct(given) && cellCount(sizes, colors) > 1)
    return { size: null, color: null, isWhole: true };
  const only = (all: readonly string[]) => (all.length === 1 ? (all[0] ?? null) : null);
  return {
    size: given.size ?? only(sizes),
    color: given.color ?? only(colors),
    isWhole: false,
  };
}

/** The axis of the product that a cell does not name. Null: it names all of them. */
export function missingAxis(cell: CellKey, { sizes, colors }: Plan): 'size' | 'color' | null {
  if (sizes.length > 0 && cell.size === null) return 'size';
  return colors.length > 0 && cell.color === null ? 'color' : null;
}

const saysMore = ({ size, color, ...rest }: CellValues) => Object.keys(rest).length > 0;

/** Whether a row names the model alone: files of other shops have such rows for further pictures. */
const saysNothing = (row: Row, given: CellValues) =>
  !saysMore(given) &&
  given.size === null &&
  given.color === null &&
  [...row.values.keys()].every(field => field === 'sku') &&
  row.packs === null;

/** Refuses a cell that an earlier row names, unless that row is left out, or a count found it again by the same barcode. */
function nameOnce(check: RowCheck, row: Row, cell: NamedCell, given: CellValues): void {
  const key = JSON.stringify(cell);
  const first = check.named.get(key);
  const codes = given.codes?.join() ?? '';
  const isFoundAgain = check.kind === 'stock' && codes !== '' && codes === first?.codes;
  if (!first || first.isSkipped) check.named.set(key, { n: row.n, cell, codes, isSkipped: row.isSkipped });
  else if (first.n !== row.n && !isFoundAgain)
    addProblem(check, row, { field: null, code: 'twice_in_file', limit: first.n });
}

/** The changes of a row to a variant: SKU, barcodes and whether it is sold. */
function variantChanges(
  check: RowCheck,
  row: Row,
  given: CellValues,
  variant: Variant | undefined,
): Partial<CellValues> {
  if (check.kind !== 'products') return {};
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
    noteChange(check, row, field, { old, value, cell: given });
    Object.assign(changes, { [field]: value });
  }
  return changes;
}

/** The field of the stock of a cell. It differs from those of the other cells of the row. */
function stockField({ cells }: Row, { size, color }: CellKey): string {
  if (cells.length === 1) return 'stock';
  const isOfColors = new Set(cells.map(cell => cell.color)).size > 1;
  return `stock:${isOfColors ? [size, color].join(' · ') : size}`;
}

/**
 * Pieces of a cell or a product after a row: the pieces in the row or, in a file of the portal, the present stock plus the row's
 * change.
 */
const wantedPieces = ({ exportedStock }: Row, said: number, present: number | null | undefined): number =>
  exportedStock === null || present == null ? said : Math.max(0, present + said - exportedStock);

/** Checks the values of a row for one size in one color. */
function checkCell(check: RowCheck, row: Row, cell: CellKey, given: CellValues): void {
  const { kind, current, plan, taken } = check;
  const variant = current?.variants.find(each => sameCell(each, cell) && each.offered);
  if (current && !variant && kind === 'stock')
    addProblem(check, row, { field: cell.size === null ? 'color' : 'size', code: 'not_offered' });
  else if (!variant)
    noteChange(check, row, 'size', {
      old: null,
      value: [cell.color, cell.size].filter(Boolean).join(' '),
      cell,
    });
  const changes = variantChanges(check, row, given, variant);
  if (given.stock !== undefined) {
    const earlier =
      kind === 'stock'
        ? plan.stock.findLast(wanted => wanted.cell && sameCell(wanted.cell, cell))
        : undefined;
    const present = current && variant ? currentStock(current, cell) : null;
    const counted = (earlier?.counted ?? 0) + wantedPieces(row, given.stock, present);
    const pieces = Math.max(0, counted - taken(cell));
    const old = earlier ? earlier.pieces : present;
    const field = stockField(row, cell);
    if (old !== pieces) noteChange(check, row, field, { old, value: pieces, cell });
    if (isGood(check, row) && !row.isSkipped) plan.stock.push({ n: row.n, cell, field, pieces, counted });
  }
  if (isGood(check, row) && Object.keys(changes).length > 0) plan.cells.push({ ...cell, ...changes });
}

/** Checks the stock of a product as a whole. It is refused where stock is held by size or color. */
function checkWhole(check: RowCheck, row: Row, counted: WholeStock | null): void {
  if (counted === null) return;
  const { current, plan, taken } = check;
  const old = current?.product.stockQuantity;
  const pieces = Math.max(0, wantedPieces(row, counted.pieces, old) - taken(null));
  const isByCell = current?.product.stockPools.some(({ size, color }) => size !== null || color !== null);
  if (isByCell || check.lost > 0 || check.isNewByCell) {
    const problem: Problem = isByCell
      ? { field: counted.field, code: 'stock_by_cell', current: String(old) }
      : { field: 'size', code: 'required' };
    if (old !== pieces) addProblem(check, row, problem);
    return;
  }
  if (old !== pieces) noteChange(check, row, 'productStock', { old, value: pieces });
  if (!isGood(check, row)) return;
  const first = plan.stock.find(({ cell }) => cell === null);
  if (first && first.pieces !== pieces) {
    addProblem(check, row, {
      field: counted.field,
      code: 'differs',
      limit: first.n,
      current: String(first.pieces),
    });
  } else if (!first && !row.isSkipped)
    plan.stock.push({ n: row.n, cell: null, field: 'productStock', pieces, counted: counted.pieces });
}

/** Whether a row counts a cell. */
const countsCell = ({ cells }: Row, plan: Plan): boolean =>
  cells.some(given => {
    const { isWhole, ...cell } = cellMeant(given, plan);
    return given.stock !== undefined && !isWhole && missingAxis(cell, plan) === null;
  });

/** Whether rows count single cells of a product that has several. */
export const countsCells = (plan: Plan, rows: readonly Row[]): boolean =>
  cellCount(plan.sizes, plan.colors) > 1 && rows.some(row => !row.isSkipped && countsCell(row, plan));

/** Pieces that a product holds as a whole, and loses because rows count its cells. */
export function lostPieces(current: CurrentProduct | null, plan: Plan, rows: readonly Row[]): number {
  const whole = current?.product.stockPools.find(isWholeProduct);
  if (!current || !whole || keptCell(current, plan)) return 0;
  return countsCells(plan, rows) ? whole.quantity : 0;
}

/** Checks the values of a row for its sizes and colors, or for the product as a whole. */
export function checkCells(check: RowCheck, row: Row): void {
  let whole = row.productStock;
  if (check.lost > 0 && countsCell(row, check.plan))
    noteChange(check, row, 'productStock', { old: check.lost, value: 0 });
  for (const given of row.cells) {
    const { isWhole, ...cell } = cellMeant(given, check.plan);
    // A word that no size or color has may stand for any of them.
    const isUnread = isAbout(row.problems, 'size') || isAbout(row.problems, 'color');
    if (!isUnread && (check.kind !== 'products' || !saysNothing(row, given)))
      nameOnce(check, row, { ...cell, isWhole }, given);
    const missing = missingAxis(cell, check.plan);
    if (isWhole && row.cells.length === 1) {
      if (given.stock !== undefined) whole = { field: 'stock', pieces: given.stock };
      if ((given.codes || given.variantSku !== undefined) && !isAbout(row.problems, 'size'))
        addProblem(check, row, { field: 'size', code: 'required' });
    } else if (missing === null) checkCell(check, row, cell, given);
    // A word that cannot be read is not missing as well.
    else if (saysMore(given) && !isAbout(row.problems, missing))
      addProblem(check, row, { field: missing, code: 'required' });
  }
  checkWhole(check, row, whole);
}
