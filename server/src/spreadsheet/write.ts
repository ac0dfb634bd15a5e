import { Readable } from 'node:stream';
import type { FileFormat } from '@toptan/contract/exports';
import type { Language } from '@toptan/contract/languages';
import { writeXlsx } from './write-xlsx.ts';
import { momentText, type Outgoing, type Written } from './written.ts';

/** Excel takes comma or semicolon by the language of the computer. */
const delimiterOf = (language: Language) => (language === 'en' ? ',' : ';');

/**
 * The places where a spreadsheet program would read a formula (also behind blanks), or where it would look like a guarded one: the
 * beginning, and what another program takes for the beginning of a cell.
 */
const formulas = /^(?=['\s\u00a0]*[=+\-@\t\r])|(?<=[;,\t\n\r])(?='*[=+\-@])/g;

/** A text with a quote before each formula, so that no program evaluates it; reading takes exactly these quotes away. */
const guarded = (text: string): string => text.replace(formulas, "'");

function csvText(value: Written, language: Language): string {
  if (value === null) return '';
  const decimals = (number: string) => (language === 'tr' ? number.replace('.', ',') : number);
  if (typeof value === 'number') return decimals(String(value));
  if (typeof value === 'string') return guarded(value);
  if ('lira' in value) return decimals(value.lira);
  if ('day' in value) return value.day;
  return momentText(value.moment);
}

const quoted = (text: string) =>
  /[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

async function* writeCsv({ language, headings, rows }: Outgoing): AsyncGenerator<Buffer> {
  const delimiter = delimiterOf(language);
  const line = (row: readonly Written[]) =>
    `${row.map(value => quoted(csvText(value, language))).join(delimiter)}\r\n`;
  // Excel takes a text without a byte order mark for one in an old encoding.
  yield Buffer.from(`\ufeff${line(headings)}`);
  for await (const portion of rows) if (portion.length > 0) yield Buffer.from(portion.map(line).join(''));
}

/** The `content-type` of a file. */
export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<FileFormat, string>;

/**
 * A file of a table, made while it is sent: a portion of rows is asked for when the one before has gone. CSV has a byte order
 * mark, semicolons in Turkish and Arabic, and a guard against formulas; XLSX has real numbers and dates, and runs from right to
 * left in Arabic.
 */
export function writeTable(format: FileFormat, table: Outgoing): Readable {
  return Readable.from(format === 'csv' ? writeCsv(table) : writeXlsx(table), { objectMode: false });
}
