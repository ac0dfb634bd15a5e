import type { ReadyAnswer } from './ready-answer.ts';

/** The most bytes of uncompressed answers and their keys in the cache. Beyond it all are evicted. */
const bytesMax = 16 * 1024 * 1024;

/** Milliseconds after which answers are made again though nothing was written: some depend on the time by the minute. */
const ageMax = 60_000;

/** Estimated overhead of an entry in bytes. */
const entryBytes = 1_000;

/** A cached answer, which is there as soon as `made` resolves. */
type Cached = { made: Promise<ReadyAnswer>; answer?: ReadyAnswer };

/**
 * Caches answers until anything is written to the database, for a minute at most (decision 0015). Each request reads its session,
 * and with it PostgreSQL's snapshot: the transactions that have ended. The same snapshot shows the same rows, so a cached answer
 * for this snapshot is still correct.
 */
export class ResponseCache {
  readonly #clock: () => number;
  #snapshot: string | null = null;
  #since = 0;
  #answers = new Map<string, Cached>();
  #bytes = 0;
  /** Answers that are being made, by key. Each resolves when its answer is done or has failed. */
  readonly #running = new Map<string, Promise<void>>();
  /** Answers that wait for the running one of the same key. */
  readonly #next = new Map<string, Promise<ReadyAnswer>>();

  constructor(clock = Date.now) {
    this.#clock = clock;
  }

  /** The cached answer for this snapshot; undefined where there is none yet. */
  known(snapshot: string | null, key: string): ReadyAnswer | undefined {
    return this.#isOf(snapshot) ? this.#answers.get(key)?.answer : undefined;
  }

  /**
   * The cached answer for this snapshot, or a new one. Concurrent requests for it share one.
   * @param snapshot null on a standby, where it is incomplete
   * @param key everything on which the answer depends besides the database
   */
  answer(snapshot: string | null, key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    if (snapshot === null) return make();
    if (!this.#isOf(snapshot)) this.#forget(snapshot);
    const known = this.#answers.get(key);
    if (known) return known.made;
    const answers = this.#answers;
    const cached: Cached = { made: this.#inTurn(key, make) };
    answers.set(key, cached);
    cached.made.then(
      answer => {
        cached.answer = answer;
        if (answers === this.#answers) this.#count(key.length + answer.body.length + entryBytes);
      },
      () => answers.delete(key),
    );
    return cached.made;
  }

  /** Whether the cache is of this snapshot, and young enough. */
  #isOf(snapshot: string | null): boolean {
    return snapshot !== null && snapshot === this.#snapshot && this.#clock() - this.#since < ageMax;
  }

  #forget(snapshot: string | null): void {
    this.#snapshot = snapshot;
    this.#since = this.#clock();
    this.#answers = new Map();
    this.#bytes = 0;
  }

  /**
   * Makes one answer of a key at a time. Requests that arrive meanwhile share the next one. It begins after each of them has
   * read its session, so it is at least as new as each of their snapshots.
   */
  #inTurn(key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const waiting = this.#next.get(key);
    if (waiting) return waiting;
    const before = this.#running.get(key);
    if (!before) return this.#begin(key, make);
    const next = before.then(() => {
      this.#next.delete(key);
      return this.#begin(key, make);
    });
    this.#next.set(key, next);
    return next;
  }

  #begin(key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const made = make();
    const nothing = () => {};
    const over = made.then(nothing, nothing).then(() => {
      // The next one, if any waits, begins now.
      this.#running.delete(key);
    });
    this.#running.set(key, over);
    return made;
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > bytesMax) this.#forget(this.#snapshot);
  }
}
