import { DrizzleQueryError } from 'drizzle-orm';

type PostgresError = { code: string; message: string; constraint?: string };

function isPostgresError(error: unknown): error is PostgresError {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}

/** The PostgreSQL error behind what Drizzle threw, which wraps it as `cause`; null when it is none. */
export function postgresError(error: unknown): PostgresError | null {
  if (error instanceof Error && isPostgresError(error.cause)) return error.cause;
  return isPostgresError(error) ? error : null;
}

/** PostgreSQL 18 tells a restricted delete (23001) from other broken references (23503). */
const constraintViolations = new Set(['23001', '23503', '23505', '23514', '23P01']);

/** Name of the constraint that refused a write, so that a command can say it in the user's terms; null otherwise. */
export function violatedConstraint(error: unknown): string | null {
  const cause = postgresError(error);
  return cause && constraintViolations.has(cause.code) ? (cause.constraint ?? null) : null;
}

/** A stack without the message at its head. */
const framesOf = ({ stack = '', message }: Error) => stack.split(message).at(-1);

/**
 * An error as it may be logged. Drizzle writes the values of a query into what it throws, and PostgreSQL the row that it
 * refused: hashes of passwords, one-time links, addresses. What is left is the query and the reason.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { code, constraint } = postgresError(error) ?? {};
  const bare = new Error(error.cause?.message ?? 'The query failed');
  bare.stack = `${bare.message}${framesOf(error)}`;
  return Object.assign(bare, { query: error.query, code, constraint });
}
