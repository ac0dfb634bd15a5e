import { amountsOf, lineTotal, priced } from '@toptan/contract/amounts';
import { lineQuantityMax } from '@toptan/contract/basket';
import { packsMax } from '@toptan/contract/catalog/packs';
import type { FieldError } from '@toptan/contract/errors';
import { toKurus } from '@toptan/contract/money';
import type { OrderLineChange } from '@toptan/contract/order-changes';
import { orderLinesMax } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { v7 } from 'uuid';
import { totalMax } from '../../pricing/quote.ts';
import { Refusal } from '../../refusal.ts';
import type { ViewerForm } from '../../viewer.ts';
import type { OrderHead } from '../head.ts';
import type { ChangedContent, readContent, StoredLine } from '../lines/queries.ts';

/** An order with its lines and packs. */
export type Side = OrderHead & Awaited<ReturnType<typeof readContent>>;

/** The content of the order that stays, and what it has of both. */
type Join = ChangedContent & { changes: OrderLineChange[]; items: number; pieces: number };

/** The days of two lines that become one: the later ones, and none where pieces of one are produced on unknown days. */
function daysOfBoth(one: StoredLine, other: StoredLine) {
  const [without, dated] = one.promisedUntil === null ? [one, other] : [other, one];
  if (without.promisedFrom === null || without.promisedUntil === null) {
    const isUnknown = without.quantity > without.fromStock;
    const { promisedFrom, promisedUntil } = isUnknown ? without : dated;
    return { promisedFrom, promisedUntil };
  }
  const later = (day: string, another: string | null) => (another !== null && another > day ? another : day);
  return {
    promisedFrom: later(without.promisedFrom, dated.promisedFrom),
    promisedUntil: later(without.promisedUntil, dated.promisedUntil),
  };
}

const packKey = (packId: string, color: string | null) => JSON.stringify([packId, color]);
const lineKey = (variantId: string, orderPackId: string | null) => JSON.stringify([variantId, orderPackId]);

/** Adds the packs and lines of one order to another. Each keeps its price and the pieces that it holds. */
export function planJoin(stays: Side, goes: Side): Join {
  const heldPacks = new Map(stays.packs.map(each => [packKey(each.packId, each.color), each]));
  const heldLines = new Map(stays.lines.map(line => [lineKey(line.variantId, line.orderPackId), line]));
  const heldProducts = new Set(stays.lines.map(({ productId }) => productId));
  const changes: OrderLineChange[] = [];
  const changedPacks: ChangedContent['changedPacks'][number][] = [];
  const newPacks: ChangedContent['newPacks'][number][] = [];
  const changedLines: ChangedContent['changedLines'][number][] = [];
  const newLines: ChangedContent['newLines'][number][] = [];
  const told = ({ productId, productName, translations, sku, unitPrice }: StoredLine) => ({
    productId,
    productName,
    translations,
    sku,
    unitPrice,
    isNew: !heldProducts.has(productId),
  });
  const idIn = new Map<string, string>();
  for (const { isActive: _, ...pack } of goes.packs) {
    const own = heldPacks.get(packKey(pack.packId, pack.color));
    const id = own?.id ?? v7();
    idIn.set(pack.id, id);
    const packs = (own?.packs ?? 0) + pack.packs;
    if (own) changedPacks.push({ id, packs });
    else newPacks.push({ ...pack, id, orderId: stays.id });
    const line = goes.lines.find(({ orderPackId }) => orderPackId === pack.id);
    const { packId, name, unit, mixed, pieces, color } = pack;
    if (line)
      changes.push({
        ...told(line),
        size: null,
        color,
        pack: { packId, name, unit, mixed, pieces },
        from: own?.packs ?? 0,
        to: packs,
      });
  }
  let next = Math.max(...stays.lines.map(({ position }) => position)) + 1;
  for (const line of goes.lines) {
    const orderPackId = line.orderPackId && (idIn.get(line.orderPackId) ?? null);
    const own = heldLines.get(lineKey(line.variantId, orderPackId));
    const { productId, variantId, size, color, productName, translations, sku, unitPrice } = line;
    const quantity = (own?.quantity ?? 0) + line.quantity;
    if (own)
      changedLines.push({
        id: own.id,
        position: own.position,
        quantity,
        ...daysOfBoth(own, line),
        fromStock: own.fromStock + line.fromStock,
        stockPoolId: (own.fromStock > 0 ? own.stockPoolId : null) ?? line.stockPoolId ?? own.stockPoolId,
      });
    else
      newLines.push({
        id: v7(),
        orderId: stays.id,
        position: next++,
        productId,
        variantId,
        orderPackId,
        selectedSize: size,
        selectedColor: color,
        productName,
        translations,
        sku,
        quantity,
        unitPrice,
        totalPrice: lineTotal(unitPrice, quantity),
        fromStock: line.fromStock,
        stockPoolId: line.stockPoolId,
        promisedFrom: line.promisedFrom,
        promisedUntil: line.promisedUntil,
      });
    if (orderPackId === null)
      changes.push({ ...told(line), size, color, pack: null, from: own?.quantity ?? 0, to: quantity });
  }
  const both = [...stays.lines, ...goes.lines];
  return {
    orderId: stays.id,
    amounts: amountsOf(both.map(priced), stays),
    removedLines: [],
    removedPacks: [],
    changedPacks,
    newPacks,
    changedLines,
    newLines,
    changes,
    items: stays.lines.length + newLines.length,
    pieces: piecesOf(both),
  };
}

