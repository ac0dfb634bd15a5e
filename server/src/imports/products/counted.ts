import { and, eq, exists, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products, stockPools, variants } from '../../db/schema-goods.ts';
import { importRows } from '../../db/schema-imports.ts';
import { orderItems, orderStatusChanges, orders } from '../../db/schema-orders.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import type { CellKey } from './row.ts';

/** Pieces that left a cell; of the whole product where it has neither size nor color. */
export type Taken = CellKey & { productId: string; pieces: number };

/**
 * Pieces that orders have taken from the stock of these products since a moment, less those that came back. An order keeps its pieces
 * unless it is cancelled before it is shipped. Changes of stock by staff do not count.
 */
export async function takenSince(
  db: Queryable,
  productIds: readonly string[],
  since: string,
): Promise<Taken[]> {
  if (productIds.length === 0) return [];
  const statusThen = sql`(select ${orderStatusChanges.status} from ${orderStatusChanges}
    where ${orderStatusChanges.orderId} = ${orders.id} and ${orderStatusChanges.at} <= ${since} order by ${orderStatusChanges.at} desc, ${orderStatusChanges.id} desc limit 1)`;
  const isHeld = sql`(${orderItems.cancelled} = 0)`;
  const heldThen = sql`(${orders.createdAt} <= ${since} and case when ${statusThen} = 'cancelled'
    then ${orders.status} = 'cancelled' and ${isHeld} else true end)`;
  const isOfCell = isNull(stockPools.id);
  const size = sql<
    string | null
  >`case when ${isOfCell} then ${orderItems.selectedSize} else ${variants.size} end`;
  const color = sql<
    string | null
  >`case when ${isOfCell} then ${orderItems.selectedColor} else ${variants.color} end`;
  const pieces = sql<number>`sum(${orderItems.fromStock} * (${isHeld}::int - ${heldThen}::int))`;
  return db
    .select({ productId: orderItems.productId, size, color, pieces: pieces.mapWith(Number) })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(stockPools, eq(stockPools.id, orderItems.stockPoolId))
    .leftJoin(variants, eq(variants.id, stockPools.variantId))
    .where(
      and(
        isOneOf(orderItems.productId, sql.param([...new Set(productIds)])),
        gt(orderItems.fromStock, 0),
        // Only orders that were placed or changed since then have taken or returned pieces.
        or(
          gt(orders.createdAt, since),
          exists(
            db
              .select({ id: orderStatusChanges.id })
              .from(orderStatusChanges)
              .where(and(eq(orderStatusChanges.orderId, orders.id), gt(orderStatusChanges.at, since))),
          ),
        ),
      ),
    )
    .groupBy(orderItems.productId, sql`2`, sql`3`);
}

/** Cells that the rows of a file name, by product; a whole product has neither size nor color. */
export type Named = { productId: string; size: string | null; color: string | null; isWhole: boolean };

/**
 * Adds a row with 0 pieces for everything in stock that no row of a file names.
 * @param places of the columns for id, size, color and stock
 * @returns how many
 */
export async function addMissing(
  db: Queryable,
  importId: string,
  places: { id: number; size: number; color: number; stock: number },
  named: readonly Named[],
): Promise<number> {
  const width = Math.max(...Object.values(places));
  const at = (place: number) => sql.raw(String(place));
  const { rowCount } = await db.execute(sql`
    with named as (
      select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
        as given ("productId" uuid, size text, color text, "isWhole" boolean)
    ), missing as (
      select ${products.id} as id, ${variants.size} as size, ${variants.color} as color, ${products.name} as name
      from ${stockPools}
      join ${products} on ${products.id} = ${stockPools.productId}
      left join ${variants} on ${variants.id} = ${stockPools.variantId}
      where ${stockPools.quantity} > 0 and not exists (
        select from named where named."productId" = ${products.id} and (named."isWhole" or ${stockPools.variantId} is null
          or named.size is not distinct from ${variants.size} and named.color is not distinct from ${variants.color}))
    )
    insert into ${importRows} (import_id, n, cells, key, is_added)
    select ${importId}, last.n + row_number() over (order by name, id, color, size), (
        select jsonb_agg(case place
          when ${at(places.id)} then to_jsonb(id::text)
          when ${at(places.size)} then to_jsonb(size)
          when ${at(places.color)} then to_jsonb(color)
          when ${at(places.stock)} then to_jsonb(0)
          else 'null'::jsonb end order by place)
        from generate_series(0, ${at(width)}) as place
      ), 'id ' || id, true
    from missing, (select max(n) as n from ${importRows} where import_id = ${importId}) as last`);
  return rowCount ?? 0;
}
