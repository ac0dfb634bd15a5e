import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { postgresError } from './errors.ts';
import { DatabaseError } from './single-connection.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Waits for running migrations and prevents others until the connection ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
}

/** Waits for running migrations. The work then sees the tables after them. */
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

/** The migrations that a database has run, oldest first; empty where no portal has worked on it. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return [];
  const { rows: migrations } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  return migrations.map(({ hash }) => hash);
}

/** The codes of a missing extension (0A000, 58P01), and of a user who may not create what is needed (42501). */
const operatorErrorCodes = new Set(['0A000', '58P01', '42501']);

/** @throws DatabaseError when somebody else's tables are where those of the portal would be; those of extensions are nobody's */
async function refuseForeignTables(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`
    select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    limit 1`);
  if (rowCount)
    throw new DatabaseError(
      'The database has tables that are not those of Toptan; nothing was changed. Use an empty database.',
    );
}

/**
 * Runs the missing migrations. The caller holds their lock.
 * @throws DatabaseError when the user may not create tables, or the tables are somebody else's or those of another version (until
 * 1.0 the schema is reshaped in place); then nothing is touched
 */
export async function runMigrations(client: pg.Client): Promise<void> {
  const known = knownMigrations();
  const applied = await appliedMigrations(client);
  if (applied.some((hash, index) => known[index] !== hash))
    throw new DatabaseError(
      'The database has the tables of another version of Toptan; nothing was changed. Start that version, or use an empty database.',
    );
  if (applied.length === 0) await refuseForeignTables(client);
  try {
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    const cause = postgresError(error);
    if (!cause || !operatorErrorCodes.has(cause.code ?? '')) throw error;
    throw new DatabaseError(`The database cannot be prepared: ${cause.message}`);
  }
}
