import type { BodyOf } from '@toptan/contract/endpoint';
import type {
  assignManufacturerToOrders,
  OrderBatchResult,
  setStatusOfOrders,
} from '@toptan/contract/order-batch';
import type { OrderStatus } from '@toptan/contract/order-statuses';
import type { Order } from '@toptan/contract/orders';
import { readActivity } from '../../catalog/product.ts';
import { giveBackUnits, takeUnits } from '../../catalog/stock/commands.ts';
import type { Database, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { productHints } from '../../events/hints.ts';
import { record, write } from '../../events/record.ts';
import { fieldRefusal, orNotFound, orRefuse, Refusal } from '../../refusal.ts';
import type { OwnViewer } from '../../viewer.ts';
import { aboutOrder, basketHint } from '../about.ts';
import { lockOrder } from '../head.ts';
import { otherStatus, otherVersion } from '../outdated.ts';
import { findOrder } from '../queries.ts';
import {
  assignInstead,
  cancelledLines,
  heldLines,
  holdJoinedInto,
  removeOrder,
  writeShares,
  writeStatus,
} from './queries.ts';

/** The hints of changed stock for the products of these lines. */
async function stockHints(tx: Transaction, lines: readonly { productId: string; fromStock: number }[]) {
  const moved = lines.filter(({ fromStock }) => fromStock > 0);
  const productIds = moved.map(({ productId }) => productId);
  return productHints(await readActivity(tx, productIds));
}

async function giveBack(tx: Transaction, orderId: string) {
  const lines = await heldLines(tx, orderId);
  await giveBackUnits(tx, lines);
  return stockHints(tx, lines);
}

async function takeAgain(tx: Transaction, orderId: string) {
  const lines = await cancelledLines(tx, orderId);
  const shares = await takeUnits(tx, lines);
  const taken = lines.map((line, at) => ({
    ...line,
    ...(shares[at] ?? { stockPoolId: null, fromStock: 0 }),
  }));
  await writeShares(tx, taken);
  return stockHints(tx, taken);
}

/** An order, its new status, the status and version that were seen before, and the member of staff who sets it. */
type StatusChange = {
  id: string;
  status: OrderStatus;
  expectedStatus?: OrderStatus | undefined;
  expectedVersion?: number | undefined;
  viewer: OwnViewer;
  userId: string;
};

/**
 * Brings an order into any of the six statuses. Cancelling before shipment gives its units back to stock; taking the
 * cancellation back takes what stock then has. The status that it has already changes nothing.
 * @throws Refusal 404, `order_joined`, `status_changed` when it is not in the expected status, or `order_changed` when its lines have changed
 */
export function changeStatus(db: Database, actor: Actor, change: StatusChange): Promise<Order> {
  const { id, status, expectedStatus, expectedVersion, viewer, userId } = change;
  return write(db, async tx => {
    const before = orNotFound(await lockOrder(tx, viewer, id));
    if (before.status === status) return orNotFound(await findOrder(tx, viewer, id));
    if (before.joinedIntoId !== null)
      throw new Refusal('order_joined', 'The order was joined into another order');
    if (expectedStatus !== undefined && expectedStatus !== before.status)
      throw otherStatus('expectedStatus', before.status);
    if (expectedVersion !== undefined && expectedVersion !== before.version)
      throw otherVersion('expectedVersion', before.version);
    const returned = status === 'cancelled' ? await giveBack(tx, id) : [];
    const taken = before.status === 'cancelled' ? await takeAgain(tx, id) : [];
    await writeStatus(tx, { id, status, userId });
    const order = orNotFound(await findOrder(tx, viewer, id));
    const judged = [before.status, status].includes('cancelled') ? [basketHint] : [];
    await record(tx, actor, { ...aboutOrder(order), also: [...returned, ...taken, ...judged] });
    return order;
  });
}

const refusals = {
  orders_manufacturer_id_manufacturers_id_fk: () =>
    fieldRefusal('validation_failed', 'manufacturerId', 'not_found', 'No such manufacturer'),
};

/**
 * Assigns a manufacturer to an order, once; the same one again changes nothing. A caller who names the present manufacturer may
 * replace it or take it back.
 * @throws Refusal 404, `manufacturer_already_assigned`, or 400 for a manufacturer that does not exist
 */
export function assign(
  db: Database,
  actor: Actor,
  viewer: OwnViewer,
  {
    id,
    manufacturerId,
    expectedManufacturerId = null,
  }: { id: string; manufacturerId: string | null; expectedManufacturerId?: string | null | undefined },
): Promise<Order> {
  const assigned = write(db, async tx => {
    const isAssigned = await assignInstead(tx, id, manufacturerId, expectedManufacturerId);
    const order = orNotFound(await findOrder(tx, viewer, id));
    if (isAssigned) await record(tx, actor, aboutOrder(order));
    else if (order.manufacturerId !== manufacturerId)
      throw new Refusal('manufacturer_already_assigned', 'Another manufacturer is assigned');
    return order;
  });
  return orRefuse(assigned, refusals);
}

/**
 * Changes orders one after the other by their ids, each in a transaction of its own: no order of a shop waits for all of them, and
 * the refusal of one leaves the others alone.
 */
async function changeEach(
  ids: readonly string[],
  change: (orderId: string) => Promise<Order>,
): Promise<OrderBatchResult[]> {
  const results = new Map<string, OrderBatchResult>();
  for (const orderId of [...new Set(ids)].sort()) {
    try {
      await change(orderId);
      results.set(orderId, { orderId, state: 'done' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.set(orderId, { orderId, state: 'refused', error: error.body });
    }
  }
  return [...new Set(ids)].flatMap(id => results.get(id) ?? []);
}

/** Sets the same status of many orders, each as `changeStatus` does. Each event has the status alone for its details. */
export function changeStatuses(
  db: Database,
  actor: Actor,
  { status, orders }: BodyOf<typeof setStatusOfOrders>,
  by: Pick<StatusChange, 'viewer' | 'userId'>,
): Promise<OrderBatchResult[]> {
  const expected = new Map(orders.map(({ orderId, ...seen }) => [orderId, seen]));
  return changeEach([...expected.keys()], id =>
    changeStatus(db, { ...actor, body: { status } }, { ...by, id, status, ...expected.get(id) }),
  );
}

/** Assigns a manufacturer to many orders, each as `assign` does. Each event has the manufacturer alone for its details. */
export function assignToOrders(
  db: Database,
  actor: Actor,
  viewer: OwnViewer,
  { manufacturerId, orderIds }: BodyOf<typeof assignManufacturerToOrders>,
): Promise<OrderBatchResult[]> {
  return changeEach(orderIds, id =>
    assign(db, { ...actor, body: { manufacturerId } }, viewer, { id, manufacturerId }),
  );
}

/** Deletes an order; units that it still holds return to stock. */
export function deleteOrder(db: Database, actor: Actor, viewer: OwnViewer, id: string): Promise<void> {
  return write(db, async tx => {
    await holdJoinedInto(tx, id);
    const order = orNotFound(await lockOrder(tx, viewer, id));
    const returned = await giveBack(tx, id);
    await removeOrder(tx, order);
    const judged = order.status === 'cancelled' ? [] : [basketHint];
    await record(tx, actor, { ...aboutOrder(order), also: [...returned, ...judged] });
  });
}
