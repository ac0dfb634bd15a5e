import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { OperatorError } from '../../operator-error.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { explain } from './explain.ts';
import { copyUsedData, Program, query, temporaryFolder, until, usedDataDir } from './run-program.fixture.ts';

const run = promisify(execFile);

/** The one line with which a start on that data directory is refused. */
async function refusal(dataDir: string): Promise<string> {
  const error: unknown = await startEmbeddedDatabase({ dataDir }).catch(error => error);
  expect(error).toBeInstanceOf(OperatorError);
  const line = (error as OperatorError).message;
  expect(line).not.toContain('\n');
  expect(line.length).toBeLessThan(400);
  return line;
}

async function usedCluster(): Promise<{ dataDir: string; cluster: string }> {
  const dataDir = await usedDataDir();
  return { dataDir, cluster: join(dataDir, 'postgres') };
}

test('a folder that holds something else is left as it is', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'holiday.jpg'), '');
  expect(await refusal(dataDir)).toContain('did not make');
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['holiday.jpg']);
});

test('the data of a PostgreSQL server that is not ours is left as it is', async () => {
  const { dataDir, cluster } = await usedCluster();
  expect(await refusal(cluster)).toContain('is itself the data of a PostgreSQL server');
  await writeFile(join(cluster, 'postgresql.conf'), "cluster_name = '18/main'\n");
  expect(await refusal(dataDir)).toContain('did not make');
});

test('data of another major version is not touched', async () => {
  const { dataDir, cluster } = await usedCluster();
  await writeFile(join(cluster, 'PG_VERSION'), '17\n');
  expect(await refusal(dataDir)).toMatch(/is of PostgreSQL 17, and this program brings 18/);
});

test('damage is reported, with the damaged part', async () => {
  const { dataDir, cluster } = await usedCluster();
  await rm(join(cluster, 'global', 'pg_filenode.map'));
  expect(await refusal(dataDir)).toMatch(/is damaged .*pg_filenode\.map.*backup/);
  await truncate(join(cluster, 'global', 'pg_control'), 100);
  expect(await refusal(dataDir)).toMatch(/is damaged .*pg_control.*backup/);
  await rm(join(cluster, 'global'), { recursive: true });
  expect(await refusal(dataDir)).toMatch(/is damaged \(global is missing\)/);
});

test('a write-ahead log that is gone is damage too, although only the log file reports it', async () => {
  const { dataDir, cluster } = await usedCluster();
  for (const name of await readdir(join(cluster, 'pg_wal'))) {
    if (/^[0-9A-F]{24}$/.test(name)) await rm(join(cluster, 'pg_wal', name));
  }
  expect(await refusal(dataDir)).toMatch(/is damaged \(.*checkpoint record/);
});

test('a flipped bit in a page is found by its checksum', async () => {
  const dataDir = await usedDataDir();
  const first = await startEmbeddedDatabase({ dataDir });
  await query(
    first.connectionString,
    "CREATE TABLE notes AS SELECT repeat('x', 500) AS note FROM generate_series(1, 100)",
  );
  const [row] = await query<{ path: string }>(
    first.connectionString,
    "SELECT pg_relation_filepath('notes') AS path",
  );
  await first.stop();
  const file = join(dataDir, 'postgres', row?.path ?? '');
  await run('sh', ['-c', 'printf y | dd of="$1" bs=1 seek=8000 conv=notrunc', 'sh', file]);
  const second = await startEmbeddedDatabase({ dataDir });
  await expect(query(second.connectionString, 'SELECT count(*) FROM notes')).rejects.toThrow('invalid page');
  await second.stop();
});

test('a data directory that is a link to nothing', async () => {
  const link = join(await temporaryFolder(), 'data');
  await symlink('/nowhere/toptan', link);
  expect(await refusal(link)).toContain(`DATA_DIR is ${link}, a link to a folder that is not there`);
});

test('a data directory that is a file, and a cluster that is one', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'data');
  await writeFile(file, '');
  expect(await refusal(file)).toContain('is not a folder');
  expect(await refusal(join(file, 'deeper'))).toContain('is not a folder');
  await writeFile(join(folder, 'postgres'), '');
  expect(await refusal(folder)).toContain('is a file, where the database should be');
});

test('a copy whose modes are too open is closed, not refused', async () => {
  const { dataDir, cluster } = await usedCluster();
  await chmod(cluster, 0o755);
  const database = await startEmbeddedDatabase({ dataDir, durability: 'off-for-tests' });
  await database.stop();
});

test('a new cluster that was never finished is removed, and the start begins again', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'postgres.new-killed', 'base'), { recursive: true });
  const database = await startEmbeddedDatabase({ dataDir, durability: 'off-for-tests' });
  await database.stop();
  expect(await readdir(dataDir)).not.toContain('postgres.new-killed');
});

/** A disk of that size, where this account may make one. */
async function smallDisk(folder: string, size: string): Promise<boolean> {
  return run('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
}

test('a full disk is reported, leaves nothing half made, and the data runs once there is space', async () => {
  const dataDir = await temporaryFolder();
  if (!(await smallDisk(dataDir, '24m'))) {
    const output = 'initdb: error: could not write to file "PG_VERSION": No space left on device';
    expect((await explain(output, dataDir)).message).toContain('is full');
    return;
  }
  try {
    expect(await refusal(dataDir)).toContain(`The disk that holds ${dataDir} is full`);
    expect((await readdir(dataDir)).filter(name => name.startsWith('postgres'))).toEqual([]);
    await run('mount', ['-o', 'remount,size=120m', dataDir]);
    const first = await startEmbeddedDatabase({ dataDir });
    await query(first.connectionString, 'CREATE TABLE orders (id int)');
    const filler = join(dataDir, 'filler');
    const fill = () => run('sh', ['-c', 'cat /dev/zero >>"$1"', 'sh', filler]).catch(() => undefined);
    await fill();
    await first.stop();
    await fill();
    expect(await refusal(dataDir)).toContain(`The disk that holds ${dataDir} is full`);
    await rm(filler);
    const second = await startEmbeddedDatabase({ dataDir });
    expect(await query(second.connectionString, 'SELECT id FROM orders')).toEqual([]);
    await second.stop();
  } finally {
    await run('umount', ['-l', dataDir]);
  }
});

test('a disk that fills up while it runs loses no acknowledged row, and it goes on once there is space', async () => {
  const dataDir = await temporaryFolder();
  if (!(await smallDisk(dataDir, '120m'))) return;
  try {
    await copyUsedData(dataDir);
    const program = new Program({ dataDir });
    const url = await program.waitFor('ready');
    await query(url, 'ALTER TABLE orders ADD note text');
    let acknowledged = 0;
    const order = async () => {
      await query(
        url,
        `INSERT INTO orders SELECT ${acknowledged}, string_agg(md5(n::text), '') FROM generate_series(1, 20000) n`,
      );
      acknowledged += 1;
    };
    const failed = await until(() => order().catch(error => error as Error));
    expect(failed).toBeInstanceOf(Error);
    await run('mount', ['-o', 'remount,size=400m', dataDir]);
    await until(() =>
      order()
        .then(() => true)
        .catch(() => false),
    );
    expect(await query(url, 'SELECT count(*)::int FROM orders')).toEqual([{ count: acknowledged }]);
    program.send('stop');
    await program.waitFor('stopped');
  } finally {
    await run('umount', ['-l', dataDir]);
  }
});
