import type { QueryOf } from '@toptan/contract/endpoint';
import { type listOrders, type Order, type OrderStatus, statusesOf } from '@toptan/contract/orders';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CustomerScope } from '../auth/scope.ts';
import type { Database, Queryable } from '../db/client.ts';
import { manufacturers } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { decodeCursor, pageOf } from '../pagination.ts';
import type { Page } from '../plugins/contract-routes.ts';
import { fieldRefusal } from '../refusal.ts';
import { contains } from '../search.ts';
import { orderColumns, presentOrder } from './presentation.ts';

const withinScope = (scope: CustomerScope) =>
  scope.all ? undefined : eq(orders.customerId, scope.customerId);

const selectOrders = (db: Queryable) =>
  db
    .select(orderColumns)
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(manufacturers, eq(manufacturers.id, orders.manufacturerId));

/** One order with its lines and history; undefined when there is none within the scope. */
export async function findOrder(db: Queryable, scope: CustomerScope, id: string): Promise<Order | undefined> {
  const [row] = await selectOrders(db).where(and(eq(orders.id, id), withinScope(scope)));
  return row && presentOrder(row, scope);
}

/** Orders of customers whose name, in any of its three forms, contains the term. */
function isOfCompany(term: string): SQL {
  // The trigram index on search_text finds candidates; it also holds e-mail and telephone, which are not asked for.
  const named = or(
    contains(customers.sortName, term),
    contains(sql`fold(${customers.customerShortName})`, term),
    contains(sql`fold(${customers.customerFullName})`, term),
  );
  return sql`${orders.customerId} = any(array(select ${customers.id} from ${customers} where ${contains(customers.searchText, term)} and ${named}))`;
}

type Filter = QueryOf<typeof listOrders>;

function statusesIn({ status, exact }: Filter): readonly OrderStatus[] | null {
  if (status === undefined || status === 'all') return null;
  return exact === 'true' && status !== 'completed' ? [status] : statusesOf(status);
}

function matching(scope: CustomerScope, filter: Filter): SQL | undefined {
  const statuses = statusesIn(filter);
  return and(
    withinScope(scope),
    filter.customerId === undefined ? undefined : eq(orders.customerId, filter.customerId),
    statuses === null ? undefined : inArray(orders.status, [...statuses]),
    filter.q ? or(contains(orders.searchText, filter.q), isOfCompany(filter.q)) : undefined,
  );
}

/** PostgreSQL has no year 0. */
const momentSchema = z.iso.datetime({ precision: 6 }).refine(moment => !moment.startsWith('0000'));

function behind(cursor: string | undefined): SQL | undefined {
  const key = decodeCursor(cursor, 2);
  if (key === null) return undefined;
  const [placedAt, id] = key;
  if (!momentSchema.safeParse(placedAt).success)
    throw fieldRefusal('validation_failed', 'cursor', 'invalid', 'No such page');
  return sql`(${orders.createdAt}, ${orders.id}) < (${placedAt}::timestamptz, ${id}::uuid)`;
}

/** Shorter terms are in too many orders for a trigram index to help. */
const indexedTerm = 3;

/**
 * The ids of one page. What is searched for is found first and sorted then: left to choose, the planner walks all
 * orders from the newest in the hope of meeting a page of matches soon, which for a rare term it never does.
 */
function idsOfPage(where: SQL | undefined, term: string | undefined, count: number): SQL {
  const plan = sql.raw(term && term.length >= indexedTerm ? 'materialized' : 'not materialized');
  return sql`array(
    with found as ${plan} (
      select ${orders.id}, ${orders.createdAt} from ${orders} where ${where ?? sql`true`}
    )
    select id from found order by created_at desc, id desc limit ${count}
  )`;
}

/** A page of orders, newest first. */
export async function listOrderPage(
  db: Database,
  scope: CustomerScope,
  filter: Filter,
): Promise<Page<Order>> {
  const where = matching(scope, filter);
  const ids = idsOfPage(and(where, behind(filter.cursor)), filter.q, filter.limit + 1);
  const [rows, total] = await Promise.all([
    selectOrders(db).where(sql`${orders.id} = any(${ids})`).orderBy(desc(orders.createdAt), desc(orders.id)),
    db.$count(orders, where),
  ]);
  const page = pageOf(rows, filter.limit, total, row => [row.placedAt, row.id]);
  return { ...page, rows: page.rows.map(row => presentOrder(row, scope)) };
}
