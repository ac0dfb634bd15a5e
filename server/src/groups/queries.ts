import type { Group } from '@toptan/contract/groups';
import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { customerGroups } from '../db/schema-people.ts';

/** A group, as it goes on the wire. */
export const groupColumns = {
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
