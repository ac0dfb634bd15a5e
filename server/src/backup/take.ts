import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { postgresError } from '../db/errors.ts';
import { appliedMigrations, betweenMigrations } from '../db/migrations.ts';
import { withSingleConnection } from '../db/single-connection.ts';
import { OperatorError } from '../operator-error.ts';
import { contain, dataFrame, jsonFrame } from './container.ts';
import { columnList, listTables, qualified, readSequences, type Table } from './inventory.ts';
import { noteBackup } from './last-backup.ts';
import type { End, Header, TableEnd, TableStart } from './parts.ts';
import { plainRows } from './plain-rows.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Tables that are not backed up. A session that has ended since the backup must not become valid again, so everybody
 * signs in again after a restore, and devices with notices on belong to sessions. And a restored database has not been backed up yet.
 */
const leftOut = new Set([
  'sessions',
  'last_backup',
  'notice_reader',
  'push_keys',
  'push_subscriptions',
  'pushes',
]);

/** Bytes of rows in a batch. */
const chunkSize = 64 * 1024;

/** A byte that ends each row, and stands nowhere else in rows as text. */
const rowEnd = 10;

function countRows(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(rowEnd); at !== -1; at = bytes.indexOf(rowEnd, at + 1)) count++;
  return count;
}

/** Rows of one table as text, in the order of its key, in pieces of any length. */
async function* rowsOf(client: pg.Client, { name, columns, key }: Table): AsyncGenerator<Buffer> {
  const order = key.length > 0 ? `order by ${columnList(key)}` : '';
  const query = `copy (select ${columnList(columns)} from ${qualified(name)} ${order}) to stdout`;
  let batch: Buffer[] = [];
  let size = 0;
  for await (const bytes of client.query(copyTo(query)) as AsyncIterable<Buffer>) {
    batch.push(bytes);
    size += bytes.length;
    if (size < chunkSize) continue;
    yield Buffer.concat(batch);
    batch = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(batch);
}

async function* framesOfTable(
  client: pg.Client,
  table: Table,
  print: (line: string) => void,
): AsyncGenerator<Buffer> {
  const start: TableStart = { table: table.name, columns: table.columns };
  yield jsonFrame(start);
  const hash = createHash('sha256');
  let rows = 0;
  for await (const bytes of rowsOf(client, table)) {
    hash.update(bytes);
    rows += countRows(bytes);
    yield dataFrame(bytes);
  }
  const end: TableEnd = { rows, sha256: hash.digest('hex') };
  yield jsonFrame(end);
  if (rows > 0) print(`${table.name}: ${rows.toLocaleString('en')} rows`);
}

type Snapshot = { level: string[]; tables: Table[] };

/** Begins one snapshot for everything that follows, and locks the tables so that their columns stay until it is read. */
function beginSnapshot(client: pg.Client): Promise<Snapshot> {
  return betweenMigrations(client, async () => {
    await client.query('begin isolation level repeatable read read only');
    const level = await appliedMigrations(client);
    if (level.length === 0) throw new OperatorError('The database is empty: no portal has ever run on it.');
    const tables = (await listTables(client)).filter(({ name }) => !leftOut.has(name));
    for (const { name } of tables) await client.query(`lock table ${qualified(name)} in access share mode`);
    return { level, tables };
  });
}

async function* frames(
  client: pg.Client,
  takenAt: string,
  print: (line: string) => void,
): AsyncGenerator<Buffer> {
  const { level, tables } = await beginSnapshot(client);
  const header: Header = {
    takenAt,
    level,
    sequences: await readSequences(client),
  };
  yield jsonFrame(header);
  for (const table of tables) yield* framesOfTable(client, table, print);
  const end: End = { tables: tables.length };
  yield jsonFrame(end);
  await client.query('commit');
}

/** Whether PostgreSQL reports damage: a page that does not match its checksum, or rows that cannot have been written. */
const isDamage = (code: string) => code.startsWith('XX');

function explain(error: unknown): unknown {
  const { code, message } = postgresError(error) ?? {};
  if (!code || !message || !isDamage(code)) return error;
  return new OperatorError(
    `The database is damaged (${message}); nothing was backed up. Keep the older backups, and restore the last one into an empty database.`,
  );
}

/**
 * Takes a copy of everything at one moment, while others go on writing.
 * @param path of the file, which appears when it is complete
 * @param print receives one line for each finished table
 * @returns the size of the file in bytes
 * @throws OperatorError when the database is empty or damaged, or the file cannot be written
 */
export async function takeBackup(
  connectionString: string,
  path: string,
  print: (line: string) => void,
): Promise<number> {
  return withSingleConnection(connectionString, 'toptan-backup', async client => {
    await plainRows(client);
    // The time is taken before the snapshot, so that all rows of that time are in the backup.
    const takenAt = new Date().toISOString();
    const size = await writeWhole(path, contain(frames(client, takenAt, print)));
    await noteBackup(client, takenAt, size, print);
    return size;
  }).catch(error => {
    throw explain(error);
  });
}
