import type { Transaction } from '@toptan/server/db/client';
import { customerNames } from '@toptan/server/db/schema-names';
import { products } from './catalogue/products.ts';
import { daysBefore } from './days.ts';
import type { LoadedGoods } from './load-goods.ts';
import type { LoadedPeople } from './load-people.ts';
import { shops } from './shops.ts';

/** What two shops call goods, as they have taught it by adding lists; times ago in days. */
const taught = [
  { shop: 'atlas', text: 'bol paça', sku: 'JN-2905', learned: 41, used: 5, usedLast: 6 },
  { shop: 'atlas', text: 'kışlık şişme', sku: 'MN-2611', learned: 20, used: 2, usedLast: 9 },
  { shop: 'atlas', text: 'vitrin gömleği', sku: 'GM-1702', color: 'White', learned: 6, used: 0, usedLast: 0 },
  { shop: 'alarz', text: 'المنفوخ اللامع', sku: 'MN-2605', learned: 33, used: 3, usedLast: 12 },
  { shop: 'alarz', text: 'جينز الخصر', sku: 'JN-2905', learned: 12, used: 1, usedLast: 12 },
];

const officeHour = 11;

/** Stores what shops call goods. */
export async function loadNames(
  tx: Transaction,
  { productIds, customerIds, userIds }: Pick<LoadedGoods, 'productIds'> & LoadedPeople,
  today: Date,
): Promise<void> {
  const on = (daysAgo: number) => daysBefore(today, daysAgo, officeHour).toISOString();
  for (const { shop, text, sku, color = null, learned, used, usedLast } of taught) {
    const at = shops.findIndex(({ userName }) => userName === shop);
    const productId = productIds[products.findIndex(product => product.sku === sku)];
    const customerId = customerIds[at];
    if (!productId || !customerId) throw new Error(`The demo has no ${shop} or no ${sku}`);
    await tx.insert(customerNames).values({
      customerId,
      text,
      productId,
      color,
      createdBy: userIds[at] ?? null,
      createdAt: on(learned),
      used,
      usedAt: used > 0 ? on(usedLast) : null,
    });
  }
}
