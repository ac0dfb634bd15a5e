import type { Order, OrderItem } from '@toptan/contract/orders';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CustomerScope } from '../auth/scope.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Queryable } from '../db/client.ts';
import {
  aggregated,
  type JsonText,
  jsonText,
  orNull,
  type Writing,
  writeList,
  writeNull,
  writeNumber,
  writeObject,
} from '../db/json-text.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orderItems, orderStatusChanges, orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
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

/**
 * Names the rows that an order is made of, as they are: PostgreSQL gives every row that is written the number of its
 * transaction. With the start of the server, for one that is restored counts on from where it was.
 */
const version = sql<string>`concat_ws(' ', pg_postmaster_start_time(),
  ${orders}.xmin, ${customers}.xmin, ${manufacturers}.xmin, lines.version, history.version)`;

/** @param isWritten else only the versions are read */
const reading = (isForStaff: boolean, isWritten: boolean) => {
  const list = (each: Writing<unknown>, order: SQL) =>
    isWritten ? sql`${aggregated(each, order)} as list,` : sql``;
  const lines = sql`lateral (
    select ${list(line, sql`${orderItems.position}`)}
      string_agg(concat_ws(' ', ${orderItems}.xmin, ${products}.xmin), ' ' order by ${orderItems.position}) as version
    from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId} where ${orderItems.orderId} = ${orders.id}
  ) as lines`;
  const history = sql`lateral (
    select ${list(step, sql`${orderStatusChanges.at}, ${orderStatusChanges.id}`)}
      string_agg(${orderStatusChanges}.xmin::text, ' ' order by ${orderStatusChanges.at}, ${orderStatusChanges.id}) as version
    from ${orderStatusChanges} where ${orderStatusChanges.orderId} = ${orders.id}
  ) as history`;
  const json = isWritten ? jsonText(writeOrder(isForStaff)) : sql<JsonText<Order>>`null`;
  return builtOnce(db =>
    db
      .select({ id: orders.id, version, json })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .leftJoin(manufacturers, eq(manufacturers.id, orders.manufacturerId))
      .innerJoin(lines, sql`true`)
      .innerJoin(history, sql`true`)
      .where(
        and(
          sql`${orders.id} = any(${sql.placeholder('ids')}::uuid[])`,
          isForStaff ? undefined : eq(orders.customerId, sql.placeholder('customerId')),
        ),
      )
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .prepare(''),
  );
};

const written = { staff: reading(true, true), shop: reading(false, true) };
const named = { staff: reading(true, false), shop: reading(false, false) };

const readThose = (queries: typeof written, db: Queryable, scope: CustomerScope, ids: readonly string[]) =>
  scope.all
    ? queries.staff(db).execute({ ids })
    : queries.shop(db).execute({ ids, customerId: scope.customerId });

/** Those of these orders that are within the scope, newest first, with lines and histories, as they go on the wire. */
export function readOrders(
  db: Queryable,
  scope: CustomerScope,
  ids: readonly string[],
): Promise<{ id: string; version: string; json: JsonText<Order> }[]> {
  return readThose(written, db, scope, ids);
}

/** The versions that those of these orders have which are within the scope. */
export async function readVersions(
  db: Queryable,
  scope: CustomerScope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await readThose(named, db, scope, ids);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
