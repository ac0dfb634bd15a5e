import type { Group } from '@toptan/contract/groups';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { customerGroups } from '../db/schema-people.ts';

/** A group, as it goes on the wire. */
const groupColumns = {
  id: customerGroups.id,
  name: customerGroups.name,
  customers: sql<number>`(select count(*)::integer from customers where customers.group_id = customer_groups.id)`,
};

/** Groups by name. */
export function listGroups(db: Queryable): Promise<Group[]> {
  return db
    .select(groupColumns)
    .from(customerGroups)
    .orderBy(asc(sql`sort_key(${customerGroups.name})`), asc(customerGroups.id));
}

/** @returns undefined when there is no such group */
export async function findGroup(db: Queryable, id: string): Promise<Group | undefined> {
  const [group] = await db.select(groupColumns).from(customerGroups).where(eq(customerGroups.id, id));
  return group;
}

/** Locks a group; undefined when there is none. */
export async function lockGroup(tx: Transaction, id: string) {
  const { name } = customerGroups;
  const [group] = await tx
    .select({ name })
    .from(customerGroups)
    .where(eq(customerGroups.id, id))
    .for('no key update');
  return group;
}

export async function insertGroup(tx: Transaction, values: { name: string }) {
  return onlyRow(await tx.insert(customerGroups).values(values).returning());
}

export async function updateGroup(tx: Transaction, id: string, values: { name: string }): Promise<void> {
  await tx.update(customerGroups).set(values).where(eq(customerGroups.id, id));
}

/** @returns the group that it was; undefined when there was none */
export async function deleteGroup(tx: Transaction, id: string) {
  const [group] = await tx.delete(customerGroups).where(eq(customerGroups.id, id)).returning();
  return group;
}
