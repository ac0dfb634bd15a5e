import type { CellKey } from '@toptan/contract/catalog/cells';
import type { Product, TranslatedNames } from '@toptan/contract/catalog/products';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { isForSale, products } from '../db/schema-goods.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import type { ViewerForm } from '../viewer.ts';

/** Size and color of a product, as an order line names them. */
export type Variant = CellKey & { productId: string };

/** The condition of products that a viewer sees: a shop sees those for sale, staff see all. */
export function visible(viewer: ViewerForm): SQL | undefined {
  return viewer.kind === 'shop' ? isForSale : undefined;
}

/** The sizes and colors of a product; undefined when the viewer may see no such product. */
export async function findAxes(db: Queryable, viewer: ViewerForm, id: string) {
  const [axes] = await db
    .select({ sizes: products.sizes, colors: products.colors })
    .from(products)
    .where(and(eq(products.id, id), visible(viewer)));
  return axes;
}

/** The same as `isForSale`, for a product that was read. */
export function isForSaleNow({
  isActive,
  sellsFrom,
  sellsUntil,
}: Pick<Product, 'isActive' | 'sellsFrom' | 'sellsUntil'>) {
  const now = Date.now();
  const hasBegun = sellsFrom === null || Date.parse(sellsFrom) <= now;
  return isActive && hasBegun && (sellsUntil === null || Date.parse(sellsUntil) > now);
}

/** An event about a product. Shops do not get those of a hidden product, except the event that hides it. */
export const aboutProduct = ({ id, sku, name }: Pick<Product, 'id' | 'sku' | 'name'>, shops: boolean) => ({
  topic: 'products' as const,
  subjectId: id,
  subject: sku ?? name,
  shops,
});

export type StoredProduct = typeof products.$inferSelect;

/**
 * Locks a product's row, which every transaction that touches the product or its stock takes first, and reads it.
 * @param strength `no key update` where neither its stock nor its sizes and colors are to change: orders and baskets, which hold
 * the product in existence, go on meanwhile
 */
export async function lockProduct(
  tx: Transaction,
  id: string,
  strength: 'update' | 'no key update',
): Promise<StoredProduct | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for(strength);
  return row;
}

const heldProducts = prepared('hold_products', db =>
  db
    .select({ id: products.id })
    .from(products)
    .where(isOneOf(products.id, sql.placeholder('ids')))
    .orderBy(products.id)
    .for('key share'),
);

/**
 * Holds products in existence until the transaction ends. Call it before pools are locked: an order and an edit of the
 * same product then take their locks in the same order and cannot deadlock.
 */
export async function holdProducts(tx: Transaction, productIds: readonly string[]): Promise<void> {
  await heldProducts(tx).execute({ ids: [...new Set(productIds)] });
}

/** Reads which of these products are for sale. */
export function readActivity(tx: Transaction, ids: readonly string[]) {
  return tx
    .select({ id: products.id, isForSale })
    .from(products)
    .where(isOneOf(products.id, [...new Set(ids)]))
    .orderBy(products.id);
}

/** Names without the descriptions, for which baskets and orders have no place. */
const translatedNames = sql<TranslatedNames>`
  case when ${products.translations} = '{}' then '{}' else (
    select coalesce(jsonb_object_agg(key, jsonb_build_object('name', value -> 'name')), '{}')
    from jsonb_each(${products.translations}) where value -> 'name' is not null
  ) end`;

/** The columns of a product for orders and baskets. */
export const articleColumns = {
  id: products.id,
  name: products.name,
  translations: translatedNames,
  sku: products.sku,
  /** Today's price of a piece, in lira. Every reader for a shop takes it from here. */
  price: products.price,
  category: products.category,
  imageHash: products.imageHash,
  isForSale,
  sells: products.sells,
  supply: products.supply,
  /** The lead time of the product's manufacturer, which a shop never sees. */
  leadTime: sql<
    string | null
  >`(select lead_time from manufacturers where manufacturers.id = products.manufacturer_id)`,
};

const heldArticles = prepared('hold_articles', db =>
  db
    .select(articleColumns)
    .from(products)
    .where(isOneOf(products.id, sql.placeholder('ids')))
    .orderBy(products.id)
    .for('key share'),
);

export type Article = Awaited<ReturnType<ReturnType<typeof heldArticles>['execute']>>[number];

/**
 * Reads products once, all in one moment, and holds them in existence until the transaction ends. A price may be edited
 * meanwhile: it counts for the next order.
 */
export async function holdArticles(tx: Transaction, ids: readonly string[]): Promise<Map<string, Article>> {
  const articles = await heldArticles(tx).execute({ ids: [...new Set(ids)] });
  return new Map(articles.map(article => [article.id, article]));
}
