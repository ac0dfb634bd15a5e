import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { postgresError } from './errors.ts';
import { DatabaseError } from './single-connection.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Waits for migrations under way and keeps others from beginning, until the connection ends. */
export async function holdMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
}

/** Waits for migrations under way; what is done then sees the tables as they are after them. */
export async function betweenMigrations<Result>(
  client: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.migrations]);
  const result = await work();
  await client.query('select pg_advisory_unlock_shared($1)', [advisoryLocks.migrations]);
  return result;
}

/** The migrations of this version, oldest first, by the SHA-256 (hex) of their text. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/** A folder with the oldest migrations only, as an older version had it. */
async function olderFolder(count: number): Promise<string> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
  const entries: { tag: string }[] = journal.entries.slice(0, count);
  const folder = await mkdtemp(join(tmpdir(), 'toptan-migrations-'));
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries)
    await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}

/** The extension is not there (0A000, 58P01), or the user may not create what is needed (42501). */
const operatorsBusiness = new Set(['0A000', '58P01', '42501']);

async function run(client: pg.Client, folder: string): Promise<void> {
  try {
    await migrate(drizzle(client), { migrationsFolder: folder });
  } catch (error) {
    const cause = postgresError(error);
    if (!cause || !operatorsBusiness.has(cause.code ?? '')) throw error;
    throw new DatabaseError(`The database cannot be prepared: ${cause.message}`);
  }
}

/**
 * Runs the migrations that are missing. To be called while others are held off.
 * @throws DatabaseError when the user may not create tables
 */
export function runMigrations(client: pg.Client): Promise<void> {
  return run(client, migrationsFolder);
}

/** Runs the missing ones of the oldest `count` migrations: the tables as an older version left them. */
export async function runOldestMigrations(client: pg.Client, count: number): Promise<void> {
  const folder = await olderFolder(count);
  try {
    await run(client, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
