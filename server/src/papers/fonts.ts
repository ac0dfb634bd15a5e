import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

/**
 * The OpenType font in a WOFF file (https://www.w3.org/TR/WOFF/). The library of the PDFs reads WOFF as well, but unpacks the
 * outlines anew for each letter: a quarter of the time of a line sheet.
 */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const largest = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(largest * 16, 6);
  head.writeUInt16BE(Math.log2(largest), 8);
  head.writeUInt16BE((count - largest) * 16, 10);
  const parts = [head];
  let at = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + index * 20;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map(place =>
      woff.readUInt32BE(entry + place),
    ) as [number, number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    const place = 12 + index * 16;
    woff.copy(head, place, entry, entry + 4);
    head.writeUInt32BE(checksum, place + 4);
    head.writeUInt32BE(at, place + 8);
    head.writeUInt32BE(length, place + 12);
    parts.push(table);
    at += table.length;
  }
  return Buffer.concat(parts);
}

/** The fonts of the portal, also for the letters of customers from elsewhere. */
const files = [
  ['Plex', 'ibm-plex-sans/files/ibm-plex-sans-latin'],
  ['Plex Extended', 'ibm-plex-sans/files/ibm-plex-sans-latin-ext'],
  ['Plex Cyrillic', 'ibm-plex-sans/files/ibm-plex-sans-cyrillic'],
  ['Plex Cyrillic Extended', 'ibm-plex-sans/files/ibm-plex-sans-cyrillic-ext'],
  ['Plex Greek', 'ibm-plex-sans/files/ibm-plex-sans-greek'],
  ['Plex Arabic', 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic'],
] as const;

/** One is taken after the other for letters that those before it lack. */
export const families: string[] = files.map(([family]) => family);

for (const [family, file] of files)
  Font.register({
    family,
    fonts: [400, 600].map(fontWeight => {
      const woff = readFileSync(require.resolve(`@fontsource/${file}-${fontWeight}-normal.woff`));
      return { src: `data:font/ttf;base64,${unpacked(woff).toString('base64')}`, fontWeight };
    }),
  });
// Words are never divided: names and codes are looked up as they stand.
Font.registerHyphenationCallback(word => [word]);
