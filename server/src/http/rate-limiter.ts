import { networkOf } from '../network.ts';
import { Refusal } from '../refusal.ts';

/** Milliseconds in which the calls of a network or user are counted, from the first on. */
const windowMs = 60_000;

/** Limits the calls of networks or users, in memory: a call writes nothing, and each server counts for itself. */
export class RateLimiter {
  /** Counts by network or user, the oldest first. */
  readonly #counts = new Map<string, { since: number; hits: number }>();
  readonly #max: number;

  /** @param max calls of a network or user in a minute */
  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Counts a call.
   * @param caller the address, or the id of a user
   * @throws Refusal 429 beyond the limit, with the seconds until the next call is answered
   */
  hit(caller: string): void {
    const now = performance.now();
    for (const [network, { since }] of this.#counts) {
      if (now - since < windowMs) break;
      this.#counts.delete(network);
    }
    const network = networkOf(caller);
    const counted = this.#counts.get(network) ?? { since: now, hits: 0 };
    counted.hits += 1;
    this.#counts.set(network, counted);
    if (counted.hits <= this.#max) return;
    const retryAfter = Math.ceil((counted.since + windowMs - now) / 1000);
    throw new Refusal('too_many_requests', 'Too many calls: wait a while', { retryAfter });
  }
}
