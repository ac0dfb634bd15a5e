import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { commandLine, isRunning } from './process-identity.ts';
import { Program, query, serverOf, until, usedDataDir } from './run-program.fixture.ts';

const run = promisify(execFile);

/** The watchdogs of a program: its only children that are shells. */
async function watchdogsOf(program: Program): Promise<number[]> {
  const { stdout } = await run('pgrep', ['-P', String(program.child.pid), '-x', 'sh']).catch(() => ({
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
  const url = await first.hear('ready');
  const server = await serverOf(dataDir);
  await query(url, 'INSERT INTO orders SELECT generate_series(1, 1000)');
  const open = query(url, 'SELECT pg_sleep(60)').catch(() => 'cut');
  await first.kill();
  await until(() => server && !isRunning(server));
  expect(await open).toBe('cut');
  await until(() => !existsSync(socketFolder(url)));

  const second = new Program({ dataDir });
  const rows = await query(await second.hear('ready'), 'SELECT count(*)::int FROM orders');
  expect(rows).toEqual([{ count: 1000 }]);
});

test('a start right after the kill waits for the server that is still shutting down', async () => {
  const dataDir = await usedDataDir();
  const first = new Program({ dataDir });
  await first.hear('ready');
  first.child.kill('SIGKILL');
  const second = new Program({ dataDir });
  expect(await query(await second.hear('ready'), 'SELECT id FROM orders')).toEqual([]);
});

test('a server that stayed behind, because the watchdog was killed as well, is ended by the next start', async () => {
  const dataDir = await usedDataDir();
  const first = new Program({ dataDir });
  const url = await first.hear('ready');
  const orphan = await serverOf(dataDir);
  for (const watchdog of await watchdogsOf(first)) process.kill(watchdog, 'SIGKILL');
  await first.kill();
  expect(orphan && isRunning(orphan)).toBe(true);

  const second = new Program({ dataDir });
  expect(await query(await second.hear('ready'), 'SELECT id FROM orders')).toEqual([]);
  expect(await second.hear('progress')).toContain(`process ${orphan}`);
  expect(orphan && isRunning(orphan)).toBe(false);
  expect(existsSync(socketFolder(url))).toBe(false);
});

test('a watchdog that was killed is replaced', async () => {
  const dataDir = await usedDataDir();
  const program = new Program({ dataDir });
  await program.hear('ready');
  const server = await serverOf(dataDir);
  const [watchdog = 0] = await watchdogsOf(program);
  process.kill(watchdog, 'SIGKILL');
  await until(async () => (await watchdogsOf(program)).some(pid => pid !== watchdog));
  await program.kill();
  await until(() => server && !isRunning(server));
});

test('a server that dies is started again at the same address, and the program hears of it', async () => {
  const dataDir = await usedDataDir();
  const program = new Program({ dataDir });
  const url = await program.hear('ready');
  const before = (await serverOf(dataDir)) ?? 0;
  const open = query(url, 'SELECT pg_sleep(60)').catch(() => 'cut');
  process.kill(before, 'SIGKILL');
  expect(await program.hear('unexpected')).toContain('SIGKILL');
  await program.hear('unexpected', /runs again/);
  expect(await open).toBe('cut');
  expect(await query(url, 'SELECT id FROM orders')).toEqual([]);

  await program.kill();
  const after = await serverOf(dataDir);
  await until(() => !after || !isRunning(after));
});

test('stopping while a dead server is being started again leaves none', async () => {
  const dataDir = await usedDataDir();
  const program = new Program({ dataDir });
  await program.hear('ready');
  process.kill((await serverOf(dataDir)) ?? 0, 'SIGKILL');
  await program.hear('unexpected');
  program.tell('stop');
  await program.hear('stopped');
  expect(await serverOf(dataDir)).toBeUndefined();
});

test('Ctrl-C in the terminal reaches the program alone, which decides in which order things end', async () => {
  const dataDir = await usedDataDir();
  const program = new Program({ dataDir });
  await program.hear('ready');
  const server = (await serverOf(dataDir)) ?? 0;
  const { stdout } = await run('ps', [
    '-o',
    'pgid=',
    '-p',
    `${server},${(await watchdogsOf(program)).join(',')}`,
  ]);
  const groups = stdout.trim().split(/\s+/);
  expect(groups).toHaveLength(2);
  expect(groups).not.toContain(String(program.child.pid));
  expect(commandLine(server)).toContain(dataDir);
});
