import type { CellKey } from '@toptan/contract/catalog/cells';
import { and, eq, exists, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/literal.ts';
import { events } from '../../db/schema-events.ts';
import { products, stockMoves, stockPools, variants } from '../../db/schema-goods.ts';
import { importRows } from '../../db/schema-imports.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';

/** Pieces that left a cell; of the whole product where it has neither size nor color. */
export type Taken = CellKey & { productId: string; pieces: number };

/**
 * Pieces that orders have taken from the stock of these products since a moment, less those that came back: when they were placed,
 * changed, cancelled or deleted. Changes of stock by staff do not count.
 */
export async function takenSince(
  db: Queryable,
  productIds: readonly string[],
  since: string,
): Promise<Taken[]> {
  if (productIds.length === 0) return [];
  const isOfOrder = exists(
    db
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.xid, stockMoves.xid), eq(events.at, stockMoves.at), eq(events.topic, 'orders'))),
  );
  const pieces = sql<number>`-sum(${stockMoves.pieces})`;
  return db
    .select({
      productId: stockMoves.productId,
      size: variants.size,
      color: variants.color,
      pieces: pieces.mapWith(Number),
    })
    .from(stockMoves)
    .leftJoin(
      variants,
      and(eq(variants.productId, stockMoves.productId), eq(variants.id, stockMoves.variantId)),
    )
    .where(and(isOneOf(stockMoves.productId, [...new Set(productIds)]), gt(stockMoves.at, since), isOfOrder))
    .groupBy(stockMoves.productId, variants.size, variants.color);
}

/** Cells that the rows of a file name, by product; a whole product has neither size nor color. */
export type CountedCell = CellKey & { productId: string; isWhole: boolean };

/**
 * Adds a row with 0 pieces for everything in stock that no row of a file names.
 * @param places of the columns for id, size, color and stock
 * @returns how many
 */
export async function addMissing(
  db: Queryable,
  importId: string,
  places: { id: number; size: number; color: number; stock: number },
  named: readonly CountedCell[],
): Promise<number> {
  const width = Math.max(...Object.values(places));
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
          when ${literal(places.id)} then to_jsonb(id::text)
          when ${literal(places.size)} then to_jsonb(size)
          when ${literal(places.color)} then to_jsonb(color)
          when ${literal(places.stock)} then to_jsonb(0)
          else 'null'::jsonb end order by place)
        from generate_series(0, ${literal(width)}) as place
      ), 'id ' || id, true
    from missing, (select max(n) as n from ${importRows} where import_id = ${importId}) as last`);
  return rowCount ?? 0;
}
