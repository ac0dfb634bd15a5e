import type { Transaction } from '@toptan/server/db/client';
import { bells } from '@toptan/server/db/schema-bells';
import { products as productTable, stockPools, variants } from '@toptan/server/db/schema-goods';
import { packs } from '@toptan/server/db/schema-packs';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { daysBefore } from './days.ts';
import type { LoadedPeople } from './load-people.ts';
import { shops } from './shops.ts';

/** Shops that wait for each size of the broken pack, by their places in the list of shops. */
const waiting = [[0, 1, 2, 4, 5, 7], [0, 3, 6, 8], [9]];

/** Shops wait for the sizes that are missing in a broken pack; one of them is the shop of the demo's login. */
export async function loadBells(
  tx: Transaction,
  { customerIds }: Pick<LoadedPeople, 'customerIds'>,
  today: Date,
): Promise<void> {
  const missing = await tx
    .select({ productId: variants.productId, variantId: variants.id })
    .from(variants)
    .innerJoin(productTable, eq(productTable.id, variants.productId))
    .innerJoin(stockPools, eq(stockPools.variantId, variants.id))
    .where(
      and(
        ...[
          eq(productTable.supply, 'stock_only'),
          eq(productTable.isActive, true),
          eq(variants.offered, true),
        ],
        ...[eq(variants.isActive, true), eq(stockPools.quantity, 0), isNotNull(variants.size)],
        sql`exists (select from ${packs} where ${packs.productId} = ${variants.productId})`,
        sql`${productTable.sells} <> 'loose'`,
      ),
    )
    .orderBy(asc(productTable.sku), asc(variants.color), asc(variants.size));
  const own = shops.findIndex(({ userName }) => userName === 'atlas');
  const broken = missing.filter(({ productId }) => productId === missing[0]?.productId);
  const rows = waiting.flatMap((places, at) =>
    [...(at < 2 ? [own] : []), ...places].flatMap(place => {
      const [variantId, customerId] = [broken[at]?.variantId, customerIds[place]];
      return variantId && customerId
        ? [{ variantId, customerId, createdAt: daysBefore(today, 1 + place, 11).toISOString() }]
        : [];
    }),
  );
  await tx.insert(bells).values(rows).onConflictDoNothing();
}
