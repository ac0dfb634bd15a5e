import { hashToken } from '@toptan/server/auth/tokens';
import type { Transaction } from '@toptan/server/db/client';
import { collectionProducts, collections } from '@toptan/server/db/schema-collections';
import { shareLinks } from '@toptan/server/db/schema-sharing';
import { products } from './catalogue/products.ts';
import { daysBefore } from './days.ts';
import type { LoadedGoods } from './load-goods.ts';
import type { LoadedPeople } from './load-people.ts';
import { shops } from './shops.ts';

/**
 * Links with a selection each, by the days since they were made and to their end. Their tokens are known, so that their pages can be
 * looked at: `/s/demo-selection`, `/s/demo-prices`, `/s/demo-product`, `/s/demo-ended`.
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
  { token: 'demo-ended', from: 30, count: 4, made: 16, left: -2, opened: 6, language: 'en' },
] as const;

const officeHour = 11;

/** Stores links to goods, open and ended ones. */
export async function loadLinks(
  tx: Transaction,
  { productIds, customerIds }: Pick<LoadedGoods, 'productIds'> & Pick<LoadedPeople, 'customerIds'>,
  today: Date,
): Promise<void> {
  const on = (daysAgo: number) => daysBefore(today, daysAgo, officeHour).toISOString();
  for (const { token, from, count, made, left, opened, language, ...more } of links) {
    const [selection] = await tx
      .insert(collections)
      .values({ name: null, translations: {}, createdAt: on(made) })
      .returning({ id: collections.id });
    if (!selection) throw new Error('A selection was not stored');
    const shown = products.flatMap(({ isActive }, at) => (isActive ? (productIds[at] ?? []) : []));
    await tx
      .insert(collectionProducts)
      .values(
        shown
          .slice(from, from + count)
          .map((productId, position) => ({ collectionId: selection.id, productId, position })),
      );
    const shop = 'shop' in more ? shops.findIndex(({ userName }) => userName === more.shop) : -1;
    await tx.insert(shareLinks).values({
      ...{ tokenHash: hashToken(token), collectionId: selection.id, language, opened },
      ...{ customerId: customerIds[shop] ?? null, hasPrices: 'hasPrices' in more },
      ...{ createdAt: on(made), expiresAt: on(-left), openedAt: on(Math.max(made - 1, 0)) },
    });
  }
}
