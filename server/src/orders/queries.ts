import {
  type Order,
  type OrderItem,
  type OrderPack,
  type OrderSummary,
  orderItemSchema,
  orderPackSchema,
  orderSchema,
  orderSummarySchema,
  summaryPictures,
} from '@toptan/contract/orders';
import type { Maker } from '@toptan/contract/promise';
import { and, type Column, desc, eq, type SQL, sql } from 'drizzle-orm';
import { writeLook } from '../catalog/pictures/queries.ts';
import type { Queryable } from '../db/client.ts';
import {
  aggregated,
  type JsonText,
  jsonText,
  orNull,
  type Writing,
  writeList,
  writeMoment,
  writeNull,
  writeNumber,
  writeObject,
  writeRow,
  writeText,
} from '../db/json-rows.ts';
import { literal } from '../db/literal.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orderItems, orderPacks, orderStatusChanges, orders, orderVersions } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import { type OwnViewer, piecesFor, preparedFor, type ViewerForm } from '../viewer.ts';
import { writeJoinedInto, writeJoins } from './joins.ts';
import { writeMay } from './may.ts';
import { writeOpenRequest, writeRequest } from './requested.ts';
import { placerName, staffNameOf } from './staff-name.ts';

/** A day of pieces to be produced, where a line has such pieces as far as the viewer knows. */
const promisedIn = (viewer: ViewerForm, day: Column) =>
  orNull(
    writeText(
      sql`case when ${orderItems.quantity} > ${piecesFor(viewer, orderItems.fromStock)} then ${day} end`,
    ),
  );

const productName = writeText(sql`${products.name}`);

