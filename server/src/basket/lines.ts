import { sql } from 'drizzle-orm';
import { colorImageHash } from '../catalog/pictures/queries.ts';
import type { Variant } from '../catalog/product.ts';
import type { Transaction } from '../db/client.ts';
import { withMicroseconds } from '../db/columns.ts';
import { prepared } from '../db/prepared.ts';
import { rowsAsJson, rowsFromJson } from '../db/rows-from-json.ts';
import { basketItems } from '../db/schema-baskets.ts';
import { isOpen, variants } from '../db/schema-goods.ts';
import { isOneOf, unseen } from '../db/unseen-arrays.ts';
import { hasRules } from '../terms/queries.ts';

const variantsOfCells = prepared('variants_of_cells', db =>
  db
    .select({
      at: sql<number>`wanted.at`,
      id: variants.id,
      isOpen,
      imageHash: colorImageHash(variants.productId, variants.color),
      hasRules,
    })
    .from(variants)
    .innerJoin(
      sql`unnest(${unseen(sql.placeholder('at'), 'int')}, ${unseen(sql.placeholder('productIds'), 'uuid')},
          ${unseen(sql.placeholder('sizes'), 'text')}, ${unseen(sql.placeholder('colors'), 'text')})
        as wanted (at, product_id, size, color)`,
      sql`${variants.productId} = wanted.product_id
        and ${variants.size} is not distinct from wanted.size and ${variants.color} is not distinct from wanted.color`,
    ),
);

/**
 * Finds the variant of each size and color, by its place among `cells`; none where the product never had it. The caller holds the
 * products.
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

const writtenLines = prepared('write_basket_lines', db =>
  db
    .insert(basketItems)
    .select(rowsFromJson(basketItems, sql.placeholder('lines')))
    .onConflictDoUpdate({
      target: [basketItems.basketId, basketItems.variantId],
      set: { quantity: sql`excluded.quantity` },
    })
    .returning({
      id: basketItems.id,
      variantId: basketItems.variantId,
      addedPrice: basketItems.addedPrice,
      createdAt: withMicroseconds(basketItems.createdAt),
    }),
);

/** The former place of a line in the basket; a place in the future is none. */
export const restoredPosition = (addedAt: string | undefined) =>
  addedAt !== undefined && Date.parse(addedAt) <= Date.now() ? { createdAt: addedAt } : {};

/**
 * Sets the pieces of lines, and inserts the lines that are missing. The caller holds the basket.
 * @returns the columns that the database fills in
 */
export async function writeLines(tx: Transaction, lines: readonly (typeof basketItems.$inferInsert)[]) {
  return lines.length > 0 ? writtenLines(tx).execute({ lines: rowsAsJson(basketItems, lines) }) : [];
}

/** Removes lines of single pieces. The caller holds the basket. */
export async function removeLines(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(basketItems).where(isOneOf(basketItems.id, ids)).execute();
}
