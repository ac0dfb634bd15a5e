import { scaledSide } from '@toptan/contract/catalog/images';
import { importBytesMax } from '@toptan/contract/imports';
import { Unzip, UnzipInflate, zipSync } from 'fflate';

/** Pictures that are sent together: few enough for a quick answer. */
const picturesMax = 24;

/** Bytes of a batch; its frame needs some as well. */
const bytesMax = importBytesMax - 256 * 1024;

/** A zip archive on its way, and the share of the chosen files that is behind it, from 0 to 1. */
export type UploadBatch = { file: File; done: number };

type NamedFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

const isZip = ({ name, type }: File) => type === 'application/zip' || /\.zip$/i.test(name);

/** The path of a file below the chosen folder. */
const pathOf = (file: File) => file.webkitRelativePath || file.name;

/** macOS writes UTF-8 and does not mark it: each byte then comes as a character of its own. */
function entryName(name: string): string {
  const codes = [...name].map(character => character.charCodeAt(0));
  if (codes.some(code => code > 0xff)) return name;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
  } catch {
    return name;
  }
}

/** Files of an archive, one after the other, without unpacking all of it at once. */
async function* unpacked(archive: File): AsyncGenerator<NamedFile> {
  let ready: NamedFile[] = [];
  const unzip = new Unzip(entry => {
    const parts: Uint8Array[] = [];
    entry.ondata = (error, part, isEnd) => {
      if (error) throw error;
      parts.push(part);
      if (!isEnd) return;
      const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const each of parts) {
        bytes.set(each, at);
        at += each.length;
      }
      ready.push({ name: entryName(entry.name), bytes });
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  const reader = archive.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    unzip.push(value ?? new Uint8Array(), done);
    yield* ready;
    ready = [];
    if (done) return;
  }
}

/** A picture that fits into a batch; the library that scales is loaded when one does not. */
async function fitting({ name, bytes }: NamedFile): Promise<NamedFile> {
  if (bytes.length <= bytesMax) return { name, bytes };
  const { default: scale } = await import('browser-image-compression');
  const type = /\.png$/i.test(name) ? 'image/png' : 'image/jpeg';
  const options = { maxSizeMB: 5, maxWidthOrHeight: scaledSide, useWebWorker: false };
  const scaled = await scale(new File([bytes], name, { type }), options).catch(() => null);
  // A file that is no picture goes along empty, so that the check says so.
  return { name, bytes: new Uint8Array(scaled ? await scaled.arrayBuffer() : []) };
}

async function* picturesOf(file: File): AsyncGenerator<NamedFile> {
  if (isZip(file)) yield* unpacked(file);
  else yield { name: pathOf(file), bytes: new Uint8Array(await file.arrayBuffer()) };
}

/**
 * Puts the chosen files (archives, pictures, a folder) into archives that the server takes, in the order of their names. A small
 * enough archive goes unchanged.
 */
export async function* uploadBatchesOf(chosen: readonly File[]): AsyncGenerator<UploadBatch> {
  const [only] = chosen;
  if (chosen.length === 1 && only && isZip(only) && only.size <= importBytesMax)
    return yield { file: only, done: 1 };
  const names = new Intl.Collator(undefined, { numeric: true });
  const files = chosen.toSorted((a, b) => names.compare(pathOf(a), pathOf(b)));
  const all = files.reduce((sum, { size }) => sum + size, 0);
  const title = isZip(files[0] ?? new File([], '')) ? (files[0]?.name ?? '') : 'pictures.zip';
  let behind = 0;
  let waiting: Record<string, Uint8Array> = {};
  let size = 0;
  const batch = (done: number): UploadBatch => {
    const file = new File([zipSync(waiting, { level: 0 }) as Uint8Array<ArrayBuffer>], title);
    [waiting, size] = [{}, 0];
    return { file, done };
  };
  for (const file of files) {
    let read = 0;
    for await (const each of picturesOf(file)) {
      const { name, bytes } = await fitting(each);
      if (size + bytes.length > bytesMax || Object.keys(waiting).length >= picturesMax || name in waiting)
        yield batch((behind + Math.min(read, file.size)) / all);
      waiting[name] = bytes;
      size += bytes.length;
      read += each.bytes.length;
    }
    behind += file.size;
  }
  yield batch(1);
}
