import { type AmountKey, eachAmount } from '@toptan/contract/amounts';
import type { Language } from '@toptan/contract/languages';
import type { Order, OrderItem, OrderPack } from '@toptan/contract/orders';
import { desc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { piecesTaken } from '../../catalog/stock/commands.ts';
import { movingPieces, noteMoves } from '../../catalog/stock/queries.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { onlyRow } from '../../db/only-row.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsAsJson, rowsFromJson } from '../../db/rows-from-json.ts';
import { basketItems, basketPacks } from '../../db/schema-baskets.ts';
import { orderItems, orderPacks, orderStatusChanges, orders } from '../../db/schema-orders.ts';
import { registrationRequests } from '../../db/schema-people.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import type { OrderedLine } from './lines.ts';

type NewOrder = Pick<Order, 'id' | 'customerId' | 'notes' | AmountKey> & {
  userId: string;
  /** The basket lines of the order, each with its line of the order. */
  lines: readonly (OrderedLine & { item: OrderItem })[];
  packs: readonly OrderPack[];
};

const value = sql.placeholder;

/**
 * The one statement of placing.
 * @param withPacks whether packs come into the order and leave the basket
 */
function everything(tx: Queryable, withPacks: boolean) {
  const placed = tx.$with('placed').as(
    tx
      .insert(orders)
      .values({
        id: value('id'),
        orderNumber: sql`next_order_number()`,
        customerId: value('customerId'),
        notes: value('notes'),
        ...eachAmount(value),
      })
      .returning({ orderNumber: orders.orderNumber, createdAt: orders.createdAt }),
  );
  const written = tx
    .$with('written')
    .as(tx.insert(orderItems).select(rowsFromJson(orderItems, value('items'))));
  const begun = tx.$with('begun').as(
    tx.insert(orderStatusChanges).values({
      id: value('changeId'),
      orderId: value('id'),
      status: 'pending',
      userId: value('userId'),
    }),
  );
  const taken = tx.$with('taken', {}).as(movingPieces(value('poolIds'), value('pieces')));
  const noted = tx.$with('noted', {}).as(noteMoves(sql`select * from taken`));
  const ordered = tx.$with('ordered', {}).as(sql`
    delete from ${basketItems} where ${isOneOf(basketItems.id, value('basketLineIds'))}`);
  const packed = tx
    .$with('packed')
    .as(tx.insert(orderPacks).select(rowsFromJson(orderPacks, value('packs'))));
  const unpacked = tx.$with('unpacked', {}).as(sql`
    delete from ${basketPacks} where ${isOneOf(basketPacks.id, value('basketPackIds'))}`);
  const parts = [placed, written, begun, taken, noted, ordered];
  return tx
    .with(...(withPacks ? [...parts, packed, unpacked] : parts))
    .select({ orderNumber: placed.orderNumber, createdAt: placed.createdAt })
    .from(placed);
}

const insertion = {
  loose: prepared('insert_order', tx => everything(tx, false)),
  packed: prepared('insert_order_with_packs', tx => everything(tx, true)),
};

/**
 * Writes an order with its lines, packs and first status, in one statement. It also takes the order's pieces out of the pools,
 * notes these moves, and takes the lines out of the basket. The transaction has locked all of these.
 * @returns the order's number and its time of placing
 */
export async function insertOrder(tx: Transaction, { lines, packs, ...order }: NewOrder) {
  const rows = lines.map(({ item, row, taken }, position) => ({
    ...item,
    position,
    variantId: row.variantId,
    stockPoolId: taken.stockPoolId,
  }));
  const moves = piecesTaken(lines.map(({ taken }) => taken));
  const packed = packs.length > 0 && {
    packs: rowsAsJson(
      orderPacks,
      packs.map(pack => ({ ...pack, orderId: order.id })),
    ),
    basketPackIds: lines.flatMap(({ basketPackId }) => basketPackId ?? []),
  };
  const placed = await insertion[packed ? 'packed' : 'loose'](tx).execute({
    ...order,
    ...packed,
    items: rowsAsJson(orderItems, rows),
    changeId: v7(),
    poolIds: [...moves.keys()],
    pieces: [...moves.values()],
    basketLineIds: lines.flatMap(({ id, basketPackId }) => (basketPackId === null ? id : [])),
  });
  return onlyRow(placed);
}

export async function orderExists(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(orders, eq(orders.id, id))) > 0;
}

/** The language in which a customer applied for its account; undefined where staff made it. */
export async function languageOfCustomer(tx: Transaction, customerId: string): Promise<Language | undefined> {
  const [request] = await tx
    .select({ language: registrationRequests.language })
    .from(registrationRequests)
    .where(eq(registrationRequests.customerId, customerId))
    .orderBy(desc(registrationRequests.id))
    .limit(1);
  return request?.language;
}
