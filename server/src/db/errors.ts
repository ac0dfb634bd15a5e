import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/**
 * The error of a database that does not answer, or for which a call waits too long or too many calls wait already. It is thrown before
 * a query is sent. A call that already waits for an answer gets a connection error instead.
 */
export class DatabaseAwayError extends Error {
  /** The code is like the network's error codes, which mean the same for a single connection. */
  readonly code = 'DATABASE_AWAY';
}

/** The error before Drizzle wrapped it. */
export const unwrapped = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error);

/** The error of PostgreSQL, wrapped or not; null for any other error. */
export function postgresError(error: unknown): pg.DatabaseError | null {
  const thrown = unwrapped(error);
  return thrown instanceof pg.DatabaseError ? thrown : null;
}

/** The system calls of a connection. A missing file has the same code as a missing socket, of another call. */
const callsOfConnections = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/** The code of a failed connection to the database, wrapped or not, such as `ECONNREFUSED`; null for any other error. */
export function connectionCode(error: unknown): string | null {
  const thrown = unwrapped(error);
  if (thrown instanceof DatabaseAwayError) return thrown.code;
  // A name may have several addresses, each of which has failed.
  const first: unknown = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
  if (!(first instanceof Error)) return null;
  const { code, syscall } = first as NodeJS.ErrnoException;
  return code && syscall && callsOfConnections.has(syscall) ? code : null;
}

/**
 * The driver's messages for a lost connection, which has no code there. The latter comes when a statement follows on a broken
 * connection.
 */
const lostMessages = /^(Connection terminated|Client has encountered a connection error)/;

/** Whether the driver reports a lost connection, wrapped or not. */
export function isLostConnection(error: unknown): boolean {
  const thrown = unwrapped(error);
  return thrown instanceof Error && lostMessages.test(thrown.message);
}

/** PostgreSQL 18 has one code for a restricted delete (23001) and another for other broken references (23503). */
const constraintViolations = new Set(['23001', '23503', '23505', '23514', '23P01']);

/**
 * The name of the constraint that refused a write, with which a command refuses it in the user's terms; null for any other error.
 */
export function violatedConstraint(error: unknown): string | null {
  const cause = postgresError(error);
  return cause && constraintViolations.has(cause.code ?? '') ? (cause.constraint ?? null) : null;
}

/** A stack without the message at its head. */
const framesOf = ({ stack = '', message }: Error) => stack.split(message).at(-1);

/**
 * An error for the log. Drizzle writes the values of a query into its errors, and PostgreSQL the refused row: hashes of passwords,
 * one-time links, addresses. The query and the reason remain.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { code = connectionCode(error), constraint } = postgresError(error) ?? {};
  const bare = new Error(error.cause?.message ?? 'The query failed');
  bare.stack = `${bare.message}${framesOf(error)}`;
  return Object.assign(bare, { query: error.query, code, constraint });
}
