import { listFileMax, readingMax } from '@toptan/contract/reading';
import type { UploadedFile } from '../../http/multipart.ts';
import { fieldRefusal, Refusal } from '../../refusal.ts';
import { readTable } from '../../spreadsheet/read.ts';
import type { Cell } from '../../spreadsheet/table.ts';
import { maxColumns, tablesIn } from './tables.ts';

/** Characters of a cell that are read: no code, name or number is longer, and a description would fill the line. */
const cellMax = 100;

/** Characters of a cell that are looked at: spaces may stand before and between its words. */
const rawMax = 10 * cellMax;

/** Milliseconds for which a file is searched for headings; nobody else is answered meanwhile. */
const headingsMs = 300;

const textOf = (cell: Cell): string =>
  String(cell ?? '')
    .slice(0, rawMax)
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, cellMax);

/** Rows with something in them, of the same width, so that a row with its first cell alone stays in its table. */
function linesOf(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(({ length }) => length));
  return rows
    .map(row => row.join('\t') + '\t'.repeat(width - Math.max(row.length, 1)))
    .filter(line => line.trim() !== '');
}

/** Texts that are short enough to be read; the headings of a table that goes on stand in each of them. */
function parted(lines: readonly string[]): string[] {
  const end = performance.now() + headingsMs;
  const texts = lines.map((text, line) => ({ line, text }));
  const tables = tablesIn(texts, () => performance.now() < end);
  const parts: string[][] = [];
  let heading: string | null = null;
  let size = 0;
  for (const [at, line] of lines.entries()) {
    const table = tables.get(at);
    if (!table) heading = null;
    const part = parts.at(-1);
    if (part && part.length < readingMax.lines && size + line.length < readingMax.characters) part.push(line);
    else {
      parts.push(heading !== null && !table?.header ? [heading, line] : [line]);
      size = heading?.length ?? 0;
    }
    size += line.length + 1;
    if (table?.header) heading = line;
  }
  return parts.map(part => part.join('\n'));
}

/**
 * Reads a file in a thread, as imports do, as texts that can be read as lines of an order.
 * @param gone ends it
 * @throws the reason of `gone`; Refusal 400 `required` (file), `file_empty`, `file_too_many_rows`, and those of `readTable`
 */
export async function textsOfFile(
  file: UploadedFile | null,
  gone: AbortSignal,
): Promise<{ texts: string[]; rows: number }> {
  if (!file) throw fieldRefusal('validation_failed', 'file', 'required', 'Send a file');
  const rows: string[][] = [];
  for await (const portion of readTable(file.bytes, gone)) {
    rows.push(...portion.map(({ cells }) => cells.slice(0, maxColumns).map(textOf)));
    if (rows.length > listFileMax.rows)
      throw new Refusal('file_too_many_rows', `At most ${listFileMax.rows} rows`);
  }
  const lines = linesOf(rows);
  if (lines.length === 0) throw new Refusal('file_empty', 'The file has no rows');
  return { texts: parted(lines), rows: lines.length };
}
