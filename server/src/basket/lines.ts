import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { colorImageHash } from '../catalog/pictures/queries.ts';
import type { Variant } from '../catalog/product.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import { withMicroseconds } from '../db/columns.ts';
import { prepared } from '../db/prepared.ts';
import { rowsAsJson, rowsFromJson } from '../db/rows-from-json.ts';
import { isOpen, variants } from '../db/schema-goods.ts';
import { basketItems } from '../db/schema-orders.ts';
import { isOneOf, unseen } from '../db/unseen-arrays.ts';
import { hasRules } from '../terms/queries.ts';
import { isReached, type OwnViewer } from '../viewer.ts';

/** The columns of a line without those of its product. */
export const lineColumns = {
  id: basketItems.id,
  customerId: basketItems.customerId,
  productId: basketItems.productId,
  quantity: basketItems.quantity,
  selectedSize: variants.size,
  selectedColor: variants.color,
  basketPackId: basketItems.basketPackId,
  createdAt: withMicroseconds(basketItems.createdAt),
};

/** A basket line, the variant that it names, and whether that can be ordered. */
export type BasketLine = Pick<
  typeof basketItems.$inferSelect,
  'id' | 'customerId' | 'productId' | 'variantId' | 'quantity' | 'basketPackId' | 'createdAt'
> & {
  selectedSize: string | null;
  selectedColor: string | null;
  isOpen: boolean;
  /** The hash of the product's picture in the color of the line. */
  imageHash: string | null;
};

const linesToLock = prepared('lock_basket_lines', db =>
  db
    .select({
      ...lineColumns,
      variantId: basketItems.variantId,
      isOpen,
      imageHash: colorImageHash(variants.productId, variants.color),
    })
    .from(basketItems)
    // The product narrows the join: PostgreSQL reads the variants of these products and not of the whole basket.
    .innerJoin(
      variants,
      and(eq(variants.id, basketItems.variantId), eq(variants.productId, basketItems.productId)),
    )
    .where(
      and(
        eq(basketItems.customerId, sql.placeholder('customerId')),
        isOneOf(variants.productId, sql.placeholder('productIds')),
      ),
    )
    .orderBy(basketItems.id)
    .for('update', { of: basketItems }),
);

/** Locks a customer's basket lines of these products, in the order of their ids, so that two orders never cross. */
export function lockLines(
  tx: Transaction,
  customerId: string,
  productIds: readonly string[],
): Promise<BasketLine[]> {
  return linesToLock(tx).execute({ customerId, productIds: [...new Set(productIds)] });
}

/** Locks all lines of a customer's basket, in the order of their ids. Call `lockCustomer` before it. */
export async function lockBasket(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .select({ id: basketItems.id })
    .from(basketItems)
    .where(eq(basketItems.customerId, customerId))
    .orderBy(asc(basketItems.id))
    .for('update')
    .execute();
}

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

const lineCount = prepared('count_basket_lines', db =>
  db
    .select({ lines: count() })
    .from(basketItems)
    .where(eq(basketItems.customerId, sql`(select ${sql.placeholder('customerId')}::uuid)`)),
);

/** Counts the lines of a basket. Call `lockCustomer` before it, so that no other call adds a line meanwhile. */
export async function countLines(tx: Transaction, customerId: string): Promise<number> {
  const [counted] = await lineCount(tx).execute({ customerId });
  return counted?.lines ?? 0;
}

const writtenLines = prepared('write_basket_lines', db =>
  db
    .insert(basketItems)
    .select(rowsFromJson(basketItems, sql.placeholder('lines')))
    .onConflictDoUpdate({
      target: [basketItems.customerId, basketItems.variantId, basketItems.basketPackId],
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
export const pastPlace = (addedAt: string | undefined) =>
  addedAt !== undefined && Date.parse(addedAt) <= Date.now() ? { createdAt: addedAt } : {};

/**
 * Sets the pieces of lines, and inserts the lines that are missing. The caller has locked the customer and its lines.
 * @returns the columns that the database fills in
 */
export async function writeLines(tx: Transaction, lines: readonly (typeof basketItems.$inferInsert)[]) {
  return lines.length > 0 ? writtenLines(tx).execute({ lines: rowsAsJson(basketItems, lines) }) : [];
}

/** Removes lines that the transaction has locked. */
export async function removeLines(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .delete(basketItems)
      .where(isOneOf(basketItems.id, sql.param(ids)))
      .execute();
}

const within = (viewer: OwnViewer, id: string) =>
  and(eq(basketItems.id, id), isReached(viewer, basketItems.customerId));

/** @returns the customer and the product of the line; undefined when no line of single pieces is within reach */
export async function setQuantity(
  tx: Transaction,
  viewer: OwnViewer,
  id: string,
  quantity: number,
): Promise<{ customerId: string; productId: string } | undefined> {
  const [changed] = await tx
    .update(basketItems)
    .set({ quantity })
    .where(and(within(viewer, id), isNull(basketItems.basketPackId)))
    .returning({ customerId: basketItems.customerId, productId: basketItems.productId });
  return changed;
}

/** @returns the customer of the line; undefined when no line of single pieces is within reach */
export async function removeLine(
  db: Queryable,
  viewer: OwnViewer,
  id: string,
): Promise<{ customerId: string } | undefined> {
  const [removed] = await db
    .delete(basketItems)
    .where(and(within(viewer, id), isNull(basketItems.basketPackId)))
    .returning({ customerId: basketItems.customerId });
  return removed;
}
