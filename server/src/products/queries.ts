import type { Product } from '@toptan/contract/products';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { products } from '../db/schema-goods.ts';
import { basketItems, orderItems } from '../db/schema-orders.ts';
import { readProducts } from './json-queries.ts';
import { type ProductRow, productColumns, type Viewer } from './presentation.ts';

/** One product; undefined when there is none that the viewer may see. */
export async function findProduct(db: Queryable, viewer: Viewer, id: string): Promise<Product | undefined> {
  const [json] = await readProducts(db, viewer, [id]);
  return json && JSON.parse(json);
}

/**
 * Locks a product's row, which everybody who touches the product or its stock takes first, and reads it.
 * @param strength `no key update` where neither its stock nor its sizes and colours are to change: orders and baskets, which
 * hold the product in existence, go on meanwhile
 */
export async function lockProduct(
  tx: Transaction,
  id: string,
  strength: 'update' | 'no key update',
): Promise<ProductRow | undefined> {
  const [row] = await tx.select(productColumns).from(products).where(eq(products.id, id)).for(strength);
  return row;
}

export type ProductValues = typeof products.$inferInsert;

/** @returns the id of the new product */
export async function insertProduct(tx: Transaction, values: ProductValues): Promise<string> {
  return onlyRow(await tx.insert(products).values(values).returning({ id: products.id })).id;
}

/** Changes the columns that are named; `undefined` leaves a column alone. */
export async function changeProduct(
  tx: Transaction,
  id: string,
  values: { [Column in keyof ProductValues]?: ProductValues[Column] | undefined },
): Promise<void> {
  const named = Object.entries(values).filter(([, value]) => value !== undefined);
  if (named.length === 0) return;
  await tx.update(products).set(Object.fromEntries(named)).where(eq(products.id, id));
}

/** Removes a product and its pools; who calls has locked it and knows that nobody names it. */
export async function removeProduct(tx: Transaction, id: string): Promise<void> {
  await tx.delete(products).where(eq(products.id, id));
}

/** Whether orders or baskets name a product. */
export async function whereNamed(tx: Transaction, id: string): Promise<{ order: boolean; basket: boolean }> {
  const { rows } = await tx.execute<{ order: boolean; basket: boolean }>(sql`
    select exists (select from ${orderItems} where ${orderItems.productId} = ${id}) as "order",
      exists (select from ${basketItems} where ${basketItems.productId} = ${id}) as basket
  `);
  return rows[0] ?? { order: false, basket: false };
}
