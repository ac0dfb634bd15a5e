import { csvRows, decodeText } from './csv.ts';
import { type Cell, cellMax, tableColumnsMax, tableRowsMax } from './table.ts';
import { Unreadable } from './unreadable.ts';
import { xlsxRows } from './xlsx.ts';

const portion = 500;

/** Without empty cells at its end. */
function trimmed(row: readonly Cell[]): Cell[] {
  const last = row.findLastIndex(cell => cell !== null && cell !== '');
  if (last >= tableColumnsMax) throw new Unreadable('file_too_many_columns');
  const cells = row.slice(0, last + 1);
  if (cells.some(cell => typeof cell === 'string' && cell.length > cellMax))
    throw new Unreadable('file_cell_too_long');
  return cells;
}

async function* rowsOf(file: Buffer): AsyncGenerator<Cell[]> {
  if (file.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) throw new Unreadable('file_old_excel');
  const isZip = file.toString('latin1', 0, 2) === 'PK';
  // Empty rows count as rows there, and do not here.
  if (isZip) yield* xlsxRows(file, 2 * tableRowsMax);
  else yield* csvRows(decodeText(file));
}

/**
 * Rows of a CSV or XLSX file with something in them, in portions.
 * @throws Unreadable
 */
export async function* parseTable(file: Buffer): AsyncGenerator<Cell[][]> {
  let found: Cell[][] = [];
  let count = 0;
  for await (const row of rowsOf(file)) {
    const cells = trimmed(row);
    if (cells.length === 0) continue;
    count += 1;
    if (count > tableRowsMax + 1) throw new Unreadable('file_too_many_rows');
    found.push(cells);
    if (found.length < portion) continue;
    yield found;
    found = [];
  }
  if (found.length > 0) yield found;
}
