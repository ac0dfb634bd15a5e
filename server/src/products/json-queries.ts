import type { Product } from '@toptan/contract/products';
import { and, desc, sql } from 'drizzle-orm';
import { builtOnce } from '../db/built-once.ts';
import type { Queryable } from '../db/client.ts';
import {
  aggregated,
  type JsonText,
  jsonText,
  writeList,
  writeNull,
  writeNumber,
  writeObject,
} from '../db/json-text.ts';
import { products, stockPools } from '../db/schema-goods.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import { writeImageUrl } from '../images/image-url.ts';
import { type Viewer, visible } from './presentation.ts';

type Pool = Product['stockPools'][number];

const pool = writeObject<Pool>({
  size: stockPools.size,
  color: stockPools.color,
  quantity: stockPools.quantity,
});

const stock = sql`lateral (
  select ${aggregated(pool, sql`${stockPools.size}, ${stockPools.color}`)} as pools, coalesce(sum(${stockPools.quantity}), 0) as pieces
  from ${stockPools} where ${stockPools.productId} = ${products.id}
) as stock`;

const writeProduct = (viewer: Viewer) =>
  writeObject<Product>({
    id: products.id,
    name: products.name,
    description: products.description,
    price: products.price,
    ...(viewer === 'staff' && { costPrice: products.costPrice }),
    genderCategory: products.genderCategory,
    category: products.category,
    sku: products.sku,
    imageUrl: writeImageUrl(products.imageHash),
    sizes: products.sizes,
    colors: products.colors,
    stockQuantity: writeNumber(sql`stock.pieces`),
    stockPools: writeList(sql<JsonText<Pool>>`stock.pools`),
    isActive: products.isActive,
    manufacturerId: viewer === 'staff' ? products.manufacturerId : writeNull,
    createdAt: products.createdAt,
  });

const reading = (viewer: Viewer) =>
  builtOnce(db =>
    db
      .select({ json: jsonText(writeProduct(viewer)) })
      .from(products)
      .innerJoin(stock, sql`true`)
      .where(and(isOneOf(products.id, sql.placeholder('ids')), visible(viewer)))
      .orderBy(desc(products.id))
      .prepare(''),
  );

const readings = { staff: reading('staff'), shop: reading('shop') };

/** Those of these products that the viewer may see, newest first, with their pools by size and colour, as they go on the wire. */
export async function readProducts(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<JsonText<Product>[]> {
  const rows = await readings[viewer](db).execute({ ids });
  return rows.map(({ json }) => json);
}
