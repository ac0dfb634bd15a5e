import { eachCharge } from '@toptan/contract/amounts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { orders } from '../db/schema-orders.ts';
import { canAccess, type OwnViewer } from '../viewer.ts';

const head = (db: Queryable) =>
  db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerId: orders.customerId,
      status: orders.status,
      version: orders.version,
      ...eachCharge(key => orders[key]),
      manufacturerId: orders.manufacturerId,
      joinedIntoId: orders.joinedIntoId,
    })
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')));

const foundOrder = prepared('order_head', head);
const lockedOrder = prepared('lock_order', db => head(db).for('update'));

/** An order without its lines. */
export type OrderHead = Awaited<ReturnType<ReturnType<typeof foundOrder>['execute']>>[number];

const within = (viewer: OwnViewer, [order]: readonly OrderHead[]): OrderHead | undefined =>
  order && canAccess(viewer, order.customerId) ? order : undefined;

/** Reads an order without its lines; undefined when none is within reach. */
export async function findHead(tx: Transaction, viewer: OwnViewer, id: string) {
  return within(viewer, await foundOrder(tx).execute({ id }));
}

/** Locks an order until the transaction ends; undefined when none is within reach. */
export async function lockOrder(tx: Transaction, viewer: OwnViewer, id: string) {
  return within(viewer, await lockedOrder(tx).execute({ id }));
}
