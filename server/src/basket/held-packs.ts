import type { BasketItem } from '@toptan/contract/basket';
import { and, asc, eq, sql } from 'drizzle-orm';
import { articleColumns } from '../catalog/product.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { prepared } from '../db/prepared.ts';
import { isOpen, products, variants } from '../db/schema-goods.ts';
import { basketItems } from '../db/schema-orders.ts';
import { basketPacks, packLines, packs } from '../db/schema-packs.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import { isReached, type OwnViewer } from '../viewer.ts';
import { pastPlace } from './lines.ts';

/** The columns of a line's pack that a basket and an order read. */
export const heldColumns = {
  packId: basketPacks.packId,
  packs: basketPacks.packs,
  color: basketPacks.color,
};

/** The columns of a pack. The first is never null: Drizzle reads a null there as a row that a left join did not find. */
export const packColumns = {
  unit: packs.unit,
  name: packs.name,
  mixed: packs.mixed,
  pieces: packs.pieces,
  isActive: packs.isActive,
  replacedById: packs.replacedById,
};

type Columns<Table extends { $inferSelect: object }, Named> = Pick<
  Table['$inferSelect'],
  Extract<keyof Named, keyof Table['$inferSelect']>
>;

/** The pack of a basket line as the basket shows it; nulls for single pieces. */
export function presentHeld(
  held: Columns<typeof basketPacks, typeof heldColumns> | null,
  pack: Columns<typeof packs, typeof packColumns> | null,
): Pick<BasketItem, 'packId' | 'packs' | 'pack'> {
  if (!held || !pack) return { packId: null, packs: null, pack: null };
  const { isActive: _, ...shown } = pack;
  return { packId: held.packId, packs: held.packs, pack: { ...shown, color: held.color } };
}

/** Reads the product of a pack and holds it in existence; undefined where there is no such pack. */
export async function holdProductOf(tx: Transaction, packId: string) {
  const [product] = await tx
    .select({ ...articleColumns, colors: products.colors })
    .from(products)
    .innerJoin(packs, eq(packs.productId, products.id))
    .where(eq(packs.id, packId))
    .for('key share', { of: products });
  return product;
}

/** The product of a pack, which never changes; undefined where there is no such pack. */
export async function productOfPack(db: Queryable, packId: string): Promise<string | undefined> {
  const [pack] = await db.select({ productId: packs.productId }).from(packs).where(eq(packs.id, packId));
  return pack?.productId;
}

/** Reads a pack. The caller holds its product. */
export async function findPack(tx: Transaction, id: string) {
  const [pack] = await tx.select().from(packs).where(eq(packs.id, id));
  return pack;
}

/** Reads the lines of a pack, each with its variant. The lines of a pack that is not mixed get the variants of `color`. */
export function cellsOf(tx: Transaction, packId: string, color: string | null) {
  return tx
    .select({ ratio: packLines.ratio, size: variants.size, color: variants.color, id: variants.id, isOpen })
    .from(packLines)
    .leftJoin(
      variants,
      sql`${variants.productId} = ${packLines.productId} and case when ${packLines.mixed}
        then ${variants.id} = ${packLines.variantId}
        else ${variants.size} is not distinct from ${packLines.size} and ${variants.color} is not distinct from ${color}::text end`,
    )
    .where(eq(packLines.packId, packId))
    .orderBy(asc(packLines.position));
}

/**
 * Locks the lines of a pack in a basket in the order of their ids, as orders do. Returns no row when no such pack is within reach.
 */
export function lockPackLines(tx: Transaction, viewer: OwnViewer, basketPackId: string) {
  return tx
    .select({
      customerId: basketItems.customerId,
      productId: basketItems.productId,
      packs: sql<number>`${basketItems.packCount}`,
      ratio: sql<number>`${basketItems.packRatio}`,
    })
    .from(basketItems)
    .where(and(eq(basketItems.basketPackId, basketPackId), isReached(viewer, basketItems.customerId)))
    .orderBy(asc(basketItems.id))
    .for('update');
}

/** The packs of this kind and color in a customer's basket. */
export async function findInBasket(
  tx: Transaction,
  { customerId, packId, color }: { customerId: string; packId: string; color: string | null },
): Promise<{ id: string; packs: number } | undefined> {
  const [held] = await tx
    .select({ id: basketPacks.id, packs: basketPacks.packs })
    .from(basketPacks)
    .where(
      and(
        eq(basketPacks.customerId, customerId),
        eq(basketPacks.packId, packId),
        sql`${basketPacks.color} is not distinct from ${color}::text`,
      ),
    );
  return held;
}

/** The pack of a line, by its id in the basket; undefined for single pieces, and for lines that are not within reach. */
export async function packOfLine(
  db: Queryable,
  viewer: OwnViewer,
  lineId: string,
): Promise<string | undefined> {
  const [line] = await db
    .select({ basketPackId: basketItems.basketPackId })
    .from(basketItems)
    .where(and(eq(basketItems.id, lineId), isReached(viewer, basketItems.customerId)));
  return line?.basketPackId ?? undefined;
}

/**
 * Puts packs into a basket, with a line for each of their sizes and colors.
 * @param addedAt the place of the lines; left out for the end
 * @returns their id in the basket
 */
export async function insertPacks(
  tx: Transaction,
  values: Omit<typeof basketPacks.$inferInsert, 'id'>,
  lines: readonly { productId: string; variantId: string; ratio: number; addedPrice: string }[],
  addedAt?: string,
): Promise<string> {
  const { id } = onlyRow(await tx.insert(basketPacks).values(values).returning({ id: basketPacks.id }));
  await tx.insert(basketItems).values(
    lines.map(({ ratio, ...line }) => ({
      ...{ ...line, customerId: values.customerId, basketPackId: id, ...pastPlace(addedAt) },
      ...{ packRatio: ratio, packCount: values.packs, quantity: ratio * values.packs },
    })),
  );
  return id;
}

/** Sets the number of packs; the foreign key of their lines carries it on. */
export async function setNumber(tx: Transaction, id: string, number: number): Promise<void> {
  await tx.update(basketPacks).set({ packs: number }).where(eq(basketPacks.id, id));
}

/** Removes packs with their lines. */
export async function removePacks(tx: Transaction, id: string): Promise<void> {
  await tx.delete(basketPacks).where(eq(basketPacks.id, id));
}

/**
 * Removes the pack that a line is part of.
 * @returns the pack's customer; undefined when no such pack is within reach
 */
export async function removePackOfLine(
  tx: Transaction,
  viewer: OwnViewer,
  lineId: string,
): Promise<{ customerId: string } | undefined> {
  const id = await packOfLine(tx, viewer, lineId);
  const [line] = id === undefined ? [] : await lockPackLines(tx, viewer, id);
  if (id !== undefined && line) await removePacks(tx, id);
  return line;
}

const held = prepared('packs_in_basket', db =>
  db
    .select({
      id: basketPacks.id,
      ...heldColumns,
      ...packColumns,
      lines: sql<number>`(select count(*) from ${packLines} where ${packLines.packId} = ${packs.id})`.mapWith(
        Number,
      ),
    })
    .from(basketPacks)
    .innerJoin(packs, eq(packs.id, basketPacks.packId))
    .where(isOneOf(basketPacks.id, sql.placeholder('ids')))
    .orderBy(basketPacks.id),
);

/** Reads packs in baskets, with the number of their lines. The caller has locked the packs' lines. */
export function packsInBasket(tx: Transaction, ids: readonly string[]) {
  return held(tx).execute({ ids: [...new Set(ids)] });
}

export type HeldPack = Awaited<ReturnType<typeof packsInBasket>>[number];
