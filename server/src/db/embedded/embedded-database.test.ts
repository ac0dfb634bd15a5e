import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findRunningDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { isRunning } from './process-identity.ts';
import { Program, query, serverOf, temporaryFolder, usedDataDir } from './run-program.fixture.ts';

const run = promisify(execFile);

test('what was written is there after a restart, and the server is gone in between', async () => {
  const dataDir = await temporaryFolder();
  const first = await startEmbeddedDatabase({ dataDir });
  await query(first.connectionString, "CREATE TABLE kept AS SELECT 'çanta' AS word");
  const socket = new URL(first.connectionString.replace('@/', '@x/')).searchParams.get('host') ?? '';
  const server = (await serverOf(dataDir)) ?? 0;
  await Promise.all([first.stop(), first.stop()]);
  expect(isRunning(server)).toBe(false);
  expect(existsSync(socket)).toBe(false);

  const second = await startEmbeddedDatabase({ dataDir });
  const rows = await query(second.connectionString, 'SELECT word FROM kept');
  await second.stop();
  expect(rows).toEqual([{ word: 'çanta' }]);
});

test('commits are durable, pages are checksummed, and the only way in is a socket in a private folder', async () => {
  const dataDir = await usedDataDir();
  const database = await startEmbeddedDatabase({ dataDir });
  const rows = await query<{ name: string; setting: string }>(
    database.connectionString,
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes',
       'data_checksums', 'listen_addresses', 'unix_socket_directories', 'server_encoding', 'logging_collector')`,
  );
  const values = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  const folder = await stat(values['unix_socket_directories'] ?? '');
  await database.stop();
  expect(values).toMatchObject({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    listen_addresses: '',
    server_encoding: 'UTF8',
    logging_collector: 'on',
  });
  expect((folder.mode & 0o777).toString(8)).toBe('700');
});

test('text folds, sorts and is indexed by trigrams alike on every machine', async () => {
  const database = await startEmbeddedDatabase({
    dataDir: await usedDataDir(),
    durability: 'off-for-tests',
  });
  await query(database.connectionString, 'CREATE EXTENSION pg_trgm');
  const [facts] = await query(
    database.connectionString,
    `SELECT lower('ÇIĞŞ') AS lower, cardinality(show_trgm('أحمر')) AS trigrams, datlocprovider, datlocale
     FROM pg_database WHERE datname = current_database()`,
  );
  await database.stop();
  expect(facts).toEqual({ lower: 'çiğş', trigrams: 5, datlocprovider: 'b', datlocale: 'C.UTF-8' });
});

test('at rest the whole server takes less than 300 MB', async () => {
  const dataDir = await usedDataDir();
  const database = await startEmbeddedDatabase({ dataDir });
  const server = await serverOf(dataDir);
  const { stdout } = await run('ps', ['-o', 'rss=', '--ppid', String(server), '-p', String(server)]);
  await database.stop();
  const kilobytes = stdout.trim().split(/\s+/).map(Number);
  expect(kilobytes.length).toBeGreaterThan(4);
  expect(kilobytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(300 * 1024);
});

test('an operator finds the running database by its data directory, and psql gets in', async () => {
  const dataDir = await usedDataDir();
  expect(await findRunningDatabase(dataDir)).toBeUndefined();
  const program = new Program({ dataDir });
  const url = await program.hear('ready');
  expect(await findRunningDatabase(dataDir)).toBe(url);
  const answer = await run('psql', [url, '-Atc', 'SELECT current_database()']).catch(
    error => error as { code: string },
  );
  if (!('code' in answer && answer.code === 'ENOENT')) expect(answer).toMatchObject({ stdout: 'toptan\n' });

  program.tell('stop');
  await program.hear('stopped');
  expect(await findRunningDatabase(dataDir)).toBeUndefined();
});

test("the operator's own settings, made with ALTER SYSTEM, win over ours and survive", async () => {
  const dataDir = await usedDataDir();
  const first = await startEmbeddedDatabase({ dataDir });
  await query(first.connectionString, "ALTER SYSTEM SET work_mem = '33MB'");
  await first.stop();
  const second = await startEmbeddedDatabase({ dataDir });
  const rows = await query(second.connectionString, 'SHOW work_mem');
  await second.stop();
  expect(rows).toEqual([{ work_mem: '33MB' }]);
});

test('the server writes its log to a file, without the values that were in the statement', async () => {
  const dataDir = await usedDataDir();
  const database = await startEmbeddedDatabase({ dataDir });
  await query(database.connectionString, 'CREATE TABLE shops (email text UNIQUE)');
  await query(database.connectionString, "INSERT INTO shops VALUES (lower('A@B.C'))");
  await expect(
    query(database.connectionString, "INSERT INTO shops VALUES (lower('A@B.C'))"),
  ).rejects.toThrow();
  await database.stop();
  const name = (await readdir(join(dataDir, 'log'))).at(-1) ?? '';
  const log = await readFile(join(dataDir, 'log', name), 'utf8');
  expect(log).toContain('duplicate key value');
  expect(log).not.toContain('a@b.c');
});

test('where there are no such sockets, it listens on this machine alone and asks for a password', async () => {
  const dataDir = await temporaryFolder();
  const program = new Program({ dataDir, tcp: true });
  const url = await program.hear('ready');
  expect(await query(url, 'SELECT inet_server_addr() AS address')).toEqual([{ address: '127.0.0.1' }]);
  await expect(query(url.replace(/:[0-9a-f]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow(
    'password authentication failed',
  );
  program.tell('stop');
  await program.hear('stopped');

  const again = new Program({ dataDir, tcp: true });
  expect(await query(await again.hear('ready'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
