import type { Transaction } from '@toptan/server/db/client';
import { collectionProducts, collections } from '@toptan/server/db/schema-collections';
import { products } from './catalogue/products.ts';
import { daysBefore } from './days.ts';
import type { LoadedGoods } from './load-goods.ts';

/** Collections by the days since their beginning and to their end, each with goods in sale from a place on. */
const rows = [
  {
    name: 'Cuma gelenleri',
    translations: { en: 'Friday drop', ar: 'وصولات الجمعة' },
    from: 50,
    count: 24,
    begun: -4,
    left: null,
    isShowcased: false,
  },
  {
    name: 'Kış klasikleri',
    translations: { en: 'Winter classics', ar: 'كلاسيكيات الشتاء' },
    from: 90,
    count: 18,
    begun: 9,
    left: null,
    isShowcased: true,
  },
  {
    name: 'Yılbaşı davet',
    translations: { en: 'New Year evening', ar: 'سهرة رأس السنة' },
    from: 74,
    count: 12,
    begun: 12,
    left: 30,
    isShowcased: true,
  },
  {
    name: 'Okula dönüş',
    translations: { en: 'Back to school', ar: 'العودة إلى المدرسة' },
    from: 140,
    count: 30,
    begun: 100,
    left: -58,
    isShowcased: false,
  },
  {
    name: 'Triko haftası',
    translations: { en: 'Knit week', ar: 'أسبوع التريكو' },
    from: 36,
    count: 9,
    begun: null,
    left: null,
    isShowcased: false,
  },
] as const;

export type CollectionName = (typeof rows)[number]['name'];

const openingHour = 10;

/** The products in sale from a place on. */
export const goodsInSale = (
  productIds: LoadedGoods['productIds'],
  { from, count }: { from: number; count: number },
): string[] =>
  products.flatMap(({ isActive }, at) => (isActive ? (productIds[at] ?? []) : [])).slice(from, from + count);

/** Stores collections in each of their states. @returns their keys by name */
export async function loadCollections(
  tx: Transaction,
  { productIds }: Pick<LoadedGoods, 'productIds'>,
  today: Date,
): Promise<ReadonlyMap<CollectionName, string>> {
  const on = (daysAgo: number | null) =>
    daysAgo === null ? null : daysBefore(today, daysAgo, openingHour).toISOString();
  const ids = new Map<CollectionName, string>();
  for (const { name, translations, begun, left, isShowcased, ...goods } of rows) {
    const [collection] = await tx
      .insert(collections)
      .values({
        name,
        translations,
        isShowcased,
        startsAt: on(begun),
        endsAt: left === null ? null : on(-left),
      })
      .returning({ id: collections.id });
    if (!collection) throw new Error('A collection was not stored');
    ids.set(name, collection.id);
    await tx.insert(collectionProducts).values(
      goodsInSale(productIds, goods).map((productId, position) => ({
        collectionId: collection.id,
        productId,
        position,
      })),
    );
  }
  return ids;
}
