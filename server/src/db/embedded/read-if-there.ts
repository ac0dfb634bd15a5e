import { readFile } from 'node:fs/promises';

/** Error codes for a path at which there is nothing; the second one where a part of it is a file. */
const nothingThere = ['ENOENT', 'ENOTDIR'];

/** The text of a file; undefined where there is none. Any other reason not to read it is thrown. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (nothingThere.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
