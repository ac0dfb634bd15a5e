import type { Order } from '@toptan/contract/orders';
import type { Fault, Outcome } from '../fault.ts';
import { ask } from '../rig/ask.ts';
import { checkBooks } from '../rig/check.ts';
import { Cluster } from '../rig/cluster.ts';
import { type Change, Ear } from '../rig/ear.ts';
import { Ledger } from '../rig/ledger.ts';
import { Server } from '../rig/server.ts';
import { type Market, openMarket, type Shop } from '../rig/shops.ts';
import { fillBasket, submit } from '../rig/trade.ts';
import { until } from '../rig/until.ts';

/** Milliseconds by which the replica is behind: longer than a shop takes to look at its orders after it has ordered. */
const delay = 300;

/** So few that each of their orders is named when screens are told of them. */
const shops = 4;

/** Two servers, so that who has written reads through the other one. */
type Portal = { writing: Server; reading: Server; market: Market };

/** What somebody does not find although they must. */
type Missing = (what: string) => void;

async function listOrders({ address }: Server, cookie: string): Promise<Order[]> {
  const { status, body } = await ask('GET', `${address}/api/orders?limit=50`, { cookie });
  if (status !== 200) throw new Error(`The orders were answered with ${status} ${body}`);
  return JSON.parse(body);
}

/** Reads of a server that went to the replica since it started. */
async function readsOnReplica({ address }: Server): Promise<number> {
  const { body } = await ask('GET', `${address}/metrics`, { agent: false });
  return Number(/^database_reads_total\{place="replica"\} (\d+)$/m.exec(body)?.[1]);
}

/** A shop orders, and reads its orders at once. */
async function orderAndLook({ writing, reading, market }: Portal, shop: Shop, missing: Missing) {
  const line = await fillBasket(writing.address, shop, market.productIds[0]);
  const { status, body } = await submit(writing.address, shop, line);
  if (status !== 201) throw new Error(`An order was answered with ${status} ${body}`);
  const { id } = JSON.parse(body) as Order;
  const found = await listOrders(reading, shop.cookie);
  if (!found.some(order => order.id === id)) missing('a shop did not find what it had just ordered');
}

/** Staff who look at the orders as soon as they hear of one. */
async function openScreen({ writing, reading, market }: Portal, missing: Missing) {
  const looks: Promise<void>[] = [];
  async function look({ id }: Change) {
    const found = await listOrders(writing, market.admin.cookie);
    if (!found.some(order => order.id === id)) missing('staff heard of an order and did not find it');
  }
  const ear = await Ear.open(reading.address, market.admin.cookie, change => {
    if (change.topic === 'orders') looks.push(look(change));
  });
  return {
    /** Resolves when so many orders have been heard of and looked for. */
    async hears(orders: number): Promise<void> {
      await until('staff hear of every order', () => looks.length >= orders);
      await Promise.all(looks);
    },
    close: () => ear.close(),
  };
}

/** Staff who look all the time, so that answers are kept that were made before the replica had everything. */
function lookOn({ writing, market }: Portal) {
  let isOver = false;
  const looking = (async () => {
    while (!isOver) await listOrders(writing, market.admin.cookie);
  })();
  return {
    async stop(): Promise<void> {
      isOver = true;
      await looking;
    },
  };
}

async function tradeBeside(cluster: Cluster, replica: Cluster, rounds: number): Promise<Outcome> {
  const settings = { DATABASE_URL: cluster.url, DATABASE_REPLICA_URL: replica.url };
  const servers = [await Server.start(settings), await Server.start(settings)] as const;
  const [writing, reading] = servers;
  const lost: string[] = [];
  const missing: Missing = what => lost.push(what);
  try {
    const market = await openMarket(cluster.url, { shops });
    const portal = { writing, reading, market };
    const someoneReads = async () => {
      const before = await readsOnReplica(reading);
      await listOrders(reading, market.admin.cookie);
      return (await readsOnReplica(reading)) > before;
    };
    const trade = async () => {
      const screen = await openScreen(portal, missing);
      const restless = lookOn(portal);
      try {
        for (let round = 1; round <= rounds; round += 1) {
          await Promise.all(market.shops.map(shop => orderAndLook(portal, shop, missing)));
          await screen.hears(round * market.shops.length);
        }
      } finally {
        await restless.stop();
        screen.close();
      }
    };

    await until('reads go to the replica', someoneReads);
    await trade();
    const onReplica = (await readsOnReplica(reading)) + (await readsOnReplica(writing));
    replica.stop('immediate');
    await trade();
    await replica.start();
    await until('reads go to the replica again', someoneReads);
    const orders = 2 * rounds * market.shops.length;
    return {
      figures: `${orders} orders, half of them without the replica, and as many looks of their shops and of staff; ${onReplica} reads on the replica`,
      lost: [...new Set(lost), ...(await checkBooks(cluster.url, new Ledger()))],
    };
  } finally {
    for (const server of servers) await server.stop();
  }
}

export const replicaBehind: Fault = {
  name: 'replica-behind',
  promise: `lists come from a replica that is ${delay} ms behind, then away: everybody finds what they wrote and heard of`,
  short: 1,
  async run(rounds = 10) {
    const cluster = await Cluster.start();
    const replica = await cluster.replicate(delay);
    try {
      return await tradeBeside(cluster, replica, rounds);
    } finally {
      await replica.destroy();
      await cluster.destroy();
    }
  },
};
