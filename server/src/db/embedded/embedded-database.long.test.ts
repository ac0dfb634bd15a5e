import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sizeOfData } from './cluster.ts';
import { type EmbeddedDatabase, findRunningDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import {
  copyUsedData,
  Program,
  query,
  serverOf,
  temporaryFolder,
  usedDataDir,
} from './run-program.fixture.ts';
import { temporaryParent } from './throwaway.ts';

const run = promisify(execFile);

describe('while it runs', () => {
  let dataDir: string;
  let database: EmbeddedDatabase;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(await temporaryParent(), 'toptan-test-'));
    await chmod(dataDir, 0o755);
    await copyUsedData(dataDir);
    database = await startEmbeddedDatabase({ dataDir });
  });

  afterAll(async () => {
    await database.stop();
    await rm(dataDir, { recursive: true });
  });

  test('commits are durable, pages are checksummed, and the only way in is a socket in a private folder', async () => {
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding'];
    const rows = await query<{ name: string; setting: string }>(
      database.connectionString,
      `SELECT name, setting FROM pg_settings
       WHERE name IN ('${names.join("','")}', 'listen_addresses', 'unix_socket_directories')`,
    );
    const { unix_socket_directories: folder, ...values } = Object.fromEntries(
      rows.map(({ name, setting }) => [name, setting]),
    );
    expect(values).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      server_encoding: 'UTF8',
      listen_addresses: '',
    });
    expect(((await stat(folder?.replaceAll('"', '') ?? '')).mode & 0o777).toString(8)).toBe('700');
  });

  test('what tables and indexes take on disk is known without a query', async () => {
    const [measured] = await query<{ bytes: number }>(
      database.connectionString,
      'SELECT sum(pg_database_size(oid))::float8 AS bytes FROM pg_database',
    );
    const counted = await sizeOfData({ folder: dataDir, account: undefined });
    expect(counted / (measured?.bytes ?? 0)).toBeCloseTo(1, 1);
  });

  test('text folds, sorts and is indexed by trigrams alike on every machine', async () => {
    await query(database.connectionString, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
    const [facts] = await query(
      database.connectionString,
      `SELECT lower('ÇIĞŞ') AS lower, cardinality(show_trgm('أحمر')) AS trigrams, datlocprovider, datlocale
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(facts).toEqual({ lower: 'çiğş', trigrams: 5, datlocprovider: 'b', datlocale: 'C.UTF-8' });
  });

  test('at rest the whole server takes less than 300 MB', async () => {
    const server = await serverOf(dataDir);
    const { stdout } = await run('ps', ['-A', '-o', 'ppid=,pid=,rss=']);
    const processes = stdout
      .trim()
      .split('\n')
      .map(line => line.trim().split(/\s+/).map(Number));
    const ours = processes.filter(([parent, pid]) => parent === server || pid === server);
    expect(ours.length).toBeGreaterThan(4);
    expect(ours.reduce((sum, [, , kilobytes = 0]) => sum + kilobytes, 0)).toBeLessThan(300 * 1024);
  });

  test('an operator finds it by its data directory, and psql gets in', async () => {
    const url = await findRunningDatabase(dataDir);
    expect(url).toBe(database.connectionString);
    const psql = run('psql', [url ?? '', '-Atc', 'SELECT current_database()']);
    const answer = await psql.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return { stdout: 'toptan\n' };
      throw error;
    });
    expect(answer.stdout).toBe('toptan\n');
    expect(await findRunningDatabase(tmpdir())).toBeUndefined();
  });

  test('the server writes its log to a file, without the values that were in the statement', async () => {
    const url = database.connectionString;
    await query(url, 'CREATE TABLE shops (email text UNIQUE)');
    await query(url, "INSERT INTO shops VALUES (lower('A@B.C'))");
    await expect(query(url, "INSERT INTO shops VALUES (lower('A@B.C'))")).rejects.toThrow();
    const logged = async () => {
      const names = await readdir(join(dataDir, 'log'));
      return Promise.all(names.map(name => readFile(join(dataDir, 'log', name), 'utf8')));
    };
    // A process of its own writes it.
    await expect.poll(async () => (await logged()).join('')).toContain('duplicate key value');
    expect((await logged()).join('')).not.toContain('a@b.c');
  });
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

test('where there are no such sockets, it listens on this machine alone and requires a password', async () => {
  const dataDir = await temporaryFolder();
  const program = new Program({ dataDir, tcp: true });
  const url = await program.waitFor('ready');
  expect(await query(url, 'SELECT inet_server_addr() AS address')).toEqual([{ address: '127.0.0.1' }]);
  await expect(query(url.replace(/:[0-9a-f]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow(
    'password authentication failed',
  );
  program.send('stop');
  await program.waitFor('stopped');

  const again = new Program({ dataDir, tcp: true });
  expect(await query(await again.waitFor('ready'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
