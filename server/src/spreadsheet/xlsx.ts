import { type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { shownNumber } from './shown.ts';
import { type Cell, cellMax, uncomputed } from './table.ts';
import { Unreadable } from './unreadable.ts';
import { entriesOf, notZip, type ZipEntry } from './zip.ts';

/** What the parts of a workbook inflate to at most, in bytes: 100,000 rows of 20 columns fit in. */
const inflatedMax = 150 * 1024 * 1024;

/** Bytes without the end of a tag in a part of a workbook: the longest cell, each of its characters written as an entity. */
const tokenMax = 10 * cellMax;

/** Refuses what has a longer tag or text than any program writes: looking for its end would take the time of its square. */
function tokens(): (chunk: Buffer) => void {
  let open = 0;
  return chunk => {
    let from = 0;
    for (let at = chunk.indexOf('>'); at >= 0; at = chunk.indexOf('>', from)) {
      if (open + at - from > tokenMax) throw new Unreadable('file_cell_too_long');
      [from, open] = [at + 1, 0];
    }
    open += chunk.length - from;
    if (open > tokenMax) throw new Unreadable('file_cell_too_long');
  };
}

const documentType = Buffer.from('<!DOCTYPE');

/**
 * Reads a part and throws it away: counts its bytes, and looks for a document type, which no spreadsheet program writes; a
 * picture may have one. A sheet may have any name, so that every part is looked at.
 */
async function measure({ name, content }: ZipEntry, left: number): Promise<number> {
  let size = 0;
  let tail = Buffer.alloc(0);
  const isMedia = name.startsWith('xl/media/');
  const measureTokens = isMedia || /\.(bin|jpe?g|png|emf|wmf)$/i.test(name) ? undefined : tokens();
  for await (const chunk of content()) {
    size += chunk.length;
    if (size > left) throw new Unreadable('file_too_large');
    measureTokens?.(chunk);
    const seen = Buffer.concat([tail, chunk]);
    if (seen.includes(documentType) && !isMedia) throw new Unreadable('file_unsafe');
    tail = seen.subarray(-documentType.length);
  }
  return size;
}

/** Refuses archives that are no workbook, that inflate to too much, and those with macros or document types. */
async function inspect(zip: Buffer): Promise<void> {
  const entries = await entriesOf(zip);
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) throw notZip();
  if (entries.some(({ name }) => /vbaProject|macrosheets/i.test(name))) throw new Unreadable('file_unsafe');
  let left = inflatedMax;
  for (const entry of entries) left -= await measure(entry, left);
}

const two = (number: number) => String(number).padStart(2, '0');

/** A date as a cell shows it, without a time zone. Excel rounds to the second. */
function dateText(date: Date): string {
  const rounded = new Date(Math.round(date.getTime() / 1000) * 1000);
  const day = `${rounded.getUTCFullYear()}-${two(rounded.getUTCMonth() + 1)}-${two(rounded.getUTCDate())}`;
  const time = [rounded.getUTCHours(), rounded.getUTCMinutes(), rounded.getUTCSeconds()].map(two).join(':');
  return `${day} ${time}`;
}

function cellOf(value: CellValue): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return value instanceof Date ? dateText(value) : String(value);
}

type Known = NonNullable<Sheet['cells']> extends Map<string, infer Value> ? Value : never;

/** A cell with what the workbook knows of it: its format, and the formula of a value that was never computed. */
function knownCell(value: CellValue, known: Known | undefined): Cell {
  if (known?.formula !== undefined && (value === null || value === undefined))
    return /^"([^"]*)"$/.exec(known.formula)?.[1] ?? `${uncomputed} =${known.formula}`.slice(0, cellMax);
  return typeof value === 'number' && Number.isFinite(value)
    ? shownNumber(value, known?.style?.numFmt)
    : cellOf(value);
}

/** Cells that merged ones fill at most. */
const filledMax = 1_000_000;

/** Gives every row that a merged cell reaches down to its value: a model that stands once beside its sizes. */
function fillDown({ rows, merges = [] }: Sheet): void {
  let left = filledMax;
  for (const { startRow, startCol, endRow } of merges) {
    const value = rows[startRow]?.[startCol];
    const last = Math.min(endRow, rows.length - 1);
    if (value === null || value === undefined || last <= startRow) continue;
    left -= last - startRow;
    if (left < 0) throw new Unreadable('file_too_large');
    for (const row of rows.slice(startRow + 1, last + 1)) if (row.length > 0) row[startCol] ??= value;
  }
}

const isTable = ({ rows }: Sheet) =>
  rows.filter(row => row.filter(value => value !== null && value !== '').length > 1).length > 1;

/** Of the sheets that can be seen: the one that was open when saving, else the first with a table. */
function chosenSheet(sheets: readonly Sheet[], active: string | undefined): Sheet | undefined {
  const tables = sheets.filter(isTable);
  return tables.find(({ name }) => name === active) ?? tables[0] ?? sheets[0];
}

/**
 * Rows of a workbook's table. Of a formula its last value; nothing is computed. An error is a text such as `#N/A`, a formula that
 * was never computed one such as `#FORMULA! =3+4`, a number with zeros before it as it is shown, one in another currency with its sign.
 */
export async function* xlsxRows(zip: Buffer): AsyncGenerator<Cell[]> {
  await inspect(zip);
  try {
    const names: string[] = [];
    const book = await readXlsx(new Uint8Array(zip.buffer, zip.byteOffset, zip.length), {
      readStyles: true,
      sheets: ({ name, hidden, veryHidden }) => {
        names.push(name);
        return !hidden && !veryHidden;
      },
    });
    const sheet = chosenSheet(book.sheets, names[book.activeSheet ?? 0]);
    if (sheet === undefined) return;
    fillDown(sheet);
    for (const [n, row] of sheet.rows.entries())
      yield row.map((value, at) => knownCell(value, sheet.cells?.get(`${n},${at}`)));
  } catch (error) {
    throw error instanceof Unreadable ? error : notZip();
  }
}
