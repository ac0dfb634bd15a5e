import type { GuideProgress } from '@toptan/contract/guide';
import { count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { products } from '../db/schema-goods.ts';
import { customers, users } from '../db/schema-people.ts';
import { guide } from '../db/schema-settings.ts';

/** Begins the guide in a portal that has neither products nor customers. */
export async function beginGuide(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into ${guide} (is_only)
    select true where not exists (select from ${products}) and not exists (select from ${customers})
    on conflict do nothing`);
}

type Decided = Pick<GuideProgress, 'skipped' | 'isClosed'>;

/** The decisions of staff about the guide; undefined in a portal that began without it. */
export async function findGuide(db: Queryable): Promise<Decided | undefined> {
  const [row] = await db.select({ skipped: guide.skipped, isClosed: guide.isClosed }).from(guide);
  return row;
}

/** The decisions of staff about the guide, locked until the transaction ends. */
export async function lockGuide(tx: Transaction): Promise<Decided | undefined> {
  const [row] = await tx
    .select({ skipped: guide.skipped, isClosed: guide.isClosed })
    .from(guide)
    .for('update');
  return row;
}

export async function storeGuide(tx: Transaction, values: Decided): Promise<void> {
  await tx.update(guide).set(values).where(eq(guide.isOnly, true));
}

/** The numbers of products, of active customers, of those with a login, and of those with a password. */
export async function countFacts(
  db: Queryable,
): Promise<Pick<GuideProgress, 'products' | 'customers' | 'invited' | 'signedIn'>> {
  const [goods, people] = await Promise.all([
    db.$count(products),
    db
      .select({
        customers: count(),
        invited: count(users.id),
        signedIn: sql<number>`count(*) filter (where ${isNotNull(users.passwordHash)})`.mapWith(Number),
      })
      .from(customers)
      .leftJoin(users, eq(users.customerId, customers.id))
      .where(eq(customers.isActive, true)),
  ]);
  return { products: goods, ...onlyRow(people) };
}
