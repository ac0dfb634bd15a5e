import { and, sql } from 'drizzle-orm';
import { type SoldPack, soldPacks } from '../../catalog/packs/queries.ts';
import { articleColumns, type Variant } from '../../catalog/product.ts';
import { poolsOf } from '../../catalog/stock/queries.ts';
import type { Queryable } from '../../db/client.ts';
import { pipelined } from '../../db/pipeline.ts';
import { prepared } from '../../db/prepared.ts';
import { isOpen, products, variants } from '../../db/schema-goods.ts';
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
    ...{ packs: sold, pools, terms, open },
    articles: new Map(articles.map(article => [article.id, article])),
    packsNow: new Map(
      replaced.flatMap(({ id, replacedById }) => {
        const pack = packs.get(replacedById ?? id);
        return pack ? [[id, pack] as const] : [];
      }),
    ),
  };
}
