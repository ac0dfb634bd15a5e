import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@toptan/contract/orders';
import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { Ledger } from '../rig/ledger.ts';
import { inPortal } from '../rig/place.ts';
import type { Answer } from '../rig/send.ts';
import { countByStatus, fillBasket, submit } from '../rig/trade.ts';

const buyers = 100;
const units = 7;

/** Tries again for as long as the portal answers 503. */
async function insist(submitOnce: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await submitOnce();
    if (answer.status !== 503) return answer;
    await pause((answer.retryAfter ?? 0) * 1000);
  }
}

export const lastUnits: Fault = {
  name: 'last-units',
  promise: `${buyers} buyers on two servers for the last ${units} units: the units taken are the units there were`,
  run: (rounds = 5) =>
    inPortal(
      async ({ cluster, servers, market }) => {
        const lost: string[] = [];
        for (const productId of market.productIds) {
          const addressOf = (turn: number) => servers[turn % 2]?.address ?? '';
          const lines = await Promise.all(
            market.shops.map((shop, turn) => fillBasket(addressOf(turn), shop, productId)),
          );
          const answers = await Promise.all(
            market.shops.map((shop, turn) => {
              const line = lines[turn];
              if (!line) throw new Error('Every shop has a line');
              const key = randomUUID();
              return insist(() => submit(addressOf(turn), shop, line, key));
            }),
          );
          const counts = countByStatus(answers);
          if (counts['201'] !== buyers) lost.push(`the answers were ${JSON.stringify(counts)}`);
          const items = answers
            .filter(({ status }) => status === 201)
            .flatMap(({ body }) => (JSON.parse(body) as Order).orderItems);
          const taken = items.reduce((sum, item) => sum + item.fromStock, 0);
          if (taken !== units) lost.push(`${taken} of ${units} units were taken`);
        }
        lost.push(...(await checkBooks(cluster.url, new Ledger(), units)));
        return { figures: `${rounds} races of ${buyers}, ${units} units taken in each`, lost };
      },
      { servers: 2, market: { shops: buyers, products: rounds, stock: units } },
    ),
};
