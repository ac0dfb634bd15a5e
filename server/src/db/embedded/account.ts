import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OperatorError } from '../../operator-error.ts';

/** An account of the operating system under which PostgreSQL's programs run. */
export type Account = { uid: number; gid: number };

const run = promisify(execFile);

/**
 * Accounts that a root process may hand the database to, in order: the one that exists for this very purpose, then
 * the one that exists on every Unix.
 */
const unprivileged = ['postgres', 'nobody'];

/** Whether this process is root, which PostgreSQL refuses to be. Never true on Windows. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The existing account that runs PostgreSQL in place of root. None is created.
 * @throws OperatorError when the system knows no unprivileged account
 */
export async function findUnprivilegedAccount(): Promise<Account> {
  for (const name of unprivileged) {
    const [uid, gid] = await Promise.all([idOf(name, '-u'), idOf(name, '-g')]);
    if (uid !== undefined && gid !== undefined && uid !== 0) return { uid, gid };
  }
  throw new OperatorError(
    `PostgreSQL does not run as root, and there is no account named ${unprivileged.join(' or ')} to run it as. Start as an ordinary user, or set DATABASE_URL.`,
  );
}

async function idOf(name: string, flag: '-u' | '-g'): Promise<number | undefined> {
  // `id` fails where there is no such account.
  const answer = await run('id', [flag, name]).catch(() => undefined);
  const id = Number.parseInt(answer?.stdout ?? '', 10);
  return Number.isNaN(id) ? undefined : id;
}

/** Whether the account can look files up inside this folder: every folder on the way must let it pass. */
export function canEnter(account: Account, folder: string): Promise<boolean> {
  return succeeds(account, 'test -d "$1/."', [folder]);
}

/** Whether this root process may run programs as the account; in a container it may lack the right to. */
export function canBecome(account: Account): Promise<boolean> {
  return succeeds(account, ':', []);
}

/** Whether the account can read all of these files. */
export function canRead(account: Account, files: string[]): Promise<boolean> {
  return succeeds(account, 'for file; do test -r "$file" || exit 1; done', files);
}

async function succeeds(account: Account, script: string, words: string[]): Promise<boolean> {
  try {
    await run('sh', ['-c', script, 'sh', ...words], { ...account, cwd: '/' });
    return true;
  } catch {
    // The exit code of the program is the answer; a program that cannot be started as the account is a no as well.
    return false;
  }
}
