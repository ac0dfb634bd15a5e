import { hashToken } from '@toptan/server/auth/tokens';
import type { Transaction } from '@toptan/server/db/client';
import { collectionProducts, collections } from '@toptan/server/db/schema-collections';
import { shareLinks } from '@toptan/server/db/schema-sharing';
import { daysBefore } from './days.ts';
import { type CollectionName, goodsInSale } from './load-collections.ts';
import type { LoadedGoods } from './load-goods.ts';
import type { LoadedPeople } from './load-people.ts';
import { shops } from './shops.ts';

/**
 * Links with a selection each or a collection, by the days since they were made and to their end. Their tokens are known, so that their pages can be
 * looked at: `/s/demo-selection`, `/s/demo-prices`, `/s/demo-product`, `/s/demo-ended`,
 * `/s/demo-collection`.
 */
const links = [
  { token: 'demo-selection', from: 0, count: 12, made: 3, left: 11, opened: 61, language: 'tr' },
  {
    token: 'demo-prices',
    from: 20,
    count: 9,
    made: 6,
    left: 8,
    opened: 43,
    language: 'tr',
    shop: 'atlas',
    hasPrices: true,
  },
  { token: 'demo-product', from: 40, count: 1, made: 1, left: 13, opened: 2, language: 'ar', shop: 'alarz' },
  {
    token: 'demo-collection',
    collection: 'Kış klasikleri',
    made: 9,
    left: 5,
    opened: 128,
    language: 'tr',
  },
  { token: 'demo-ended', from: 30, count: 4, made: 16, left: -2, opened: 6, language: 'en' },
] as const;

const officeHour = 11;

/** Stores links to goods, open and ended ones. */
export async function loadLinks(
  tx: Transaction,
  {
    productIds,
    customerIds,
    staffIds,
    collectionIds,
  }: Pick<LoadedGoods, 'productIds'> &
    Pick<LoadedPeople, 'customerIds' | 'staffIds'> & {
      collectionIds: ReadonlyMap<CollectionName, string>;
    },
  today: Date,
): Promise<void> {
  const on = (daysAgo: number) => daysBefore(today, daysAgo, officeHour).toISOString();
  for (const [at, { token, made, left, opened, language, ...more }] of links.entries()) {
    const collectionId =
      'collection' in more
        ? collectionIds.get(more.collection)
        : await storeSelection(tx, goodsInSale(productIds, more), on(made));
    if (!collectionId) throw new Error('A link has nothing to show');
    const shop = 'shop' in more ? shops.findIndex(({ userName }) => userName === more.shop) : -1;
    await tx.insert(shareLinks).values({
      tokenHash: hashToken(token),
      collectionId,
      language,
      opened,
      customerId: customerIds[shop] ?? null,
      hasPrices: 'hasPrices' in more,
      createdBy: staffIds[at % staffIds.length] ?? null,
      createdAt: on(made),
      expiresAt: on(-left),
      openedAt: on(Math.max(made - 1, 0)),
    });
  }
}

async function storeSelection(
  tx: Transaction,
  productIds: string[],
  createdAt: string,
): Promise<string | undefined> {
  const [selection] = await tx
    .insert(collections)
    .values({ name: null, translations: {}, createdAt })
    .returning({ id: collections.id });
  if (!selection) return undefined;
  await tx
    .insert(collectionProducts)
    .values(productIds.map((productId, position) => ({ collectionId: selection.id, productId, position })));
  return selection.id;
}
