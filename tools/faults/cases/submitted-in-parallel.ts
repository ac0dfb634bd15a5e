import { randomUUID } from 'node:crypto';
import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { Ledger } from '../rig/ledger.ts';
import { inPortal } from '../rig/place.ts';
import { countByStatus, fillBasket, submit } from '../rig/trade.ts';

const atOnce = 50;

/** Right answers: with a key all get the one order; without one, all others find the basket empty. */
const right = {
  keyed: JSON.stringify({ 201: atOnce }),
  bare: JSON.stringify({ 201: 1, '409 basket_empty': atOnce - 1 }),
};

export const submittedInParallel: Fault = {
  name: 'submitted-in-parallel',
  promise: `${atOnce} submits of one basket to two servers make one order, with a key and without`,
  run: (rounds = 20) =>
    inPortal(
      async ({ cluster, servers, market }) => {
        const lost: string[] = [];
        const [shop] = market.shops;
        if (!shop) throw new Error('A market has shops');
        for (let round = 0; round < rounds; round += 1) {
          const key = round % 2 === 0 ? randomUUID() : undefined;
          const line = await fillBasket(servers[0].address, shop, market.productIds[0]);
          const answers = await Promise.all(
            Array.from({ length: atOnce }, (_, turn) =>
              submit(servers[turn % 2]?.address ?? '', shop, line, key),
            ),
          );
          const counts = JSON.stringify(countByStatus(answers));
          if (counts !== (key ? right.keyed : right.bare)) lost.push(`the answers were ${counts}`);
          const ids = new Set(
            answers.filter(({ status }) => status === 201).map(({ body }) => JSON.parse(body).id),
          );
          if (ids.size !== 1) lost.push(`${ids.size} orders came of one basket`);
        }
        lost.push(...(await checkBooks(cluster.url, new Ledger(), 500)));
        return { figures: `${rounds} baskets, ${rounds * atOnce} submits, ${rounds} orders`, lost };
      },
      { servers: 2 },
    ),
};
