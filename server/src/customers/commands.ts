import type { CustomerChange, NewCustomer } from '@toptan/contract/customer-changes';
import type { Customer, LoginLink } from '@toptan/contract/customers';
import type { FieldError } from '@toptan/contract/errors';
import type { Language } from '@toptan/contract/languages';
import { invitationHours } from '@toptan/contract/password-links';
import { refuseCommonPassword, replacePassword } from '../auth/commands.ts';
import { invite } from '../auth/links/invitation.ts';
import { removeOpenLinks, replaceLink } from '../auth/links/queries.ts';
import { hashPassword } from '../auth/passwords.ts';
import { findUserOf, insertUser, lockUser, renameUser } from '../auth/queries.ts';
import { endSessionsOf } from '../auth/sessions/queries.ts';
import { readSettings } from '../current-settings.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { changedMeanwhile } from '../events/meanwhile.ts';
import { type About, record, write } from '../events/record.ts';
import { fieldRefusal, notFound, orNotFound, orRefuse, Refusal, refuseInactive } from '../refusal.ts';
import { refuseConflict } from '../terms/commands.ts';
import {
  type CustomerRow,
  findCustomer,
  insertCustomer,
  lockCustomer,
  nextCustomerCode,
  removeCustomer,
  updateCustomerRow,
} from './queries.ts';
import { proposeUsernames } from './usernames.ts';

/** The shop's login in the customer form. */
type LoginFields = {
  userName: string | null | undefined;
  userPassword: string | null | undefined;
  /** The hash of `userPassword`, made before the transaction, which is not to wait for it. */
  passwordHash: string | null;
};

const codeTaken = () => fieldRefusal('taken', 'customerId', 'taken', 'Another customer has this code');
const nameTaken = () => fieldRefusal('taken', 'userName', 'taken', 'Somebody has this username');
const required = (field: string) =>
  fieldRefusal('validation_failed', field, 'required', 'A login needs a username and a password');

/** The refusals after a race with another write, by constraint. */
const refusals = {
  customers_customer_id_unique: codeTaken,
  users_username_key: nameTaken,
  customers_group_id_customer_groups_id_fk: () =>
    fieldRefusal('validation_failed', 'groupId', 'not_found', 'There is no such group'),
  orders_customer_id_customers_id_fk: () =>
    new Refusal('customer_has_orders', 'The customer has orders: deactivate it instead'),
};

/** Inserts a customer under its code or, without one, under the next free one; returns its id. */
export async function insertWithCode(
  tx: Transaction,
  { customerId, ...row }: Omit<CustomerRow, 'customerId'> & { customerId?: string | null | undefined },
): Promise<string> {
  if (customerId) {
    const id = await insertCustomer(tx, { ...row, customerId });
    if (!id) throw codeTaken();
    return id;
  }
  const id = await insertCustomer(tx, { ...row, customerId: await nextCustomerCode(tx) });
  return id ?? insertWithCode(tx, row);
}

/** Creates, renames or re-passwords the login of a customer whose row the caller holds. */
async function applyLogin(tx: Transaction, customerId: string, fields: LoginFields): Promise<void> {
  const { userName, userPassword, passwordHash } = fields;
  if (userName === undefined && !userPassword) return;
  const user = await findUserOf(tx, customerId);
  if (!user && !userName && !userPassword) return;
  const username = userName === undefined ? user?.username : userName;
  if (!username) throw required('userName');
  if (userPassword) refuseCommonPassword(userPassword, username, 'userPassword');
  if (user) {
    await lockUser(tx, user.id);
    if (username !== user.username) await renameUser(tx, user.id, username);
    if (passwordHash) await replacePassword(tx, user.id, passwordHash);
    return;
  }
  if (!passwordHash) throw required('userPassword');
  if (!(await insertUser(tx, { username, passwordHash, role: 'shop', customerId }))) throw nameTaken();
}

/** Ends the sessions and links of a deactivated shop, which would open again when it is activated. */
async function endAccessOfCustomer(tx: Transaction, customerId: string): Promise<void> {
  const user = await findUserOf(tx, customerId);
  if (!user) return;
  // A sign-in that has just checked the password waits here, and then finds the shop inactive.
  await lockUser(tx, user.id);
  await endSessionsOf(tx, user.id);
  await removeOpenLinks(tx, user.id);
}

/** An event about a customer. */
const aboutCustomer = ({ id, companyName }: Pick<Customer, 'id' | 'companyName'>) => ({
  topic: 'customers' as const,
  subjectId: id,
  subject: companyName,
  customerId: id,
});

/** @param work returns the customer's id */
function writeCustomer(
  db: Queryable,
  actor: Actor,
  work: (tx: Transaction) => Promise<string>,
  also: About['also'] = [],
): Promise<Customer> {
  const written = write(db, async tx => {
    const customer = orNotFound(await findCustomer(tx, await work(tx)));
    await record(tx, actor, { ...aboutCustomer(customer), also });
    return customer;
  });
  return orRefuse(written, refusals);
}

