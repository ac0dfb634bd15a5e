import type { BodyOf } from '@toptan/contract/endpoint';
import type { Order, placeOrder } from '@toptan/contract/orders';
import { type ExpectedPromise, expectedOf, isWorse, promiseOf } from '@toptan/contract/promise';
import { v7 } from 'uuid';
import { type Basket, hintOf, lockBasket, refusePlaced } from '../../basket/basket.ts';
import { countLines, linesOf, readRows } from '../../basket/queries.ts';
import { holdProducts } from '../../catalog/product.ts';
import { lockServingPools } from '../../catalog/stock/queries.ts';
import type { Queryable } from '../../db/client.ts';
import { pipelined } from '../../db/pipeline.ts';
import type { Actor } from '../../events/actor.ts';
import { productHints } from '../../events/hints.ts';
import { record, write } from '../../events/record.ts';
import { type RepeatableCall, storeAnswer } from '../../idempotency.ts';
import { quote } from '../../pricing/quote.ts';
import { orNotFound, Refusal, refuseInactive } from '../../refusal.ts';
import { noTerms } from '../../terms/judge.ts';
import { holdTerms } from '../../terms/queries.ts';
import type { OwnViewer } from '../../viewer.ts';
import { aboutOrder } from '../about.ts';
import { earlierOrder } from '../earlier.ts';
import type { OrderMail } from '../order-mail.ts';
import { confirm } from './confirmation.ts';
import { matchBasket, type OrderedLine, refuseUnorderable, toItem, variantOf } from './lines.ts';
import { orderPacks } from './packs.ts';
import { insertOrder, type NewOrder, readPlacer, readPreparation } from './queries.ts';

/** An order to be placed, and who places it. */
type PlaceOptions = {
  viewer: OwnViewer;
  /** Null: it is placed by a link, whose holder need not be signed in. */
  userId: string | null;
  /** The basket of the lines, which the placer reaches. */
  basket: Basket;
  wanted: BodyOf<typeof placeOrder>;
  /** Null: the call carried no `Idempotency-Key`. */
  call: RepeatableCall | null;
  /** The means of confirming the order to the shop; null: no email is sent. */
  mail: OrderMail | null;
};

/** @throws Refusal `basket_changed` when the order is promised less than the buyer was, with the pieces and the day of now */
function refuseWorse(lines: readonly OrderedLine[], expected: ExpectedPromise): void {
  const promise = promiseOf(lines);
  if (!isWorse(promise, expected)) return;
  const { fromStock, until } = expectedOf(promise);
  throw new Refusal('basket_changed', 'The order is promised less than expected', {
    fields: [
      {
        path: 'expectedPromise.fromStock',
        code: 'invalid',
        current: `${fromStock}`,
        message: `Stock covers ${fromStock} pieces`,
      },
      {
        path: 'expectedPromise.until',
        code: 'invalid',
        ...(until && { current: until }),
        message: until === null ? 'The rest has no estimated date' : `The rest is expected by ${until}`,
      },
    ],
  });
}

/** The refusal of an order that leaves lines of a draft behind: a draft becomes one order. */
function moreInDraft(lines: number): Refusal {
  const message = `The draft holds ${lines} lines`;
  return new Refusal('basket_changed', 'The draft has more lines', {
    fields: [{ path: 'items', code: 'invalid', message }],
  });
}

/** What an order has that nobody has changed yet. */
const unchanged = {
  status: 'pending' as const,
  version: 1,
  changedAt: null,
  may: null,
  request: null,
  joins: [],
  joinedInto: null,
  manufacturerId: null,
  manufacturer: null,
} satisfies Partial<Order>;

/** The one who prepared an order, as reading it would show it. */
const preparedByOf = (
  via: NewOrder['placedVia'],
  prepared: { userId: string | null; name: string } | null,
): Order['preparedBy'] =>
  via !== 'staff' && prepared && (via === 'link' || prepared.userId !== null)
    ? { via, name: prepared.name }
    : null;

/**
 * Makes an order out of basket lines, in one transaction: at the prices of this moment, with what stock covers, and the
 * lines leave the basket. What staff have prepared brings its notes, and the reason for which rules are waived.
 * @throws Refusal 404, 403 where staff place no orders or somebody else overrides rules, `customer_inactive`, `draft_placed`, `basket_empty`, `basket_changed`,
 * `product_unavailable`, `rules_unmet`, `sold_in_packs`, `stock_short`, `idempotency_key_reused`, `order_deleted`, or 400 for a total
 * that cannot be stored
 */
