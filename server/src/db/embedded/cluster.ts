import { chown, mkdtemp, rename, rm } from 'node:fs/promises';
import type { Account } from './account.ts';
import { type Binaries, program } from './binaries.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { launch, outcome } from './launch.ts';

/**
 * The character classes must know all letters: with the plain C locale pg_trgm finds no trigrams in Arabic text.
 * Which name the system has for that differs.
 */
const CTYPES = process.platform === 'win32' ? ['C'] : ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C'];

/** Makes a new cluster in `folder`; it appears there complete and synced to disk, or not at all. */
export async function createCluster(
  folder: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  const staging = await mkdtemp(`${folder}.new-`);
  try {
    if (account) await chown(staging, account.uid, account.gid);
    await initialise(staging, binaries, account);
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
}

async function initialise(folder: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  let output = '';
  for (const ctype of CTYPES) {
    const args = ['-D', folder, '-U', 'toptan', '-E', 'UTF8', '-A', 'trust', '--data-checksums'];
    const locale = [
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
    ];
    const ended = await outcome(launch(program(binaries, 'initdb'), [...args, ...locale], account));
    if (ended.code === 0) return;
    output = ended.output;
    if (!output.includes('invalid locale name')) break;
  }
  throw new EmbeddedDatabaseError(output);
}
