import { columnLetters } from '@toptan/contract/column-letters';
import { type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { shownNumber } from './shown.ts';
import { type Cell, cellMax, type Opened, type Row, type SheetStart, uncomputed } from './table.ts';
import { Unreadable } from './unreadable.ts';
import { entriesOf, notZip, type ZipEntry } from './zip.ts';

/** The most bytes that the parts of a workbook inflate to: 100,000 rows of 20 columns fit in. */
const inflatedMax = 150 * 1024 * 1024;

/** Bytes without the end of a tag in a part of a workbook: the longest cell, each of its characters written as an entity. */
const tokenMax = 10 * cellMax;

/**
 * Refuses a longer tag or text than any program writes: looking for its end would take the time of its square. A portion is shorter
 * than the bound, so that only what begins or ends in it can be too long.
 */
function tokens(): (chunk: Buffer) => void {
  let open = 0;
  return chunk => {
    const end = chunk.indexOf('>');
    if (open + (end < 0 ? chunk.length : end) > tokenMax) throw new Unreadable('file_cell_too_long');
    open = end < 0 ? open + chunk.length : chunk.length - chunk.lastIndexOf('>') - 1;
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

type RawCell = NonNullable<Sheet['cells']> extends Map<string, infer Value> ? Value : never;

/** A cell with its format, and with the formula of a value that was never computed. */
function knownCell(value: CellValue, known: RawCell | undefined): Cell {
  if (known?.formula !== undefined && (value === null || value === undefined))
    return /^"([^"]*)"$/.exec(known.formula)?.[1] ?? `${uncomputed} =${known.formula}`.slice(0, cellMax);
  return typeof value === 'number' && Number.isFinite(value)
    ? shownNumber(value, known?.style?.numFmt)
    : cellOf(value);
}

/** Cells that merged ones fill at most. */
const filledMax = 1_000_000;

/**
 * Gives every row that a merged cell reaches down to its value: a model that stands once beside its sizes.
 * @returns the ranges of these cells, by rows and columns
 */
function fillDown({ rows, merges = [] }: Sheet): Map<number, Record<number, string>> {
  const ranges = new Map<number, Record<number, string>>();
  let left = filledMax;
  for (const { startRow, startCol, endRow } of merges) {
    const value = rows[startRow]?.[startCol];
    const last = Math.min(endRow, rows.length - 1);
    if (value === null || value === undefined || last <= startRow) continue;
    left -= last - startRow;
    if (left < 0) throw new Unreadable('file_too_large');
    const letters = columnLetters(startCol);
    const range = `${letters}${startRow + 1}:${letters}${last + 1}`;
    for (let at = startRow; at <= last; at += 1) {
      const row = rows[at] ?? [];
      if (row.length === 0) continue;
      row[startCol] ??= value;
      const ofRow = ranges.get(at);
      if (ofRow) ofRow[startCol] = range;
      else ranges.set(at, { [startCol]: range });
    }
  }
  return ranges;
}

const isFilled = (value: CellValue | undefined) => (value ?? '') !== '';

const isTable = ({ rows }: Sheet) => rows.filter(row => row.filter(isFilled).length > 1).length > 1;

/** Sheets, rows and columns from which a table is chosen, and characters of a cell of these. */
const start = { sheets: 20, rows: 30, columns: 60, cell: 100 };

/** Sheets of a workbook. */
const sheetsMax = 1_000;

/** Sheets that are named, and characters of a name. */
const namesMax = { sheets: 100, length: 100 };

const shortName = (name: string) => name.slice(0, namesMax.length);

function startOf({ name, rows }: Sheet): SheetStart {
  const found: Row[] = [];
  for (const [at, row] of rows.entries()) {
    if (found.length === start.rows) break;
    const cells = row.slice(0, start.columns).map(value => {
      const cell = cellOf(value);
      return typeof cell === 'string' && cell.length > start.cell ? null : cell;
    });
    if (cells.some(isFilled)) found.push({ n: at + 1, cells });
  }
  return { name: shortName(name), rows: found };
}

function* rowsOf(sheet: Sheet): Generator<Row> {
  const merged = fillDown(sheet);
  for (const [at, row] of sheet.rows.entries())
    yield {
      n: at + 1,
      cells: row.map((value, place) => knownCell(value, sheet.cells?.get(`${at},${place}`))),
      merged: merged.get(at),
    };
}

/**
 * Opens a workbook. A formula is read as its last value; nothing is computed. A formula that was never computed is a text such as
 * `#FORMULA! =3+4`, and an error one such as `#N/A`. A number with zeros before it is a text as it is shown, and one in another
 * currency a text with its sign.
 * @param wanted the name of the one sheet that is read; by default all that can be seen, first the one that was open when saving,
 * then those with a table
 * @throws Unreadable
 */
export async function openXlsx(
  zip: Buffer,
  wanted?: string,
): Promise<Pick<Opened, 'names' | 'sheets'> & { rows: (at: number) => Iterable<Row> }> {
  await inspect(zip);
  try {
    const names: { name: string; isHidden: boolean }[] = [];
    const book = await readXlsx(new Uint8Array(zip.buffer, zip.byteOffset, zip.length), {
      readStyles: true,
      sheets: ({ name, hidden, veryHidden }) => {
        const isHidden = Boolean(hidden || veryHidden);
        names.push({ name: shortName(name), isHidden });
        if (names.length > sheetsMax) throw new Unreadable('file_too_large');
        return wanted === undefined ? !isHidden : shortName(name) === wanted;
      },
    });
    const active = names[book.activeSheet ?? 0]?.name;
    const rank = (sheet: Sheet) => (isTable(sheet) ? (shortName(sheet.name) === active ? 2 : 1) : 0);
    const ranks = new Map(book.sheets.map(sheet => [sheet, rank(sheet)]));
    const sheets = book.sheets
      .toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0))
      .slice(0, start.sheets);
    return {
      names: [...new Map(names.map(each => [each.name, each])).values()].slice(0, namesMax.sheets),
      sheets: sheets.map(startOf),
      rows: at => (sheets[at] ? rowsOf(sheets[at]) : []),
    };
  } catch (error) {
    throw error instanceof Unreadable ? error : notZip();
  }
}
