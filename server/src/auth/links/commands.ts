import { resetHours } from '@toptan/contract/password-links';
import { readSettings } from '../../current-settings.ts';
import type { Database } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { preferredLanguage } from '../../language.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { networkOf } from '../../network.ts';
import { Refusal } from '../../refusal.ts';
import { findLogin, findMailbox, lockUser } from '../queries.ts';
import { countAttempt, isAllowed, loginAllowances } from '../throttle/commands.ts';
import { waitingLink } from './address.ts';
import { addLink } from './queries.ts';

/** Seconds; the window in which requests for a link are counted. */
const windowSeconds = 60 * 60;

/**
 * Emails to one account within the window, from any network. Beyond that none is sent and the answer stays the same; a link is good
 * for as long as it is counted here, so an account without a further email has a link that works.
 */
const mostEmails = 3;

/** Milliseconds that every answer takes, so that its time does not reveal whether the account exists. */
const answerTimeMs = 300;

type ResetContext = {
  db: Database;
  actor: Actor;
  outbox: Outbox;
  /** The portal's address in its settings. The Host of a request would let anybody send links to a site of their own. */
  origin: string | undefined;
  /** `Accept-Language` of the request. */
  accepted: string | undefined;
  address: string;
};

async function postLink(
  { db, actor, outbox, accepted }: ResetContext,
  origin: string,
  userId: string,
): Promise<void> {
  await write(db, async tx => {
    await lockUser(tx, userId);
    const mailbox = await findMailbox(tx, userId);
    if (!mailbox || !(await isAllowed(tx, `reset:account:${userId}`, mostEmails, windowSeconds))) return;
    const { languages } = await readSettings(tx);
    const language = preferredLanguage(mailbox.language ?? accepted, languages);
    const { token } = await addLink(tx, userId, resetHours);
    await outbox.post(tx, {
      template: 'password-reset',
      language,
      recipient: mailbox.email,
      params: { username: mailbox.username, ...waitingLink(origin, token, language) },
    });
    await record(tx, actor, { topic: null, subject: mailbox.username });
  });
}

/**
 * Emails a one-time link to the user of this name who is active and has an address. For any other name, and beyond an
 * account's allowance, the answer and its time are the same.
 * @throws Refusal 409 `mail_not_set`, 429 beyond five an hour for a name from one network, or twenty from a network
 */
export async function sendResetLink(context: ResetContext, username: string): Promise<void> {
  const { db, outbox, origin, address } = context;
  if (!outbox.isConfigured || !origin)
    throw new Refusal('mail_not_set', 'No mail is set up: ask your wholesaler for a new password');
  const { nameKey, user } = await findLogin(db, username);
  const { pair } = loginAllowances(nameKey, address);
  await countAttempt(
    db,
    [
      { subject: `reset:${pair.subject}`, most: 5, beyond: 'refuse' },
      { subject: `reset:address:${networkOf(address)}`, most: 20, beyond: 'refuse' },
    ],
    windowSeconds,
  );
  await Promise.all([
    user && postLink(context, origin, user.id),
    new Promise(resolve => setTimeout(resolve, answerTimeMs)),
  ]);
}
