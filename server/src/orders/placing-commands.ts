import type { BodyOf } from '@toptan/contract/endpoint';
import { type Order, placeOrder } from '@toptan/contract/orders';
import { keepArticles, keepCustomer, lockLines } from '../basket/locking-queries.ts';
import { wishOf } from '../basket/queries.ts';
import type { Database } from '../db/client.ts';
import { together } from '../db/together.ts';
import { claimKey, keepAnswer, type RepeatableCall } from '../idempotency.ts';
import { fieldRefusal, notFound, Refusal } from '../refusal.ts';
import { allocate } from '../stock/allocation.ts';
import { lockServingPools } from '../stock/queries.ts';
import { addUp, matchBasket, priceLines, toItems, variantOf } from './lines.ts';
import { insertOrder } from './placing-queries.ts';
import { presentNew } from './presentation.ts';

/** An order to be placed, and by whom, which must be for a customer within their scope. */
export type Placing = {
  userId: string;
  wanted: BodyOf<typeof placeOrder>;
  /** Null: the call carried no `Idempotency-Key`. */
  call: RepeatableCall | null;
};

/**
 * Makes an order out of basket lines, in one transaction: at the prices of this moment, with what stock covers, and
 * the lines leave the basket. Every placing locks in the same order (customer, key, products, basket lines, pools;
 * each by id), as do the edits of those rows, so that none waits for another in turn.
 * @throws Refusal 404, `customer_inactive`, `basket_empty`, `basket_changed`, `product_unavailable`,
 * `idempotency_key_reused`, or 400 when it comes to more than can be stored
 */
export function placeFromBasket(db: Database, { userId, wanted, call }: Placing): Promise<Order> {
  const { customerId, items, notes = null, expectedTotal } = wanted;
  const productIds = items.map(item => item.productId);
  return db.transaction(async tx => {
    // Sent together and run one after the other, in this order: a query that is built is sent when it is executed.
    const [customer, earlier, articles, basket, pools] = await together([
      keepCustomer(tx, customerId),
      call && claimKey<Order>(tx, call, placeOrder.status),
      keepArticles(tx, productIds),
      lockLines(tx, customerId, productIds),
      lockServingPools(tx, items.map(variantOf)),
    ]);
    if (!customer) throw notFound();
    if (earlier) return earlier;
    const { isActive, ...addressee } = customer;
    if (!isActive) throw new Refusal('customer_inactive', 'The customer is inactive');

    const lines = priceLines(matchBasket(items, basket), articles);
    const amounts = addUp(lines);
    if (expectedTotal !== undefined && expectedTotal !== amounts.total)
      throw fieldRefusal('basket_changed', 'expectedTotal', 'invalid', `The order comes to ${amounts.total}`);
    const shares = allocate(pools, lines.map(wishOf));
    const order = { customerId, notes, items: toItems(lines, shares) };
    const basketLineIds = lines.map(line => line.id);
    const placed = await insertOrder(tx, { ...order, amounts, shares, basketLineIds, userId });
    const answer = presentNew({ ...order, ...amounts, ...placed, customer: addressee });
    if (call) await keepAnswer(tx, call, answer);
    return answer;
  });
}
