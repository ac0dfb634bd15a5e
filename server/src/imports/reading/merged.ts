import { columnLetters } from '@toptan/contract/column-letters';
import { fold } from '@toptan/contract/fold';
import type { Cell, Row } from '../../spreadsheet/table.ts';
import { cellText } from '../cells.ts';
import type { TableKind } from '../headings.ts';
import { isSum } from '../products/check.ts';

const isOfPieces = (field: string | null | undefined) => /^(stock|productStock|stock:.*)$/u.test(field ?? '');

/**
 * The cells of a row, with those filled that a merged cell reaches down to. Pieces that stand once beside several rows are not the
 * pieces of each: they come with their range, `24 (C2:C4)`, and the check asks. So does a figure in an unknown column.
 * @param fields of the columns
 */
export function mergedCells({ n, cells, merged = {} }: Row, fields: readonly (string | null)[]): Cell[] {
  return cells.map((cell, at) => {
    const range = merged[at];
    const isUnknown = (fields[at] ?? null) === null && typeof cell === 'number';
    if (range === undefined || cell === null || !(isOfPieces(fields[at]) || isUnknown)) return cell;
    const isFirst = range.startsWith(`${columnLetters(at)}${n}:`);
    return isUnknown && !isFirst ? null : `${cellText(cell)} (${range})`;
  });
}

/** Characters of the longest cell that may say that a row is one of sums. */
const sumMax = 40;

const isOfSums = ({ cells }: Row) =>
  cells.some(cell => typeof cell === 'string' && cell.length <= sumMax && isSum(fold(cell)));

/**
 * Gives rows that name a size or a color and no model the model of the row right above, in files that write it once above its sizes; and
 * its color to a row with a size alone.
 * @param fields of the columns
 * @returns fills a row, and says whether it did
 */
export function modelFiller(kind: TableKind, fields: readonly (string | null)[]): (row: Row) => boolean {
  const places = (...wanted: string[]) => wanted.map(field => fields.indexOf(field)).filter(at => at >= 0);
  const model = places('id', 'sku', 'name');
  const [sizes, colors] = [places('size'), places('color')];
  // The counted goods are known by a barcode alone.
  const others = kind === 'stock' ? places('variantSku', 'codes') : [];
  let above: Row | null = null;
  return row => {
    const isIn = (at: number) => cellText(row.cells[at]) !== '';
    const isPart = [...sizes, ...colors].some(isIn) && !others.some(isIn) && !isOfSums(row);
    const taken = model.some(isIn) || above?.n !== row.n - 1 || !isPart ? null : above;
    above = taken || model.some(isIn) ? row : null;
    if (!taken) return false;
    for (const at of colors.some(isIn) ? model : [...model, ...colors]) {
      while (row.cells.length < at) row.cells.push(null);
      row.cells[at] = taken.cells[at] ?? null;
    }
    return true;
  };
}
