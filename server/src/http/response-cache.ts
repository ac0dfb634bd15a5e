import type { ReadyAnswer } from './ready-answer.ts';

/** Bytes of answers, as they are before packing, and of their names that are kept at most; beyond it they are all let go. */
const bytesMax = 16 * 1024 * 1024;

/** Bytes, or so, that keeping an answer takes besides. */
const entryBytes = 1_000;

/** An answer once it is made. */
type Cached = { made: Promise<ReadyAnswer>; answer?: ReadyAnswer };

/**
 * Keeps answers for as long as nothing at all is written to the database (decision 0015). Each request reads its session,
 * and with it the snapshot that PostgreSQL shows it: which transactions have ended. A snapshot that is the same as before
 * shows the same rows, so an answer that was read since then is still what the tables hold.
 */
export class ResponseCache {
  #snapshot: string | null = null;
  #answers = new Map<string, Cached>();
  #bytes = 0;
  /** Answers that are being made, by name; resolved when one is done, whatever became of it. */
  readonly #running = new Map<string, Promise<void>>();
  /** Answers whose making begins when the one of the same name that is under way is done. */
  readonly #next = new Map<string, Promise<ReadyAnswer>>();

  /** The answer that is kept for this snapshot; undefined where there is none yet. */
  known(snapshot: string | null, name: string): ReadyAnswer | undefined {
    return snapshot !== null && snapshot === this.#snapshot ? this.#answers.get(name)?.answer : undefined;
  }

  /**
   * The answer that is kept for this snapshot, or a new one; who asks the same at once shares it.
   * @param snapshot null where it says too little: on a standby
   * @param name of all that the answer depends on besides the database
   */
  answer(snapshot: string | null, name: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    if (snapshot === null) return make();
    if (snapshot !== this.#snapshot) this.#forget(snapshot);
    const known = this.#answers.get(name);
    if (known) return known.made;
    const answers = this.#answers;
    const cached: Cached = { made: this.#inTurn(name, make) };
    answers.set(name, cached);
    cached.made.then(
      answer => {
        cached.answer = answer;
        if (answers === this.#answers) this.#count(name.length + answer.body.length + entryBytes);
      },
      () => answers.delete(name),
    );
    return cached.made;
  }

  #forget(snapshot: string | null): void {
    this.#snapshot = snapshot;
    this.#answers = new Map();
    this.#bytes = 0;
  }

  /**
   * Makes one answer of a name at a time. Those who ask meanwhile share the next one: it is begun after each of them has read
   * its session, so that it holds all that their snapshots show, however many there are of these.
   */
  #inTurn(name: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const waiting = this.#next.get(name);
    if (waiting) return waiting;
    const before = this.#running.get(name);
    if (!before) return this.#begin(name, make);
    const next = before.then(() => {
      this.#next.delete(name);
      return this.#begin(name, make);
    });
    this.#next.set(name, next);
    return next;
  }

  #begin(name: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const made = make();
    const nothing = () => {};
    const over = made.then(nothing, nothing).then(() => {
      // Whoever waits for it begins the next one now.
      this.#running.delete(name);
    });
    this.#running.set(name, over);
    return made;
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > bytesMax) this.#forget(this.#snapshot);
  }
}
