import { Socket } from 'node:net';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { connectionCode, isLostConnection, postgresError, unwrapped } from './errors.ts';

/** Milliseconds until a server that does not answer counts as out of reach. */
const connectTimeoutMs = 10_000;

/** The oldest PostgreSQL that knows `unique nulls not distinct`, as `server_version_num` counts. */
const oldestVersion = 150_000;

/** A database that cannot be used as it is. */
export class DatabaseError extends OperatorError {}

/** The facts that a server reports about itself. */
type ServerFacts = { version: number; versionName: string; encoding: string };

/** The reason why the portal cannot work on such a server; null when it can. */
export function unsupportedReason({ version, versionName, encoding }: ServerFacts): string | null {
  if (version < oldestVersion) return `PostgreSQL 15 or newer is needed; this is ${versionName}.`;
  if (encoding !== 'UTF8')
    return `The database has the encoding ${encoding}: create one with the encoding UTF8.`;
  return null;
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    // Node reports only the kind of the error, where a name has several addresses.
    const { message, code } = error as Error & { code?: string };
    throw new DatabaseError(`The database cannot be reached: ${message || code}`);
  }
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } =
    await client.query<ServerFacts>(`select current_setting('server_version_num')::int as version,
    current_setting('server_version') as "versionName",
    (select pg_encoding_to_char(encoding) from pg_database where datname = current_database()) as encoding`);
  const reason = rows[0] && unsupportedReason(rows[0]);
  if (reason) throw new DatabaseError(reason);
}

/** SQLSTATE classes 08 (connection) and 57P (operator intervention), and the network's error codes. */
const lostCodes = /^(08|57P|ECONNRESET|EPIPE)/;

function explain(error: unknown): unknown {
  const thrown = unwrapped(error);
  if (!(thrown instanceof Error) || thrown instanceof DatabaseError) return error;
  const code = postgresError(thrown)?.code ?? connectionCode(thrown) ?? '';
  if (!lostCodes.test(code) && !isLostConnection(thrown)) return error;
  return new DatabaseError(`The connection to the database was lost: ${thrown.message}`);
}

/**
 * Does a piece of work on a connection of its own, which ends with it.
 * @param name the name of the connection at the server
 * @throws DatabaseError when the database is out of reach, too old or of another encoding, or goes away meanwhile
 */
export async function withSingleConnection<Result>(
  connectionString: string,
  name: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: connectTimeoutMs,
    stream: () => socket,
  });
  // The running query fails too, and reports the error.
  client.on('error', () => socket.destroy());
  try {
    await connect(client);
    await checkServer(client);
    const result = await work(client);
    await client.end();
    return result;
  } catch (error) {
    throw explain(error);
  } finally {
    // A stream of rows that was aborted halfway would block an orderly close of the connection.
    socket.destroy();
  }
}
