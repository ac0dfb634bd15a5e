import type { Deps } from '../deps.ts';
import { repeat } from '../repeat.ts';
import { tellOfGoods } from './bells/commands.ts';
import { tellOfOpenings } from './openings/commands.ts';
import { ensureKeys, sendPushes } from './push/commands.ts';
import { readNews } from './reader/commands.ts';
import { type Telling, tellShops } from './telling/commands.ts';

/** Milliseconds between two readings, and two looks at what goes to devices. A notice waits two minutes anyway. */
const pollIntervalMs = 5_000;

/** Milliseconds between two looks at goods that shops wait for, and at collections that open. */
const goodsIntervalMs = 60_000;

/**
 * Reads events, tells shops and sends to devices, until it is closed. Every server does so: the database has them take turns. A push
 * service that hangs holds up no email.
 */
export function openNotices(
  { log, db }: Pick<Deps, 'log' | 'db'>,
  telling: Telling,
): { close(): Promise<void> } {
  const { origin } = telling;
  const stopping = new AbortController();
  const every = (intervalMs: number, work: () => Promise<void>) => repeat(log, 'notices', intervalMs, work);
  const repeated = [
    every(pollIntervalMs, async () => {
      await readNews(db);
      await tellShops(db, telling);
    }),
    every(goodsIntervalMs, () => tellOfGoods(db, telling)),
    every(goodsIntervalMs, () => tellOfOpenings(db, telling)),
    every(pollIntervalMs, async () => {
      // Browsers show notices of a portal with https alone.
      if (!origin.startsWith('https:')) return;
      await ensureKeys(db);
      await sendPushes(db, { log, origin, stopping: stopping.signal });
    }),
  ];
  // A server that has just started tells what is due already.
  for (const { begin } of repeated) void begin();
  return {
    async close() {
      stopping.abort();
      await Promise.all(repeated.map(({ close }) => close()));
    },
  };
}
