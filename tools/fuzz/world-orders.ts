import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { hashToken } from '../../server/src/auth/tokens.ts';
import type { Database } from '../../server/src/db/client.ts';
import { basketItems, baskets } from '../../server/src/db/schema-baskets.ts';
import { customerNames } from '../../server/src/db/schema-names.ts';
import { changeRequests, orderItems, orders } from '../../server/src/db/schema-orders.ts';
import { draftLink, markerOf } from './marks.ts';
import type { People } from './world.ts';

/** The product of every order and draft at the beginning of a round. */
type Shirt = { productId: string; variantId: string; manufacturerId: string };

/** Inserts two pending orders of each shop, of which staff placed the second one and its shop asks for a change. */
async function insertPlaced(db: Database, people: People, { manufacturerId, ...goods }: Shirt) {
  const shops = [people['first-shop'], people['second-shop']];
  for (const [at, { customerId, userId }] of [...shops, ...shops].entries()) {
    const id = v7();
    const isSecond = at >= shops.length;
    await db.insert(orders).values({
      id,
      orderNumber: `TPT-00-${at}`,
      customerId: customerId ?? '',
      manufacturerId,
      subtotal: '12.50',
      total: '37.50',
      ...(isSecond && {
        placedVia: 'staff',
        placedBy: people.admin.userId,
        overrideReason: markerOf('staff'),
      }),
    });
    const line = { unitPrice: '12.50', productName: 'Gömlek' };
    await db
      .insert(orderItems)
      .values({ ...goods, ...line, orderId: id, position: 0, quantity: 1, totalPrice: '12.50' });
    if (!isSecond) continue;
    const asked = { ref: '0', productId: goods.productId, size: null, color: null, pack: null };
    await db.insert(changeRequests).values({
      orderId: id,
      version: 1,
      askedBy: userId,
      note: markerOf(at % 2 === 0 ? 'first-shop' : 'second-shop'),
      rows: [{ ...asked, ...line, translations: {}, sku: null, from: 1, to: 2, isNew: false }],
    });
  }
}

/** Inserts what the first shop has and does not order yet: an offered draft with a link, a saved basket, and a draft that staff prepare. */
async function insertDrafts(db: Database, people: People, goods: Pick<Shirt, 'productId' | 'variantId'>) {
  const customerId = people['first-shop'].customerId ?? '';
  const byStaff = {
    kind: 'staff' as const,
    userId: people.admin.userId,
    overrideReason: markerOf('staff'),
  };
  const ids = [v7(), v7(), v7()];
  const [offered = '', saved = '', prepared = ''] = ids;
  await db.insert(baskets).values([
    {
      ...byStaff,
      id: offered,
      customerId,
      offeredAt: sql`now()`,
      offeredTotal: '37.50',
      linkHash: hashToken(draftLink),
      linkUntil: sql`now() + interval '14 days'`,
    },
    { id: saved, customerId, kind: 'saved' },
    { ...byStaff, id: prepared, customerId },
  ]);
  await db.insert(basketItems).values(ids.map(basketId => ({ ...goods, quantity: 1, basketId })));
}

/** Inserts orders, drafts, and a name that a shop has for the goods. */
export async function insertOrders(db: Database, people: People, shirt: Shirt): Promise<void> {
  const { productId, variantId } = shirt;
  await insertPlaced(db, people, shirt);
  await insertDrafts(db, people, { productId, variantId });
  const customerId = people['first-shop'].customerId ?? '';
  await db.insert(customerNames).values({ customerId, text: 'gömleğimiz', productId });
}
