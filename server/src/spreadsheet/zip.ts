import { createInflateRaw } from 'node:zlib';
import { Unreadable } from './unreadable.ts';

const entriesMax = 2_000;

/** A part of a zip archive. */
export type ZipEntry = {
  /** As the archive has it: a path that must not be trusted. */
  name: string;
  method: number;
  start: number;
  /** Bytes as they are packed. */
  size: number;
  isEncrypted: boolean;
  /** A symbolic link of Unix; its content is where it leads. */
  isLink: boolean;
};

const notZip = () => new Unreadable('file_unreadable');

/** File type of Unix in the upper half of an entry's attributes. */
const typeMask = 0o170000;
const linkType = 0o120000;

/** The upper half of code page 857, in which a Turkish Windows writes the names of an archive. */
const turkish =
  'ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ\uFFFDÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ\uFFFD×ÚÛÙìÿ¯´\u00AD±\uFFFD¾¶§÷¸°¨·¹³²■\u00A0';

/** The name of an entry. Not every program that writes UTF-8 marks it, so that the bytes themselves are tried. */
function nameOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes
      .toString('latin1')
      .replace(/[\x80-\xFF]/g, byte => turkish.charAt(byte.charCodeAt(0) - 0x80));
  }
}

/** The entries of a zip archive, by its central directory. @throws Unreadable */
export function entriesOf(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > zip.length) throw notZip();
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  if (count > entriesMax) throw new Unreadable('file_too_large');
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) throw notZip();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(place =>
      zip.readUInt16LE(at + place),
    ) as [number, number, number];
    const local = zip.readUInt32LE(at + 42);
    if (local + 30 > zip.length) throw notZip();
    entries.push({
      name: nameOf(zip.subarray(at + 46, at + 46 + nameLength)),
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 20),
      start: local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28),
      isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      isLink: (zip.readUInt16LE(at + 40) & typeMask) === linkType,
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

/**
 * The content of an entry, portion by portion. The sizes that the archive names are not believed: whoever reads counts, and stops.
 * @throws Unreadable
 */
export async function* contentOf(
  zip: Buffer,
  { start, size, method, isEncrypted }: ZipEntry,
): AsyncGenerator<Buffer> {
  const packed = zip.subarray(start, start + size);
  if (isEncrypted || (method !== 0 && method !== 8)) throw notZip();
  if (method === 0) return yield packed;
  const inflate = createInflateRaw();
  inflate.end(packed);
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) yield chunk;
  } catch {
    throw notZip();
  }
}
