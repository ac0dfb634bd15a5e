import type { FieldError } from '@toptan/contract/errors';
import { type Order, type OrderStatus, shippedStatuses } from '@toptan/contract/orders';
import type { CustomerScope } from '../auth/scope.ts';
import { giveBackUnits, takeUnits } from '../catalog/stock/commands.ts';
import { readActivity } from '../catalog/stock/queries.ts';
import type { Database, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { productNotices } from '../events/notices.ts';
import { record, write } from '../events/record.ts';
import { fieldRefusal, orNotFound, orRefuse, Refusal } from '../refusal.ts';
import {
  assignIfFree,
  findOrder,
  linesOf,
  lockOrder,
  removeOrder,
  type Standing,
  writeShares,
  writeStatus,
} from './queries.ts';

const hasShipped = (status: OrderStatus) => shippedStatuses.some(shipped => shipped === status);

/**
 * Whether units that an order took are still in the house and set aside for it. A cancelled order has given them back,
 * or was cancelled after they had left.
 */
const holdsUnits = ({ status }: Standing) => status !== 'cancelled' && !hasShipped(status);

/** That the stock of these lines' products changed. */
const stockNotices = async (tx: Transaction, lines: readonly { productId: string }[]) =>
  productNotices(
    await readActivity(
      tx,
      lines.map(line => line.productId),
    ),
  );

async function giveBack(tx: Transaction, orderId: string) {
  const lines = await linesOf(tx, orderId);
  await giveBackUnits(tx, lines);
  return stockNotices(
    tx,
    lines.filter(({ units }) => units > 0),
  );
}

async function takeAgain(tx: Transaction, orderId: string) {
  const lines = await linesOf(tx, orderId);
  const shares = await takeUnits(tx, lines);
  await writeShares(
    tx,
    lines.map(line => line.id),
    shares,
  );
  return stockNotices(
    tx,
    lines.filter((_, at) => shares[at]?.fromStock),
  );
}

/** An event about an order. */
const aboutOrder = ({ id, orderNumber, customerId }: Pick<Order, 'id' | 'orderNumber' | 'customerId'>) => ({
  topic: 'orders' as const,
  subjectId: id,
  subject: orderNumber,
  customerId,
});

/** An order, the status that it shall have, the one that was seen before, and which of the staff sets it. */
export type StatusChange = {
  id: string;
  status: OrderStatus;
  expectedStatus?: OrderStatus | undefined;
  scope: CustomerScope;
  userId: string;
};

/** Whether somebody else has changed the status meanwhile; to what is wanted now is no matter. */
const isOvertaken = ({ status }: Standing, change: Pick<StatusChange, 'status' | 'expectedStatus'>) =>
  change.expectedStatus !== undefined && status !== change.expectedStatus && status !== change.status;

function overtakenRefusal({ status }: Standing): Refusal {
  const message = `The order is ${status} by now`;
  const field: FieldError = { path: 'expectedStatus', code: 'invalid', message, current: status };
  return new Refusal('status_changed', message, { fields: [field] });
}

/**
 * Brings an order into any of the six statuses. Cancelling before shipment gives its units back to stock; taking the
 * cancellation back takes what stock then has. The status that it has already changes nothing.
 * @throws Refusal 404, or `status_changed` when it is not in the expected status
 */
export function changeStatus(db: Database, actor: Actor, change: StatusChange): Promise<Order> {
  const { id, status, scope, userId } = change;
  return write(db, async tx => {
    const before = orNotFound(await lockOrder(tx, id));
    if (isOvertaken(before, change)) throw overtakenRefusal(before);
    if (before.status === status) return orNotFound(await findOrder(tx, scope, id));
    const returns = status === 'cancelled' && holdsUnits(before);
    const returned = returns ? await giveBack(tx, id) : [];
    const taken = before.stockReturned ? await takeAgain(tx, id) : [];
    await writeStatus(tx, { id, status, stockReturned: returns, userId });
    const order = orNotFound(await findOrder(tx, scope, id));
    await record(tx, actor, { ...aboutOrder(order), also: [...returned, ...taken] });
    return order;
  });
}

const refusals = {
  orders_manufacturer_id_manufacturers_id_fk: () =>
    fieldRefusal('validation_failed', 'manufacturerId', 'not_found', 'No such manufacturer'),
};

/**
 * Gives an order its manufacturer, once; the same one again changes nothing.
 * @throws Refusal 404, `manufacturer_already_assigned`, or 400 for a manufacturer that there is not
 */
export function assignOnce(
  db: Database,
  actor: Actor,
  scope: CustomerScope,
  { id, manufacturerId }: { id: string; manufacturerId: string },
): Promise<Order> {
  const assigned = write(db, async tx => {
    const isAssigned = await assignIfFree(tx, id, manufacturerId);
    const order = orNotFound(await findOrder(tx, scope, id));
    if (isAssigned) await record(tx, actor, aboutOrder(order));
    else if (order.manufacturerId !== manufacturerId)
      throw new Refusal('manufacturer_already_assigned', 'Another manufacturer is assigned');
    return order;
  });
  return orRefuse(assigned, refusals);
}

/** Deletes an order; units that it still holds return to stock. */
export function deleteOrder(db: Database, actor: Actor, id: string): Promise<void> {
  return write(db, async tx => {
    const order = orNotFound(await lockOrder(tx, id));
    const also = holdsUnits(order) ? await giveBack(tx, id) : [];
    await removeOrder(tx, id);
    await record(tx, actor, { ...aboutOrder(order), also });
  });
}
