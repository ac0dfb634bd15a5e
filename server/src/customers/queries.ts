import type { Customer, listCustomers } from '@toptan/contract/customers';
import type { QueryOf } from '@toptan/contract/endpoint';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { type JsonBytes, lastingBytes } from '../db/json-text.ts';
import { customers, users } from '../db/schema-people.ts';
import { keptWhileUnchanged } from '../kept-finds.ts';
import { decodeCursor, pageOf } from '../pagination.ts';
import type { Page } from '../plugins/contract-routes.ts';
import { contains, containsOrPhone } from '../search.ts';
import { countTallied, talliesOf } from '../tallies.ts';
import { selectCustomers } from './json-queries.ts';

type Filter = QueryOf<typeof listCustomers>;

/** The user name stands in another table; as an array its matches leave both trigram indexes in use. */
const isNamed = (term: string) =>
  sql`${customers.id} = any(array(select ${users.customerId} from ${users} where ${contains(users.usernameKey, term)}))`;

const ofActivity = (active: Filter['active']) =>
  active === undefined ? undefined : eq(customers.isActive, active === 'true');

const keptFinds = keptWhileUnchanged(['customers']);

const keptPages = keptWhileUnchanged(['customers']);

/** So few are read by their ids; of more, who walks the list meets a page soon. */
const fewMax = 300;

/** What a term finds; null for more than a few. */
type Found = { total: number; ids: string[] | null };

function find(db: Queryable, term: string, active: Filter['active']): Promise<Found> {
  return keptFinds(db, JSON.stringify([term, active]), async () => {
    const { rows } = await db.execute<Found>(sql`
      with found as materialized (
        select ${customers.id} from ${customers}
        where ${and(ofActivity(active), or(containsOrPhone(customers.searchText, term), isNamed(term)))}
      )
      select count(*)::integer as total,
        case when count(*) <= ${fewMax} then coalesce(array_agg(id::text), '{}') end as ids from found`);
    return rows[0] ?? { total: 0, ids: [] };
  });
}

/** Customers whom a walk meets: the user name is looked up of those whose own row does not have the term. */
function meets(term: string, active: Filter['active']): SQL | undefined {
  const username = sql`(select ${users.usernameKey} from ${users} where ${users.customerId} = ${customers.id})`;
  return and(ofActivity(active), or(containsOrPhone(customers.searchText, term), contains(username, term)));
}

function behind(cursor: string | undefined): SQL | undefined {
  const key = decodeCursor(cursor, 2);
  return key ? sql`(${customers.sortName}, ${customers.id}) > (${key[0]}, ${key[1]}::uuid)` : undefined;
}

async function readPage(db: Queryable, filter: Filter): Promise<Page<JsonBytes<Customer>>> {
  const { q, active, limit, cursor } = filter;
  const found = q ? await find(db, q, active) : null;
  const those = found?.ids
    ? sql`${customers.id} = any(${sql.param(found.ids)}::uuid[])`
    : q
      ? meets(q, active)
      : ofActivity(active);
  const [rows, total] = await Promise.all([
    selectCustomers(db)
      .where(and(those, behind(cursor)))
      .orderBy(customers.sortName, customers.id)
      .limit(limit + 1),
    found?.total ?? countTallied(db, talliesOf('customers', [active])),
  ]);
  const page = pageOf(rows, limit, total, row => [row.sortName, row.id]);
  return { ...page, rows: page.rows.map(({ json }) => lastingBytes(json)) };
}

/** A page of customers by company name, kept until a customer or a user name changes. */
export const listCustomerPage = (db: Queryable, filter: Filter): Promise<Page<JsonBytes<Customer>>> =>
  keptPages(db, JSON.stringify(filter), () => readPage(db, filter));

export async function findCustomer(db: Queryable, id: string): Promise<Customer | null> {
  const [customer] = await selectCustomers(db).where(eq(customers.id, id));
  return customer ? JSON.parse(customer.json) : null;
}

/** Holds a customer's row until the transaction ends; null when there is none. Orders may be placed meanwhile. */
export async function lockCustomer(tx: Transaction, id: string): Promise<{ isActive: boolean } | null> {
  const [customer] = await tx
    .select({ isActive: customers.isActive })
    .from(customers)
    .where(eq(customers.id, id))
    .for('no key update');
  return customer ?? null;
}

export type CustomerRow = typeof customers.$inferInsert;

/** `MUS-0001`: the next number, of four digits or as many as it takes. */
export async function nextCustomerCode(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval('customer_codes') as number`);
  return `MUS-${rows[0]?.number.padStart(4, '0')}`;
}

/** Answers the new row's id; null when another customer has the code. */
export async function insertCustomer(db: Queryable, row: CustomerRow): Promise<string | null> {
  const [created] = await db
    .insert(customers)
    .values(row)
    .onConflictDoNothing({ target: customers.customerId })
    .returning({ id: customers.id });
  return created?.id ?? null;
}

/** Fails on the constraint `customers_customer_id_unique` when another customer has the code. */
export async function updateCustomerRow(
  db: Queryable,
  id: string,
  changes: { [Column in keyof CustomerRow]?: CustomerRow[Column] | undefined },
): Promise<void> {
  if (Object.values(changes).every(value => value === undefined)) return;
  await db.update(customers).set(changes).where(eq(customers.id, id));
}

/**
 * Deletes a customer with its login, sessions and basket; false when there is none. Fails on the constraint
 * `orders_customer_id_customers_id_fk` when there are orders.
 */
export async function removeCustomer(db: Queryable, id: string): Promise<boolean> {
  const removed = await db.delete(customers).where(eq(customers.id, id)).returning({ id: customers.id });
  return removed.length > 0;
}
