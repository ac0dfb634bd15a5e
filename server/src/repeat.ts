import { withoutValues } from './db/errors.ts';
import type { Log } from './log.ts';

/**
 * Does a task again and again, one round at a time, until it is closed. A round that fails is logged, and the next one follows.
 * @returns `begin` does not wait for the next round: its end is that of the round under way
 */
export function repeat(log: Log, task: string, intervalMs: number, work: () => Promise<unknown>) {
  let round: Promise<unknown> | null = null;
  const begin = () => {
    round ??= work()
      .catch(error => log.error({ err: withoutValues(error), task }, 'background task failed'))
      .finally(() => {
        round = null;
      });
    return round;
  };
  const timer = setInterval(begin, intervalMs).unref();
  return {
    begin,
    async close() {
      clearInterval(timer);
      await round;
    },
  };
}
