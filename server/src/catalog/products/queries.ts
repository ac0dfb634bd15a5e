import { type Product, productSchema } from '@toptan/contract/catalog/products';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import {
  aggregated,
  type JsonText,
  jsonText,
  orNull,
  type Writing,
  writeList,
  writeNull,
  writeNumber,
  writeObject,
  writeRow,
} from '../../db/json-rows.ts';
import { onlyRow } from '../../db/only-row.ts';
import { basketItems, basketPacks } from '../../db/schema-baskets.ts';
import { productPictures, products, stockPools, variants, words } from '../../db/schema-goods.ts';
import { orderItems } from '../../db/schema-orders.ts';
import { packs } from '../../db/schema-packs.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import { piecesFor, preparedFor, type Viewer, type ViewerForm } from '../../viewer.ts';
import { writeImageUrl } from '../images/image-url.ts';
import { packsOfProduct } from '../packs/queries.ts';
import { articleColumns, visible } from '../product.ts';
import { newSince, writeKinds } from './kinds.ts';

type Pool = Product['stockPools'][number];

const pool = (viewer: ViewerForm) =>
  writeObject<Pool>({
    size: variants.size,
    color: variants.color,
    quantity: writeNumber(piecesFor(viewer, stockPools.quantity)),
  });

const stockOfProduct = (viewer: ViewerForm) => sql`lateral (
  select ${aggregated(pool(viewer), sql`${variants.size}, ${variants.color}`)} as pools,
    ${piecesFor(viewer, sql`coalesce(sum(${stockPools.quantity}), 0)`)} as pieces
  from ${stockPools} left join ${variants} on ${variants.id} = ${stockPools.variantId} where ${stockPools.productId} = ${products.id}
) as stock`;

const closedOfProduct = sql`lateral (
  select json_agg(json_build_array(${variants.size}, ${variants.color}) order by ${variants.size}, ${variants.color}) as cells
  from ${variants} where ${variants.productId} = ${products.id} and ${variants.offered} and not ${variants.isActive}
) as closed`;

export type ShownPicture = Product['pictures'][number];

const picture = writeObject<ShownPicture>({
  imageUrl: writeImageUrl(productPictures.imageHash),
  color: productPictures.color,
});

export const picturesOfProduct = sql`lateral (
  select ${aggregated(picture, sql`${productPictures.position}`)} as pictures
  from ${productPictures} where ${productPictures.productId} = ${products.id}
) as shown`;

const writeCells = (cells: SQL): Writing<Product['closedCells']> => ({
  fragments: [sql`coalesce(${cells}, '[]')`],
});

/** A product as this viewer sees it, out of `products` joined with `stockOfProduct`, `closedOfProduct` and `picturesOfProduct`. */
const writeProduct = (viewer: ViewerForm) =>
  writeRow(productSchema, products, {
    price: articleColumns.price,
    costPrice: viewer.kind === 'staff' ? products.costPrice : undefined,
    imageUrl: orNull(writeImageUrl(products.imageHash)),
    pictures: writeList(sql<JsonText<ShownPicture>>`shown.pictures`),
    closedCells: writeCells(sql`closed.cells`),
    stockQuantity: writeNumber(sql`stock.pieces`),
    stockPools: writeList(sql<JsonText<Pool>>`stock.pools`),
    packs: writeList(packsOfProduct),
    kinds: writeKinds(sql.placeholder('newSince')),
    manufacturerId: viewer.kind === 'staff' ? products.manufacturerId : writeNull,
  });

const rowsFor = preparedFor('products', (db, viewer) =>
  db
    .select({ id: products.id, json: jsonText(writeProduct(viewer)) })
    .from(products)
    .innerJoin(stockOfProduct(viewer), sql`true`)
    .innerJoin(closedOfProduct, sql`true`)
    .innerJoin(picturesOfProduct, sql`true`)
    .where(and(isOneOf(products.id, sql.placeholder('ids')), visible(viewer)))
    .orderBy(desc(products.id)),
);

const readRows = (db: Queryable, viewer: Viewer, ids: readonly string[]) =>
  rowsFor(db, viewer).execute({ ids, newSince: newSince(viewer) });

/**
 * Reads those of these products that the viewer may see, newest first, with their pools and pictures in order, as they go on the
 * wire.
 */
export async function readProducts(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<JsonText<Product>[]> {
  return (await readRows(db, viewer, ids)).map(({ json }) => json);
}

/** Reads the same products in the order of their ids. */
export async function readProductsInOrder(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<JsonText<Product>[]> {
  const found = new Map((await readRows(db, viewer, ids)).map(({ id, json }) => [id, json]));
  return ids.flatMap(id => found.get(id) ?? []);
}

/** Reads a product; undefined when the viewer may see no such product. */
export async function findProduct(db: Queryable, viewer: Viewer, id: string): Promise<Product | undefined> {
  const [json] = await readProducts(db, viewer, [id]);
  return json && JSON.parse(json);
}

/** The values of a product without the cover, which is changed by its picture. */
type ProductValues = Omit<typeof products.$inferInsert, 'imageHash'>;

/** @returns the id of the new product */
export async function insertProduct(tx: Transaction, values: ProductValues): Promise<string> {
  const { id } = onlyRow(await tx.insert(products).values(values).returning({ id: products.id }));
  await keepWords(tx, id);
  return id;
}

/** Changes the named columns; `undefined` leaves a column alone. */
export async function changeProduct(
  tx: Transaction,
  id: string,
  values: { [Column in keyof ProductValues]?: ProductValues[Column] | undefined },
): Promise<void> {
  if (Object.values(values).every(value => value === undefined)) return;
  await tx.update(products).set(values).where(eq(products.id, id));
  if (values.name !== undefined || values.translations !== undefined) await keepWords(tx, id);
}

/** Adds to `words` the words of a product's names that no other name has. Numbers are no words. */
async function keepWords(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    insert into ${words} (word)
    select name_word from ${products}, unnest(${products.nameWords}) as name_word
    where ${products.id} = ${id} and name_word !~ '^[0-9]+$' and not exists (select from ${words} where ${words.word} = name_word)`);
}

/** Removes a product with its pools and pictures. The caller has locked it and knows that nobody names it. */
export async function removeProduct(tx: Transaction, id: string): Promise<void> {
  await tx.delete(products).where(eq(products.id, id));
}

export async function whereNamed(tx: Transaction, id: string): Promise<{ order: boolean; basket: boolean }> {
  const { rows } = await tx.execute<{ order: boolean; basket: boolean }>(sql`
    select exists (select from ${orderItems} where ${orderItems.productId} = ${id}) as "order",
      exists (select from ${basketItems} where ${basketItems.productId} = ${id})
        or exists (select from ${basketPacks} join ${packs} on ${packs.id} = ${basketPacks.packId} where ${packs.productId} = ${id}) as basket
  `);
  return rows[0] ?? { order: false, basket: false };
}
