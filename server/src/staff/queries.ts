import type { StaffMember } from '@toptan/contract/staff';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { sessionDays } from '../auth/sessions/queries.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import { isoMoment } from '../db/columns.ts';
import { literal } from '../db/literal.ts';
import { users } from '../db/schema-people.ts';

/** The time at which the newest of its sessions was used; the end of a session moves with each use. */
const lastSeenAt = sql<string | null>`(
  select ${isoMoment(sql`(max(sessions.expires_at) - make_interval(days => ${literal(sessionDays)}))`)}
  from sessions where sessions.user_id = users.id)`;

const isStaff = eq(users.role, 'admin');

const selectStaff = (db: Queryable, where?: SQL): Promise<StaffMember[]> =>
  db
    .select({
      id: users.id,
      username: users.username,
      displayName: users.displayName,
      isActive: users.isActive,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      hasSecondFactor: sql<boolean>`${users.totpConfirmedAt} is not null`,
      lastSeenAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(isStaff, where))
    .orderBy(asc(users.id));

/** The administrators, in the order in which they were added. */
export const readStaff = (db: Queryable): Promise<StaffMember[]> => selectStaff(db);

/** Reads an administrator; undefined when there is none. */
export async function findStaff(db: Queryable, id: string): Promise<StaffMember | undefined> {
  const [member] = await selectStaff(db, eq(users.id, id));
  return member;
}

/**
 * Locks all administrators, so that no two deactivate each other.
 * @returns the ids of the active ones
 */
export async function lockStaff(tx: Transaction): Promise<Set<string>> {
  const rows = await tx
    .select({ id: users.id, isActive: users.isActive })
    .from(users)
    .where(isStaff)
    .orderBy(asc(users.id))
    .for('update');
  return new Set(rows.filter(({ isActive }) => isActive).map(({ id }) => id));
}

export async function storeMember(
  tx: Transaction,
  id: string,
  fields: { isActive: boolean; displayName: string | null },
): Promise<void> {
  await tx
    .update(users)
    .set(fields)
    .where(and(eq(users.id, id), isStaff));
}
