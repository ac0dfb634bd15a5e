import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { postgresError } from '../db/errors.ts';
import { knownMigrations, lockMigrations, runMigrations } from '../db/migrations.ts';
import { withSingleConnection } from '../db/single-connection.ts';
import { OperatorError } from '../operator-error.ts';
import { checkContainer, type Frame, readFrames } from './container.ts';
import { columnList, listTables, qualified } from './inventory.ts';
import { endSchema, type Header, headerSchema, tableEndSchema, tableStartSchema } from './parts.ts';
import { plainRows } from './plain-rows.ts';

type Frames = AsyncGenerator<Frame>;

/** The part that must come next. A file that matches its checksum has it; one that another program made may not. */
function expectJson<Value>(frame: Frame | undefined, schema: { parse(value: unknown): Value }): Value {
  if (frame?.kind !== 'json') throw new OperatorError('The backup is not built as this version expects it.');
  return schema.parse(frame.value);
}

async function next(frames: Frames): Promise<Frame | undefined> {
  const { done, value } = await frames.next();
  return done ? undefined : value;
}

/** @throws OperatorError when this version does not know the tables of the backup: until 1.0 the schema is reshaped in place */
function refuseOtherTables({ level }: Header): void {
  if (level.join() === knownMigrations().join()) return;
  throw new OperatorError(
    'The backup was taken by another version of Toptan, whose tables this one does not know: restore it with that version.',
  );
}

/** Tables that have rows from the start. Those of the backup take their place; a change to them leaves an event. */
const filledAtFirst = ['size_set_sizes', 'size_sets', 'colors'];

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const tables = (await listTables(client)).filter(({ name }) => !filledAtFirst.includes(name));
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${qualified(name)} limit 1`);
    if (rowCount)
      throw new OperatorError(
        `The database is not empty (there are rows in ${name}); nothing was restored. Restore into an empty one: another DATA_DIR, or a new database in DATABASE_URL.`,
      );
  }
}

/** Rows of the table that was begun, as they come; the frame behind them is handed to `onEnd`. */
async function* rowsOf(frames: Frames, onEnd: (frame: Frame | undefined) => void): AsyncGenerator<Buffer> {
  for (;;) {
    const frame = await next(frames);
    if (frame?.kind !== 'data') return onEnd(frame);
    yield frame.bytes;
  }
}

/** @returns how many rows the table has now */
async function loadTable(
  client: pg.Client,
  name: string,
  columns: string[],
  frames: Frames,
): Promise<number> {
  const hash = createHash('sha256');
  let end: Frame | undefined;
  const rows = rowsOf(frames, frame => {
    end = frame;
  });
  const copy = client.query(copyFrom(`copy ${qualified(name)} (${columnList(columns)}) from stdin`));
  await pipeline(
    Readable.from(rows),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const bytes of source) {
        hash.update(bytes);
        yield bytes;
      }
    },
    copy,
  );
  const expected = expectJson(end, tableEndSchema);
  if (copy.rowCount !== expected.rows || hash.digest('hex') !== expected.sha256)
    throw new OperatorError(`The rows of ${name} are not those that were backed up.`);
  return expected.rows;
}

async function loadTables(client: pg.Client, frames: Frames, print: (line: string) => void): Promise<void> {
  const waiting = new Set((await listTables(client)).map(({ name }) => name));
  for (let loaded = 0; ; loaded++) {
    const frame = await next(frames);
    const end = frame?.kind === 'json' ? endSchema.safeParse(frame.value) : undefined;
    if (end?.success) {
      if (end.data.tables !== loaded) throw new OperatorError('The backup does not have all of its tables.');
      return;
    }
    const { table, columns } = expectJson(frame, tableStartSchema);
    if (!waiting.delete(table)) throw new OperatorError(`The backup has a table ${table} that is not known.`);
    // Triggers are off: nobody listens, and some refuse changes to rows that only grow; keys and checks stay in force.
    await client.query(`alter table ${qualified(table)} disable trigger user`);
    const rows = await loadTable(client, table, columns, frames);
    await client.query(`alter table ${qualified(table)} enable trigger user`);
    if (rows > 0) print(`${table}: ${rows.toLocaleString('en')} rows`);
  }
}

/**
 * Ends emails that wait and every link: since the backup the email may have been sent, the one-time link used, and the link to goods
 * or to a prepared order ended.
 */
async function endWhatWasOpen(client: pg.Client, print: (line: string) => void): Promise<void> {
  const emails = await client.query(`
    update mails set state = 'failed', params = params - 'link', updated_at = now(),
      last_error = 'It waited when the backup was taken that was restored; it may have been sent since'
    where state = 'queued'`);
  const links = await client.query(
    'update password_links set expires_at = now() where used_at is null and expires_at > now()',
  );
  const shared = await client.query(
    'update share_links set token_hash = null, expires_at = least(expires_at, now()) where token_hash is not null',
  );
  const prepared = await client.query(
    'update baskets set link_hash = null, link_until = null where link_hash is not null',
  );
  if (emails.rowCount) print(`${emails.rowCount} emails that waited are marked as not sent`);
  if (links.rowCount) print(`${links.rowCount} open one-time links are ended`);
  if (shared.rowCount) print(`${shared.rowCount} links to collections and products are ended`);
  if (prepared.rowCount) print(`${prepared.rowCount} links to prepared orders are ended`);
}

async function load(client: pg.Client, header: Header, frames: Frames, print: (line: string) => void) {
  await client.query('begin');
  for (const name of filledAtFirst) await client.query(`delete from ${qualified(name)}`);
  await loadTables(client, frames, print);
  for (const { name, lastValue, isCalled } of header.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [qualified(name), lastValue, isCalled]);
  await endWhatWasOpen(client, print);
  await client.query('commit');
}

function explain(error: unknown): unknown {
  const { code, message } = postgresError(error) ?? {};
  // Class 22, 23: rows that do not fit; 53: out of space.
  if (!code || !message || !/^(22|23|53)/.test(code)) return error;
  return new OperatorError(`The backup cannot be loaded: ${message}. The database is as empty as it was.`);
}

/** A file that is whole and known, read as far as its header. */
type OpenBackup = { header: Header; frames: Frames };

/** @throws OperatorError when the file is not whole, or of a version that is not known */
export async function openBackup(path: string): Promise<OpenBackup> {
  await checkContainer(path);
  const frames = readFrames(path, (await stat(path)).size);
  const header = expectJson(await next(frames), headerSchema);
  refuseOtherTables(header);
  return { header, frames };
}

/**
 * Fills an empty database with a backup, all or nothing.
 * @param print receives one line for each finished table
 * @throws OperatorError when the database is not empty, or rows do not fit; then none was written
 */
export async function restoreBackup(
  connectionString: string,
  { header, frames }: OpenBackup,
  print: (line: string) => void,
): Promise<void> {
  await withSingleConnection(connectionString, 'toptan-restore', async client => {
    await plainRows(client);
    await lockMigrations(client);
    await refuseUnlessEmpty(client);
    await runMigrations(client);
    await load(client, header, frames, print);
    await client.query('analyze');
  })
    .catch(error => {
      throw explain(error);
    })
    .finally(() => frames.return(undefined));
}
