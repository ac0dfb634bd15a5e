import { descriptionMax, productNameMax } from '@toptan/contract/catalog/product-changes';
import { type Cell, cellMax as tableCellMax } from '../spreadsheet/table.ts';
import { bareCode, faultOf } from './faults.ts';
import type { Problem } from './problems.ts';

/** The text of a cell, without blanks around it. */
export const cellText = (cell: Cell | undefined): string => String(cell ?? '').trim();

/** The most characters of a cell by field; of a list those that its most entries take. */
const cellMaxes: Record<string, number> = {
  sku: 64,
  parentSku: 64,
  variantSku: 64,
  name: productNameMax,
  nameEn: productNameMax,
  nameTr: productNameMax,
  nameAr: productNameMax,
  description: descriptionMax,
  descriptionEn: descriptionMax,
  descriptionTr: descriptionMax,
  descriptionAr: descriptionMax,
  color: 5_000,
  size: 5_000,
  codes: 1_000,
  packs: tableCellMax,
};
export const otherCellMax = 500;

/**
 * Cells of a row by their fields. Empty cells are left out, and cells longer than their field can be: nothing of them is read.
 * @param problems takes cells that are too long, or that Excel or another program has broken
 */
export function cellsByField(
  cells: readonly Cell[],
  fields: readonly (string | null)[],
  problems: Problem[],
): Map<string, NonNullable<Cell>> {
  const found = new Map<string, NonNullable<Cell>>();
  for (const [at, field] of fields.entries()) {
    const cell = cells[at];
    if (field === null || cell === null || cell === undefined) continue;
    const text = cellText(cell);
    const limit = cellMaxes[field] ?? otherCellMax;
    // Blanks and signs that a value loses may make its cell longer than the value.
    const fault: Problem | null =
      text.length > 2 * limit ? { field, code: 'too_long', limit } : faultOf(field, text);
    if (fault) problems.push(fault);
    else if (text !== '') found.set(field, typeof cell === 'string' ? bareCode(field, text) : cell);
  }
  return found;
}
