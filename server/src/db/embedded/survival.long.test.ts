import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries, program } from './binaries.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { commandLine, isRunning } from './process-identity.ts';
import { Program, query, serverOf, until, usedDataDir } from './run-program.fixture.ts';

const run = promisify(execFile);

/** The watchdogs of a program: its only children that are shells. */
async function watchdogsOf(shop: Program): Promise<number[]> {
  const { stdout } = await run('pgrep', ['-P', String(shop.child.pid), '-x', 'sh']).catch(() => ({
    stdout: '',
  }));
  return stdout.split('\n').filter(Boolean).map(Number);
}

function socketFolder(url: string): string {
  return new URL(url.replace('@/', '@x/')).searchParams.get('host') ?? '';
}

test('when the program is killed its server ends too, and the next start has every acknowledged row', async () => {
  const dataDir = await usedDataDir();
  const first = new Program({ dataDir });
  const url = await first.waitFor('ready');
  const server = await serverOf(dataDir);
  await query(url, 'INSERT INTO orders SELECT generate_series(1, 1000)');
  const open = query(url, 'SELECT pg_sleep(60)').catch(() => 'cut');
  await first.kill();
  await until(() => server && !isRunning(server));
  expect(await open).toBe('cut');
  await until(() => !existsSync(socketFolder(url)));

  const second = new Program({ dataDir });
  const rows = await query(await second.waitFor('ready'), 'SELECT count(*)::int FROM orders');
  expect(rows).toEqual([{ count: 1000 }]);
});

test('a start right after the kill waits for the server that is still shutting down', async () => {
  const dataDir = await usedDataDir();
  const first = new Program({ dataDir });
  await first.waitFor('ready');
  first.child.kill('SIGKILL');
  const second = new Program({ dataDir });
  expect(await query(await second.waitFor('ready'), 'SELECT id FROM orders')).toEqual([]);
});

test('a server that stayed behind, because the watchdog was killed as well, is ended by the next start', async () => {
  const dataDir = await usedDataDir();
  const first = new Program({ dataDir });
  const url = await first.waitFor('ready');
  const orphan = await serverOf(dataDir);
  for (const watchdog of await watchdogsOf(first)) process.kill(watchdog, 'SIGKILL');
  await first.kill();
  expect(orphan && isRunning(orphan)).toBe(true);

  const second = new Program({ dataDir });
  expect(await query(await second.waitFor('ready'), 'SELECT id FROM orders')).toEqual([]);
  expect(await second.waitFor('progress')).toContain(`process ${orphan}`);
  expect(orphan && isRunning(orphan)).toBe(false);
  expect(existsSync(socketFolder(url))).toBe(false);
});

test('a watchdog that was killed is replaced', async () => {
  const dataDir = await usedDataDir();
  const shop = new Program({ dataDir });
  await shop.waitFor('ready');
  const server = await serverOf(dataDir);
  const [watchdog = 0] = await watchdogsOf(shop);
  process.kill(watchdog, 'SIGKILL');
  await until(async () => (await watchdogsOf(shop)).some(pid => pid !== watchdog));
  await shop.kill();
  await until(() => server && !isRunning(server));
});

test('a server that dies is started again at the same address, and the program is notified', async () => {
  const dataDir = await usedDataDir();
  const shop = new Program({ dataDir });
  const url = await shop.waitFor('ready');
  const before = (await serverOf(dataDir)) ?? 0;
  const open = query(url, 'SELECT pg_sleep(60)').catch(() => 'cut');
  process.kill(before, 'SIGKILL');
  expect(await shop.waitFor('unexpected')).toContain('SIGKILL');
  await shop.waitFor('unexpected', /runs again/);
  expect(await open).toBe('cut');
  expect(await query(url, 'SELECT id FROM orders')).toEqual([]);

  await shop.kill();
  const after = await serverOf(dataDir);
  await until(() => !after || !isRunning(after));
});

test('stopping while a dead server is being started again leaves none', async () => {
  const dataDir = await usedDataDir();
  const shop = new Program({ dataDir });
  await shop.waitFor('ready');
  process.kill((await serverOf(dataDir)) ?? 0, 'SIGKILL');
  await shop.waitFor('unexpected');
  shop.send('stop');
  await shop.waitFor('stopped');
  expect(await serverOf(dataDir)).toBeUndefined();
});

test('Ctrl-C in the terminal reaches the program alone, which decides in which order things end', async () => {
  const dataDir = await usedDataDir();
  const shop = new Program({ dataDir });
  await shop.waitFor('ready');
  const server = (await serverOf(dataDir)) ?? 0;
  const { stdout } = await run('ps', [
    '-o',
    'pgid=',
    '-p',
    `${server},${(await watchdogsOf(shop)).join(',')}`,
  ]);
  const groups = stdout.trim().split(/\s+/);
  expect(groups).toHaveLength(2);
  expect(groups).not.toContain(String(shop.child.pid));
  expect(commandLine(server)).toContain(dataDir);
});

test('a server file that names a process of another program does not prevent a start', async () => {
  const dataDir = await usedDataDir();
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  const another = spawn('sleep', ['60'], { uid, gid });
  onTestFinished(() => void another.kill());
  await writeFile(
    file,
    [another.pid, join(dataDir, 'postgres'), 1, 5432, '/tmp', '', '  123 456', 'ready', ''].join('\n'),
  );
  await chown(file, uid, gid);
  const database = await startEmbeddedDatabase({ dataDir });
  expect(await query(database.connectionString, 'SELECT id FROM orders')).toEqual([]);
  await database.stop();
});

test('a server that someone started by hand on the data is left running and named', async () => {
  const dataDir = await usedDataDir();
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  const postgres = program(await findBinaries(), 'postgres');
  const folder = join(dataDir, 'postgres');
  const byHand = spawn(postgres, ['-D', folder, '-c', 'listen_addresses=', '-k', folder], { uid, gid });
  const end = once(byHand, 'exit');
  onTestFinished(async () => {
    byHand.kill('SIGINT');
    await end;
  });
  await until(() => serverOf(dataDir));
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(`started by hand (process ${byHand.pid})`);
  expect(byHand.exitCode).toBeNull();
});
