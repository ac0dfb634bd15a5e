import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { lateness } from '../rig/lateness.ts';
import { Load } from '../rig/load.ts';
import { inPortal } from '../rig/place.ts';
import { send } from '../rig/send.ts';

/** Calls of the costly shop that run at once. */
const callers = 20;

/** Milliseconds that a call of another shop may take. */
const callLimitMs = 1_000;

const codes = (text: string) => Array.from({ length: 500 }, (_, at) => `${text}${at}`);

/** The costly calls of a shop: many codes, codes that folding makes long, many rows, a file and a paper. */
const costlyCalls = (customerId: string, productIds: readonly string[], orderId: string) =>
  [
    ['POST', '/api/codes/lookup', { codes: codes('KOD-') }],
    ['POST', '/api/codes/lookup', { codes: codes('ﷺ'.repeat(95)) }],
    [
      'POST',
      '/api/basket/batch',
      {
        customerId,
        rows: codes('').map((ref, at) => ({
          ref,
          productId: productIds[at % productIds.length],
          quantity: 1,
          mode: 'add',
        })),
      },
    ],
    ['GET', '/api/exports/orders?format=xlsx'],
    ['GET', '/api/exports/order-headers?format=xlsx'],
    ['GET', `/api/orders/${orderId}/paper?language=ar`],
  ] as const;

export const costlyCallsOfOne: Fault = {
  name: 'costly-calls',
  promise: 'a shop makes costly calls without a pause: no other shop waits more than a second',
  run: (seconds = 30) =>
    inPortal(
      async ({ cluster, servers: [server], market }) => {
        const [costly, ...others] = market.shops;
        if (!costly) throw new Error('the market has no shop');
        const own = new Load(server.address, { ...market, shops: [costly] });
        await own.more(300);
        await own.stop();
        const [order] = own.ledger.acknowledged.values();
        const load = new Load(server.address, { ...market, shops: others }, own.ledger);
        const calls = costlyCalls(costly.customerId, market.productIds, order?.id ?? '');
        const statuses = new Map<number, number>();
        const until = performance.now() + seconds * 1_000;
        await Promise.all(
          Array.from({ length: callers }, async (_, caller) => {
            for (let turn = caller; performance.now() < until; turn += 1) {
              const [method, path, body] = calls[turn % calls.length] ?? calls[0];
              const { status } = await send(method, server.address + path, { cookie: costly.cookie, body });
              statuses.set(status, (statuses.get(status) ?? 0) + 1);
              if (status === 429) await pause(100);
            }
          }),
        );
        await load.stop();
        const slowest = Math.max(...load.answers.map(answer => answer.took));
        const failed = load.answers.filter(({ status }) => status !== 201);
        const counts = [...statuses].map(([status, count]) => `${count} of ${status}`).join(', ');
        return {
          figures: `${counts}; ${load.answers.length} calls of others in ${slowest.toFixed()} ms at most`,
          lost: [
            ...failed.map(({ status, body }) => `another shop got ${status} ${body}`),
            ...(await checkBooks(cluster.url, load.ledger)),
          ],
          late: lateness('a call of another shop', slowest, callLimitMs),
        };
      },
      { market: { shops: 5 } },
    ),
};