/** The line of an order for a viewer, with the present name of its product. An order tells a shop no more than the stock itself would. */
export const lineFor = (viewer: ViewerForm, name: Writing<string> = productName) =>
  writeRow(orderItemSchema, orderItems, {
    fromStock: writeNumber(piecesFor(viewer, orderItems.fromStock)),
    toProduce: writeNumber(sql`${orderItems.quantity} - ${piecesFor(viewer, orderItems.fromStock)}`),
    promisedFrom: promisedIn(viewer, orderItems.promisedFrom),
    promisedUntil: promisedIn(viewer, orderItems.promisedUntil),
    product: writeObject<OrderItem['product']>({ name, ...writeLook(orderItems.selectedColor) }),
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

/** The time of the last change. The first version is the order as it was placed. */
const changedAt = orNull(
  writeMoment(sql`case when ${orders.version} > 1 then (
    select ${orderVersions.madeAt} from ${orderVersions}
    where ${orderVersions.orderId} = ${orders.id} and ${orderVersions.version} = ${orders.version}) end`),
);

const packsOfOrder = sql<JsonText<OrderPack>>`(
  select ${aggregated(writeRow(orderPackSchema, orderPacks, {}), sql`${orderPacks.id}`)}
  from ${orderPacks} where ${orderPacks.orderId} = ${orders.id}
)`;

/** The one who placed the order for its shop. */
const placedBy: Writing<Order['placedBy']> = {
  fragments: [
    sql`case when ${orders.placedVia} <> 'staff' then 'null' else '{"via":"staff","name":' || to_json(${placerName}) || '}' end`,
  ],
};

/** The one who prepared the order that its shop has confirmed. */
const preparedBy: Writing<Order['preparedBy']> = {
  fragments: [
    sql`case when ${orders.preparedBy} is null and ${orders.placedVia} <> 'link' then 'null'
      else '{"via":"' || ${orders.placedVia} || '","name":' || to_json(${staffNameOf(orders.preparedBy)}) || '}' end`,
  ],
};

/** How an order was placed, as a viewer may know. */
const placedFor = (viewer: ViewerForm) => ({
  placedBy,
  preparedBy,
  overrideReason: viewer.kind === 'staff' ? orders.overrideReason : writeNull,
});

/** The manufacturers of an order's goods, by name: for staff alone. */
const makersOfOrder = writeList(
  sql<JsonText<Maker>>`(
  select ${aggregated(
    writeObject<Maker>({
      id: manufacturers.id,
      companyName: manufacturers.companyName,
      productIds: { fragments: [sql`made.ids`] },
    }),
    sql`${manufacturers.companyName}, ${manufacturers.id}`,
  )}
  from (
    select ${products.manufacturerId}, jsonb_agg(distinct ${products.id}) as ids
    from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId}
    where ${orderItems.orderId} = ${orders.id} group by ${products.manufacturerId}
  ) as made join ${manufacturers} on ${manufacturers.id} = made.manufacturer_id
)`,
);

/** An order with its lines, packs and history, out of `orders` joined with `linesOfOrder` and `historyOfOrder`. Only staff see the manufacturer. */
const writeOrder = (viewer: ViewerForm) =>
  writeRow(orderSchema, orders, {
    ...placedFor(viewer),
    manufacturerId: viewer.kind === 'staff' ? orders.manufacturerId : writeNull,
    customer: writeRow(orderSchema.shape.customer, customers, {}),
    manufacturer: viewer.kind === 'staff' ? manufacturer : writeNull,
    makers: viewer.kind === 'staff' ? makersOfOrder : undefined,
    orderItems: writeList(sql<JsonText<OrderItem>>`lines.list`),
    changedAt,
    may: writeMay(viewer),
    request: writeRequest,
    joins: writeJoins(viewer),
    joinedInto: writeJoinedInto,
    packs: writeList(packsOfOrder),
    statusHistory: writeList(sql<JsonText<Step>>`history.list`),
  });

const linesOfOrder = (viewer: ViewerForm) => sql`lateral (
  select ${aggregated(lineFor(viewer), sql`${orderItems.position}`)} as list
  from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId} where ${orderItems.orderId} = ${orders.id}
) as lines`;

const historyOfOrder = sql`lateral (
  select ${aggregated(step, sql`${orderStatusChanges.at}, ${orderStatusChanges.id}`)} as list
  from ${orderStatusChanges} where ${orderStatusChanges.orderId} = ${orders.id}
) as history`;

type Goods = OrderSummary['pictures'][number];

/** An order as a row of a list, out of `orders` joined with `countsOfOrder` and `picturesOfOrder`. */
const writeSummary = (viewer: ViewerForm) =>
  writeRow(orderSummarySchema, orders, {
    ...placedFor(viewer),
    manufacturerId: viewer.kind === 'staff' ? orders.manufacturerId : writeNull,
    customer: writeRow(orderSummarySchema.shape.customer, customers, {}),
    manufacturer: viewer.kind === 'staff' ? manufacturer : writeNull,
    changedAt,
    may: writeMay(viewer),
    request: writeOpenRequest,
    joinedInto: writeJoinedInto,
    items: writeNumber(sql`counts.items`),
    pieces: writeNumber(sql`counts.pieces`),
    products: writeNumber(sql`counts.products`),
    pictures: writeList(sql<JsonText<Goods>>`pictures.list`),
  });

const countsOfOrder = sql`lateral (
  select count(*) as items, coalesce(sum(${orderItems.quantity}), 0) as pieces,
    count(distinct ${orderItems.productId}) as products
  from ${orderItems} where ${orderItems.orderId} = ${orders.id}
) as counts`;

const goods = writeObject<Goods>({
  name: writeText(sql`first.name`),
  ...writeLook(sql`first.color`),
  translations: { fragments: [sql`first.translations`] },
});

const picturesOfOrder = sql`lateral (
  select ${aggregated(goods, sql`first.position`)} as list
  from (
    select ${orderItems.productId}, min(${orderItems.productName}) as name,
      (array_agg(${orderItems.translations}))[1] as translations,
      (array_agg(${orderItems.selectedColor} order by ${orderItems.position}))[1] as color, min(${orderItems.position}) as position
    from ${orderItems} where ${orderItems.orderId} = ${orders.id}
    group by ${orderItems.productId} order by position limit ${literal(summaryPictures)}
  ) as first join ${products} on ${products.id} = first.product_id
) as pictures`;

/**
 * Reads the orders within reach among some ids, newest first, as they go on the wire. The condition on the shop matches no index on
 * purpose: PostgreSQL would read all orders of the shop to find a few, because that is cheap for most shops. This way it uses the
 * ids for every shop.
 * @param parts the joined parts of the form beside the order itself
 */
function reader<Value>(
  name: string,
  form: (viewer: ViewerForm) => Writing<Value>,
  parts: (viewer: ViewerForm) => [SQL, SQL],
) {
  const isTheirs = sql`${orders.customerId} is not distinct from (select ${sql.placeholder('customerId')}::uuid)`;
  const rowsFor = preparedFor(name, (db, viewer) => {
    const [first, second] = parts(viewer);
    return db
      .select({ json: jsonText(form(viewer)) })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .leftJoin(manufacturers, eq(manufacturers.id, orders.manufacturerId))
      .innerJoin(first, sql`true`)
      .innerJoin(second, sql`true`)
      .where(and(isOneOf(orders.id, sql.placeholder('ids')), viewer.kind === 'shop' ? isTheirs : undefined))
      .orderBy(desc(orders.createdAt), desc(orders.id));
  });
  return async (db: Queryable, viewer: OwnViewer, ids: readonly string[]): Promise<JsonText<Value>[]> => {
    const own = viewer.kind === 'shop' ? { customerId: viewer.customerId } : {};
    return (await rowsFor(db, viewer).execute({ ids, ...own })).map(({ json }) => json);
  };
}

export const readOrders = reader('orders', writeOrder, viewer => [linesOfOrder(viewer), historyOfOrder]);

/** Orders as rows of a list. */
export const readSummaries = reader('order_summaries', writeSummary, () => [countsOfOrder, picturesOfOrder]);

/** Reads an order with its lines and history; undefined when no such order is within reach. */
export async function findOrder(db: Queryable, viewer: OwnViewer, id: string): Promise<Order | undefined> {
  const [json] = await readOrders(db, viewer, [id]);
  return json && JSON.parse(json);
}
