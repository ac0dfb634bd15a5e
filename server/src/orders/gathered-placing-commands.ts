import type { Order } from '@toptan/contract/orders';
import { builtOnce } from '../db/built-once.ts';
import type { Queryable } from '../db/client.ts';
import { isHeldUp, isRefusal } from '../db/errors.ts';
import { gathered } from '../db/gathered.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { type Placing, placeAll } from './placing-commands.ts';

/** Orders that share a transaction at most: the server answers nobody else while it adds them up. */
const ordersMax = 16;

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

/** Null: to be placed by itself. Nothing has been written then; when a connection breaks, nobody knows. */
const gatheredOrders = builtOnce(db =>
  gathered<Placing, Order | null>(async placings => {
    try {
      const orders = await placeAll(db, onePerShop(placings), 'briefly');
      return placings.map(placing => orders.get(placing) ?? null);
    } catch (error) {
      const isOfOne = placings.length > 1 && (error instanceof Refusal || isRefusal(error));
      if (!isOfOne && !isHeldUp(error)) throw error;
      return placings.map(() => null);
    }
  }, ordersMax),
);

async function placeAlone(db: Queryable, placing: Placing): Promise<Order> {
  const orders = await placeAll(db, [placing], 'patiently');
  return orNotFound(orders.get(placing));
}

/**
 * Places an order, in one transaction with others that arrive while orders are being placed: the busier the server, the
 * more share one (decision 0023). Where one of them is refused, or cannot have a lock soon, each is placed by itself.
 */
export async function placeFromBasket(db: Queryable, placing: Placing): Promise<Order> {
  if (placing.wanted.items.length > linesMax) return placeAlone(db, placing);
  return (await gatheredOrders(db).load(placing)) ?? placeAlone(db, placing);
}
