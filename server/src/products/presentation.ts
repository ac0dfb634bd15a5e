import type { Product } from '@toptan/contract/products';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { products, stockPools } from '../db/schema-goods.ts';
import { imageUrl } from '../images/image-url.ts';

/** Staff sees inactive products, cost prices and who makes what; a shop does not. */
export type Viewer = 'staff' | 'shop';

const { searchText: _, ...columns } = getTableColumns(products);

/** The columns of a product, without what search compares. */
export const productColumns = columns;

export type ProductRow = Omit<typeof products.$inferSelect, 'searchText'>;

export function visible(viewer: Viewer): SQL | undefined {
  return viewer === 'shop' ? eq(products.isActive, true) : undefined;
}

/** A product's pools, by size and colour. */
const pools = sql<Product['stockPools'] | null>`(
  select json_agg(json_build_object('size', ${stockPools.size}, 'color', ${stockPools.color}, 'quantity', ${stockPools.quantity})
    order by ${stockPools.size}, ${stockPools.color})
  from ${stockPools} where ${stockPools.productId} = ${products}.id
)`;

export type StockedRow = ProductRow & { pools: Product['stockPools'] | null };

export const selectProducts = (db: Queryable) => db.select({ ...productColumns, pools }).from(products);

/** A product as it goes on the wire. */
export function presentProduct(
  { imageHash, costPrice, pools, ...product }: StockedRow,
  viewer: Viewer,
): Product {
  const stockPools = pools ?? [];
  return {
    ...product,
    ...(viewer === 'staff' ? { costPrice } : { manufacturerId: null }),
    imageUrl: imageUrl(imageHash),
    stockQuantity: stockPools.reduce((sum, pool) => sum + pool.quantity, 0),
    stockPools,
  };
}
