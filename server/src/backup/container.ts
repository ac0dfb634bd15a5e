import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorError } from '../operator-error.ts';

/**
 * The file of a backup:
 *
 * - a line, `toptan-backup 1`: the kind of file, and the version of this format;
 * - gzip of frames: a byte for the kind (`J` for JSON, `D` for data), the length of the rest in 4 bytes (big-endian), the rest;
 * - a line of 64 hexadecimal digits: the SHA-256 of all bytes before it.
 *
 * So a file that was cut off, added to or altered anywhere is recognised before anything is done with it.
 */
export type Frame = { kind: 'json'; value: unknown } | { kind: 'data'; bytes: Buffer };

const word = 'toptan-backup';
const version = 1;
const magic = Buffer.from(`${word} ${version}\n`);

/** Bytes of the last line. */
const sealLength = 65;

/** Bytes of a frame's kind and length. */
const headLength = 5;

/** Bytes of a frame at most: far more than any that is written, and little enough to be held. */
const frameLimit = 64 * 1024 * 1024;

/** Quick rather than small: most of a large backup is pictures, which are compressed already. */
const compression = { level: 4 };

const kinds = { json: 'J'.charCodeAt(0), data: 'D'.charCodeAt(0) };

function frame(kind: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt8(kind);
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

export const jsonFrame = (value: unknown) => frame(kinds.json, Buffer.from(`${JSON.stringify(value)}\n`));
export const dataFrame = (bytes: Buffer) => frame(kinds.data, bytes);

const seal = (hash: Hash) => Buffer.from(`${hash.digest('hex')}\n`);

/** The bytes of a file with these frames. */
export async function* contain(frames: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(magic);
  yield magic;
  // A failure of the frames ends the compression, and with it this loop.
  const packed: AsyncIterable<Buffer> = pipeline(Readable.from(frames), createGzip(compression), () => {});
  for await (const bytes of packed) {
    hash.update(bytes);
    yield bytes;
  }
  yield seal(hash);
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function checkVersion(handle: FileHandle, path: string): Promise<void> {
  const beginning = (await readAt(handle, 0, 64)).toString('latin1');
  const [name, number] = (beginning.split('\n')[0] ?? '').split(' ');
  if (name !== word || !/^\d+$/.test(number ?? ''))
    throw new OperatorError(`${path} is no backup of Toptan.`);
  if (Number(number) !== version)
    throw new OperatorError(
      `${path} is a backup of format ${number}; this version of Toptan reads format ${version}. Restore it with the version that wrote it.`,
    );
}

async function compareWithSeal(handle: FileHandle, path: string): Promise<void> {
  await checkVersion(handle, path);
  const { size } = await handle.stat();
  const hash = createHash('sha256');
  const end = size - sealLength - 1;
  if (end >= 0)
    for await (const bytes of handle.createReadStream({ start: 0, end, autoClose: false }))
      hash.update(bytes);
  const last = await readAt(handle, Math.max(size - sealLength, 0), sealLength);
  if (!last.equals(seal(hash)))
    throw new OperatorError(`${path} is damaged or was cut off: it does not match its checksum.`);
}

/**
 * Reads a whole file and compares it with its checksum.
 * @throws OperatorError when it cannot be read, is no backup, of another format, cut off or altered
 */
export async function checkContainer(path: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    await compareWithSeal(handle, path);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${path} cannot be read: ${(error as Error).message}`);
  } finally {
    await handle?.close();
  }
}

/**
 * The frames of a file that has been checked, one at a time.
 * @param size bytes of the file
 */
export async function* readFrames(path: string, size: number): AsyncGenerator<Frame> {
  const packed = createReadStream(path, { start: magic.length, end: size - sealLength - 1 });
  const bytes: PassThrough = pipeline(packed, createGunzip(), new PassThrough(), () => {});
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      if (rest.length < headLength) break;
      const length = rest.readUInt32BE(1);
      if (length > frameLimit) throw new OperatorError(`${path} holds a part that is too long to be one.`);
      if (rest.length < headLength + length) break;
      const payload = rest.subarray(headLength, headLength + length);
      const kind = rest.readUInt8();
      rest = rest.subarray(headLength + length);
      if (kind === kinds.data) yield { kind: 'data', bytes: payload };
      else yield { kind: 'json', value: JSON.parse(payload.toString()) };
    }
  }
}
