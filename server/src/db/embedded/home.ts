import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { type Account, canBecome, canEnter, findUnprivilegedAccount, isRoot } from './account.ts';
import { readIfThere } from './read-if-there.ts';

/** The folder that holds everything of one database, and the account that runs it (undefined: our own). */
export type Home = { folder: string; account: Account | undefined };

/** The folder in which root stores data that the unprivileged account cannot reach elsewhere. */
export const defaultFallbackFolder = '/var/lib/toptan';

/** The note in a DATA_DIR whose database lies elsewhere; its second line is that place. */
const noteName = 'where-is-the-database.txt';

/**
 * Finds the folder of a data directory's database. It is the directory itself, but for root: PostgreSQL then runs as an account
 * that may be unable to enter it (a project in /root). Such a database is in a folder below `fallbackFolder`. The folder is named
 * after the data directory and a digest of its path, so that two never share one. An existing database decides before anything
 * else: a shop must never find itself with an empty database because a folder's mode has changed.
 * @param dataDir an existing folder, as a real path
 * @throws OperatorError when the database exists but cannot be reached from here
 */
export async function findHome(
  dataDir: string,
  fallbackFolder: string,
  onProgress: (line: string) => void,
): Promise<Home> {
  const elsewhere = join(fallbackFolder, nameInFallbackFolder(dataDir));
  const noted = await readNote(dataDir);
  const inside = existsSync(join(dataDir, 'postgres'));
  const existing = inside ? dataDir : existsSync(join(elsewhere, 'postgres')) ? elsewhere : undefined;
  if (noted && !(isRoot() ? existing : inside)) throw lost(dataDir, noted, elsewhere);
  if (!isRoot()) return { folder: dataDir, account: undefined };

  const owner = existing === undefined ? undefined : await ownerOf(join(existing, 'postgres'));
  const account = owner ?? (await findUnprivilegedAccount());
  if (!(await canBecome(account))) {
    throw new OperatorError(
      `PostgreSQL does not run as root, and here root may not switch to another account (uid ${account.uid}). Start as an ordinary user, or allow CAP_SETUID, CAP_SETGID and CAP_CHOWN.`,
    );
  }
  if (await canEnter(account, existing ?? dataDir)) return { folder: existing ?? dataDir, account };
  if (existing) {
    throw new OperatorError(
      `PostgreSQL runs as uid ${account.uid}, which cannot enter ${existing}, where the database is. Let it pass, with chmod o+x on that folder and those above it.`,
    );
  }
  await makeFallbackFolder(fallbackFolder);
  await makeFallbackFolder(elsewhere);
  onProgress(
    `PostgreSQL's account (uid ${account.uid}) cannot enter ${dataDir}: the database is in ${elsewhere}`,
  );
  return { folder: elsewhere, account };
}

/** The error for a note that names a database that this process cannot use: it must not begin an empty one instead. */
function lost(dataDir: string, noted: string, elsewhere: string): OperatorError {
  const otherwise = `or delete ${noteName} to begin with an empty one`;
  if (!isRoot()) {
    return new OperatorError(
      `The database of ${dataDir} is in ${noted}, where root started it. Start as root, ${otherwise}.`,
    );
  }
  return new OperatorError(
    existsSync(noted)
      ? `The database of ${dataDir} is in ${noted}, made when this folder had another name. Rename that to ${elsewhere}, ${otherwise}.`
      : `The database of ${dataDir} was in ${noted}, which is gone. Bring it back, ${otherwise}.`,
  );
}

/** Leaves a note in a data directory whose database is elsewhere; to be called once the database is there. */
export async function leaveNote(dataDir: string, home: Home): Promise<void> {
  if (home.folder === dataDir) return;
  const text = `PostgreSQL does not run as root, and its account cannot enter this folder. The database is in\n${home.folder}\n`;
  await writeFile(join(dataDir, noteName), text);
  await chmod(join(dataDir, noteName), 0o644);
}

async function readNote(dataDir: string): Promise<string | undefined> {
  const text = await readIfThere(join(dataDir, noteName));
  return text?.split('\n')[1];
}

/** Makes a folder that every account can pass, whatever the umask; the files inside have modes of their own. */
export async function makeFallbackFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

/** The possible folders of a data directory's database: itself, and one below the fallback folder. */
export function possibleHomes(dataDir: string, fallbackFolder: string): string[] {
  return [dataDir, join(fallbackFolder, nameInFallbackFolder(dataDir))];
}

/** Readable, and different for each path. */
function nameInFallbackFolder(dataDir: string): string {
  const readable = `${basename(dirname(dataDir))}-${basename(dataDir)}`.replace(/[^\w.-]/g, '_').slice(-60);
  return `${readable}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
}

/** The account that owns the data; undefined for root, who got it by copying and gives it back on the start. */
async function ownerOf(folder: string): Promise<Account | undefined> {
  const { uid, gid } = await stat(folder);
  return uid === 0 ? undefined : { uid, gid };
}
