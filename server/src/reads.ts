import type { Session } from './auth/sessions.ts';
import type { Database } from './db/client.ts';
import type { Replica } from './db/replica.ts';
import { Refusal } from './refusal.ts';

/** Where reads went since the start, and how many of them the primary made because the replica had failed. */
export type ReadCounts = { replica: number; primary: number; failed: number };

/**
 * Reads that may find what was true a second ago, but never what was before the session's own last write, nor before a
 * change that a screen was told of: on the replica where there is one, else on the primary.
 */
export class Reads {
  readonly counts: ReadCounts = { replica: 0, primary: 0, failed: 0 };
  readonly #primary: Database;
  readonly #replica: Replica | null;

  constructor(primary: Database, replica: Replica | null) {
    this.#primary = primary;
    this.#replica = replica;
  }

  /** @param read made once more on the primary when the replica fails it; it must not write */
  async run<Result>(
    { lastWrite }: Pick<Session, 'lastWrite'>,
    read: (db: Database) => Promise<Result>,
  ): Promise<Result> {
    const replica = this.#replica;
    if (replica && (await replica.has(lastWrite).catch(() => false)))
      try {
        const result = await read(replica.db);
        this.counts.replica += 1;
        return result;
      } catch (error) {
        if (error instanceof Refusal) throw error;
        this.counts.failed += 1;
      }
    this.counts.primary += 1;
    return read(this.#primary);
  }
}
