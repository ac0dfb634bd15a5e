import { isGtin, plainGtin } from '@toptan/contract/catalog/gtin';
import type { lookUpCodes as lookUpCodesCall } from '@toptan/contract/catalog/variants';
import type { AnswerOf } from '@toptan/contract/endpoint';
import type { FieldError } from '@toptan/contract/errors';
import { eq, or, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../db/advisory-locks.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsAsJson, rowsFromJson } from '../../db/rows-from-json.ts';
import { isForSale, isOpen, products, variants } from '../../db/schema-goods.ts';
import { codes, isSold, packPieces, packs } from '../../db/schema-packs.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import type { ViewerForm } from '../../viewer.ts';
import { visible } from '../product.ts';

/**
 * Lets one transaction at a time write SKUs and barcodes: a search for a holder of a code then sees it. The lock comes before that
 * of a product's row, since a code that moves locks the product that loses it as well.
 */
export async function lockCodes(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.codes})`);
}

/** The holder of a code: the id of a variant or of a pack, and the product, which `isActive` includes. */
export type Holder = NonNullable<FieldError['holder']> & { id: string };

const ofVariant = {
  id: variants.id,
  productId: variants.productId,
  productName: products.name,
  size: variants.size,
  color: variants.color,
  isActive: sql<boolean>`(${products.isActive} and ${isOpen})`,
};

/** Reads the keys by which SKUs are compared, in their order, and the variants with these SKUs. */
export async function whoHasSkus(tx: Queryable, skus: readonly string[]) {
  if (skus.length === 0) return { keys: [], holders: new Map<string, Holder>() };
  const { rows } = await tx.execute<{ key: string }>(sql`
    select code_key(sku) as key from unnest(${sql.param([...skus])}::text[]) with ordinality as given (sku, place) order by place`);
  const keys = rows.map(({ key }) => key);
  const key = sql<string>`code_key(${variants.sku})`;
  const found = await tx
    .select({ ...ofVariant, key })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(sql`${key} = any(${sql.param(keys)}::text[])`);
  return {
    keys,
    holders: new Map(found.map(({ key, ...holder }): [string, Holder] => [key, holder])),
  };
}

/** Reads the holders of these barcodes. */
export async function whoHasCodes(tx: Queryable, gtins: readonly string[]): Promise<Map<string, Holder>> {
  const isWanted = isOneOf(codes.gtin, gtins);
  const found = await tx
    .select({ ...ofVariant, gtin: codes.gtin })
    .from(codes)
    .innerJoin(variants, eq(variants.id, codes.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isWanted);
  const ofPacks = await tx
    .select({
      gtin: codes.gtin,
      id: packs.id,
      productId: packs.productId,
      productName: products.name,
      pack: { unit: packs.unit, pieces: packPieces },
      isActive: sql<boolean>`(${products.isActive} and ${isSold})`,
    })
    .from(codes)
    .innerJoin(packs, eq(packs.id, codes.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(isWanted);
  return new Map([
    ...found.map(({ gtin, ...holder }): [string, Holder] => [gtin, holder]),
    ...ofPacks.map(({ gtin, ...holder }): [string, Holder] => [gtin, { ...holder, size: null, color: null }]),
  ]);
}

/** Gives these variants these SKUs, and takes them from all other holders; after `lockCodes`. */
export async function writeSkus(
  tx: Transaction,
  wanted: readonly { variantId: string; sku: string | null }[],
  losers: readonly string[],
): Promise<void> {
  const ids = wanted.map(({ variantId }) => variantId);
  await tx
    .update(variants)
    .set({ sku: null })
    .where(isOneOf(variants.id, [...ids, ...losers]));
  const skus = wanted.map(({ sku }) => sku);
  await tx.execute(sql`
    update ${variants} set sku = wanted.sku
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(skus)}::text[]) as wanted (id, sku)
    where ${variants.id} = wanted.id and wanted.sku is not null`);
}

/**
 * Gives variants, or packs, these barcodes and no others, and takes them from all other holders; after `lockCodes`.
 * @param ids of all that are to have no other barcodes
 */
export async function writeCodes(
  tx: Transaction,
  of: 'variantId' | 'packId',
  ids: readonly string[],
  wanted: readonly (typeof codes.$inferInsert)[],
): Promise<void> {
  const gtins = wanted.map(({ gtin }) => gtin);
  await tx.delete(codes).where(or(isOneOf(codes[of], ids), isOneOf(codes.gtin, gtins)));
  if (wanted.length > 0)
    await tx.insert(codes).select(rowsFromJson(codes, sql.param(rowsAsJson(codes, wanted))));
}

/** Gives the barcodes of a pack to the version that replaces it; after `lockCodes`. */
export async function passCodesOn(tx: Transaction, packId: string, to: string): Promise<void> {
  await tx.update(codes).set({ packId: to }).where(eq(codes.packId, packId));
}

/** The number of a barcode; null for any other text. */
function gtinOf(text: string): string | null {
  const plain = plainGtin(text);
  return isGtin(plain) ? plain : null;
}

/**
 * Looks up the goods of codes, in their order; each is folded once, before the join (`offset 0`). Goods that the viewer may not see
 * are as unknown as missing ones.
 */
export async function lookUpCodes(
  db: Queryable,
  viewer: ViewerForm,
  wanted: readonly string[],
): Promise<AnswerOf<typeof lookUpCodesCall>> {
  const seen = visible(viewer) ?? sql`true`;
  const variant = sql`${variants.productId}, ${variants.size}, ${variants.color}, ${isForSale} and ${isOpen}`;
  const { rows } = await db.execute<AnswerOf<typeof lookUpCodesCall>[number]>(sql`
    select given.code, found.product_id as "productId", found.size, found.color, found.pack_id as "packId",
      case when found.open then 'ok' when found.product_id is not null then 'closed' else 'unknown' end as state
    from (
      select code, gtin, place, code_key(code) as key
      from unnest(${sql.param([...wanted])}::text[], ${sql.param(wanted.map(gtinOf))}::text[]) with ordinality as each (code, gtin, place)
      offset 0
    ) given
    left join lateral (
      select ${variant}, 1, null::uuid
      from ${variants} join ${products} on ${products.id} = ${variants.productId}
      where code_key(${variants.sku}) = given.key and ${seen}
      union all
      select ${products.id}, null, null, ${isForSale}, case when ${products.sku} = given.code then 2 else 3 end, null
      from ${products} where code_key(${products.sku}) = given.key and ${seen}
      union all
      select ${variant}, 4, null
      from ${codes} join ${variants} on ${variants.id} = ${codes.variantId} join ${products} on ${products.id} = ${variants.productId}
      where ${codes.gtin} = given.gtin and ${seen}
      union all
      select ${packs.productId}, null, null, ${isForSale} and ${products.sells} <> 'loose' and ${isSold}, 4, ${packs.id}
      from ${codes} join ${packs} on ${packs.id} = ${codes.packId} join ${products} on ${products.id} = ${packs.productId}
      where ${codes.gtin} = given.gtin and ${seen}
      order by 5, 4 desc, 1 limit 1
    ) as found (product_id, size, color, open, rank, pack_id) on true
    order by given.place`);
  return rows;
}

const productsWithCode = prepared('products_of_code', db =>
  db
    .select({ id: variants.productId })
    .from(variants)
    .where(sql`code_key(${variants.sku}) = code_key(${sql.placeholder('code')}::text)`)
    .union(
      db
        .select({ id: variants.productId })
        .from(codes)
        .innerJoin(variants, eq(variants.id, codes.variantId))
        .where(eq(codes.gtin, sql.placeholder('gtin'))),
    )
    .union(
      db
        .select({ id: packs.productId })
        .from(codes)
        .innerJoin(packs, eq(packs.id, codes.packId))
        .where(eq(codes.gtin, sql.placeholder('gtin'))),
    ),
);

/**
 * The products with this SKU of a variant, or with this barcode of a variant or of a pack, written in any way; also products that
 * nobody may see.
 */
export async function productsOfCode(db: Queryable, code: string): Promise<string[]> {
  const found = await productsWithCode(db).execute({ code, gtin: gtinOf(code) });
  return found.map(({ id }) => id);
}