/** The products that the orders have at two prices. */
function pricedTwice(stays: Side, goes: Side): FieldError[] {
  const agreed = new Map(stays.lines.map(({ productId, unitPrice }) => [productId, unitPrice]));
  const named = new Map(goes.lines.map(line => [line.productId, line]));
  return [...named.values()].flatMap(({ productId, productName, unitPrice }) => {
    const price = agreed.get(productId);
    if (price === undefined || toKurus(price) === toKurus(unitPrice)) return [];
    const message = `${productName} has two prices`;
    return [{ path: 'price', code: 'changed', message, current: price, product: productName }];
  });
}

const notJoined: FieldError = {
  path: 'otherId',
  code: 'invalid',
  message: 'These two orders cannot be joined',
};

/** What stands against joining, each by its cause; none where the orders can be joined. */
function causesAgainst(stays: Side, goes: Side, join: Join): FieldError[] {
  const both = [stays, goes];
  const cause = (path: string, message: string, more: Partial<FieldError> = {}): FieldError[] => [
    { path, code: 'invalid', message, ...more },
  ];
  if (both.some(({ joinedIntoId }) => joinedIntoId !== null))
    return cause('joined', 'One of them was joined already');
  if (stays.customerId !== goes.customerId) return cause('shop', 'They are orders of two shops');
  const other = both.find(({ status }) => status !== 'pending');
  if (other) return cause('status', 'Pending orders are joined', { current: other.status });
  const makers = new Set(both.flatMap(({ manufacturerId }) => manufacturerId ?? []));
  if (makers.size > 1) return cause('manufacturer', 'Two manufacturers make them');
  const prices = pricedTwice(stays, goes);
  if (prices.length > 0) return prices;
  const most = Math.max(0, ...join.changedLines.map(({ quantity }) => quantity));
  if (most > lineQuantityMax)
    return cause('quantity', 'A line would have too many pieces', {
      code: 'too_big',
      limit: lineQuantityMax,
    });
  if (join.changedPacks.some(({ packs }) => packs > packsMax))
    return cause('quantity', 'A line would have too many packs', { code: 'too_big', limit: packsMax });
  if (join.items > orderLinesMax)
    return cause('lines', 'The order would have too many lines', { code: 'too_many', limit: orderLinesMax });
  if (toKurus(join.amounts.total) > toKurus(totalMax))
    return cause('total', 'The order would come to too much', { code: 'too_big' });
  return [];
}

/** The refusal of joining two orders; null: they can be joined. A shop is not told who makes its orders. */
export function refusalOfJoin(viewer: ViewerForm, stays: Side, goes: Side, join: Join): Refusal | null {
  const causes = causesAgainst(stays, goes, join);
  const isTold = ({ path }: FieldError) => viewer.kind === 'staff' || path !== 'manufacturer';
  const fields = causes.map(cause => (isTold(cause) ? cause : notJoined));
  return fields.length > 0
    ? new Refusal('order_not_joinable', 'The orders cannot be joined', { fields })
    : null;
}
