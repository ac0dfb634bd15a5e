import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Transaction } from '../db/client.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { customerGroups, customers } from '../db/schema-people.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import type { TermRow } from './queries.ts';

/**
 * Holds those of these customers that exist, until the transaction ends.
 * @returns their groups by their ids
 */
export async function holdCustomers(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: customers.id, groupId: customers.groupId })
    .from(customers)
    .where(isOneOf(customers.id, ids))
    .orderBy(customers.id)
    .for('key share');
  return new Map(rows.map(({ id, groupId }) => [id, groupId]));
}

/**
 * Holds those of these groups that exist, until the transaction ends.
 * @returns their ids
 */
export async function holdGroups(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: customerGroups.id })
    .from(customerGroups)
    .where(isOneOf(customerGroups.id, ids))
    .orderBy(customerGroups.id)
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

/**
 * Holds those of these products that exist, until the transaction ends.
 * @returns their names by their ids
 */
export async function holdProductNames(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(isOneOf(products.id, ids))
    .orderBy(products.id)
    .for('key share');
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Holds those of these manufacturers that exist, until the transaction ends. */
async function holdManufacturers(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: manufacturers.id })
    .from(manufacturers)
    .where(isOneOf(manufacturers.id, ids))
    .orderBy(manufacturers.id)
    .for('key share');
}

/** Waits for other changes of rules, and holds up those that follow. It is the last lock, as is that of `holdTerms`. */
export async function lockTerms(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.terms})`);
}

/** Takes the lock of `lockTerms` after the rows that these rules are for: a deletion of such a row locks the row first, too. */
export async function lockTermsOf(
  tx: Transaction,
  terms: readonly Pick<TermRow, 'customerId' | 'groupId' | 'productId' | 'manufacturerId'>[],
): Promise<void> {
  const named = (name: keyof (typeof terms)[number]) => [...new Set(terms.flatMap(term => term[name] ?? []))];
  await holdCustomers(tx, named('customerId'));
  await holdGroups(tx, named('groupId'));
  await holdProductNames(tx, named('productId'));
  await holdManufacturers(tx, named('manufacturerId'));
  await lockTerms(tx);
}
