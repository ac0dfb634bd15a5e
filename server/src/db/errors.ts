import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/**
 * The database does not answer, or too many calls wait for it already. Thrown before a query is sent. A call that
 * already waits for an answer gets a connection error instead.
 */
export class DatabaseAwayError extends Error {
  /** Like the network's error codes, which mean the same for a single connection. */
  readonly code = 'DATABASE_AWAY';
}

/** What was thrown before Drizzle wrapped it. */
export const unwrapped = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error);

/** What PostgreSQL threw, wrapped or not; null when something else did. */
export function postgresError(error: unknown): pg.DatabaseError | null {
  const thrown = unwrapped(error);
  return thrown instanceof pg.DatabaseError ? thrown : null;
}

/** What a connection calls the system for; a file that is missing has the same code as a socket that is, of another call. */
const callsOfConnections = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/** Why a connection to the database failed, wrapped or not, such as `ECONNREFUSED`; null for any other error. */
export function connectionCode(error: unknown): string | null {
  const thrown = unwrapped(error);
  if (thrown instanceof DatabaseAwayError) return thrown.code;
  // Where a name has several addresses, each has failed.
  const first: unknown = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
  if (!(first instanceof Error)) return null;
  const { code, syscall } = first as NodeJS.ErrnoException;
  return code && syscall && callsOfConnections.has(syscall) ? code : null;
}

/** How the driver puts it, which has no code for it; the latter when a statement follows on a connection that is broken. */
const lostMessages = /^(Connection terminated|Client has encountered a connection error)/;

/** Whether the driver reports a lost connection, wrapped or not. */
export function isLostConnection(error: unknown): boolean {
  const thrown = unwrapped(error);
  return thrown instanceof Error && lostMessages.test(thrown.message);
}

/** PostgreSQL 18 has one code for a restricted delete (23001) and another for other broken references (23503). */
const constraintViolations = new Set(['23001', '23503', '23505', '23514', '23P01']);

/** Name of the constraint that refused a write, so that a command can refuse it in the user's terms; null otherwise. */
export function violatedConstraint(error: unknown): string | null {
  const cause = postgresError(error);
  return cause && constraintViolations.has(cause.code ?? '') ? (cause.constraint ?? null) : null;
}

/** A stack without the message at its head. */
const framesOf = ({ stack = '', message }: Error) => stack.split(message).at(-1);

/**
 * An error as it may be logged. Drizzle writes the values of a query into what it throws, and PostgreSQL the row that it
 * refused: hashes of passwords, one-time links, addresses. The query and the reason remain.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { code = connectionCode(error), constraint } = postgresError(error) ?? {};
  const bare = new Error(error.cause?.message ?? 'The query failed');
  bare.stack = `${bare.message}${framesOf(error)}`;
  return Object.assign(bare, { query: error.query, code, constraint });
}