export function placeFromBasket(
  db: Queryable,
  actor: Actor,
  { viewer, userId, basket, wanted, call, mail }: PlaceOptions,
): Promise<Order> {
  const { customerId, items, expectedTotal, expectedPromise, overrideRules = false } = wanted;
  const placedVia = userId === null ? 'link' : actor.role === 'admin' ? 'staff' : 'shop';
  const isDraft = basket.kind !== 'own';
  if (overrideRules && placedVia !== 'staff')
    throw new Refusal('forbidden', 'Only administrators place an order against the rules');
  const variants = items.map(variantOf);
  const productIds = variants.map(({ productId }) => productId);
  return write(db, async tx => {
    // Locks are sent in their order, which ARCHITECTURE.md has. The lines are read behind the basket.
    const [held, earlier, , pools, terms, rows, placer, lineCount, preparation] = await pipelined([
      lockBasket(tx, basket),
      call && earlierOrder(tx, call),
      holdProducts(tx, productIds),
      lockServingPools(tx, variants),
      overrideRules ? noTerms : holdTerms(tx, customerId, productIds),
      readRows(tx, basket.id, productIds),
      placedVia === 'staff' && userId !== null && readPlacer(tx, userId),
      isDraft && countLines(tx, basket.id),
      isDraft && readPreparation(tx, basket.id),
    ]);
    const { isActive, buyer, kind, ...draft } = orNotFound(held);
    if (earlier) return earlier;
    if (placer && placer.staffOrders !== 'place')
      throw new Refusal('forbidden', 'Staff prepare orders but cannot place them');
    await refusePlaced(tx, draft);
    refuseInactive({ isActive });
    const matched = matchBasket(items, rows);
    if (lineCount && lineCount > matched.length) throw moreInDraft(lineCount);
    const packs = orderPacks(matched, rows);
    const prepared = preparation || null;
    const { notes = prepared?.notes ?? null, overrideReason = prepared?.overrideReason ?? null } = wanted;
    const known = { serving: pools, terms: overrideReason === null ? terms : noTerms };
    const quoted = await quote(tx, viewer, customerId, linesOf(matched), known);
    refuseUnorderable(quoted, expectedTotal);
    const { lines: ordered, limits: _limits, isTooMuch: _isTooMuch, ...amounts } = quoted;
    if (expectedPromise) refuseWorse(ordered, expectedPromise);
    const id = v7();
    const lines = ordered.map(line => {
      const pack = packs.get(line.basketPackId ?? '');
      return { ...line, item: toItem(id, line, pack?.id ?? null) };
    });
    const order = { id, customerId, notes, ...amounts };
    const placed = await insertOrder(tx, {
      ...order,
      userId,
      lines,
      packs: [...packs.values()],
      overrideReason,
      placedVia,
      placedBy: placedVia === 'staff' ? userId : null,
      preparedBy: placedVia === 'staff' ? null : (prepared?.userId ?? null),
      draftId: isDraft ? basket.id : null,
    });
    const answer: Order = {
      ...unchanged,
      ...order,
      ...placed,
      placedBy: placer ? { via: 'staff', name: placer.name } : null,
      preparedBy: preparedByOf(placedVia, prepared),
      overrideReason,
      updatedAt: placed.createdAt,
      customer: buyer,
      orderItems: lines.map(({ item }) => item),
      packs: [...packs.values()],
      statusHistory: [{ status: 'pending', at: placed.createdAt }],
    };
    const taken = lines.filter(({ taken: { fromStock } }) => fromStock > 0).map(({ article }) => article);
    // The event has the number of the lines alone: the order has the lines.
    const sent = { ...actor, body: { ...wanted, items: { count: items.length } } };
    await pipelined([
      call && storeAnswer(tx, call, answer),
      record(tx, sent, {
        ...aboutOrder(answer),
        also: [hintOf({ ...basket, kind }), ...productHints(taken)],
      }),
    ]);
    if (mail) await confirm(tx, answer, mail);
    return answer;
  });
}
