import { type CellKey, isWholeProduct, sameCell } from '@toptan/contract/catalog/cells';
import type { listStockMoves as listStockMovesCall, StockMove } from '@toptan/contract/catalog/stock-moves';
import type { QueryOf } from '@toptan/contract/endpoint';
import { and, count, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { withMicroseconds } from '../../db/columns.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsAsJson, rowsFromJson } from '../../db/rows-from-json.ts';
import { events } from '../../db/schema-events.ts';
import { isOpen, stockMoves, stockPools, variants } from '../../db/schema-goods.ts';
import { isOneOf, unseen } from '../../db/unseen-arrays.ts';
import { isBehind, type Page, pageOf, placeOf } from '../../pagination.ts';
import type { Variant } from '../product.ts';
import { variantsOf } from '../variants/queries.ts';
import type { Pool } from './allocation.ts';

const poolColumns = {
  id: stockPools.id,
  productId: stockPools.productId,
  size: variants.size,
  color: variants.color,
  quantity: stockPools.quantity,
  isOpen: sql<boolean>`coalesce(${isOpen}, true)`,
};

/**
 * The variants of pools of these products. The products are named twice, so that PostgreSQL reads the variants of these products
 * and not all variants.
 */
const variantOfPool = (productIds: SQLWrapper) =>
  and(eq(variants.id, stockPools.variantId), isOneOf(variants.productId, productIds));

const standingPools = prepared('stock_pools', db =>
  db
    .select(poolColumns)
    .from(stockPools)
    .leftJoin(variants, variantOfPool(sql.placeholder('productIds')))
    .where(isOneOf(stockPools.productId, sql.placeholder('productIds')))
    .orderBy(stockPools.productId, variants.size, variants.color),
);

/** Reads the pools of these products, by size and color. */
export function poolsOf(db: Queryable, productIds: readonly string[]): Promise<Pool[]> {
  return standingPools(db).execute({ productIds: [...new Set(productIds)] });
}

const servingPools = prepared('lock_serving_pools', db =>
  db
    .select(poolColumns)
    .from(stockPools)
    .leftJoin(variants, variantOfPool(sql.placeholder('productIds')))
    .where(
      sql`${isOneOf(stockPools.productId, sql.placeholder('productIds'))} and exists (
        select from unnest(
          ${unseen(sql.placeholder('productIds'), 'uuid')}, ${unseen(sql.placeholder('sizes'), 'text')},
          ${unseen(sql.placeholder('colors'), 'text')}
        ) as wanted (product_id, size, color)
        where wanted.product_id = ${stockPools.productId}
          and (${stockPools.variantId} is null
            or wanted.size is not distinct from ${variants.size} and wanted.color is not distinct from ${variants.color})
      )`,
    )
    .orderBy(stockPools.id)
    .for('update', { of: stockPools }),
);

/** Locks the pools that serve these sizes and colors, in the order of their ids, and reads them. */
export function lockServingPools(tx: Transaction, variants: readonly Variant[]): Promise<Pool[]> {
  return servingPools(tx).execute({
    productIds: variants.map(variant => variant.productId),
    sizes: variants.map(variant => variant.size),
    colors: variants.map(variant => variant.color),
  });
}

/** Locks all pools of these products, in the order of their ids, and reads them. */
export function lockPools(tx: Transaction, productIds: readonly string[]): Promise<Pool[]> {
  const ids = sql.param([...new Set(productIds)]);
  return tx
    .select(poolColumns)
    .from(stockPools)
    .leftJoin(variants, variantOfPool(ids))
    .where(isOneOf(stockPools.productId, ids))
    .orderBy(stockPools.id)
    .for('update', { of: stockPools });
}

/** Adds numbers of pieces (negative: takes them) to pools, given as two arrays. Its result is the query for `noteMoves`. */
export const movingPieces = (poolIds: SQLWrapper, pieces: SQLWrapper): SQL => sql`
  update ${stockPools} set quantity = ${stockPools.quantity} + moved.pieces
  from unnest(${unseen(poolIds, 'uuid')}, ${unseen(pieces, 'integer')}) as moved (id, pieces)
  where ${stockPools.id} = moved.id
  returning ${stockPools.productId}, ${stockPools.variantId}, moved.pieces`;

/** Writes the moves of a query: product, variant and pieces. */
export const noteMoves = (moved: SQL): SQL =>
  sql`insert into ${stockMoves} (product_id, variant_id, pieces) ${moved}`;

/** Moves pieces of pools that the transaction has locked. */
export async function movePieces(tx: Transaction, pieces: ReadonlyMap<string, number>): Promise<void> {
  if (pieces.size === 0) return;
  const moving = movingPieces(sql.param([...pieces.keys()]), sql.param([...pieces.values()]));
  await tx.execute(sql`with moved as (${moving}) ${noteMoves(sql`select * from moved`)}`);
}

export type NewPool = Pick<Pool, 'size' | 'color' | 'quantity'>;

/**
 * Makes these the pools of a product, which has their sizes and colors. The transaction has locked the present pools. A pool of the
 * same size and color keeps its id, so that orders find the pool of their units; order lines forget the other pools.
 */
export async function writePools(
  tx: Transaction,
  productId: string,
  pools: readonly NewPool[],
): Promise<void> {
  const cells = await variantsOf(tx, [productId]);
  const variantOf = (pool: CellKey) => {
    if (isWholeProduct(pool)) return null;
    const cell = cells.find(each => sameCell(each, pool));
    if (!cell) throw new Error(`no variant ${pool.size} ${pool.color}`);
    return cell.id;
  };
  const rows = rowsAsJson(
    stockPools,
    pools.map(pool => ({ productId, variantId: variantOf(pool), quantity: pool.quantity })),
  );
  await tx.execute(sql`
    with wanted (id, product_id, variant_id, quantity) as (${rowsFromJson(stockPools, sql.param(rows))}), gone as (
      delete from ${stockPools} where ${stockPools.productId} = ${productId} and not exists (
        select from wanted where wanted.variant_id is not distinct from ${stockPools.variantId})
    ), written as (
      insert into ${stockPools} (id, product_id, variant_id, quantity) select * from wanted
      on conflict (product_id, variant_id) do update set quantity = excluded.quantity
      where ${stockPools.quantity} <> excluded.quantity
    )
    ${noteMoves(sql`
      select ${productId}::uuid, variant_id, sum(quantity)
      from (
        select variant_id, quantity from wanted
        union all select variant_id, -quantity from ${stockPools} where ${stockPools.productId} = ${productId}
      ) as changed
      group by variant_id having sum(quantity) <> 0`)}`);
}

/** The event of a move: the one about the product, where a transaction wrote several. */
const eventOfMove = (db: Queryable) =>
  db
    .select({
      username: events.username,
      role: events.role,
      action: events.action,
      orderId: sql<string | null>`(select id from orders where orders.id = ${events.subjectId})`.as(
        'order_id',
      ),
      orderNumber: sql<string | null>`case ${events.topic} when 'orders' then ${events.subject} end`.as(
        'order_number',
      ),
    })
    .from(events)
    .where(and(eq(events.xid, stockMoves.xid), eq(events.at, stockMoves.at)))
    .orderBy(sql`${events.subjectId} = ${stockMoves.productId} desc nulls last`, events.id)
    .limit(1)
    .as('event');

/** A page of the moves of a product's stock, newest first. */
export async function listStockMoves(
  db: Queryable,
  productId: string,
  { limit, cursor, size, color }: QueryOf<typeof listStockMovesCall>,
): Promise<Page<StockMove>> {
  const place = placeOf(cursor);
  const event = eventOfMove(db);
  const where = and(
    eq(stockMoves.productId, productId),
    size === undefined ? undefined : eq(variants.size, size),
    color === undefined ? undefined : eq(variants.color, color),
  );
  const ofVariant = and(eq(variants.productId, stockMoves.productId), eq(variants.id, stockMoves.variantId));
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: stockMoves.id,
        at: stockMoves.at,
        place: withMicroseconds(stockMoves.at),
        size: variants.size,
        color: variants.color,
        pieces: stockMoves.pieces,
        username: event.username,
        role: event.role,
        action: event.action,
        orderId: event.orderId,
        orderNumber: event.orderNumber,
      })
      .from(stockMoves)
      .leftJoin(variants, ofVariant)
      .leftJoinLateral(event, sql`true`)
      .where(and(where, place && isBehind(stockMoves.at, stockMoves.id, place)))
      .orderBy(desc(stockMoves.at), desc(stockMoves.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(stockMoves).leftJoin(variants, ofVariant).where(where),
  ]);
  const page = pageOf(rows, limit, counted?.total ?? 0, row => [row.place, row.id]);
  return { ...page, rows: page.rows.map(({ place, ...move }) => move) };
}
