import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, readdir, readFile, rename, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findUnprivilegedAccount, isRoot } from './account.ts';
import { findRunningDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { possibleHomes } from './home.ts';
import { Program, query, serverOf, temporaryFolder, usedDataDir } from './run-program.fixture.ts';

const run = promisify(execFile);

/** The account of this test run; where that is root, also an ordinary one, and the rules that only root meets. */
const ordinary = isRoot() ? await findUnprivilegedAccount() : undefined;

async function accountOf(pid: number | undefined): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'uid=', '-p', String(pid)]);
  return Number(stdout);
}

test('an ordinary user runs it under the own account', async () => {
  const dataDir = await temporaryFolder();
  if (ordinary) await chown(dataDir, ordinary.uid, ordinary.gid);
  const program = new Program({ dataDir }, ordinary);
  expect(await query(await program.waitFor('ready'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(await accountOf(await serverOf(dataDir))).toBe(ordinary?.uid ?? process.getuid?.());
});

if (ordinary) {
  test('root runs it as an unprivileged account, in the data directory, whatever the umask', async () => {
    const folder = await temporaryFolder();
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    const program = new Program({ dataDir, fallbackFolder: join(folder, 'fallback'), umask: 0o077 });
    expect(await query(await program.waitFor('ready'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await accountOf(await serverOf(dataDir))).toBe(ordinary.uid);
    expect((await stat(dataDir)).uid).toBe(0);
    expect(await readdir(folder)).toEqual(['data']);
  });

  test('root in a folder that the account cannot enter: the data is in a folder of its own, which one line names', async () => {
    const folder = await temporaryFolder();
    const closed = join(folder, 'closed');
    const dataDir = join(closed, 'data');
    const fallbackFolder = join(folder, 'fallback');
    await mkdir(dataDir, { recursive: true });
    await chmod(closed, 0o700);
    const first = new Program({ dataDir, fallbackFolder, umask: 0o077 });
    const url = await first.waitFor('ready');
    const [home = ''] = await readdir(fallbackFolder);
    expect(home).toMatch(/^closed-data-[0-9a-f]{12}$/);
    expect(await first.waitFor('progress')).toContain(join(fallbackFolder, home));
    expect(await readFile(join(dataDir, 'where-is-the-database.txt'), 'utf8')).toContain(
      join(fallbackFolder, home),
    );
    await query(url, 'CREATE TABLE orders (id int)');
    expect(await findRunningDatabase(dataDir, fallbackFolder)).toBe(url);
    first.send('stop');
    await first.waitFor('stopped');
    expect(possibleHomes(join(folder, 'other', 'closed', 'data'), fallbackFolder)).not.toContain(
      join(fallbackFolder, home),
    );

    // The database keeps its place, even when the data directory can be entered now.
    await chmod(closed, 0o755);
    const again = await startEmbeddedDatabase({ dataDir, fallbackFolder });
    expect(await query(again.connectionString, 'SELECT id FROM orders')).toEqual([]);
    await again.stop();

    // Never an empty database in place of one that cannot be found.
    await rename(join(fallbackFolder, home), join(folder, 'lost'));
    await expect(startEmbeddedDatabase({ dataDir, fallbackFolder })).rejects.toThrow('which is gone');
    await chown(dataDir, ordinary.uid, ordinary.gid);
    const asOrdinary = new Program({ dataDir, fallbackFolder }, ordinary);
    expect(await asOrdinary.waitFor('refused')).toContain('Start as root');
  });

  test('a data directory that root has copied belongs to the account again, and nothing outside it does', async () => {
    const folder = await temporaryFolder();
    const outside = join(folder, 'outside');
    await writeFile(outside, '');
    const copy = join(folder, 'copy');
    await run('cp', ['-r', await usedDataDir(), copy]);
    await symlink(outside, join(copy, 'postgres', 'link'));
    const database = await startEmbeddedDatabase({ dataDir: copy });
    expect(await query(database.connectionString, 'SELECT id FROM orders')).toEqual([]);
    await database.stop();
    expect((await stat(outside)).uid).toBe(0);
  });

  test('data that the account can no longer reach is not replaced by an empty database', async () => {
    const dataDir = await usedDataDir();
    await chmod(dirname(dataDir), 0o700);
    await expect(
      startEmbeddedDatabase({ dataDir, fallbackFolder: join(dataDir, 'fallback') }),
    ).rejects.toThrow('chmod o+x');
  });

  test('data of an ordinary user stays theirs when root starts it', async () => {
    const dataDir = await usedDataDir();
    await run('chown', ['-R', '4711:4711', join(dataDir, 'postgres')]);
    const database = await startEmbeddedDatabase({ dataDir });
    expect(await accountOf(await serverOf(dataDir))).toBe(4711);
    await database.stop();
  });

  test('an ordinary user goes on after root has worked on the data', async () => {
    const dataDir = await temporaryFolder();
    await chown(dataDir, ordinary.uid, ordinary.gid);
    const first = new Program({ dataDir }, ordinary);
    await query(await first.waitFor('ready'), 'CREATE TABLE orders (id int)');
    first.send('stop');
    await first.waitFor('stopped');
    await (await startEmbeddedDatabase({ dataDir })).stop();
    const again = new Program({ dataDir }, ordinary);
    expect(await query(await again.waitFor('ready'), 'SELECT id FROM orders')).toEqual([]);
  });
}
