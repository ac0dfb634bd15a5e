import { eq, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../db/advisory-locks.ts';
import type { Transaction } from '../../db/client.ts';
import { products } from '../../db/schema-goods.ts';
import { customerGroups, customers } from '../../db/schema-people.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';

/** Holds a customer in existence until the transaction ends; undefined: there is none. */
export async function holdCustomer(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ groupId: customers.groupId })
    .from(customers)
    .where(eq(customers.id, id))
    .for('key share');
  return row;
}

/** Whether there is such a group; it stays until the transaction ends. */
export async function holdGroup(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customerGroups.id })
    .from(customerGroups)
    .where(eq(customerGroups.id, id))
    .for('key share');
  return rows.length > 0;
}

/** The names of those of these products that there are; they stay until the transaction ends. */
export async function holdProducts(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(isOneOf(products.id, sql.param([...ids])))
    .orderBy(products.id)
    .for('key share');
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Waits for other changes of rules, and holds up those that follow. After every row lock, as in `holdTerms`. */
export async function lockTerms(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.terms})`);
}
