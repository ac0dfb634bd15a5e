import { setTimeout as pause } from 'node:timers/promises';

/**
 * Looks until there is an answer.
 * @param limit milliseconds after which the wait is given up
 * @throws when there is no answer in time
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  limit = 30_000,
): Promise<NonNullable<Awaited<T>>> {
  const end = performance.now() + limit;
  for (;;) {
    const found = await look();
    if (found) return found as NonNullable<Awaited<T>>;
    if (performance.now() > end) throw new Error(`Waited for ${limit / 1000} s in vain: ${what}`);
    await pause(20);
  }
}
