import { networkOf } from '../network.ts';
import { Refusal } from '../refusal.ts';

/** Milliseconds in which the visits of a network are counted, from the first on. */
const windowMs = 60_000;

/** Counts the visits of networks or users, in memory: a visit writes nothing, and each server counts for itself. */
export class Visits {
  /** Counts by network, the oldest first. */
  readonly #counts = new Map<string, { since: number; visits: number }>();
  readonly #most: number;

  /** @param most visits of a network or user in a minute */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Counts a visit.
   * @param visitor the address, or the id of a user
   * @throws Refusal 429 beyond the most, with the seconds until the next one is answered
   */
  count(visitor: string): void {
    const now = performance.now();
    for (const [network, { since }] of this.#counts) {
      if (now - since < windowMs) break;
      this.#counts.delete(network);
    }
    const network = networkOf(visitor);
    const counted = this.#counts.get(network) ?? { since: now, visits: 0 };
    counted.visits += 1;
    this.#counts.set(network, counted);
    if (counted.visits <= this.#most) return;
    const retryAfter = Math.ceil((counted.since + windowMs - now) / 1000);
    throw new Refusal('too_many_requests', 'Too many calls: wait a while', { retryAfter });
  }
}
