import { amountKeys, eachAmount } from '@toptan/contract/amounts';
import type { OrderLineChange, OrderVersion } from '@toptan/contract/order-changes';
import { type Order, type OrderItem, type OrderPack, orderPackSchema } from '@toptan/contract/orders';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { aggregated, type JsonText, writeRow, writeText } from '../db/json-rows.ts';
import { products } from '../db/schema-goods.ts';
import { orderItems, orderPacks, orders, orderVersions } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { inScope, type OwnViewer } from '../viewer.ts';
import { findOrder, lineFor } from './queries.ts';
import { placerName, staffNameOf } from './staff-name.ts';

const piecesNow = sql`(select sum(${orderItems.quantity}) from ${orderItems} where ${orderItems.orderId} = ${orders.id})`;

const amountColumns = sql.join(
  amountKeys.map(key => sql.identifier(orderVersions[key].name)),
  sql`, `,
);
const amountsNow = sql.join(
  amountKeys.map(key => sql`${orders[key]}`),
  sql`, `,
);

/** The rows of the order as they are now. */
const contentNow = sql`jsonb_build_object(
  'items', (select jsonb_agg(to_jsonb(item) order by item.position) from ${orderItems} as item where item.order_id = ${orders.id}),
  'packs', (select coalesce(jsonb_agg(to_jsonb(held) order by held.id), '[]') from ${orderPacks} as held where held.order_id = ${orders.id}))`;

/** Keeps an order as it was placed, before its first change; a later change finds it kept. */
export async function keepFirstVersion(tx: Transaction, orderId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${orderVersions} (order_id, version, kind, made_at, made_by, via, name, override_reason, pieces,
      ${amountColumns}, changes, content)
    select ${orders.id}, 1, 'placed', ${orders.createdAt}, ${orders.placedBy},
      case ${orders.placedVia} when 'staff' then 'staff' else 'shop' end,
      case ${orders.placedVia} when 'staff' then ${placerName} else ${customers.companyName} end, ${orders.overrideReason}, ${piecesNow},
      ${amountsNow}, '[]', ${contentNow}
    from ${orders} join ${customers} on ${customers.id} = ${orders.customerId}
    where ${orders.id} = ${orderId} and ${orders.version} = 1`);
}

/** Who changes an order, why, and what. */
export type NewVersion = {
  orderId: string;
  kind: 'changed' | 'asked' | 'joined';
  madeAt: SQL;
  madeBy: string;
  via: 'shop' | 'staff';
  reason: string | null;
  overrideReason: string | null;
  changes: readonly OrderLineChange[];
};

/** Keeps an order as it is after a change. */
export async function keepVersion(
  tx: Transaction,
  { orderId, kind, madeAt, madeBy, via, reason, overrideReason, changes }: NewVersion,
): Promise<void> {
  await tx.execute(sql`
    insert into ${orderVersions} (order_id, version, kind, made_at, made_by, via, name, reason, override_reason, pieces,
      ${amountColumns}, changes, content)
    select ${orders.id}, ${orders.version}, ${kind}::text, ${madeAt}, ${madeBy}::uuid, ${via}::text,
      case ${via}::text when 'shop' then ${customers.companyName}
        else ${staffNameOf(sql`${madeBy}::uuid`)} end, ${reason}::text, ${overrideReason}::text, ${piecesNow},
      ${amountsNow}, ${JSON.stringify(changes)}::jsonb, ${contentNow}
    from ${orders} join ${customers} on ${customers.id} = ${orders.customerId}
    where ${orders.id} = ${orderId}`);
}

/** The versions of an order, the newest first; undefined when the order is not within reach. */
export async function listVersions(
  db: Queryable,
  viewer: OwnViewer,
  orderId: string,
): Promise<OrderVersion[] | undefined> {
  const rows = await db
    .select({
      isKept: sql<boolean>`${orderVersions.version} is not null`,
      version: orderVersions.version,
      kind: orderVersions.kind,
      madeAt: orderVersions.madeAt,
      madeBy: { via: orderVersions.via, name: orderVersions.name },
      reason: orderVersions.reason,
      overrideReason: viewer.kind === 'staff' ? orderVersions.overrideReason : sql<null>`null`,
      pieces: orderVersions.pieces,
      ...eachAmount(key => orderVersions[key]),
      changes: orderVersions.changes,
    })
    .from(orders)
    .leftJoin(orderVersions, eq(orderVersions.orderId, orders.id))
    .where(and(eq(orders.id, orderId), inScope(viewer, orders.customerId)))
    .orderBy(desc(orderVersions.version));
  if (rows.length === 0) return undefined;
  return rows.filter(({ isKept }) => isKept).map(({ isKept: _, ...row }) => row as OrderVersion);
}

/** A product may have been deleted since: its line keeps the name that it had. */
const nameThen = writeText(sql`coalesce(${products.name}, ${orderItems.productName})`);

/** Reads an order as it was in a version; undefined when no such version is within reach. Nobody changes an earlier version. */
export async function findOrderThen(
  db: Queryable,
  viewer: OwnViewer,
  id: string,
  version: number,
): Promise<Order | undefined> {
  const order = await findOrder(db, viewer, id);
  if (!order || order.version === version) return order;
  const lines = sql<JsonText<OrderItem> | null>`(
    select ${aggregated(lineFor(viewer, nameThen), sql`${orderItems.position}`)}
    from jsonb_populate_recordset(null::order_items, ${orderVersions.content} -> 'items') as order_items
      left join ${products} on ${products.id} = ${orderItems.productId})`;
  const packs = sql<JsonText<OrderPack> | null>`(
    select ${aggregated(writeRow(orderPackSchema, orderPacks, {}), sql`${orderPacks.id}`)}
    from jsonb_populate_recordset(null::order_packs, ${orderVersions.content} -> 'packs') as order_packs)`;
  const [then] = await db
    .select({
      version: orderVersions.version,
      changedAt: sql<
        string | null
      >`case when ${orderVersions.version} > 1 then ${orderVersions.madeAt} end`.mapWith(
        orderVersions.madeAt,
      ),
      ...eachAmount(key => orderVersions[key]),
      lines,
      packs,
    })
    .from(orders)
    .innerJoin(orderVersions, eq(orderVersions.orderId, orders.id))
    .where(and(eq(orders.id, id), eq(orderVersions.version, version)));
  if (!then) return undefined;
  const { lines: orderItemsThen, packs: packsThen, ...sums } = then;
  return {
    ...order,
    ...sums,
    may: null,
    makers: undefined,
    orderItems: JSON.parse(`[${orderItemsThen ?? ''}]`),
    packs: JSON.parse(`[${packsThen ?? ''}]`),
  };
}
