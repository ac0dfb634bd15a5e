/**
 * Why the embedded database cannot run, in one line that an operator can act on without reading code: what is
 * wrong, with which folder or process, and what helps.
 */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}
