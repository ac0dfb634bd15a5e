import type { ProductPicture } from '@toptan/contract/catalog/products';
import { and, eq, isNotNull, not, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { orNull } from '../../db/json-rows.ts';
import { onlyRow } from '../../db/only-row.ts';
import { productPictures, products } from '../../db/schema-goods.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import { imageUrl, writeImageUrl } from '../images/image-url.ts';

const columns = {
  id: productPictures.id,
  color: productPictures.color,
  imageHash: productPictures.imageHash,
};

export type PictureRow = Pick<typeof productPictures.$inferSelect, keyof typeof columns>;

/** A picture as it goes on the wire. */
export const presentPicture = ({ id, color, imageHash }: PictureRow): ProductPicture => ({
  id,
  imageUrl: imageUrl(imageHash),
  color,
});

/** The hash of the first picture of a product in a color; null where there is none. */
export const colorImageHash = (productId: SQLWrapper, color: SQLWrapper) => sql<string | null>`(
  select ${productPictures.imageHash} from ${productPictures}
  where ${productPictures.productId} = ${productId} and ${productPictures.color} = ${color}
  order by ${productPictures.position} limit 1)`;

/** The hash of the first picture of a row of `products` in a color, else that of its cover. */
export const imageHashIn = (color: SQLWrapper) =>
  sql<string | null>`coalesce(${colorImageHash(products.id, color)}, ${products.imageHash})`;

/** The picture of a row of `products` in a color, and its category, written as JSON by PostgreSQL. */
export const writeLook = (color: SQLWrapper) => ({
  imageUrl: orNull(writeImageUrl(imageHashIn(color))),
  category: products.category,
});

/** The pictures of a product in order, the cover first. */
export function readPictures(db: Queryable, productId: string): Promise<PictureRow[]> {
  return db
    .select(columns)
    .from(productPictures)
    .where(eq(productPictures.productId, productId))
    .orderBy(productPictures.position);
}

/** Adds a picture at a position, which is the number of those before it. The caller holds the product's row. */
export async function insertPicture(
  tx: Transaction,
  values: typeof productPictures.$inferInsert,
): Promise<PictureRow> {
  return onlyRow(await tx.insert(productPictures).values(values).returning(columns));
}

/** Replaces the image of a picture; its place and color stay. */
export async function replaceImage(tx: Transaction, id: string, imageHash: string): Promise<void> {
  await tx.update(productPictures).set({ imageHash }).where(eq(productPictures.id, id));
}

/** Makes these of its pictures those of a product, in this order; the others are removed. */
export async function arrangePictures(
  tx: Transaction,
  productId: string,
  pictures: readonly Pick<PictureRow, 'id' | 'color'>[],
): Promise<void> {
  const ids = sql.param(pictures.map(({ id }) => id));
  const colors = sql.param(pictures.map(({ color }) => color));
  await tx
    .delete(productPictures)
    .where(and(eq(productPictures.productId, productId), not(isOneOf(productPictures.id, ids))));
  await tx.execute(sql`
    update ${productPictures} set position = arranged.place - 1, color = arranged.color
    from unnest(${ids}::uuid[], ${colors}::text[]) with ordinality as arranged (id, color, place)
    where ${productPictures.id} = arranged.id`);
}

/** Writes the pictures of a product anew, in this order. */
export async function writePictures(
  tx: Transaction,
  productId: string,
  pictures: readonly (Pick<PictureRow, 'color' | 'imageHash'> & { id?: string })[],
): Promise<void> {
  await tx.delete(productPictures).where(eq(productPictures.productId, productId));
  if (pictures.length === 0) return;
  await tx.insert(productPictures).values(
    pictures.map(({ id, color, imageHash }, position) => ({
      ...(id !== undefined && { id }),
      productId,
      color,
      imageHash,
      position,
    })),
  );
}

/** Makes pictures of other colors than these into pictures of all colors. */
export async function clearOtherColors(
  tx: Transaction,
  productId: string,
  colors: readonly string[],
): Promise<void> {
  const isGone = and(isNotNull(productPictures.color), not(isOneOf(productPictures.color, colors)));
  await tx
    .update(productPictures)
    .set({ color: null })
    .where(and(eq(productPictures.productId, productId), isGone));
}
