import { and, asc, eq, max, sql } from 'drizzle-orm';
import { lockImages, storeImage } from '../../catalog/images/queries.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { productPictures, products } from '../../db/schema-goods.ts';
import { importImages, importRows, imports } from '../../db/schema-imports.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import { insertRows } from '../rows/queries.ts';
import type { ArchivedPicture } from './archive.ts';
import { type KnownModels, keysIn, readPictureName } from './file-name.ts';

/** The number of the next row of an import. */
export async function nextRow(tx: Transaction, importId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(importRows.n) })
    .from(importRows)
    .where(eq(importRows.importId, importId));
  return (row?.last ?? 1) + 1;
}

/** Models whose codes may stand in these names, by their codes without signs. A code that several models have says nothing. */
export async function modelsIn(db: Queryable, names: readonly string[]): Promise<KnownModels['models']> {
  const keys = [...new Set(names.flatMap(keysIn))];
  const key = sql<string>`code_key(${products.sku})`;
  const found = await db
    .select({ sku: sql<string>`${products.sku}`, name: products.name, key })
    .from(products)
    .where(sql`${key} in (select given from unnest(${sql.param(keys)}::text[]) as given)`);
  const isOnly = (own: string) => found.filter(each => each.key === own).length === 1;
  return new Map(found.flatMap(each => (isOnly(each.key) ? [[each.key, each]] : [])));
}

/** Adds a row for each file with the parts of its name, and stores the pictures. @param colors folded names of colors */
export async function insertPictures(
  tx: Transaction,
  importId: string,
  found: readonly ArchivedPicture[],
  colors: KnownModels['colors'],
): Promise<void> {
  const from = await nextRow(tx, importId);
  const files = found.map(({ name }) => name.slice(-300));
  const models = await modelsIn(tx, files);
  const rows = files.map((file, at) => {
    const { sku, color, position } = readPictureName(file, { models, colors });
    return { n: from + at, cells: [file, sku, color, position] };
  });
  await insertRows(tx, importId, rows);
  await lockImages(tx);
  for (const [at, { picture }] of found.entries()) {
    if (!picture) continue;
    await storeImage(tx, picture);
    await tx.insert(importImages).values({ importId, n: from + at, imageHash: picture.hash });
  }
}

/** Adds the rows and pictures of an import to another one, and removes it. */
export async function movePictures(tx: Transaction, from: string, to: string): Promise<void> {
  const behind = (await nextRow(tx, to)) - 2;
  await tx
    .update(importRows)
    .set({ importId: to, n: sql`${importRows.n} + ${behind}` })
    .where(eq(importRows.importId, from));
  await tx
    .update(importImages)
    .set({ importId: to, n: sql`${importImages.n} + ${behind}` })
    .where(eq(importImages.importId, from));
  await tx.delete(imports).where(eq(imports.id, from));
}

/** The pictures that rows have, by their numbers. */
export async function imagesOfRows(
  db: Queryable,
  importId: string,
  ns: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .select({ n: importImages.n, hash: importImages.imageHash })
    .from(importImages)
    .where(
      and(eq(importImages.importId, importId), eq(importImages.isOld, false), isOneOf(importImages.n, ns)),
    );
  return new Map(rows.map(({ n, hash }) => [n, hash]));
}

/** Keeps a picture that a row replaces, so that undoing can restore it. Call it before the picture is removed. */
export async function keepOldImage(
  tx: Transaction,
  importId: string,
  n: number,
  imageHash: string,
): Promise<void> {
  await tx.insert(importImages).values({ importId, n, isOld: true, imageHash }).onConflictDoNothing();
}

/** A product and its pictures, the cover first. */
export type Pictured = {
  id: string;
  name: string;
  colors: string[];
  pictures: { id: string; color: string | null; imageHash: string }[];
};

export async function productsWithPictures(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Pictured>> {
  const given = sql.param([...new Set(ids)]);
  const [found, pictures] = [
    await db
      .select({ id: products.id, name: products.name, colors: products.colors })
      .from(products)
      .where(isOneOf(products.id, given)),
    await db
      .select({
        id: productPictures.id,
        productId: productPictures.productId,
        color: productPictures.color,
        imageHash: productPictures.imageHash,
      })
      .from(productPictures)
      .where(isOneOf(productPictures.productId, given))
      .orderBy(asc(productPictures.productId), asc(productPictures.position)),
  ];
  return new Map(
    found.map(product => [
      product.id,
      { ...product, pictures: pictures.filter(({ productId }) => productId === product.id) },
    ]),
  );
}
