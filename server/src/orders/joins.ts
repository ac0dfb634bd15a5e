import type { JoinableOrder, Order } from '@toptan/contract/orders';
import { aliasedTable, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import {
  aggregated,
  type JsonText,
  jsonText,
  type Writing,
  writeList,
  writeNumber,
  writeObject,
} from '../db/json-rows.ts';
import { literal } from '../db/literal.ts';
import { orderItems, orders } from '../db/schema-orders.ts';
import { settings } from '../db/schema-settings.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import type { ViewerForm } from '../viewer.ts';

/** The most orders that a pending order is offered to be joined with. */
const joinsMax = 5;

const other = aliasedTable(orders, 'other');

const ofLines = (figure: SQL) =>
  writeNumber(sql`(select ${figure} from ${orderItems} where ${orderItems.orderId} = ${other.id})`);

const joinable = writeObject<JoinableOrder>({
  id: other.id,
  orderNumber: other.orderNumber,
  version: other.version,
  createdAt: other.createdAt,
  items: ofLines(sql`count(*)`),
  pieces: ofLines(sql`coalesce(sum(${orderItems.quantity}), 0)`),
  total: other.total,
});

/** The other pending orders of the shop of a pending order, the newest first, where the viewer may join them. */
export function writeJoins(viewer: ViewerForm): Writing<Order['joins']> {
  const isAllowed =
    viewer.kind === 'staff' ? sql`true` : sql`(select ${settings.shopChanges} from ${settings}) = 'change'`;
  const others = sql<JsonText<JoinableOrder>>`case when ${orders.status} = 'pending' and ${isAllowed} then (
    select ${aggregated(joinable, sql`other.id desc`)} from (
      select * from ${orders} as pending
      where pending.customer_id = ${orders.customerId} and pending.status = 'pending' and pending.id <> ${orders.id}
      order by pending.id desc limit ${literal(joinsMax)}) as other) end`;
  return writeList(others);
}

/** The order into which an order was joined. */
export const writeJoinedInto: Writing<Order['joinedInto']> = {
  fragments: [
    sql`coalesce((select ${jsonText(
      writeObject<NonNullable<Order['joinedInto']>>({ id: other.id, orderNumber: other.orderNumber }),
    )} from ${orders} as other where ${other.id} = ${orders.joinedIntoId}), 'null')`,
  ],
};

/** Reads orders as the choice of two to be joined shows them, by their ids. */
export async function readJoinable(tx: Transaction, ids: readonly string[]): Promise<JoinableOrder[]> {
  const rows = await tx
    .select({ id: other.id, json: jsonText(joinable) })
    .from(other)
    .where(isOneOf(other.id, ids));
  return ids.flatMap(id => {
    const row = rows.find(each => each.id === id);
    return row ? [JSON.parse(row.json) as JoinableOrder] : [];
  });
}
