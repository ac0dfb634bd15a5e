import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Unreadable } from './unreadable.ts';

const entriesMax = 2_000;

/** A part of a zip archive. */
export type ZipEntry = {
  /** The name in the archive: a path that must not be trusted. */
  name: string;
  /** A symbolic link of Unix; its content is where it leads. */
  isLink: boolean;
  /**
   * The content, portion by portion. The size that the archive names is not believed: the reader counts, and stops. @throws
   * Unreadable
   */
  content: () => AsyncGenerator<Buffer>;
};

/** The refusal of a file that is no archive, or a broken one. */
export const notZip = () => new Unreadable('file_unreadable');

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

async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk;
  } catch {
    throw notZip();
  }
}

/** The entries of a zip archive. @throws Unreadable */
export async function entriesOf(bytes: Buffer): Promise<ZipEntry[]> {
  try {
    const zip = await fromBufferPromise(bytes, { decodeStrings: false, validateEntrySizes: false });
    if (zip.entryCount > entriesMax) throw new Unreadable('file_too_large');
    const entries: ZipEntry[] = [];
    for await (const entry of zip.eachEntry())
      entries.push({
        name: nameOf(entry.fileNameRaw),
        isLink: ((entry.externalFileAttributes >>> 16) & typeMask) === linkType,
        content: () => contentOf(zip, entry),
      });
    return entries;
  } catch (error) {
    throw error instanceof Unreadable ? error : notZip();
  }
}