/** Divides a form into the customer's row and its login. */
async function partForm<Form extends CustomerChange>({ userName, userPassword, ...fields }: Form) {
  const passwordHash = userPassword ? await hashPassword(userPassword) : null;
  const login: LoginFields = { userName, userPassword, passwordHash };
  return { fields, login };
}

/**
 * Creates a customer and, with a user name and password, its login; both or neither.
 * @throws Refusal 409 `taken` with the field, 400 for half a login or a password that is too common
 */
export async function createCustomer(db: Queryable, actor: Actor, body: NewCustomer): Promise<Customer> {
  const { fields, login } = await partForm(body);
  const row = {
    ...fields,
    companyName: fields.companyName ?? fields.customerFullName,
    customerAddress: fields.customerAddress ?? fields.address,
    address: fields.address ?? fields.customerAddress,
    ownerMobile: fields.ownerMobile ?? fields.phone,
    phone: fields.phone ?? fields.ownerMobile,
  };
  return writeCustomer(db, actor, async tx => {
    const id = await insertWithCode(tx, row);
    await applyLogin(tx, id, login);
    return id;
  });
}

/**
 * Changes the named fields. The company name follows the full name, the telephone the owner's mobile and the address the customer's
 * address, unless they are named too. A new password and deactivation end the shop's sessions and open links.
 * @throws Refusal 404, 409 `changed_meanwhile`, `taken` with the field, 400 as for a new customer
 */
export async function changeCustomer(
  db: Queryable,
  actor: Actor,
  id: string,
  { known, ...body }: CustomerChange,
): Promise<Customer & { meanwhile?: FieldError[] }> {
  const { fields, login } = await partForm(body);
  const row = {
    ...fields,
    customerId: fields.customerId ?? undefined,
    companyName: fields.companyName ?? fields.customerFullName,
    address: fields.address === undefined ? fields.customerAddress : fields.address,
    phone: fields.phone === undefined ? fields.ownerMobile : fields.phone,
  };
  const also = [
    // A new group has other rules for the basket.
    ...(fields.groupId === undefined ? [] : [{ topic: 'basket' as const, customerId: id }]),
    // A registration request shows the address of a new link.
    ...(fields.email === undefined ? [] : [{ topic: 'registration-requests' as const }]),
  ];
  let others = {};
  const customer = await writeCustomer(
    db,
    actor,
    async tx => {
      if (!(await lockCustomer(tx, id))) throw notFound();
      if (known) others = await changedMeanwhile(tx, id, known, orNotFound(await findCustomer(tx, id)), body);
      await updateCustomerRow(tx, id, row);
      if (fields.groupId !== undefined)
        await refuseConflict(tx, { customerId: id, groupId: null }, 'groupId');
      await applyLogin(tx, id, login);
      if (fields.isActive === false) await endAccessOfCustomer(tx, id);
      return id;
    },
    also,
  );
  return { ...customer, ...others };
}

/** The login of a customer whose row the caller holds. A missing one is made under the first proposed name that is free. */
export async function ensureLogin(
  tx: Transaction,
  customerId: string,
  { companyName, email }: Pick<Customer, 'companyName' | 'email'>,
): Promise<{ id: string; username: string }> {
  const known = await findUserOf(tx, customerId);
  if (known) return known;
  for (const username of proposeUsernames(companyName, email)) {
    const id = await insertUser(tx, { username, passwordHash: null, role: 'shop', customerId });
    if (id) return { id, username };
  }
  throw new Error('Proposals never end');
}

/**
 * Makes a one-time link with which a customer chooses a password; the former link ends. The password stays until the link is used.
 * The first language of an invitation becomes the customer's.
 * @param origin under which the portal is reached
 * @throws Refusal 404, 409 `customer_inactive`
 */
export function inviteCustomer(
  db: Queryable,
  actor: Actor,
  id: string,
  { language, origin }: { language: Language; origin: string },
): Promise<LoginLink> {
  return write(db, async tx => {
    if (!(await lockCustomer(tx, id))) throw notFound();
    const customer = orNotFound(await findCustomer(tx, id));
    refuseInactive(customer);
    if (customer.language === null) await updateCustomerRow(tx, id, { language });
    const user = await ensureLogin(tx, id, customer);
    await lockUser(tx, user.id);
    const { token, expiresAt } = await replaceLink(tx, user.id, invitationHours);
    await record(tx, actor, aboutCustomer(customer));
    const userName = user.username;
    const invitation = invite(
      { origin, token, language },
      {
        name: customer.ownerFullName ?? customer.companyName,
        portal: (await readSettings(tx)).name,
        userName,
      },
    );
    return { userName, expiresAt, ...invitation };
  });
}

/**
 * Deletes a customer with its login and basket.
 * @throws Refusal 404, 409 `customer_has_orders`
 */
export async function deleteCustomer(db: Queryable, actor: Actor, id: string): Promise<void> {
  const deleted = write(db, async tx => {
    const companyName = orNotFound(await removeCustomer(tx, id));
    // A registration request forgets its account; the account's rules are deleted.
    const also = [{ topic: 'registration-requests' as const }, { topic: 'terms' as const }];
    await record(tx, actor, { ...aboutCustomer({ id, companyName }), also });
  });
  await orRefuse(deleted, refusals);
}
