import type { Variant as PresentedVariant } from '@toptan/contract/catalog/variants';
import { and, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { products, variants } from '../../db/schema-goods.ts';
import { codes } from '../../db/schema-packs.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';

/** The variants of products, with those that they no longer offer. */
export function variantsOf(db: Queryable, productIds: readonly string[]) {
  return db
    .select()
    .from(variants)
    .where(isOneOf(variants.productId, [...new Set(productIds)]));
}

/** The sizes and colors of products. */
export async function readAxes(tx: Transaction, productIds: readonly string[]) {
  const axes = await tx
    .select({ id: products.id, sizes: products.sizes, colors: products.colors })
    .from(products)
    .where(isOneOf(products.id, [...new Set(productIds)]));
  return new Map(axes.map(({ id, ...each }) => [id, each]));
}

const barcodes = sql<string[]>`array(
  select ${codes.gtin} from ${codes} where ${codes.variantId} = ${variants.id} order by ${codes.gtin}
)`;

/** The variants of products with their barcodes. */
export function presentVariantsOf(
  db: Queryable,
  productIds: readonly string[],
): Promise<(PresentedVariant & { productId: string })[]> {
  return db
    .select({ ...getTableColumns(variants), codes: barcodes })
    .from(variants)
    .where(isOneOf(variants.productId, productIds))
    .orderBy(variants.size, variants.color);
}

/**
 * The variants of a product with their barcodes: by size and color as the product has them, then those that it no longer offers.
 */
export async function presentVariants(
  db: Queryable,
  productId: string,
  { sizes, colors }: { sizes: readonly string[]; colors: readonly string[] },
): Promise<PresentedVariant[]> {
  const rows = (await presentVariantsOf(db, [productId])).map(({ productId: _, ...variant }) => variant);
  const placeOf = ({ size, color, offered }: PresentedVariant) =>
    offered
      ? sizes.indexOf(size ?? '') * (colors.length || 1) + colors.indexOf(color ?? '')
      : Number.MAX_VALUE;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Opens or closes variants of a product, whose row the caller has locked. */
export async function openVariants(
  tx: Transaction,
  ids: readonly string[],
  isActive: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(variants)
    .set({ isActive })
    .where(and(isOneOf(variants.id, ids), ne(variants.isActive, isActive)));
}
