import { createInflateRaw } from 'node:zlib';
import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import type { Cell } from './table.ts';
import { Unreadable } from './unreadable.ts';

/** What the parts of a workbook inflate to at most, in bytes: 100,000 rows of 20 columns fit in. */
const inflatedMax = 150 * 1024 * 1024;
const entriesMax = 2_000;

type Entry = { name: string; method: number; start: number; size: number };

const notZip = () => new Unreadable('file_unreadable');

/** The entries of a zip archive, by its central directory. */
function entriesOf(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > zip.length) throw notZip();
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  if (count > entriesMax) throw new Unreadable('file_too_large');
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) throw notZip();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(place =>
      zip.readUInt16LE(at + place),
    ) as [number, number, number];
    const local = zip.readUInt32LE(at + 42);
    if (local + 30 > zip.length) throw notZip();
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 20),
      start: local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

const documentType = Buffer.from('<!DOCTYPE');

/** Inflates a part and throws it away: counts its bytes, and looks for a document type, which no spreadsheet program writes. */
async function measure(zip: Buffer, entry: Entry, left: number): Promise<number> {
  const packed = zip.subarray(entry.start, entry.start + entry.size);
  if (entry.method === 0) {
    if (packed.includes(documentType)) throw new Unreadable('file_unsafe');
    return packed.length;
  }
  if (entry.method !== 8) throw notZip();
  const inflate = createInflateRaw();
  inflate.end(packed);
  let size = 0;
  let tail = Buffer.alloc(0);
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > left) throw new Unreadable('file_too_large');
      const seen = Buffer.concat([tail, chunk]);
      if (seen.includes(documentType)) throw new Unreadable('file_unsafe');
      tail = seen.subarray(-documentType.length);
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : notZip();
  }
  return size;
}

/** Refuses archives that are no workbook, that inflate to too much, and those with macros or document types. */
async function inspect(zip: Buffer): Promise<void> {
  const entries = entriesOf(zip);
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) throw notZip();
  if (entries.some(({ name }) => /vbaProject|macrosheets/i.test(name))) throw new Unreadable('file_unsafe');
  let left = inflatedMax;
  for (const entry of entries)
    if (/\.(xml|rels|vml)$/i.test(entry.name)) left -= await measure(zip, entry, left);
}

const two = (number: number) => String(number).padStart(2, '0');

/** A date as a cell shows it, without a time zone. Excel rounds to the second. */
function dateText(date: Date): string {
  const rounded = new Date(Math.round(date.getTime() / 1000) * 1000);
  const day = `${rounded.getUTCFullYear()}-${two(rounded.getUTCMonth() + 1)}-${two(rounded.getUTCDate())}`;
  const time = [rounded.getUTCHours(), rounded.getUTCMinutes(), rounded.getUTCSeconds()].map(two).join(':');
  return time === '00:00:00' ? day : `${day} ${time}`;
}

function cellOf(value: CellValue): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return value instanceof Date ? dateText(value) : String(value);
}

/** Rows of the first sheet of a workbook. Of a formula its last value; nothing is computed. */
export async function* xlsxRows(zip: Buffer, rowsMax: number): AsyncGenerator<Cell[]> {
  await inspect(zip);
  try {
    for await (const { values } of streamXlsxRows(new Uint8Array(zip.buffer, zip.byteOffset, zip.length), {
      maxRows: rowsMax,
    }))
      yield values.map(cellOf);
  } catch (error) {
    throw error instanceof Unreadable ? error : notZip();
  }
}
