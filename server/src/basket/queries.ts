import type { BasketItem } from '@toptan/contract/basket';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { imageUrl } from '../catalog/images/image-url.ts';
import { imageHashIn } from '../catalog/pictures/queries.ts';
import { articleColumns } from '../catalog/product.ts';
import type { Pool } from '../catalog/stock/allocation.ts';
import { poolsOf } from '../catalog/stock/queries.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import { pipelined } from '../db/pipeline.ts';
import { prepared } from '../db/prepared.ts';
import { isOpen, products, variants } from '../db/schema-goods.ts';
import { basketItems } from '../db/schema-orders.ts';
import { basketPacks, packs } from '../db/schema-packs.ts';
import { customers } from '../db/schema-people.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import { type Asking, type Quoted, quote } from '../pricing/quote.ts';
import { noTerms } from '../terms/judge.ts';
import { hasRules } from '../terms/queries.ts';
import { heldColumns, packColumns, presentHeld } from './held-packs.ts';
import { lineColumns } from './lines.ts';

const selectRows = (db: Queryable, where?: SQL) =>
  db
    .select({
      line: lineColumns,
      variantId: basketItems.variantId,
      addedPrice: basketItems.addedPrice,
      product: { ...articleColumns, imageHash: imageHashIn(variants.color) },
      isOpen,
      hasRules,
      held: heldColumns,
      pack: packColumns,
    })
    .from(basketItems)
    .innerJoin(products, eq(products.id, basketItems.productId))
    .innerJoin(variants, eq(variants.id, basketItems.variantId))
    .leftJoin(basketPacks, eq(basketPacks.id, basketItems.basketPackId))
    .leftJoin(packs, eq(packs.id, basketPacks.packId))
    // The subselect lets PostgreSQL reuse one plan for a shop of any size: see `unseen`.
    .where(and(eq(basketItems.customerId, sql`(select ${sql.placeholder('customerId')}::uuid)`), where));

const place = [basketItems.createdAt, basketItems.id] as const;
const ofProducts = isOneOf(basketItems.productId, sql.placeholder('productIds'));

const allRows = prepared('basket', db => selectRows(db).orderBy(...place));
const rowsOfProducts = prepared('basket_of_products', db => selectRows(db, ofProducts).orderBy(...place));
const rowsToLock = prepared('lock_basket_of_products', db =>
  selectRows(db, ofProducts).orderBy(basketItems.id).for('update', { of: basketItems }),
);

/** A line of a basket with what its quote asks for. */
export type BasketRow = Awaited<ReturnType<ReturnType<typeof allRows>['execute']>>[number];

/** Reads a customer's lines of these products. */
export const readRows = (db: Queryable, customerId: string, productIds: readonly string[]) =>
  rowsOfProducts(db).execute({ customerId, productIds });

/**
 * Locks a customer's lines of these products, in the order of their ids, as orders do, and reads them in that order. Call
 * `lockCustomer` before it.
 */
export const lockRows = (tx: Transaction, customerId: string, productIds: readonly string[]) =>
  rowsToLock(tx).execute({ customerId, productIds });

const linesOf = (rows: readonly BasketRow[]) =>
  rows.map(row => ({ ...row.line, row, article: row.product, isOpen: row.isOpen, pack: row.pack }));

function presentLine({ row, ...quoted }: Quoted<ReturnType<typeof linesOf>[number]>): BasketItem {
  const { line, addedPrice, product, held, pack } = row;
  const { fromStock, totalPrice, multiple, problems, isOrderable } = quoted;
  return {
    ...line,
    ...presentHeld(held, pack),
    fromStock,
    totalPrice,
    ...(addedPrice !== null && addedPrice !== product.price && { priceBefore: addedPrice }),
    ...(multiple > 1 && { multiple }),
    ...(problems.length > 0 && { problems }),
    product: {
      id: product.id,
      name: product.name,
      translations: product.translations,
      sku: product.sku,
      price: product.price,
      category: product.category,
      imageUrl: imageUrl(product.imageHash),
      isAvailable: isOrderable,
    },
  };
}

/**
 * Quotes lines of a customer's basket.
 * @param rows all lines of their products, in the order of the basket
 * @param pools of these products, where the caller has read them
 */
export async function quoteRows(
  db: Queryable,
  customerId: string,
  rows: readonly BasketRow[],
  asking: Asking,
  pools?: readonly Pool[],
) {
  // The rules are not read where the lines' statement has found none.
  const known = { ...(pools && { pools }), ...(!rows[0]?.hasRules && { terms: noTerms }) };
  const { lines, ...quoted } = await quote(db, customerId, linesOf(rows), asking, known);
  return { ...quoted, lines: lines.map(presentLine) };
}

/** Reads a customer's basket in the order of adding: its lines, and the problems of an order of all of them. */
export async function readBasket(db: Queryable, customerId: string, asking: Asking) {
  return quoteRows(db, customerId, await allRows(db).execute({ customerId }), asking);
}

/**
 * Reads a customer's lines of one product, presented like the basket. Its first statements can be pipelined with others of a
 * transaction.
 */
export async function readLinesOf(
  db: Queryable,
  customerId: string,
  productId: string,
  asking: Asking,
): Promise<BasketItem[]> {
  const [rows, pools] = await pipelined([readRows(db, customerId, [productId]), poolsOf(db, [productId])]);
  return (await quoteRows(db, customerId, rows, asking, pools)).lines;
}

export async function customerExists(db: Queryable, customerId: string): Promise<boolean> {
  return (await db.$count(customers, eq(customers.id, customerId))) > 0;
}
