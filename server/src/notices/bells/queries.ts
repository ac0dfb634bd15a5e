import { type Bell, bellDays, bellsMax, type WaitingShops } from '@toptan/contract/bells';
import { and, desc, eq, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { imageUrl } from '../../catalog/images/image-url.ts';
import { articleColumns } from '../../catalog/product.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { literal } from '../../db/literal.ts';
import { bells } from '../../db/schema-bells.ts';
import { isForSale, isOpen, products, stockPools, variants } from '../../db/schema-goods.ts';
import { customers } from '../../db/schema-people.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import { type Channels, canHear } from '../telling/channels.ts';

/** Pieces of the pool that a variant is taken from: its own, else that of the product as a whole. */
const pieces = sql<number>`coalesce((
  select ${stockPools.quantity} from ${stockPools}
  where ${stockPools.productId} = ${variants.productId} and ${stockPools.variantId} = ${variants.id}
), (
  select ${stockPools.quantity} from ${stockPools}
  where ${stockPools.productId} = ${variants.productId} and ${stockPools.variantId} is null
), 0)`;

const isSoldOut = sql<boolean>`(${isOpen} and ${products.supply} = 'stock_only' and ${pieces} = 0)`;

/** Whether a shop can order a variant again. */
const isBack = sql<boolean>`(${isForSale} and ${isOpen} and (${products.supply} <> 'stock_only' or ${pieces} > 0))`;

const isYoung = sql`${bells.createdAt} > now() - make_interval(days => ${literal(bellDays)})`;

/** Whether a variant is sold out; undefined where shops see no such variant. */
export async function readSoldOut(db: Queryable, variantId: string): Promise<boolean | undefined> {
  const [variant] = await db
    .select({ isSoldOut })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, variantId), isForSale, eq(variants.offered, true)));
  return variant?.isSoldOut;
}

/** Takes away what a shop has waited for too long. */
export async function removeOld(tx: Transaction, customerId: string): Promise<void> {
  await tx.delete(bells).where(and(eq(bells.customerId, customerId), sql`not ${isYoung}`));
}

/**
 * Has a shop, whose row the caller has locked, wait for a variant from now on.
 * @returns false where it waits for `bellsMax` others
 */
export async function insertBell(tx: Transaction, customerId: string, variantId: string): Promise<boolean> {
  const others = tx.$count(bells, and(eq(bells.customerId, customerId), ne(bells.variantId, variantId)));
  if ((await others) >= bellsMax) return false;
  await tx
    .insert(bells)
    .values({ customerId, variantId })
    .onConflictDoUpdate({
      target: [bells.customerId, bells.variantId],
      set: { createdAt: sql`now()`, dueAt: null },
    });
  return true;
}

/** @returns whether the shop has waited */
export async function deleteBell(db: Queryable, customerId: string, variantId: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(bells)
    .where(and(eq(bells.customerId, customerId), eq(bells.variantId, variantId)));
  return (rowCount ?? 0) > 0;
}

const cellColumns = { variantId: variants.id, size: variants.size, color: variants.color };

/** The bells of a shop for goods that it sees, the newest first. */
export async function listBellsOf(db: Queryable, customerId: string): Promise<Bell[]> {
  const { id, name, translations, category, imageHash } = articleColumns;
  const rows = await db
    .select({ ...cellColumns, product: { id, name, translations, category, imageHash }, isBack })
    .from(bells)
    .innerJoin(variants, eq(variants.id, bells.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(bells.customerId, customerId), isForSale, isYoung))
    .orderBy(desc(bells.createdAt), bells.variantId);
  return rows.map(({ product: { imageHash: hash, ...product }, ...row }) => ({
    ...row,
    product: { ...product, imageUrl: imageUrl(hash) },
  }));
}

/** The variants of a product that active shops wait for. */
export function listWaiting(db: Queryable, productId: string): Promise<WaitingShops[]> {
  const shops = sql<WaitingShops['customers']>`jsonb_agg(
    jsonb_build_object('id', ${customers.id}, 'companyName', ${customers.companyName}) order by ${customers.companyName}, ${customers.id})`;
  return db
    .select({ ...cellColumns, customers: shops })
    .from(variants)
    .innerJoin(bells, eq(bells.variantId, variants.id))
    .innerJoin(customers, eq(customers.id, bells.customerId))
    .where(and(eq(variants.productId, productId), eq(variants.offered, true), customers.isActive, isYoung))
    .groupBy(variants.id)
    .orderBy(sql`count(*) desc`, variants.size, variants.color);
}

/** Bells of variants that can be ordered again. */
const rung = (db: Queryable, where?: SQL) =>
  db
    .select({ customerId: bells.customerId, variantId: bells.variantId })
    .from(bells)
    .innerJoin(variants, eq(variants.id, bells.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(isBack, where));

/** Minutes in which staff can take pieces back before a shop is told of them. */
const grace = sql`interval '10 minutes'`;

/** Notes of what can be ordered again that its shops are to be told. */
export async function ringBells(db: Queryable): Promise<void> {
  await db
    .update(bells)
    .set({ dueAt: sql`now() + ${grace}` })
    .where(
      sql`(${bells.customerId}, ${bells.variantId}) in ${rung(db, and(isNull(bells.dueAt), isYoung))} and ${bells.dueAt} is null`,
    );
}

/** Takes away the bells of what can be ordered again, of which nobody is told. */
export async function forgetRung(tx: Transaction): Promise<void> {
  await tx.delete(bells).where(sql`(${bells.customerId}, ${bells.variantId}) in ${rung(tx)}`);
}

const isDue = and(sql`${bells.dueAt} <= now()`, isYoung);

/** Shops with something that is due. */
export async function shopsWithDueBells(db: Queryable, channels: Channels): Promise<string[]> {
  const rows = await db
    .selectDistinct({ customerId: bells.customerId })
    .from(bells)
    .innerJoin(customers, eq(customers.id, bells.customerId))
    .where(and(isDue, canHear(channels, 'goodsToldAt')));
  return rows.map(({ customerId }) => customerId);
}

/** The place of a text in a list that is stored as JSON. */
const placeIn = (list: SQLWrapper, text: SQLWrapper) =>
  sql`array_position(array(select jsonb_array_elements_text(${list})), ${text})`;

/** A product with a variant of it that is there again. */
export type Returned = Awaited<ReturnType<typeof takeReturned>>[number];

/**
 * Takes away the bells of a shop for everything that can be ordered again. What is due and sold out once more waits on.
 * @returns the goods, by product and by their sizes and colors in the product's order
 */
export async function takeReturned(tx: Transaction, customerId: string) {
  const ofShop = and(eq(bells.customerId, customerId), isYoung);
  const taken = await tx
    .delete(bells)
    .where(and(ofShop, sql`${bells.variantId} in (select variant_id from ${rung(tx, ofShop).as('rung')})`))
    .returning({ variantId: bells.variantId });
  await tx
    .update(bells)
    .set({ dueAt: null })
    .where(and(eq(bells.customerId, customerId), isDue));
  return tx
    .select({
      productId: products.id,
      name: products.name,
      translations: articleColumns.translations,
      size: variants.size,
      color: variants.color,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      isOneOf(
        variants.id,
        taken.map(({ variantId }) => variantId),
      ),
    )
    .orderBy(
      ...[products.name, products.id],
      ...[placeIn(products.colors, variants.color), placeIn(products.sizes, variants.size)],
    );
}
