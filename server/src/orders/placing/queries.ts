import { type AmountKey, eachAmount } from '@toptan/contract/amounts';
import type { Order, OrderItem, OrderPack } from '@toptan/contract/orders';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { piecesTaken } from '../../catalog/stock/commands.ts';
import { movingPieces, noteMoves } from '../../catalog/stock/queries.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { onlyRow } from '../../db/only-row.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsAsJson, rowsFromJson } from '../../db/rows-from-json.ts';
import { basketItems, basketPacks, baskets } from '../../db/schema-baskets.ts';
import { orderItems, orderPacks, orderStatusChanges, orders } from '../../db/schema-orders.ts';
import { users } from '../../db/schema-people.ts';
import { settings } from '../../db/schema-settings.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import { staffName, staffNameOf } from '../staff-name.ts';
import type { OrderedLine } from './lines.ts';

export type NewOrder = Pick<Order, 'id' | 'customerId' | 'notes' | AmountKey> & {
  /** Null: nobody who is signed in. */
  userId: string | null;
  placedVia: 'shop' | 'staff' | 'link';
  placedBy: string | null;
  /** The member of staff who prepared the order that the shop places. */
  preparedBy: string | null;
  overrideReason: string | null;
  /** The draft that becomes the order; null: the lines come from the own basket. */
  draftId: string | null;
  /** The basket lines of the order, each with its line of the order. */
  lines: readonly (OrderedLine & { item: OrderItem })[];
  packs: readonly OrderPack[];
};

const value = sql.placeholder;

type Parts = {
  /** Packs come into the order and leave the basket. */
  packs: boolean;
  /** A draft becomes the order. */
  draft: boolean;
};

/** The one statement of placing. */
function insertOrderStatement(tx: Queryable, { packs, draft }: Parts) {
  const newOrder = tx.$with('new_order').as(
    tx
      .insert(orders)
      .values({
        id: value('id'),
        orderNumber: sql`next_order_number()`,
        customerId: value('customerId'),
        notes: value('notes'),
        placedVia: value('placedVia'),
        placedBy: value('placedBy'),
        preparedBy: value('preparedBy'),
        overrideReason: value('overrideReason'),
        ...eachAmount(value),
      })
      .returning({ orderNumber: orders.orderNumber, createdAt: orders.createdAt }),
  );
  const newLines = tx
    .$with('new_lines')
    .as(tx.insert(orderItems).select(rowsFromJson(orderItems, value('items'))));
  const firstStatus = tx.$with('first_status').as(
    tx.insert(orderStatusChanges).values({
      id: value('changeId'),
      orderId: value('id'),
      status: 'pending',
      userId: value('userId'),
    }),
  );
  const stock = tx.$with('stock', {}).as(movingPieces(value('poolIds'), value('pieces')));
  const moves = tx.$with('moves', {}).as(noteMoves(sql`select * from stock`));
  const oldLines = tx.$with('old_lines', {}).as(sql`
    delete from ${basketItems} where ${isOneOf(basketItems.id, value('basketLineIds'))}`);
  const newPacks = tx
    .$with('new_packs')
    .as(tx.insert(orderPacks).select(rowsFromJson(orderPacks, value('packs'))));
  const oldPacks = tx.$with('old_packs', {}).as(sql`
    delete from ${basketPacks} where ${isOneOf(basketPacks.id, value('basketPackIds'))}`);
  const placedDraft = tx.$with('placed_draft', {}).as(sql`
    update ${baskets} set order_id = ${value('id')}, changed_at = now() where ${baskets.id} = ${value('draftId')}`);
  return tx
    .with(
      ...[newOrder, newLines, firstStatus, stock, moves, oldLines],
      ...(packs ? [newPacks, oldPacks] : []),
      ...(draft ? [placedDraft] : []),
    )
    .select({ orderNumber: newOrder.orderNumber, createdAt: newOrder.createdAt })
    .from(newOrder);
}

const insertions = {
  own: {
    loose: prepared('insert_order', tx => insertOrderStatement(tx, { packs: false, draft: false })),
    packed: prepared('insert_order_with_packs', tx =>
      insertOrderStatement(tx, { packs: true, draft: false }),
    ),
  },
  draft: {
    loose: prepared('insert_order_of_draft', tx => insertOrderStatement(tx, { packs: false, draft: true })),
    packed: prepared('insert_order_with_packs_of_draft', tx =>
      insertOrderStatement(tx, { packs: true, draft: true }),
    ),
  },
};

/**
 * Writes an order with its lines, packs and first status, in one statement. It also takes the order's pieces out of the pools,
 * notes these moves, and takes the lines out of the basket, which becomes the order where it is a draft. The transaction has locked all of these.
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
  const placed = await insertions[order.draftId === null ? 'own' : 'draft']
    [packed ? 'packed' : 'loose'](tx)
    .execute({
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

const placer = prepared('placer_of_order', db =>
  db
    .select({ name: staffName, staffOrders: sql<string>`coalesce(${settings.staffOrders}, 'place')` })
    .from(users)
    .leftJoin(settings, sql`true`)
    .where(eq(users.id, value('userId'))),
);

/** The name by which shops know a member of staff, and whether staff place orders (setting `staffOrders`). */
export async function readPlacer(tx: Transaction, userId: string) {
  return onlyRow(await placer(tx).execute({ userId }));
}

const preparation = prepared('preparation_of_draft', db =>
  db
    .select({
      userId: baskets.userId,
      name: staffNameOf(baskets.userId),
      notes: baskets.notes,
      overrideReason: baskets.overrideReason,
    })
    .from(baskets)
    .where(eq(baskets.id, value('id'))),
);

/** What a draft brings into its order, and who prepared it, named as shops read it; undefined where there is no such draft. */
export async function readPreparation(tx: Transaction, id: string) {
  const [found] = await preparation(tx).execute({ id });
  return found;
}
