import { Unreadable } from './unreadable.ts';

/** Letters of Turkish beyond ASCII as windows-1254 writes them; as windows-1256 some of the same bytes are Arabic letters. */
const turkishBytes = new Set([
  0xc7, 0xd0, 0xd6, 0xdc, 0xdd, 0xde, 0xe2, 0xe7, 0xee, 0xf0, 0xf6, 0xfc, 0xfd, 0xfe,
]);

/** Bytes from which an encoding is guessed. */
const sampleSize = 64 * 1024;

/** Which of the two old encodings a text without another sign is in: the letters of Turkish are few. */
function oldEncoding(bytes: Uint8Array): 'windows-1254' | 'windows-1256' {
  const high = bytes.subarray(0, sampleSize).filter(byte => byte >= 0xc0);
  const turkish = high.filter(byte => turkishBytes.has(byte));
  return turkish.length * 2 >= high.length ? 'windows-1254' : 'windows-1256';
}

function encodingOf(bytes: Uint8Array): string {
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
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return oldEncoding(bytes);
  }
}

/** The text of a CSV file in UTF-8, UTF-16, windows-1254 or windows-1256, without its byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) throw new Unreadable('file_unreadable');
  return text;
}

const delimiters = [';', ',', '\t'] as const;

/** What stands between the cells: `sep=` says it, else what the first line with some of them has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (said) return said;
  for (const line of text.slice(0, sampleSize).split(/\r\n|\r|\n/)) {
    const bare = line.replace(/"[^"]*"/g, '');
    const counts = delimiters.map(each => bare.split(each).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return delimiters[counts.indexOf(most)] ?? ',';
  }
  return ',';
}

/** A quote that a formula guard has put before a text: see `guarded`. */
const guard = /^'(?='*[\s\u00a0]*[=+\-@\t\r])/;

/** Rows of a CSV text (RFC 4180); quotes and line breaks in cells. What stands behind a closing quote belongs to the cell. */
export function* csvRows(text: string, cellMax: number): Generator<string[]> {
  const delimiter = delimiterOf(text);
  let at = /^sep=.\r?\n/i.exec(text)?.[0].length ?? 0;
  let row: string[] = [];
  while (at < text.length || row.length > 0) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        cell += text.slice(at, end < 0 ? text.length : end);
        at = end < 0 ? text.length : end + 1;
        if (text[at] !== '"' || end < 0) break;
        cell += '"';
        at += 1;
      }
    }
    const start = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
    cell += text.slice(start, at);
    if (cell.length > cellMax) throw new Unreadable('file_cell_too_long');
    row.push(cell.replace(guard, ''));
    if (text[at] === delimiter) {
      at += 1;
      // A delimiter at the very end has one empty cell behind it.
      if (at < text.length) continue;
      row.push('');
    } else if (text[at] === '\r' && text[at + 1] === '\n') at += 2;
    else at += 1;
    yield row;
    row = [];
  }
}
