import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { products, variants } from '../../db/schema-goods.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import type { Variant } from '../stock/allocation.ts';

/** Whether a variant can be ordered, as far as it is up to the variant; out of `variants`. */
export const isOpen = sql<boolean>`(${variants.offered} and ${variants.isActive})`;

const variantsOfCells = prepared('variants_of_cells', db =>
  db
    .select({ at: sql<number>`wanted.at`, id: variants.id, isOpen })
    .from(variants)
    .innerJoin(
      sql`unnest(${sql.placeholder('at')}::int[], ${sql.placeholder('productIds')}::uuid[], ${sql.placeholder('sizes')}::text[], ${sql.placeholder('colors')}::text[])
        as wanted (at, product_id, size, color)`,
      sql`${variants.productId} = wanted.product_id
        and ${variants.size} is not distinct from wanted.size and ${variants.color} is not distinct from wanted.color`,
    ),
);

/**
 * The variant of each size and colour, by its place among `cells`; none where the product never had it. The caller holds
 * the products.
 */
export async function findVariants(tx: Transaction, cells: readonly Variant[]) {
  const found = await variantsOfCells(tx).execute({
    at: cells.map((_, at) => at),
    productIds: cells.map(cell => cell.productId),
    sizes: cells.map(cell => cell.size),
    colors: cells.map(cell => cell.color),
  });
  return new Map(found.map(({ at, ...variant }) => [at, variant]));
}

/** The variants of products, those that they no longer offer as well. */
export function variantsOf(db: Queryable, productIds: readonly string[]) {
  return db
    .select()
    .from(variants)
    .where(isOneOf(variants.productId, sql.param([...new Set(productIds)])));
}

/** The sizes and colours of products. */
export async function readAxes(tx: Transaction, productIds: readonly string[]) {
  const axes = await tx
    .select({ id: products.id, sizes: products.sizes, colors: products.colors })
    .from(products)
    .where(isOneOf(products.id, sql.param([...new Set(productIds)])));
  return new Map(axes.map(({ id, ...each }) => [id, each]));
}
