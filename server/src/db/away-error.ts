/**
 * The database does not answer, or too many calls wait for it already. Thrown before a query is sent. A call that
 * already waits for an answer gets a connection error instead.
 */
export class DatabaseAwayError extends Error {
  /** Like the network's error codes, which mean the same for a single connection. */
  readonly code = 'DATABASE_AWAY';
}
