import type { Order } from '@toptan/contract/orders';
import type { Queryable } from '../db/client.ts';
import { gatheredTransactions } from '../db/gathered-transactions.ts';
import { orNotFound } from '../refusal.ts';
import { type Placing, placeAll } from './placing-commands.ts';

/** Lines of an order that others wait for. */
const linesMax = 100;

/** The first placing of each customer and each user. */
function onePerShop(placings: readonly Placing[]): Placing[] {
  const seen = new Set<string>();
  return placings.filter(({ userId, wanted }) => {
    const isFirst = !seen.has(userId) && !seen.has(wanted.customerId);
    seen.add(userId).add(wanted.customerId);
    return isFirst;
  });
}

async function placeAlone(db: Queryable, placing: Placing): Promise<Order> {
  const orders = await placeAll(db, [placing], 'patiently');
  return orNotFound(orders.get(placing));
}

const placeGathered = gatheredTransactions<Placing, Order>(
  (db, placings) => placeAll(db, onePerShop(placings), 'briefly'),
  placeAlone,
);

/** Places an order, together with others that arrive at the same moment (decision 0023); a large one by itself. */
export function placeFromBasket(db: Queryable, placing: Placing): Promise<Order> {
  return placing.wanted.items.length > linesMax ? placeAlone(db, placing) : placeGathered(db, placing);
}
