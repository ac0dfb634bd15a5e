import type { Variant as PresentedVariant } from '@toptan/contract/catalog/variants';
import { isStorable } from '@toptan/contract/text';
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { codes, products, variants } from '../../db/schema-goods.ts';
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

const barcodes = sql<string[]>`array(
  select ${codes.gtin} from ${codes} where ${codes.variantId} = ${variants.id} order by ${codes.gtin}
)`;

/** The variants of a product with their barcodes: by size and colour as the product has them, then what it offers no more. */
export async function presentVariants(
  db: Queryable,
  productId: string,
  { sizes, colors }: { sizes: readonly string[]; colors: readonly string[] },
): Promise<PresentedVariant[]> {
  const { productId: _, ...columns } = getTableColumns(variants);
  const rows = await db
    .select({ ...columns, codes: barcodes })
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(variants.size, variants.color);
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
    .where(and(isOneOf(variants.id, sql.param([...ids])), ne(variants.isActive, isActive)));
}
