import type { ErrorCode } from '@toptan/contract/errors';
import { csvRows, decodeText } from './csv.ts';
import {
  type Cell,
  cellMax,
  type Opened,
  type Row,
  rowMax,
  type TableOptions,
  tableColumnsMax,
  tableMax,
  tableRowsMax,
} from './table.ts';
import { Unreadable } from './unreadable.ts';
import { openXlsx } from './xlsx.ts';

/** Rows, and characters, that are handed on at a time. */
const portion = { rows: 500, size: 1_000_000 };

/** Characters that a number or a truth counts for. */
const shortCell = 8;

/** Characters of a row. */
const sizeOf = (row: readonly Cell[]): number =>
  row.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : shortCell), 0);

/** A row without empty cells at its end. */
function trimmed(row: readonly Cell[]): Cell[] {
  const last = row.findLastIndex(cell => cell !== null && cell !== '');
  if (last >= tableColumnsMax) throw new Unreadable('file_too_many_columns');
  const cells = row.slice(0, last + 1);
  if (cells.some(cell => typeof cell === 'string' && cell.length > cellMax))
    throw new Unreadable('file_cell_too_long');
  return cells;
}

/** Bytes in which a file names its kind. */
const startSize = 1024;

/** The kind of a file that is neither a workbook nor CSV, by its first letters: panels of shops save web pages as `.xls`. */
function otherKind(text: string): ErrorCode | null {
  const start = text.slice(0, startSize).trimStart();
  if (/^(<[?!\p{L}]|MIME-Version:)/iu.test(start)) return 'file_markup';
  return /^(\{\\rtf|[[{]\s*["{[\]}])/.test(start) ? 'file_no_table' : null;
}

type Source = Opened & { rows: (sheet: number) => Iterable<Row> | AsyncIterable<Row> };

async function sourceOf(file: Buffer, { sheet, encoding: wanted }: TableOptions): Promise<Source> {
  if (file.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) throw new Unreadable('file_old_excel');
  if (file.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Unreadable('file_no_table');
  if (file.toString('latin1', 0, 2) === 'PK') return { encoding: null, ...(await openXlsx(file, sheet)) };
  const { text, encoding } = decodeText(file, wanted);
  const code = otherKind(text);
  if (code) throw new Unreadable(code);
  return { encoding, names: [], sheets: [], rows: () => csvRows(text, 2 * tableRowsMax) };
}

/** Rows with something in them, in portions. */
async function* portionsOf(rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let found: Row[] = [];
  let size = 0;
  let count = 0;
  let left = tableMax;
  for await (const row of rows) {
    const cells = trimmed(row.cells);
    if (cells.length === 0) continue;
    count += 1;
    if (count > tableRowsMax + 1) throw new Unreadable('file_too_many_rows');
    const ofRow = sizeOf(cells);
    left -= ofRow;
    if (ofRow > rowMax || left < 0) throw new Unreadable('file_too_large');
    found.push({ ...row, cells });
    size += ofRow;
    if (found.length < portion.rows && size < portion.size) continue;
    yield found;
    [found, size] = [[], 0];
  }
  if (found.length > 0) yield found;
}

/**
 * Opens a CSV or XLSX file.
 * @returns the file before its rows are read, and the rows of one of its sheets, in portions
 * @throws Unreadable
 */
export async function openTable(
  file: Buffer,
  options: TableOptions = {},
): Promise<{ opened: Opened; rows: (sheet: number) => AsyncGenerator<Row[]> }> {
  const { rows, ...opened } = await sourceOf(file, options);
  return { opened, rows: sheet => portionsOf(rows(sheet)) };
}
