import { Readable } from 'node:stream';
import type { FileEncoding } from '@toptan/contract/imports';
import { parse } from 'csv-parse';
import { type Row, uncomputed } from './table.ts';
import { Unreadable } from './unreadable.ts';

/** Letters of Turkish beyond ASCII as windows-1254 writes them; as windows-1256 some of the same bytes are Arabic letters. */
const turkishBytes = new Set([
  0xc7, 0xd0, 0xd6, 0xdc, 0xdd, 0xde, 0xe2, 0xe7, 0xee, 0xf0, 0xf6, 0xfc, 0xfd, 0xfe,
]);

/** Bytes from which an encoding is guessed. */
const sampleSize = 64 * 1024;

/** The old encoding of a text without another sign: the letters of Turkish are few. */
function oldEncoding(bytes: Uint8Array): 'windows-1254' | 'windows-1256' {
  const high = bytes.subarray(0, sampleSize).filter(byte => byte >= 0xc0);
  const turkish = high.filter(byte => turkishBytes.has(byte));
  return turkish.length * 2 >= high.length ? 'windows-1254' : 'windows-1256';
}

/** Whether a text is UTF-8, with single broken bytes at most: a letter of an old encoding is hardly ever valid UTF-8. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\ufffd').length - 1;
  return broken === 0 || broken < text.replace(/[\0-\x7f\ufffd]+/g, '').length;
}

function encodingOf(bytes: Uint8Array): FileEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = (from: number) => {
    let count = 0;
    for (let at = from; at < Math.min(bytes.length, 200); at += 2) if (bytes[at] === 0) count += 1;
    return count;
  };
  if (bytes.length > 3 && zeros(1) > 10) return 'utf-16le';
  if (bytes.length > 3 && zeros(0) > 10) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : oldEncoding(bytes);
}

/** The text of a file without its byte order mark. @param encoding by default as its bytes tell */
export function decodeText(
  bytes: Uint8Array,
  encoding = encodingOf(bytes),
): { text: string; encoding: FileEncoding } {
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) throw new Unreadable('file_unreadable');
  return { text, encoding };
}

/** The signs between cells, each with the pattern that finds it; a comma between digits is one of a number. */
const delimiters = [
  [';', /;/],
  ['\t', /\t/],
  ['|', /\|/],
  [',', /,(?!\d)|(?<!\d),/],
] as const;

/** Lines from which the delimiter is guessed: some are titles. */
const delimitedLines = 200;

/** A first line that says the delimiter, as Excel writes it. */
const saidDelimiter = /^sep=(.)\r?\n/i;

/** The sign between the cells: the one after `sep=`, else the one in most lines, outside of quotes. */
function delimiterOf(text: string): string {
  const said = saidDelimiter.exec(text)?.[1];
  if (said) return said;
  const lines = text
    .slice(0, sampleSize)
    .split(/\r\n|\r|\n/, delimitedLines)
    .map(line => line.replace(/"[^"]*"/g, ''));
  const counts = delimiters.map(([, pattern]) => lines.filter(line => pattern.test(line)).length);
  const most = Math.max(...counts);
  return most > 0 ? (delimiters[counts.indexOf(most)]?.[0] ?? ',') : ',';
}

/** The quotes that a formula guard has put into a text: see `guarded`. */
const guards = /^'(?=['\s\u00a0]*[=+\-@\t\r])|(?<=[;,\t\n\r])'(?='*[=+\-@])/g;

/** A formula in place of its value: our own files put a quote before such a text. */
const formula = /^=[\w"(+-]/;

/** A text in a formula, as exports write codes to keep their zeros: `="00123"`. */
const wrapped = /^="((?:[^"]|"")*)"$/;

const cellOf = (cell: string) => {
  const unguarded = cell.replace(guards, '');
  if (unguarded !== cell) return unguarded;
  const [, text] = wrapped.exec(cell) ?? [];
  if (text !== undefined) return text.replaceAll('""', '"');
  return formula.test(cell) ? `${uncomputed} ${cell}` : cell;
};

/** Bytes that the parser gets at once: the rows that it reads of them wait in memory. */
const chunkSize = 64 * 1024;

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
}

/**
 * Rows of a CSV text, without those that are empty, which count. A quote may stand within a cell, as for inches: `5"`; `="00123"` is the
 * text in it.
 * @param recordsMax rows with a delimiter that it may have
 * @throws Unreadable `file_too_many_rows`; Error where a quoted cell does not end
 */
export async function* csvRows(text: string, recordsMax: number): AsyncGenerator<Row> {
  const rows: AsyncIterable<string[]> = Readable.from(
    chunksOf(Buffer.from(text.replace(saidDelimiter, ''))),
  ).pipe(
    parse({
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // A row that leaves the parser costs several times its reading. The number of a row stands before its cells.
      on_record: (cells: string[], { records, empty_lines }) => {
        if (records > recordsMax) throw new Unreadable('file_too_many_rows');
        return cells.every(cell => cell === '') ? null : [String(records + empty_lines), ...cells];
      },
    }),
  );
  for await (const [n, ...cells] of rows) yield { n: Number(n), cells: cells.map(cellOf) };
}
