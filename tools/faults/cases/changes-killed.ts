import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@toptan/contract/orders';
import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { temporaryFolder } from '../rig/folder.ts';
import { insist, placeOrders } from '../rig/insist.ts';
import { Ledger } from '../rig/ledger.ts';
import { send } from '../rig/send.ts';
import { Server } from '../rig/server.ts';
import { type Market, openMarket } from '../rig/shops.ts';

/** Milliseconds of changes before a kill, at most: a change takes some twenty, so that kills come between its statements. */
const longestRunMs = 600;

const stock = 2_000;

/** Changes an order without a pause; `held` has the last answer for each. */
async function changeAlong(
  address: string,
  { admin, productIds }: Market,
  held: Map<string, Order>,
  id: string,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const rows = productIds
      .filter(() => randomInt(2) === 0)
      .map((productId, ref) => ({ ref: `${ref}`, productId, quantity: randomInt(1, 40) }));
    if (rows.length === 0) continue;
    const { version } = held.get(id) ?? { version: 1 };
    held.set(
      id,
      await insist<Order>('PUT', `${address}/api/orders/${id}/lines`, admin.cookie, { version, rows }),
    );
  }
}

export const changesKilled: Fault = {
  name: 'changes-killed',
  promise:
    'SIGKILL while orders are changed: each has the version that was answered last, adds up, and no piece of stock is lost or taken twice',
  async run(rounds = 60) {
    const folder = await temporaryFolder();
    const server = await Server.start({ DATA_DIR: folder.path });
    try {
      const market = await openMarket(await folder.databaseUrl(), { shops: 8, stock });
      const placed = await placeOrders(server.address, market);
      const held = new Map(placed.map(order => [order.id, order]));
      let isOver = false;
      const changing = placed.map(({ id }) => changeAlong(server.address, market, held, id, () => isOver));
      for (let round = 0; round < rounds; round += 1) {
        await pause(randomInt(longestRunMs));
        await (round % 3 === 2 ? server.killEverything() : server.killGroup());
        await server.start();
      }
      isOver = true;
      await Promise.all(changing);
      const lost: string[] = [];
      for (const order of held.values()) {
        const url = `${server.address}/api/orders/${order.id}`;
        const stored = JSON.parse((await send('GET', url, { cookie: market.admin.cookie })).body) as Order;
        if (JSON.stringify(stored) !== JSON.stringify(order))
          lost.push(`${order.orderNumber} has version ${stored.version}, ${order.version} was answered`);
      }
      const changes = [...held.values()].reduce((sum, { version }) => sum + version - 1, 0);
      return {
        figures: `${rounds} rounds, ${changes} changes of ${held.size} orders`,
        lost: [...lost, ...(await checkBooks(await folder.databaseUrl(), new Ledger(), stock))],
      };
    } finally {
      await server.stop();
      await folder.remove();
    }
  },
};
