import { withoutValues } from './db/errors.ts';

/**
 * Does work again and again, one round at a time, until it is closed. A round that fails is reported, and the next one follows.
 * @param who waits for the database, where a round fails
 * @returns `begin` does not wait for the next round: its end is that of the round under way
 */
export function repeat(intervalMs: number, who: string, work: () => Promise<unknown>) {
  let round: Promise<unknown> | null = null;
  const begin = () => {
    round ??= work()
      .catch(error => process.emitWarning(`${who} wait for the database: ${withoutValues(error)}`))
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
