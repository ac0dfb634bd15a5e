import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { postgresError } from './errors.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Any number that no other program on this database locks. */
const migrationLock = 7_867_826;

/** Milliseconds until a server that does not answer counts as out of reach. */
const connectTimeout = 10_000;

/** The oldest PostgreSQL that knows `unique nulls not distinct`, as `server_version_num` counts. */
const oldestVersion = 150_000;

/** A database that cannot be used as it is; the message is one line for the operator. */
export class DatabaseError extends Error {}

/** What a server says of itself. */
export type ServerFacts = { version: number; versionName: string; encoding: string };

/** Why the portal cannot work on such a server; null when it can. */
export function unfitness({ version, versionName, encoding }: ServerFacts): string | null {
  if (version < oldestVersion) return `PostgreSQL 15 or newer is needed; this is ${versionName}.`;
  if (encoding !== 'UTF8')
    return `The database has the encoding ${encoding}: create one with the encoding UTF8.`;
  return null;
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    // Where a name has several addresses, Node says of the error only what kind it is.
    const { message, code } = error as Error & { code?: string };
    throw new DatabaseError(`The database cannot be reached: ${message || code}`);
  }
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } =
    await client.query<ServerFacts>(`select current_setting('server_version_num')::int as version,
    current_setting('server_version') as "versionName",
    (select pg_encoding_to_char(encoding) from pg_database where datname = current_database()) as encoding`);
  const reason = rows[0] && unfitness(rows[0]);
  if (reason) throw new DatabaseError(reason);
}

/** The extension is not there (0A000, 58P01), or the user may not create what is needed (42501). */
const operatorsBusiness = new Set(['0A000', '58P01', '42501']);

async function runAll(client: pg.Client): Promise<void> {
  try {
    await runMigrations(drizzle(client), { migrationsFolder });
  } catch (error) {
    const cause = postgresError(error);
    if (!cause || !operatorsBusiness.has(cause.code)) throw error;
    throw new DatabaseError(`The database cannot be prepared: ${cause.message}`);
  }
}

/**
 * Brings the database up to date. Servers that start together take turns; the later ones find nothing to do.
 * @throws DatabaseError when it is out of reach, too old, of another encoding, or the user may not create tables in it
 */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'toptan-migrate',
    connectionTimeoutMillis: connectTimeout,
  });
  await connect(client);
  try {
    await checkServer(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runAll(client);
  } finally {
    await client.end();
  }
}
