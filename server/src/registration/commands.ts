import type { ResponseOf } from '@toptan/contract/endpoint';
import type { Language } from '@toptan/contract/languages';
import { invitationHours } from '@toptan/contract/password-links';
import type { approveRegistration } from '@toptan/contract/registration';
import { waitingLink } from '../auth/links/address.ts';
import { invite } from '../auth/links/invitation.ts';
import { replaceLink } from '../auth/links/queries.ts';
import { findUserOf, lockUser } from '../auth/queries.ts';
import { readSettings } from '../current-settings.ts';
import { ensureLogin, insertWithCode } from '../customers/commands.ts';
import { lockCustomer } from '../customers/queries.ts';
import type { Database, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { type About, record, write } from '../events/record.ts';
import type { Outbox } from '../mail/outbox.ts';
import { orNotFound, Refusal, refuseInactive } from '../refusal.ts';
import {
  decideRequest,
  findRequest,
  hasPlaceForPaper,
  insertPaper,
  insertRequest,
  lockRequest,
  type NewRequest,
  removePaper,
  type StoredRequest,
} from './queries.ts';

/** A decision with the one-time link where it cannot be mailed. */
export type Decision = Omit<ResponseOf<typeof approveRegistration>, 'isMailSet'>;

/** The environment of a decision. */
export type DecisionContext = {
  db: Database;
  outbox: Outbox;
  /** The administrator who decides. */
  actor: Actor & { userId: string };
  /** The address of the portal, for the link: `https://toptan.example`. */
  origin: string;
};

const aboutRequest = ({ id, customerName }: Pick<StoredRequest, 'id' | 'customerName'>): About => ({
  topic: 'registration-requests',
  subjectId: id,
  subject: customerName,
});

/**
 * Files a request. A pending request of the same email is left unchanged.
 * @param taxPlate WebP
 * @returns whether the picture is taken; the answer is the same for a request that is left unchanged
 */
export function submitRequest(
  db: Database,
  actor: Actor,
  values: NewRequest,
  { language, taxPlate = null }: { language: Language; taxPlate?: Buffer | null },
): Promise<boolean> {
  return write(db, async tx => {
    const id = await insertRequest(tx, values, language);
    const isTaken = taxPlate !== null && (await hasPlaceForPaper(tx));
    if (id && isTaken) await insertPaper(tx, id, taxPlate);
    if (id) await record(tx, actor, aboutRequest({ ...values, id }));
    return isTaken;
  });
}

async function lockPending(tx: Transaction, id: string): Promise<Applicant> {
  const request = orNotFound(await lockRequest(tx, id));
  if (request.status !== 'pending')
    throw new Refusal('request_already_decided', 'Somebody has decided this request');
  return request;
}

type Applicant = NewRequest & Pick<StoredRequest, 'id' | 'language'>;

const fullName = ({ ownerFirstName, ownerLastName }: Applicant) => `${ownerFirstName} ${ownerLastName}`;

/** Creates the requested customer, and its user under the first proposed name that is free. */
async function createAccount(tx: Transaction, request: Applicant) {
  const { customerName, phoneNumber, email, taxNumber } = request;
  const customerId = await insertWithCode(tx, {
    customerShortName: customerName,
    customerFullName: customerName,
    companyName: customerName,
    ownerFullName: fullName(request),
    ownerMobile: phoneNumber,
    phone: phoneNumber,
    email,
    vatNumber: taxNumber,
    language: request.language,
  });
  const { id: userId, username } = await ensureLogin(tx, customerId, { companyName: customerName, email });
  return { customerId, userId, username };
}

/** Makes a one-time link and emails it or, without a mail server, returns it. */
async function handOutLink(
  tx: Transaction,
  { outbox, origin }: DecisionContext,
  request: Applicant,
  user: { userId: string; username: string },
): Promise<Decision> {
  const { token } = await replaceLink(tx, user.userId, invitationHours);
  if (outbox.isConfigured) {
    await outbox.post(tx, {
      template: 'login-details',
      language: request.language,
      recipient: request.email,
      params: {
        name: fullName(request),
        companyName: request.customerName,
        username: user.username,
        ...waitingLink(origin, token, request.language),
      },
      registrationRequestId: request.id,
    });
  }
  const decided = orNotFound(await findRequest(tx, request.id));
  if (outbox.isConfigured) return { ...decided, setPasswordLink: null, message: null };
  const invitation = invite(
    { origin, token, language: request.language },
    { name: fullName(request), portal: (await readSettings(tx)).name, userName: user.username },
  );
  return { ...decided, ...invitation };
}

/**
 * Creates the customer and its user and queues the mail, all or nothing. Of several decisions at once, one succeeds.
 * @throws Refusal 404, 409 `request_already_decided`
 */
export function approveRequest(context: DecisionContext, id: string): Promise<Decision> {
  return write(context.db, async tx => {
    const request = await lockPending(tx, id);
    const { customerId, ...user } = await createAccount(tx, request);
    await decideRequest(tx, id, { status: 'approved', decidedBy: context.actor.userId, customerId });
    const also = [{ topic: 'customers' as const, id: customerId }];
    await record(tx, context.actor, { ...aboutRequest(request), customerId, also });
    return handOutLink(tx, context, request, user);
  });
}

/** Refuses a request for good; its picture goes at once. @throws Refusal 404, 409 `request_already_decided` */
export function rejectRequest(
  { db, actor }: Pick<DecisionContext, 'db' | 'actor'>,
  id: string,
): Promise<StoredRequest> {
  return write(db, async tx => {
    const request = await lockPending(tx, id);
    await decideRequest(tx, id, { status: 'rejected', decidedBy: actor.userId });
    await removePaper(tx, id);
    await record(tx, actor, aboutRequest(request));
    return orNotFound(await findRequest(tx, id));
  });
}

/**
 * Makes a new link for an approved request and emails it to the customer's present address; the one before ends.
 * @throws Refusal 404, 409 `conflict` while it is not approved or its account is gone, 409 `customer_inactive`
 */
export function renewLink(context: DecisionContext, id: string): Promise<Decision> {
  return write(context.db, async tx => {
    const request = orNotFound(await findRequest(tx, id));
    const { customerId } = request;
    // The request's own row is not locked: deleting the customer locks it last.
    const customer = customerId ? await lockCustomer(tx, customerId) : null;
    const user = customerId ? await findUserOf(tx, customerId) : null;
    if (!customer || !user) throw new Refusal('conflict', 'This request has no account');
    refuseInactive(customer);
    await lockUser(tx, user.id);
    await record(tx, context.actor, { ...aboutRequest(request), customerId });
    return handOutLink(tx, context, request, { userId: user.id, username: user.username });
  });
}
