import type { Database } from '../db/client.ts';
import { withoutValues } from '../db/errors.ts';
import { tellOfGoods } from './bells/commands.ts';
import { tellOfOpenings } from './openings/commands.ts';
import { ensureKeys, sendPushes } from './push/commands.ts';
import { readNews } from './reader/commands.ts';
import { type Telling, tellShops } from './telling/commands.ts';

/** Milliseconds between two readings, and two looks at what goes to devices. A notice waits two minutes anyway. */
const pollIntervalMs = 5_000;

/** Milliseconds between two looks at goods that shops wait for, and at collections that open. */
const goodsIntervalMs = 60_000;

/** Does something at once, and again and again until it is closed: a server that has just started tells what is due already. */
function repeat(intervalMs: number, work: () => Promise<void>) {
  let round: Promise<void> | null = null;
  const begin = () => {
    round ??= work()
      .catch(error => process.emitWarning(`Notices wait for the database: ${withoutValues(error)}`))
      .finally(() => {
        round = null;
      });
  };
  begin();
  const timer = setInterval(begin, intervalMs);
  return {
    async close() {
      clearInterval(timer);
      await round;
    },
  };
}

/**
 * Reads events, tells shops and sends to devices, until it is closed. Every server does so: the database has them take turns. A push
 * service that hangs holds up no email.
 */
export function openNotices(db: Database, telling: Telling): { close(): Promise<void> } {
  const { origin } = telling;
  const stopping = new AbortController();
  const news = repeat(pollIntervalMs, async () => {
    await readNews(db);
    await tellShops(db, telling);
  });
  const goods = repeat(goodsIntervalMs, () => tellOfGoods(db, telling));
  const openings = repeat(goodsIntervalMs, () => tellOfOpenings(db, telling));
  const devices = repeat(pollIntervalMs, async () => {
    // Browsers show notices of a portal with https alone.
    if (!origin.startsWith('https:')) return;
    await ensureKeys(db);
    await sendPushes(db, { origin, stopping: stopping.signal });
  });
  return {
    async close() {
      stopping.abort();
      await Promise.all([news.close(), goods.close(), openings.close(), devices.close()]);
    },
  };
}
