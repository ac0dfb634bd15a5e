import { importPictureBytesMax } from '@toptan/contract/imports';
import { type Picture, pixelsOf, readPicture } from '../../catalog/images/picture.ts';
import { Refusal } from '../../refusal.ts';
import { refusalOf } from '../../spreadsheet/read.ts';
import { Unreadable } from '../../spreadsheet/unreadable.ts';
import { entriesOf, type ZipEntry } from '../../spreadsheet/zip.ts';
import { isOfComputer, isPictureName, isUnsafeName } from './file-name.ts';

/** Most bytes of all pictures of an archive, unpacked. Pictures hardly compress, so ten times the largest archive is plenty. */
const inflatedMax = 100 * 1024 * 1024;

/** Most pixels of all pictures of an archive, decoded: a minute of a processor, and ten times what 10 MB of photos have. */
const pixelsMax = 1_000_000_000;

/** A file of an archive. Null: it is no picture, or none that is accepted. */
export type ArchivedPicture = { name: string; picture: Picture | null };

const byName = new Intl.Collator('tr', { numeric: true });

/** The bytes of an entry; null where it is too large for a picture, or cannot be unpacked. */
async function bytesOf({ content }: ZipEntry, count: (bytes: number) => void): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of content()) {
      size += chunk.length;
      count(chunk.length);
      if (size > importPictureBytesMax) return null;
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Unreadable && error.code === 'file_unreadable') return null;
    throw error;
  }
  return Buffer.concat(chunks);
}

async function pictureOf(bytes: Buffer): Promise<Picture | null> {
  try {
    return await readPicture(bytes);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * The pictures of a zip archive, re-encoded one after the other, in the order of their names. Nothing is unpacked to a path. Links,
 * other files, nested archives and unsafe names come without a picture. Folders and files of operating systems are left out.
 * @param gone ends the reading
 * @throws the reason of `gone`; Refusal 400 `file_unreadable`, `file_too_large`, `file_without_pictures`
 */
export async function* readArchive(zip: Buffer, gone: AbortSignal): AsyncGenerator<ArchivedPicture> {
  let left = inflatedMax;
  let pixels = pixelsMax;
  const count = (bytes: number) => {
    left -= bytes;
    if (left < 0) throw new Unreadable('file_too_large');
  };
  try {
    const entries = (await entriesOf(zip)).filter(({ name }) => !isOfComputer(name));
    entries.sort((a, b) => byName.compare(a.name, b.name));
    let hasPicture = false;
    for (const entry of entries) {
      gone.throwIfAborted();
      const isTaken = !entry.isLink && !isUnsafeName(entry.name) && isPictureName(entry.name);
      const bytes = isTaken ? await bytesOf(entry, count) : null;
      // The header gives the size before the picture is decoded.
      pixels -= bytes ? await pixelsOf(bytes) : 0;
      if (pixels < 0) throw new Unreadable('file_too_large');
      const picture = bytes && (await pictureOf(bytes));
      hasPicture ||= picture !== null;
      yield { name: entry.name, picture };
    }
    if (!hasPicture) throw new Unreadable('file_without_pictures');
  } catch (error) {
    throw error instanceof Unreadable ? refusalOf(error.code) : error;
  }
}
