import type { Customer, listCustomers } from '@toptan/contract/customers';
import type { QueryOf } from '@toptan/contract/endpoint';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { isoMoment } from '../db/columns.ts';
import { type JsonBytes, jsonBytes, jsonText, orNull, writeObject, writeText } from '../db/json-rows.ts';
import { prepared } from '../db/prepared.ts';
import { customers, passwordLinks, users } from '../db/schema-people.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import { decodeCursor, type Page, pageOf } from '../pagination.ts';
import { contains, containsOrPhone } from '../search.ts';

/** The time of the login's newest link that still opens. */
const invitedAt = sql`(select ${isoMoment(sql`max(${passwordLinks.createdAt})`)}
  from ${passwordLinks}
  where ${passwordLinks.userId} = ${users.id} and ${passwordLinks.usedAt} is null and ${passwordLinks.expiresAt} > now())`;

const written = jsonText(
  writeObject<Customer>({
    id: customers.id,
    customerId: customers.customerId,
    customerShortName: customers.customerShortName,
    customerFullName: customers.customerFullName,
    companyName: customers.companyName,
    customerAddress: customers.customerAddress,
    ownerFullName: customers.ownerFullName,
    ownerMobile: customers.ownerMobile,
    landline: customers.landline,
    email: customers.email,
    alternativeEmail: customers.alternativeEmail,
    userName: orNull(writeText(sql`${users.username}`)),
    passwordChosen: {
      fragments: [sql`(case when ${users.passwordHash} is null then 'false' else 'true' end)`],
    },
    invitedAt: orNull({ fragments: ['"', invitedAt, '"'] }),
    vatOffice: customers.vatOffice,
    vatNumber: customers.vatNumber,
    phone: customers.phone,
    address: customers.address,
    isActive: customers.isActive,
    groupId: customers.groupId,
    language: customers.language,
    noticesOff: customers.noticesOff,
    createdAt: customers.createdAt,
  }),
);

/** Selects customers as they go on the wire, with the sort key of their list. */
const selectCustomers = (db: Queryable) =>
  db
    .select({ id: customers.id, sortName: customers.sortName, json: written })
    .from(customers)
    .leftJoin(users, eq(users.customerId, customers.id));

type Filter = QueryOf<typeof listCustomers>;

/** The condition of a login's name, in another table: as an array its matches leave both trigram indexes in use. */
const isNamed = (term: string) =>
  sql`${customers.id} = any(array(select ${users.customerId} from ${users} where ${contains(sql`search_key(${users.username})`, term)}))`;

const ofActivity = (active: Filter['active']) =>
  active === undefined ? undefined : eq(customers.isActive, active === 'true');

function behind(cursor: string | undefined): SQL | undefined {
  const key = decodeCursor(cursor, 2);
  return key ? sql`(${customers.sortName}, ${customers.id}) > (${key[0]}, ${key[1]}::uuid)` : undefined;
}

/** A page of customers by company name. */
export async function listCustomerPage(
  db: Queryable,
  { q, active, limit, cursor }: Filter,
): Promise<Page<JsonBytes<Customer>>> {
  const found = and(
    ofActivity(active),
    q ? or(containsOrPhone(customers.searchText, q), isNamed(q)) : undefined,
  );
  const [rows, total] = await Promise.all([
    selectCustomers(db)
      .where(and(found, behind(cursor)))
      .orderBy(customers.sortName, customers.id)
      .limit(limit + 1),
    db.$count(customers, found),
  ]);
  const page = pageOf(rows, limit, total, row => [row.sortName, row.id]);
  return { ...page, rows: page.rows.map(({ json }) => jsonBytes(json)) };
}

export async function findCustomer(db: Queryable, id: string): Promise<Customer | null> {
  const [customer] = await selectCustomers(db).where(eq(customers.id, id));
  return customer ? JSON.parse(customer.json) : null;
}

/** The customers of these ids, as far as there are some. */
export async function findCustomers(db: Queryable, ids: readonly string[]): Promise<Customer[]> {
  if (ids.length === 0) return [];
  const found = await selectCustomers(db).where(isOneOf(customers.id, ids));
  return found.map(({ json }) => JSON.parse(json));
}

const customerToLock = prepared('lock_customer', db =>
  db
    .select({ isActive: customers.isActive })
    .from(customers)
    .where(eq(customers.id, sql.placeholder('id')))
    .for('no key update'),
);

/**
 * Locks a customer until the transaction ends; undefined when there is none. Other locks of the customer wait; baskets and orders
 * go on meanwhile.
 */
export async function lockCustomer(tx: Transaction, id: string): Promise<{ isActive: boolean } | undefined> {
  const [customer] = await customerToLock(tx).execute({ id });
  return customer;
}

export type CustomerRow = typeof customers.$inferInsert;

/** The next business code, `MUS-0001`, of four digits or as many as it takes. */
export async function nextCustomerCode(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval('customer_codes') as number`);
  return `MUS-${rows[0]?.number.padStart(4, '0')}`;
}

/** Inserts a customer and returns the new row's id; null when another customer has the code. */
export async function insertCustomer(db: Queryable, row: CustomerRow): Promise<string | null> {
  const [created] = await db
    .insert(customers)
    .values(row)
    .onConflictDoNothing({ target: customers.customerId })
    .returning({ id: customers.id });
  return created?.id ?? null;
}

/** Updates a customer. It fails on the constraint `customers_customer_id_unique` when another customer has the code. */
export async function updateCustomerRow(
  db: Queryable,
  id: string,
  changes: { [Column in keyof CustomerRow]?: CustomerRow[Column] | undefined },
): Promise<void> {
  if (Object.values(changes).every(value => value === undefined)) return;
  await db.update(customers).set(changes).where(eq(customers.id, id));
}

/**
 * Deletes a customer with its login, sessions and basket. It fails on the constraint `orders_customer_id_customers_id_fk` when
 * there are orders.
 * @returns its company name; undefined when there is no such customer
 */
export async function removeCustomer(db: Queryable, id: string): Promise<string | undefined> {
  const [removed] = await db
    .delete(customers)
    .where(eq(customers.id, id))
    .returning({ companyName: customers.companyName });
  return removed?.companyName;
}
