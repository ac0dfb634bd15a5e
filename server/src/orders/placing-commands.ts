import type { BodyOf } from '@toptan/contract/endpoint';
import { type Order, placeOrder } from '@toptan/contract/orders';
import type { CustomerScope } from '../auth/scope.ts';
import { keepArticles, keepCustomer, lockLines, removeLines } from '../basket/queries.ts';
import type { Database } from '../db/client.ts';
import { claimKey, keepAnswer, type RepeatableCall } from '../idempotency.ts';
import { notFound, Refusal } from '../refusal.ts';
import { takeUnits } from '../stock/commands.ts';
import { addUp, matchBasket, priceLines } from './lines.ts';
import { insertOrder } from './placing-queries.ts';
import { findOrder } from './queries.ts';

/** An order to be placed, and by whom. The scope covers the customer. */
export type Placing = {
  scope: CustomerScope;
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
export function placeFromBasket(db: Database, { scope, userId, wanted, call }: Placing): Promise<Order> {
  const { customerId, items, notes = null } = wanted;
  return db.transaction(async tx => {
    const customer = await keepCustomer(tx, customerId);
    if (!customer) throw notFound();
    const earlier = call && (await claimKey<Order>(tx, call, placeOrder.status));
    if (earlier) return earlier;
    if (!customer.isActive) throw new Refusal('customer_inactive', 'The customer is inactive');

    const productIds = items.map(item => item.productId);
    const articles = await keepArticles(tx, productIds);
    const lines = priceLines(matchBasket(items, await lockLines(tx, customerId, productIds)), articles);
    const amounts = addUp(lines);
    const shares = await takeUnits(
      tx,
      lines.map(line => ({
        productId: line.productId,
        size: line.selectedSize,
        color: line.selectedColor,
        quantity: line.quantity,
      })),
    );
    const id = await insertOrder(tx, { customerId, notes, amounts, lines, shares, userId });
    await removeLines(
      tx,
      lines.map(line => line.id),
    );
    const order = await findOrder(tx, scope, id);
    if (!order) throw notFound();
    if (call) await keepAnswer(tx, call, order);
    return order;
  });
}
