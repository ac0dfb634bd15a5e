import type { Order, OrderItem } from '@toptan/contract/orders';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { CustomerScope } from '../auth/scope.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Queryable } from '../db/client.ts';
import {
  aggregated,
  type JsonText,
  jsonText,
  orNull,
  writeList,
  writeNull,
  writeNumber,
  writeObject,
} from '../db/json-text.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orderItems, orderStatusChanges, orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { searchStates } from '../db/schema-tallies.ts';
import { serverRun } from '../db/server-run.ts';
import { isOneOf, unseen } from '../db/unseen-arrays.ts';
import { writeImageUrl } from '../images/image-url.ts';

const line = writeObject<OrderItem>({
  id: orderItems.id,
  orderId: orderItems.orderId,
  productId: orderItems.productId,
  productName: orderItems.productName,
  sku: orderItems.sku,
  quantity: orderItems.quantity,
  unitPrice: orderItems.unitPrice,
  totalPrice: orderItems.totalPrice,
  selectedSize: orderItems.selectedSize,
  selectedColor: orderItems.selectedColor,
  fromStock: orderItems.fromStock,
  toProduce: writeNumber(sql`${orderItems.quantity} - ${orderItems.fromStock}`),
  product: writeObject<OrderItem['product']>({
    name: products.name,
    imageUrl: writeImageUrl(products.imageHash),
    category: products.category,
  }),
});

type Step = Order['statusHistory'][number];
const step = writeObject<Step>({ status: orderStatusChanges.status, at: orderStatusChanges.at });

const manufacturer = orNull(
  writeObject<NonNullable<Order['manufacturer']>>({
    id: manufacturers.id,
    companyName: manufacturers.companyName,
    leadTime: manufacturers.leadTime,
  }),
);

/** Who makes an order is the staff's business. */
const writeOrder = (isForStaff: boolean) =>
  writeObject<Order>({
    id: orders.id,
    orderNumber: orders.orderNumber,
    customerId: orders.customerId,
    status: orders.status,
    subtotal: orders.subtotal,
    processingFee: orders.processingFee,
    total: orders.total,
    manufacturerId: isForStaff ? orders.manufacturerId : writeNull,
    notes: orders.notes,
    createdAt: orders.createdAt,
    updatedAt: orders.updatedAt,
    customer: writeObject<Order['customer']>({
      customerShortName: customers.customerShortName,
      companyName: customers.companyName,
      email: customers.email,
      phone: customers.phone,
      address: customers.address,
    }),
    manufacturer: isForStaff ? manufacturer : writeNull,
    orderItems: writeList(sql<JsonText<OrderItem>>`lines.list`),
    statusHistory: writeList(sql<JsonText<Step>>`history.list`),
  });

/** What holds for the versions of all orders. A database that is restored counts its transactions on from where it was. */
const versionOfAll = sql`(select concat_ws(' ', ${serverRun},
  (select ${searchStates.state} from ${searchStates} where ${searchStates.room} = 'order_lines')))`;

/**
 * Names an order as it is, by the transactions that wrote its rows (`xmin`): a trigger writes the row of an order with its
 * lines and its history, and another one names anew what all lines show of their products.
 */
export const versionOf = (isForStaff: boolean) =>
  sql<string>`concat_ws(' ', ${orders}.xmin, ${customers}.xmin, ${isForStaff ? sql`${manufacturers}.xmin, ` : sql``}${versionOfAll})`;

/**
 * Orders of the scope. Worded so that no index is of use: to find a few orders, PostgreSQL would look through all that a shop ever
 * placed, which is cheap for most of them. Not shown whose they are, it keeps its plan.
 */
const isInScope = (isForStaff: boolean) =>
  isForStaff
    ? undefined
    : sql`${orders.customerId} is not distinct from (select ${sql.placeholder('customerId')}::uuid)`;

const among = (isForStaff: boolean) => and(isOneOf(orders.id, sql.placeholder('ids')), isInScope(isForStaff));

const linesOfOrder = sql`lateral (
  select ${aggregated(line, sql`${orderItems.position}`)} as list
  from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId} where ${orderItems.orderId} = ${orders.id}
) as lines`;

const historyOfOrder = sql`lateral (
  select ${aggregated(step, sql`${orderStatusChanges.at}, ${orderStatusChanges.id}`)} as list
  from ${orderStatusChanges} where ${orderStatusChanges.orderId} = ${orders.id}
) as history`;

const writing = (isForStaff: boolean) =>
  builtOnce(db =>
    db
      .select({ id: orders.id, version: versionOf(isForStaff), json: jsonText(writeOrder(isForStaff)) })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .leftJoin(manufacturers, eq(manufacturers.id, orders.manufacturerId))
      .innerJoin(linesOfOrder, sql`true`)
      .innerJoin(historyOfOrder, sql`true`)
      .where(among(isForStaff))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .prepare(''),
  );

/** Those of known orders that are others than they were, or gone. */
const changing = (isForStaff: boolean) =>
  builtOnce(db =>
    db
      .select({ id: sql<string>`known.id` })
      .from(
        sql`unnest(${unseen(sql.placeholder('ids'), 'uuid')}, ${unseen(sql.placeholder('versions'), 'text')}) as known (id, version)`,
      )
      .leftJoin(orders, and(eq(orders.id, sql`known.id`), isInScope(isForStaff)))
      .leftJoin(customers, eq(customers.id, orders.customerId))
      .leftJoin(manufacturers, eq(manufacturers.id, orders.manufacturerId))
      .where(ne(versionOf(isForStaff), sql`known.version`))
      .prepare(''),
  );

const written = { staff: writing(true), shop: writing(false) };
const changed = { staff: changing(true), shop: changing(false) };

const valuesOf = (scope: CustomerScope, ids: readonly string[]) =>
  scope.all ? { ids } : { ids, customerId: scope.customerId };

/** Those of these orders that are within the scope, newest first, with lines and histories, as they go on the wire. */
export function readOrders(
  db: Queryable,
  scope: CustomerScope,
  ids: readonly string[],
): Promise<{ id: string; version: string; json: JsonText<Order> }[]> {
  return (scope.all ? written.staff : written.shop)(db).execute(valuesOf(scope, ids));
}

/** Those of these orders that no longer have these versions within the scope. */
export async function readChanged(
  db: Queryable,
  scope: CustomerScope,
  known: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  if (known.size === 0) return new Set();
  const versions = [...known.values()];
  const rows = await (scope.all ? changed.staff : changed.shop)(db).execute({
    ...valuesOf(scope, [...known.keys()]),
    versions,
  });
  return new Set(rows.map(({ id }) => id));
}
