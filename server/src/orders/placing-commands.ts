import type { BodyOf } from '@toptan/contract/endpoint';
import { type Order, placeOrder } from '@toptan/contract/orders';
import { v7 } from 'uuid';
import {
  type Article,
  type Buyer,
  keepArticles,
  keepCustomers,
  lockLines,
} from '../basket/locking-queries.ts';
import { type BasketLine, wishOf } from '../basket/queries.ts';
import type { Queryable } from '../db/client.ts';
import { waitBriefly } from '../db/gathered-transactions.ts';
import { together } from '../db/together.ts';
import { claimKeys, keepAnswers, type RepeatableCall } from '../idempotency.ts';
import { fieldRefusal, orNotFound, Refusal } from '../refusal.ts';
import { allocator, type StockShare, type StockWish } from '../stock/allocation.ts';
import { lockServingPools } from '../stock/queries.ts';
import { addUp, matchBasket, priceLines, toItems, variantOf } from './lines.ts';
import { insertOrders, type NewOrder, type Placed, stillThere } from './placing-queries.ts';
import { presentNew } from './presentation.ts';

/** An order to be placed, and by whom, which must be for a customer within their scope. */
export type Placing = {
  userId: string;
  wanted: BodyOf<typeof placeOrder>;
  /** Null: the call carried no `Idempotency-Key`. */
  call: RepeatableCall | null;
};

/** What the transaction holds. */
type Held = {
  customers: ReadonlyMap<string, Buyer>;
  articles: ReadonlyMap<string, Article>;
  basket: readonly BasketLine[];
  shareOf: (wish: StockWish) => StockShare;
};

type Draft = NewOrder & { buyer: Buyer };

function draftOf({ userId, wanted }: Placing, { customers, articles, basket, shareOf }: Held): Draft {
  const { customerId, items, notes = null, expectedTotal } = wanted;
  const buyer = orNotFound(customers.get(customerId));
  if (!buyer.isActive) throw new Refusal('customer_inactive', 'The customer is inactive');
  const own = basket.filter(line => line.customerId === customerId);
  const lines = priceLines(matchBasket(items, own), articles);
  const amounts = addUp(lines);
  if (expectedTotal !== undefined && expectedTotal !== amounts.total)
    throw fieldRefusal('basket_changed', 'expectedTotal', 'invalid', `The order comes to ${amounts.total}`);
  const shares = lines.map(wishOf).map(shareOf);
  const order = { id: v7(), customerId, notes, items: toItems(lines, shares) };
  return { ...order, amounts, shares, basketLineIds: lines.map(line => line.id), userId, buyer };
}

/** As a reading would show it. */
function present({ amounts, buyer, ...order }: Draft, placed: Placed): Order {
  const { isActive, ...customer } = buyer;
  const { id, customerId, notes, items } = order;
  return presentNew({ id, customerId, notes, items, ...amounts, ...placed, customer });
}

/**
 * Makes orders out of basket lines, in one transaction, all or none: at the prices of this moment, with what stock
 * covers, and the lines leave the baskets. Every placing locks in the same order (customers, keys, products, basket lines,
 * pools, each by id; then the rows that count a customer's orders, by customer), as do the edits of those rows, so that
 * none waits for another in turn.
 * @param placings no two of the same customer or user
 * @param waits `briefly`: fails when a lock cannot be had soon (55P03)
 * @throws Refusal 404, `customer_inactive`, `basket_empty`, `basket_changed`, `product_unavailable`,
 * `idempotency_key_reused`, `order_deleted`, or 400 when one comes to more than can be stored
 */
export function placeAll(
  db: Queryable,
  placings: readonly Placing[],
  waits: 'briefly' | 'patiently',
): Promise<Map<Placing, Order>> {
  const inTurn = placings.toSorted((one, other) =>
    one.wanted.customerId.localeCompare(other.wanted.customerId),
  );
  const calls = inTurn.flatMap(({ call }) => call ?? []);
  const items = inTurn.flatMap(({ wanted: { customerId, items } }) =>
    items.map(item => ({ ...variantOf(item), customerId })),
  );
  return db.transaction(async tx => {
    // Sent together and run one after the other, in this order: a query that is built is sent when it is executed.
    const [, customers, earlier, articles, basket, pools] = await together([
      waits === 'briefly' && waitBriefly(tx).execute(),
      keepCustomers(
        tx,
        inTurn.map(({ wanted }) => wanted.customerId),
      ),
      claimKeys<Order>(tx, calls),
      keepArticles(
        tx,
        items.map(({ productId }) => productId),
      ),
      lockLines(tx, items),
      lockServingPools(tx, items),
    ]);
    const held = { customers, articles, basket, shareOf: allocator(pools) };
    const there = await stillThere(
      tx,
      [...earlier.values()].map(({ id }) => id),
    );
    const answers = new Map<Placing, Order>();
    const drafts = new Map<Placing, Draft>();
    for (const placing of inTurn) {
      const answered = placing.call && earlier.get(placing.call);
      if (answered && !there.has(answered.id))
        throw new Refusal('order_deleted', 'The order that was placed under this key is deleted');
      if (answered) answers.set(placing, answered);
      else drafts.set(placing, draftOf(placing, held));
    }
    const placed = await insertOrders(tx, [...drafts.values()]);
    const kept = new Map<RepeatableCall, Order>();
    for (const [placing, draft] of drafts) {
      const order = present(draft, placed.get(draft.id) as Placed);
      answers.set(placing, order);
      if (placing.call) kept.set(placing.call, order);
    }
    await keepAnswers(tx, kept, placeOrder.status);
    return answers;
  });
}
