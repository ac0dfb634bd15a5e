import type { Database } from '../db/client.ts';
import { withoutValues } from '../db/errors.ts';
import { readNews } from './reader/commands.ts';
import { type Telling, tellShops } from './telling/commands.ts';

/** Milliseconds between two readings. A notice waits two minutes anyway. */
const pollIntervalMs = 5_000;

/** Reads events and tells shops, until it is closed. Every server does so: the database has them take turns. */
export function openNotices(db: Database, telling: Telling): { close(): Promise<void> } {
  let round: Promise<void> | null = null;
  const work = async () => {
    await readNews(db);
    await tellShops(db, telling);
  };
  const timer = setInterval(() => {
    round ??= work()
      .catch(error => process.emitWarning(`Notices wait for the database: ${withoutValues(error)}`))
      .finally(() => {
        round = null;
      });
  }, pollIntervalMs);
  return {
    async close() {
      clearInterval(timer);
      await round;
    },
  };
}
