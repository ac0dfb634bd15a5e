import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { syncFolder } from '../sync-folder.ts';

async function writeAll(path: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  // Only its owner may read the file: it has all shops' orders and the hashes of passwords.
  const handle = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of chunks) {
      await handle.writeFile(chunk);
      size += chunk.length;
    }
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the disk is full',
};

/**
 * Writes a file that appears under its name complete and synced to disk, or not at all.
 * @returns its size in bytes
 * @throws OperatorError when there is such a file already, or it cannot be written
 */
export async function writeWhole(path: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  if (existsSync(path)) throw new OperatorError(`${path} exists already: name another file.`);
  const draft = `${path}.${randomUUID().slice(0, 8)}.part`;
  try {
    const size = await writeAll(draft, chunks);
    await rename(draft, path);
    await syncFolder(dirname(path));
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    const { code, syscall } = error as NodeJS.ErrnoException;
    const reason = syscall && syscall !== 'connect' && syscall !== 'read' ? reasons[code ?? ''] : undefined;
    throw reason ? new OperatorError(`${path} cannot be written: ${reason}.`) : error;
  }
}
