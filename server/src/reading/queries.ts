import type { Product } from '@toptan/contract/catalog/products';
import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { lookUpCodes } from '../catalog/codes/queries.ts';
import { isStockOnly, packsInstead } from '../catalog/packs/loose.ts';
import { soldPacks } from '../catalog/packs/queries.ts';
import { visible } from '../catalog/product.ts';
import { poolsOf } from '../catalog/stock/queries.ts';
import type { Database, Queryable, Transaction } from '../db/client.ts';
import { products, variants, words } from '../db/schema-goods.ts';
import { customerNames } from '../db/schema-names.ts';
import { orderItems, orders } from '../db/schema-orders.ts';
import { isSold, packPieces, packs } from '../db/schema-packs.ts';
import { users } from '../db/schema-people.ts';
import { colors } from '../db/schema-sizing.ts';
import { type ShopViewer, stockViewOf } from '../viewer.ts';
import { readMentions, textArray } from './mentioned.ts';
import type { CatalogueReader, SliceAlias, SliceProduct, SliceQuery } from './slice.ts';
import { foldWord, mayMisspell } from './tokens/lexicon.ts';

/** The most that one text asks for; what is beyond is as unknown as a word that nobody knows. */
const most = { codes: 5_000, models: 3_000, words: 1_000, exact: 20_000 };

/** The most letters in which a word near another one differs. */
const typosMax = 2;

/** The newest products whose words need not be looked up one by one. */
const newestMax = 2000;

/** The last orders of a shop, whose goods it is taken to know. */
const lastOrders = 100;

/** What these codes stand for. */
const readCodes = async (db: Queryable, shop: ShopViewer, codes: readonly string[]) =>
  (await lookUpCodes(db, shop, codes.slice(0, most.codes))).flatMap(({ productId, state: _, ...code }) =>
    productId === null ? [] : [{ ...code, productId }],
  );

/** The products whose SKU has these digits. */
function readModels(db: Queryable, shop: ShopViewer, models: readonly string[]) {
  const model = sql<string>`code_digits(${products.sku})`;
  return db
    .select({ model, productId: products.id })
    .from(products)
    .where(and(sql`${model} = any(${textArray(models.slice(0, most.models))})`, visible(shop)));
}

/** Words that begin with one of these, or are a misspelling of it: with its first two letters. */
async function readAlike(db: Queryable, wanted: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ wanted: string; word: string }>(sql`
    select wanted.word as wanted, found.word
    from unnest(${textArray(wanted)}) as wanted (word) cross join lateral (
      select ${words.word} from ${words}
      where ${words.word} >= left(wanted.word, 2) and ${words.word} < left(wanted.word, 2) || U&'\\+10FFFF'
        and (starts_with(${words.word}, wanted.word) or abs(length(${words.word}) - length(wanted.word)) <= ${typosMax})
    ) as found`);
  return rows
    .filter(({ wanted: given, word }) => word.startsWith(given) || mayMisspell(given, word))
    .map(({ word }) => word);
}

/** The words of names that the shop sees: near `words`, and those of `exact`. */
async function readVocabulary(
  db: Queryable,
  shop: ShopViewer,
  wanted: Pick<SliceQuery, 'words' | 'exact'>,
): Promise<string[]> {
  const alike = await readAlike(db, wanted.words.slice(0, most.words));
  const candidates = [...new Set([...alike, ...wanted.exact.slice(0, most.exact)])];
  // An index on text is not used for words of another collation. Most words are those of new goods; only rare ones are looked up.
  const { rows } = await db.execute<{ word: string }>(sql`
    with newest as materialized (
      select distinct unnest(${products.nameWords}) as word from (
        select ${products.nameWords} from ${products} where ${visible(shop) ?? sql`true`} order by ${products.id} desc limit ${newestMax}
      ) as ${products}
    ), known as materialized (
      select distinct ${words.word} collate "default" as word from ${words} where ${words.word} = any(${textArray(candidates)})
    )
    select word from known where word in (select word from newest)
    union all
    select known.word from known cross join lateral (
      select bool_or(${visible(shop) ?? sql`true`}) as seen from ${products} where ${products.nameWords} @> array[known.word]
    ) as found where known.word not in (select word from newest) and found.seen`);
  return rows.map(({ word }) => word);
}

const readColors = async (db: Queryable) =>
  (await db.select().from(colors)).map(({ key, nameEn, nameTr, nameAr }) => ({
    key,
    names: [key, nameEn, nameTr, nameAr],
  }));

/** The names that the shop has for goods that it sees, compared as words of a text are. */
async function readAliases(db: Queryable, shop: ShopViewer): Promise<SliceAlias[]> {
  const { id, text, productId, color } = customerNames;
  const rows = await db
    .select({ id, text, productId, color })
    .from(customerNames)
    .innerJoin(products, eq(products.id, productId))
    .where(and(eq(customerNames.customerId, shop.customerId), visible(shop)));
  return rows.map(({ text: written, ...alias }) => ({ ...alias, folded: foldWord(written) }));
}

