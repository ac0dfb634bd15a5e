/**
 * The database does not answer, or too many wait for it already. Thrown before anything is asked of it; whoever was
 * waiting for an answer at that moment finds the connection cut instead.
 */
export class DatabaseAwayError extends Error {
  /** Beside the codes of the network, which say the same of a single connection. */
  readonly code = 'DATABASE_AWAY';
}
