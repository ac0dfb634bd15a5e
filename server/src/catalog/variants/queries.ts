import { isStorable } from '@toptan/contract/text';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { products, variants } from '../../db/schema-goods.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import type { Variant } from '../stock/allocation.ts';

/** Whether a variant can be ordered, as far as it is up to the variant; out of `variants`. */
export const isOpen = sql<boolean>`(${variants.offered} and ${variants.isActive})`;

const variantOfCell = prepared('variant_of_cell', db =>
  db
    .select({ id: variants.id, isOpen })
    .from(variants)
    .where(
      and(
        eq(variants.productId, sql.placeholder('productId')),
        sql`${variants.size} is not distinct from ${sql.placeholder('size')}::text`,
        sql`${variants.color} is not distinct from ${sql.placeholder('color')}::text`,
      ),
    ),
);

/** The variant of this size and colour; undefined where the product never had it. The caller holds the product. */
export async function findVariant(tx: Transaction, cell: Variant) {
  if (![cell.size, cell.color].every(text => text === null || isStorable(text))) return undefined;
  const [variant] = await variantOfCell(tx).execute(cell);
  return variant;
}

/** The variants of products, those that they no longer offer as well. */
export function variantsOf(db: Queryable, productIds: readonly string[]) {
  return db
    .select()
    .from(variants)
    .where(isOneOf(variants.productId, sql.param([...new Set(productIds)])));
}

/** The sizes and colours of a product. */
export async function readAxes(tx: Transaction, productId: string) {
  const [axes] = await tx
    .select({ sizes: products.sizes, colors: products.colors })
    .from(products)
    .where(eq(products.id, productId));
  return axes ?? { sizes: [], colors: [] };
}
