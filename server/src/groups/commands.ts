import type { Group } from '@toptan/contract/groups';
import type { Database, Queryable } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { changedMeanwhile } from '../events/meanwhile.ts';
import { record, write } from '../events/record.ts';
import { fieldRefusal, orNotFound, orRefuse, Refusal } from '../refusal.ts';
import { deleteGroup, findGroup, insertGroup, lockGroup, updateGroup } from './queries.ts';

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
export function createGroup(db: Queryable, actor: Actor, values: { name: string }): Promise<Group> {
  const created = write(db, async tx => {
    const row = await insertGroup(tx, values);
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
    await changedMeanwhile(tx, id, known, orNotFound(await lockGroup(tx, id)), values);
    await updateGroup(tx, id, values);
    const group = orNotFound(await findGroup(tx, id));
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
    await record(tx, actor, aboutGroup(orNotFound(await deleteGroup(tx, id))));
  });
  return orRefuse(removed, refusals);
}
