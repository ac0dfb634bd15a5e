import type { BodyOf } from '@toptan/contract/endpoint';
import type { Language } from '@toptan/contract/languages';
import { invitationHours } from '@toptan/contract/password-links';
import type { StaffLink, StaffMember } from '@toptan/contract/staff';
import type { addStaff, changeStaff } from '@toptan/contract/staff-changes';
import { invite } from '../auth/links/invitation.ts';
import { removeOpenLinks, replaceLink } from '../auth/links/queries.ts';
import { insertUser } from '../auth/queries.ts';
import { endSessionsOf } from '../auth/sessions/queries.ts';
import { readSettings } from '../current-settings.ts';
import type { Database, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { record, write } from '../events/record.ts';
import { fieldRefusal, notFound, orNotFound, Refusal } from '../refusal.ts';
import { findStaff, lockStaff, storeMember } from './queries.ts';

const aboutStaff = ({ id, username }: Pick<StaffMember, 'id' | 'username'>) => ({
  topic: 'staff' as const,
  subjectId: id,
  subject: username,
});

/**
 * Locks all administrators until the transaction ends.
 * @throws Refusal 403 for an actor who was deactivated at this moment
 */
async function lockStaffFor(tx: Transaction, actor: Actor): Promise<void> {
  const active = await lockStaff(tx);
  if (!active.has(actor.userId ?? '')) throw new Refusal('forbidden', 'Your account was deactivated');
}

/**
 * Makes a new one-time link for a member of staff.
 * @param origin under which the portal is reached
 * @param chosen language of the message and the page; the portal's first where there is none
 */
async function handOut(tx: Transaction, id: string, origin: string, chosen?: Language): Promise<StaffLink> {
  const { token, expiresAt } = await replaceLink(tx, id, invitationHours);
  const { languages, name } = await readSettings(tx);
  const language = chosen ?? languages[0] ?? 'en';
  const member = orNotFound(await findStaff(tx, id));
  const { username } = member;
  const invited = { name: member.displayName ?? username, portal: name, userName: username };
  return { ...member, expiresAt, ...invite({ origin, token, language }, invited) };
}

/**
 * Adds an administrator without a password.
 * @throws Refusal 409 `taken` (username), 403 for an actor who was deactivated at this moment
 */
export function addMember(
  db: Database,
  actor: Actor,
  { username, displayName = null }: BodyOf<typeof addStaff>,
  origin: string,
): Promise<StaffLink> {
  return write(db, async tx => {
    await lockStaffFor(tx, actor);
    const id = await insertUser(tx, {
      username,
      displayName,
      passwordHash: null,
      role: 'admin',
      customerId: null,
    });
    if (id === null) throw fieldRefusal('taken', 'username', 'taken', 'Somebody has this name already');
    await record(tx, actor, aboutStaff({ id, username }));
    return handOut(tx, id, origin);
  });
}

/**
 * Makes another administrator a new one-time link. Nobody makes one for themselves: it would change the password without the
 * current one.
 * @throws Refusal 404 for a missing or inactive administrator, 403 for oneself and for an actor who was deactivated at this moment
 */
export function renewLink(
  db: Database,
  actor: Actor,
  id: string,
  { origin, language }: { origin: string; language: Language | undefined },
): Promise<StaffLink> {
  return write(db, async tx => {
    await lockStaffFor(tx, actor);
    if (id === actor.userId) throw new Refusal('forbidden', 'Change your own password under your account');
    const member = orNotFound(await findStaff(tx, id));
    if (!member.isActive) throw notFound();
    await record(tx, actor, aboutStaff(member));
    return handOut(tx, id, origin, language);
  });
}

/**
 * Changes the named fields of an administrator; deactivating ends sessions and links. You cannot deactivate your own account, so that one is
 * always left.
 * @throws Refusal 404, 409 `last_administrator`, 403 for an actor who was deactivated at this moment
 */
export function changeMember(
  db: Database,
  actor: Actor,
  id: string,
  change: BodyOf<typeof changeStaff>,
): Promise<StaffMember> {
  return write(db, async tx => {
    await lockStaffFor(tx, actor);
    const member = orNotFound(await findStaff(tx, id));
    const { isActive = member.isActive, displayName = member.displayName } = change;
    if (!isActive && id === actor.userId)
      throw new Refusal('last_administrator', 'You cannot deactivate your own account');
    await storeMember(tx, id, { isActive, displayName });
    if (!isActive) {
      await endSessionsOf(tx, id);
      await removeOpenLinks(tx, id);
    }
    await record(tx, actor, aboutStaff(member));
    return orNotFound(await findStaff(tx, id));
  });
}