type FoundProduct = Omit<SliceProduct, 'singly'> & Pick<Product, 'supply'>;

/** Adds what is sold singly of products in packs, as the basket takes it. */
async function withSingly(
  db: Queryable,
  shop: ShopViewer,
  found: readonly FoundProduct[],
): Promise<SliceProduct[]> {
  const ids = found
    .filter(({ sells, supply }) => sells === 'packs' && isStockOnly({ supply }))
    .map(({ id }) => id);
  const [sold, pools] = ids.length > 0 ? [await soldPacks(db, ids), await poolsOf(db, ids)] : [[], []];
  const stock = { pools, view: stockViewOf(shop) };
  return found.map(({ supply, ...product }) => {
    const { id: productId, colors: keys, sizes, sells } = product;
    const cells = (keys.length > 0 ? keys : [null]).flatMap(color =>
      (sizes.length > 0 ? sizes : [null]).map(size => ({ color, size })),
    );
    const isSingle = (cell: (typeof cells)[number]) =>
      packsInstead({ sells, supply }, { productId, quantity: 1, ...cell }, sold, stock) === null;
    return { ...product, singly: ids.includes(productId) ? cells.filter(isSingle) : [] };
  });
}

/** Reads of these products those that the shop sees. */
async function readProducts(
  db: Queryable,
  shop: ShopViewer,
  ids: readonly string[],
): Promise<SliceProduct[]> {
  const own = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, shop.customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(lastOrders);
  const { rows } = await db.execute<FoundProduct>(sql`
    select ${products.id}, coalesce(${products.sku}, '') as sku, ${products.colors}, ${products.sizes}, ${products.sells}, ${products.supply},
      array_remove(array[${products.name}, ${products.translations} #>> '{en,name}', ${products.translations} #>> '{tr,name}',
        ${products.translations} #>> '{ar,name}'], null) as names,
      coalesce(${products.category} = 'SHOES', false) as pairs,
      coalesce((
        select json_agg(json_build_object('id', ${packs.id}, 'unit', ${packs.unit}, 'mixed', ${packs.mixed}, 'pieces', ${packPieces})
          order by ${packs.position}, ${packs.id})
        from ${packs} where ${packs.productId} = ${products.id} and ${isSold}
      ), '[]') as packs,
      coalesce((
        select json_agg(json_build_object('color', ${variants.color}, 'size', ${variants.size}))
        from ${variants} where ${variants.productId} = ${products.id} and ${variants.offered} and not ${variants.isActive}
      ), '[]') as closed,
      ${products.id} in (select ${orderItems.productId} from ${orderItems} where ${orderItems.orderId} in (${own})) as bought
    from ${products}
    where ${products.id} = any(${sql.param([...new Set(ids)])}::uuid[]) and ${visible(shop) ?? sql`true`}`);
  return withSingly(db, shop, rows);
}

/**
 * Reads by indexes alone. PostgreSQL does not know how rare a word is that it gets by a join, and would read all products for each.
 */
const byIndex = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return work(tx);
  });

/**
 * The catalogue of a shop, for a reading: what it does not see is as unknown as what there is not.
 * @param answers the products that stand for words in this reading alone
 */
export const catalogueOf = (
  db: Database,
  shop: ShopViewer,
  answers: readonly { productId: string }[],
): CatalogueReader => ({
  first: wanted =>
    byIndex(db, async tx => {
      const codes = await readCodes(tx, shop, wanted.codes);
      const models = await readModels(tx, shop, wanted.models);
      const aliases = await readAliases(tx, shop);
      const named = [...codes, ...models, ...aliases, ...answers].map(({ productId }) => productId);
      return {
        codes,
        models,
        aliases,
        vocabulary: await readVocabulary(tx, shop, wanted),
        colors: await readColors(tx),
        products: await readProducts(tx, shop, named),
      };
    }),
  named: mentions =>
    byIndex(db, async tx => {
      const found = await readMentions(tx, visible(shop), mentions);
      return { mentions: found, products: await readProducts(tx, shop, found.flat()) };
    }),
  nearest: ({ codes, models }) =>
    byIndex(db, async tx => ({
      codes: await readCodes(tx, shop, codes),
      models: await readModels(tx, shop, models),
    })),
});

/** The names of staff as shops read them: what they write in a forwarded message is no order. */
export async function readStaffNames(db: Queryable): Promise<string[]> {
  const staff = await db
    .select({ name: users.displayName })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNotNull(users.displayName)));
  return staff.flatMap(({ name }) => name ?? []);
}

/** The last order of a shop that was not cancelled. */
export async function readLastOrder(db: Queryable, { customerId }: ShopViewer) {
  const [order] = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ne(orders.status, 'cancelled')))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return order;
}

/** The times since when the shop has had these names. */
export async function readSince(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: customerNames.id, since: customerNames.createdAt })
    .from(customerNames)
    .where(inArray(customerNames.id, [...ids]));
  return new Map(rows.map(({ id, since }) => [id, since]));
}
