import type { FastifyReply } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Seconds after which a user with too many waiting tasks may try again. */
const retryAfter = 5;

type Shares = {
  /** The most tasks at once of all users; without it each user has its share and nobody else waits. */
  atOnce?: number;
  /** The most tasks at once of one user. */
  ofUser: number;
  /** The most waiting tasks of one user. */
  waiting: number;
};

/** Limits costly tasks: each user has some at once, and those that wait take turns by user. */
export class FairLimiter {
  readonly #shares: Required<Shares>;
  #running = 0;
  readonly #runningOf = new Map<string, number>();
  /** The functions that begin waiting tasks, by user: the user whose turn comes next is the first. */
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(shares: Shares) {
    this.#shares = { atOnce: Number.POSITIVE_INFINITY, ...shares };
  }

  /**
   * Waits for the user's turn.
   * @param signal leaves the queue
   * @returns the function that releases the place for the next task
   * @throws Refusal `too_many_requests` when too many tasks of the user wait, and the reason of the signal
   */
  async acquire(user: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#isFree(user)) this.#begin(user);
    else await this.#wait(user, signal);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#release(user);
    };
  }

  #isFree(user: string): boolean {
    const { atOnce, ofUser } = this.#shares;
    return this.#running < atOnce && (this.#runningOf.get(user) ?? 0) < ofUser;
  }

  #begin(user: string): void {
    this.#running += 1;
    this.#runningOf.set(user, (this.#runningOf.get(user) ?? 0) + 1);
  }

  #wait(user: string, signal?: AbortSignal): Promise<void> {
    const own = this.#waiting.get(user) ?? new Set();
    if (own.size >= this.#shares.waiting)
      throw new Refusal('too_many_requests', 'Too many of your calls wait for one another', { retryAfter });
    this.#waiting.set(user, own);
    return new Promise((resolve, reject) => {
      const leave = () => {
        own.delete(begin);
        if (own.size === 0) this.#waiting.delete(user);
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      own.add(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #release(user: string): void {
    this.#running -= 1;
    const left = (this.#runningOf.get(user) ?? 1) - 1;
    if (left > 0) this.#runningOf.set(user, left);
    else this.#runningOf.delete(user);
    for (const [next, tasks] of this.#waiting) {
      if (!this.#isFree(next)) continue;
      const [begin] = tasks;
      this.#waiting.delete(next);
      if (begin) tasks.delete(begin);
      if (tasks.size > 0) this.#waiting.set(next, tasks);
      this.#begin(next);
      begin?.();
      return;
    }
  }
}

/** The signal that aborts when the caller's connection closes before the answer is sent. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Refusal('malformed_request', 'The call broke off'));
  });
  return gone.signal;
}
