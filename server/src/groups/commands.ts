import type { Group } from '@toptan/contract/groups';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { customerGroups } from '../db/schema-people.ts';
import type { Actor } from '../events/actor.ts';
import { changedMeanwhile } from '../events/meanwhile.ts';
import { record, write } from '../events/record.ts';
import { fieldRefusal, orNotFound, orRefuse, Refusal } from '../refusal.ts';
import { groupColumns } from './queries.ts';

const refusals = {
  customer_groups_name: () => fieldRefusal('taken', 'name', 'taken', 'Another group has this name'),
  customers_group_id_customer_groups_id_fk: () =>
    new Refusal('group_in_use', 'Customers belong to this group'),
};

/** An event about a group. */
const aboutGroup = ({ id, name }: Pick<Group, 'id' | 'name'>) => ({
  topic: 'groups' as const,
  subjectId: id,
  subject: name,
});

/** @throws Refusal 409 `taken` (name) */
export function createGroup(db: Database, actor: Actor, values: { name: string }): Promise<Group> {
  const created = write(db, async tx => {
    const row = onlyRow(await tx.insert(customerGroups).values(values).returning());
    await record(tx, actor, aboutGroup(row));
    return { ...row, customers: 0 };
  });
  return orRefuse(created, refusals);
}

/** @throws Refusal 404, 409 `taken` (name), `changed_meanwhile` */
export function renameGroup(
  db: Database,
  actor: Actor,
  id: string,
  { known, ...values }: { name: string; known?: { name: string } | undefined },
): Promise<Group> {
  const renamed = write(db, async tx => {
    const [before] = await tx
      .select({ name: customerGroups.name })
      .from(customerGroups)
      .where(eq(customerGroups.id, id))
      .for('no key update');
    await changedMeanwhile(tx, id, known, orNotFound(before), values);
    await tx.update(customerGroups).set(values).where(eq(customerGroups.id, id));
    const [row] = await tx.select(groupColumns).from(customerGroups).where(eq(customerGroups.id, id));
    const group = orNotFound(row);
    await record(tx, actor, aboutGroup(group));
    return group;
  });
  return orRefuse(renamed, refusals);
}

/**
 * Deletes a group with its rules.
 * @throws Refusal 404, 409 `group_in_use`
 */
export function removeGroup(db: Database, actor: Actor, id: string): Promise<void> {
  const removed = write(db, async tx => {
    const rows = await tx.delete(customerGroups).where(eq(customerGroups.id, id)).returning();
    await record(tx, actor, aboutGroup(orNotFound(rows[0])));
  });
  return orRefuse(removed, refusals);
}
