import type { TranslatedNames } from '@toptan/contract/catalog/products';
import { groupBy } from '@toptan/contract/group-by';
import { type AgainGoods, type SimilarProduct, similarMax } from '@toptan/contract/order-again';
import { and, sql } from 'drizzle-orm';
import { imageUrl } from '../../catalog/images/image-url.ts';
import { type SoldPack, soldPacks } from '../../catalog/packs/queries.ts';
import { articleColumns, type Variant } from '../../catalog/product.ts';
import { poolsOf } from '../../catalog/stock/queries.ts';
import type { Queryable } from '../../db/client.ts';
import { pipelined } from '../../db/pipeline.ts';
import { prepared } from '../../db/prepared.ts';
import { isForSale, isOpen, products, variants } from '../../db/schema-goods.ts';
import { packs } from '../../db/schema-packs.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import type { Basis } from '../../pricing/quote.ts';
import { termsFor } from '../../terms/queries.ts';

const presentArticles = prepared('articles_of_order', db =>
  db
    .select({ ...articleColumns, sizes: products.sizes, colors: products.colors })
    .from(products)
    .where(isOneOf(products.id, sql.placeholder('productIds'))),
);

const openVariants = prepared('open_variants_of_order', db =>
  db
    .select({ productId: variants.productId, size: variants.size, color: variants.color })
    .from(variants)
    .where(and(isOpen, isOneOf(variants.productId, sql.placeholder('productIds')))),
);

const replacements = prepared('replacements_of_packs', db =>
  db
    .select({ id: packs.id, replacedById: packs.replacedById })
    .from(packs)
    .where(isOneOf(packs.id, sql.placeholder('packIds'))),
);

/** A product as it is now. */
export type PresentArticle = Awaited<ReturnType<ReturnType<typeof presentArticles>['execute']>>[number];

/** The facts by which the goods of an order are compared with those that are sold now. */
export type Present = Basis & {
  articles: ReadonlyMap<string, PresentArticle>;
  /** The sizes and colors that can be ordered, as far as it is up to them. */
  open: readonly Variant[];
  /** The pack that is sold in place of each ordered one, which may be itself; none where no pack is. */
  packsNow: ReadonlyMap<string, SoldPack>;
};

/** Reads what is sold now of these products and in place of these packs, and the rules for the customer, in one trip. */
export async function readPresent(
  db: Queryable,
  { customerId, productIds, packIds }: { customerId: string; productIds: string[]; packIds: string[] },
): Promise<Present> {
  const [articles, open, replaced, sold, pools, terms] = await pipelined([
    presentArticles(db).execute({ productIds }),
    openVariants(db).execute({ productIds }),
    packIds.length > 0 ? replacements(db).execute({ packIds }) : [],
    soldPacks(db, productIds),
    poolsOf(db, productIds),
    termsFor(db, customerId, productIds),
  ]);
  const packs = new Map(sold.map(pack => [pack.id, pack]));
  return {
    packs: sold,
    pools,
    terms,
    open,
    articles: new Map(articles.map(article => [article.id, article])),
    packsNow: new Map(
      replaced.flatMap(({ id, replacedById }) => {
        const pack = packs.get(replacedById ?? id);
        return pack ? [[id, pack] as const] : [];
      }),
    ),
  };
}

/** Products of an order for which others are named, and the newest of a category among which they are. */
const [goneMax, lookedAt] = [50, 100];

/** The sizes or colors of a product that are among the wanted ones. */
const inCommon = (axis: typeof products.sizes | typeof products.colors, wanted: string) =>
  sql`(select count(*) from jsonb_array_elements_text(${axis}) as own where gone.${sql.raw(wanted)} ? own)`;

type Row = { productId: string; translations: TranslatedNames; imageHash: string | null } & Omit<
  SimilarProduct,
  'translations' | 'imageUrl'
>;

/**
 * Reads products for sale of the categories of those that are gone, by the product that they stand for: those first that are sold in
 * most of its ordered colors and sizes, then the newest.
 */
export async function readSimilar(
  db: Queryable,
  gone: readonly AgainGoods[],
): Promise<ReadonlyMap<string, SimilarProduct[]>> {
  const unavailable = gone.filter(goods => goods.gone === 'unavailable' && goods.product.category);
  const wanted = [...groupBy(unavailable, ({ productId }) => productId)].slice(0, goneMax);
  if (wanted.length === 0) return new Map();
  const rows = wanted.map(([id, goods]) => ({
    id,
    category: goods[0]?.product.category,
    sizes: goods.flatMap(({ selectedSize, pack }) => [
      selectedSize,
      ...(pack?.lines ?? []).map(({ size }) => size),
    ]),
    colors: goods.flatMap(({ selectedColor, pack }) => [
      selectedColor,
      ...(pack?.lines ?? []).map(({ color }) => color),
    ]),
  }));
  const { rows: found } = await db.execute<Row>(sql`
    select gone.id as "productId", near.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as gone (id uuid, category text, sizes jsonb, colors jsonb)
    cross join lateral (
      select ${products.id}, ${products.name}, ${articleColumns.translations} as translations, ${articleColumns.price},
        ${products.imageHash} as "imageHash"
      from (
        select * from ${products} where ${products.category} = gone.category and ${products.id} <> gone.id and ${isForSale}
        order by ${products.id} desc limit ${lookedAt}
      ) as ${products}
      order by ${inCommon(products.colors, 'colors')} + ${inCommon(products.sizes, 'sizes')} desc, ${products.id} desc
      limit ${similarMax}
    ) as near`);
  const ofProduct = groupBy(found, ({ productId }) => productId);
  return new Map(
    [...ofProduct].map(([id, near]) => [
      id,
      near.map(({ productId: _, imageHash, ...product }) => ({ ...product, imageUrl: imageUrl(imageHash) })),
    ]),
  );
}
