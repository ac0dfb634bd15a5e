import type { Product } from '@toptan/contract/catalog/products';
import { sql } from 'drizzle-orm';
import {
  aggregated,
  type JsonText,
  writeList,
  writeNull,
  writeNumber,
  writeObject,
} from '../../db/json-rows.ts';
import { products, stockPools } from '../../db/schema-goods.ts';
import { writeImageUrl } from '../images/image-url.ts';
import type { Viewer } from './presentation.ts';

type Pool = Product['stockPools'][number];

const pool = writeObject<Pool>({
  size: stockPools.size,
  color: stockPools.color,
  quantity: stockPools.quantity,
});

export const stockOfProduct = sql`lateral (
  select ${aggregated(pool, sql`${stockPools.size}, ${stockPools.color}`)} as pools, coalesce(sum(${stockPools.quantity}), 0) as pieces
  from ${stockPools} where ${stockPools.productId} = ${products.id}
) as stock`;

/** A product as this viewer sees it, out of `products` joined with `stockOfProduct`. */
export const writeProduct = (viewer: Viewer) =>
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
