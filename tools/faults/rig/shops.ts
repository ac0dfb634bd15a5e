import { randomUUID } from 'node:crypto';
import { openSession } from '../../../server/src/auth/sessions/queries.ts';
import { connect } from '../../../server/src/db/client.ts';
import { customers, users } from '../../../server/src/db/schema-people.ts';
import { createProduct } from '../../../server/src/testing/trade.ts';

/** A shop that is signed in. */
export type Shop = { customerId: string; userId: string; cookie: string };

/** The traders of a fault, and their goods. */
export type Market = {
  shops: Shop[];
  /** An administrator who is signed in. */
  admin: { userId: string; cookie: string };
  productIds: string[];
};

/**
 * Fills a portal's database with shops and goods for a fault alone.
 * @param stock pieces of each product; the rest is made to order
 */
export async function openMarket(
  databaseUrl: string,
  { shops = 16, products = 8, stock = 500 } = {},
): Promise<Market> {
  const { db, close } = connect(databaseUrl, { maxConnections: 4 });
  const times = <T>(count: number, make: () => Promise<T>) =>
    Promise.all(Array.from({ length: count }, make));
  const cookieOf = async (userId: string) => `toptan=${await openSession(db, userId)}`;
  try {
    const market = {
      productIds: await times(products, () => createProduct(db, { stock, price: '249.90' })),
      shops: await times(shops, async () => {
        const [customerId, userId] = [randomUUID(), randomUUID()];
        const name = `Butik ${customerId}`;
        await db.insert(customers).values({
          id: customerId,
          customerId,
          customerShortName: name,
          customerFullName: name,
          companyName: name,
          email: `${customerId}@example.com`,
        });
        await db.insert(users).values({ id: userId, username: userId, role: 'shop', customerId });
        return { customerId, userId, cookie: await cookieOf(userId) };
      }),
    };
    const adminId = randomUUID();
    await db.insert(users).values({ id: adminId, username: adminId, role: 'admin' });
    return { ...market, admin: { userId: adminId, cookie: await cookieOf(adminId) } };
  } finally {
    await close();
  }
}

/** Signs everybody of a market in anew. */
export async function signInAnew(databaseUrl: string, market: Market): Promise<void> {
  const { db, close } = connect(databaseUrl, { maxConnections: 4 });
  try {
    for (const person of [market.admin, ...market.shops])
      person.cookie = `toptan=${await openSession(db, person.userId)}`;
  } finally {
    await close();
  }
}
