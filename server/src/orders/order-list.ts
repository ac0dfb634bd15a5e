import { addDays, momentInIstanbul } from '@toptan/contract/days';
import type { AnswerOf, QueryOf } from '@toptan/contract/endpoint';
import { fold } from '@toptan/contract/fold';
import { type OrderStatus, orderStatuses, statusesOf } from '@toptan/contract/order-statuses';
import type {
  countOrders as countOrdersCall,
  listOrders,
  Order,
  OrderSummary,
} from '@toptan/contract/orders';
import { and, count, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { searchOf } from '../catalog/list/search.ts';
import type { Queryable } from '../db/client.ts';
import { withMicroseconds } from '../db/columns.ts';
import { countUpTo } from '../db/count.ts';
import { type JsonBytes, jsonBytes } from '../db/json-rows.ts';
import { prepared } from '../db/prepared.ts';
import { orderCounters } from '../db/schema-counters.ts';
import { isForSale, products } from '../db/schema-goods.ts';
import { changeRequests, orderItems, orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { isOneOf, unseen } from '../db/unseen-arrays.ts';
import { isBehind, type Page, type Place, pageOf, placeOf } from '../pagination.ts';
import { Refusal } from '../refusal.ts';
import { contains, containsCode, containsOrPhone } from '../search.ts';
import type { OwnViewer } from '../viewer.ts';
import { readOrders, readSummaries } from './queries.ts';

type ListQuery = QueryOf<typeof listOrders>;

/** The customer whose orders are listed, null for all, and the statuses that they are in. */
type Range = { customerId: string | null; statuses: readonly OrderStatus[]; isStaff: boolean };

const startOf = (day: string) => sql`${momentInIstanbul(`${day}T00:00`)}::timestamptz`;

/** The fields of a query that are no further filter of a range. */
type OfRange = 'limit' | 'cursor' | 'view' | 'customerId' | 'status' | 'exact' | 'q';

/** The condition of the further filters of a range; undefined without any. */
function narrowed({ placedFrom, placedUntil, manufacturer, request }: ListQuery): SQL | undefined {
  // Each filter of the contract has its condition here, or the compiler complains.
  const conditions: Record<Exclude<keyof ListQuery, OfRange>, SQL | undefined> = {
    placedFrom: placedFrom ? gte(orders.createdAt, startOf(placedFrom)) : undefined,
    placedUntil: placedUntil ? lt(orders.createdAt, startOf(addDays(placedUntil, 1))) : undefined,
    manufacturer:
      manufacturer === 'none'
        ? isNull(orders.manufacturerId)
        : manufacturer
          ? eq(orders.manufacturerId, manufacturer)
          : undefined,
    request:
      request &&
      sql`${orders.id} in (select ${changeRequests.orderId} from ${changeRequests} where ${changeRequests.state} = 'open')`,
  };
  return and(...Object.values(conditions));
}

/** The number of orders. */
type Total = Pick<Page<unknown>, 'total' | 'isCapped'>;

/**
 * Reads the newest orders of a range: a page of each status in the order of an index, and the newest of those. With a list of
 * statuses as filter, PostgreSQL would walk all orders in the hope of meeting a page of them soon.
 */
const pageOfRange = (name: string, customer: SQL | undefined) =>
  prepared(name, db => {
    const ofStatus = db
      .select({ id: orders.id, createdAt: orders.createdAt })
      .from(orders)
      .where(
        and(
          customer,
          eq(orders.status, sql`part.status`),
          isBehind(orders.createdAt, orders.id, { at: sql.placeholder('at'), id: sql.placeholder('id') }),
        ),
      )
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(sql.placeholder('count'));
    return db
      .select({ id: sql<string>`newest.id`, at: withMicroseconds(sql`newest.created_at`) })
      .from(sql`unnest(${unseen(sql.placeholder('statuses'), 'text')}) as part (status)
        cross join lateral (${ofStatus}) as newest (id, created_at)`)
      .orderBy(sql`newest.created_at desc, newest.id desc`)
      .limit(sql.placeholder('count'));
  });

const pageOfAll = pageOfRange('page_of_orders', undefined);
const pageOfCustomer = pageOfRange(
  'page_of_orders_of_customer',
  sql`${orders.customerId} = (select ${sql.placeholder('customerId')}::uuid)`,
);

/** All orders are counted by their status; those of one customer are few enough to be counted one by one. */
async function countRange(db: Queryable, { customerId, statuses }: Range): Promise<Total> {
  if (customerId !== null) {
    const theirs = and(eq(orders.customerId, customerId), inArray(orders.status, [...statuses]));
    return { total: await db.$count(orders, theirs) };
  }
  const [row] = await db
    .select({ total: sql`coalesce(sum(${orderCounters.orders}), 0)`.mapWith(Number) })
    .from(orderCounters)
    .where(inArray(orderCounters.status, [...statuses]));
  return row ?? { total: 0 };
}

/** The place before the newest order. */
const beginning: Place = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

function newestPage(db: Queryable, range: Range, place: Place | undefined, most: number) {
  const { customerId, statuses } = range;
  const page = customerId === null ? pageOfAll : pageOfCustomer;
  return Promise.all([
    page(db).execute({ ...(place ?? beginning), customerId, statuses: [...statuses], count: most }),
    countRange(db, range),
  ]);
}

/** The most matches that a search carries as ids; with more it uses a subselect. */
const namedMax = 300;

/** The beginning of an id, as screens show it: at least eight of its characters. */
const beginsAnId = /^[0-9a-f]{8}(?:[0-9a-f-]{0,28})$/;

function hasId(term: string): SQL | undefined {
  const shown = fold(term).replace(/(?:…|\.\.\.)$/, '');
  if (!beginsAnId.test(shown)) return undefined;
  const full = (filling: string) => {
    const digits = shown.replaceAll('-', '').padEnd(32, filling).slice(0, 32);
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };
  return sql`${orders.id} between ${full('0')}::uuid and ${full('f')}::uuid`;
}

/** Whether a term may be more than a part of an order's number: a few digits are in too many telephones and emails. */
const saysWho = (term: string) =>
  /\p{L}/u.test(term) ? term.trim().length >= 3 : term.replace(/\P{Nd}/gu, '').length >= 7;

/**
 * Orders whose number, or whose customer, contains a term, or whose id begins with it. Staff find a customer by owner, email and
 * telephone too, a shop by its names alone, beside its note and its goods.
 */
async function hasTerm(db: Queryable, term: string, isStaff: boolean): Promise<SQL | undefined> {
  const isNamed =
    isStaff && saysWho(term)
      ? containsOrPhone(customers.searchText, term)
      : contains(customers.namesText, term);
  const named = await db
    .select({ id: customers.id })
    .from(customers)
    .where(isNamed)
    .limit(namedMax + 1);
  const isTheirs =
    named.length > namedMax
      ? sql`${orders.customerId} in (select ${customers.id} from ${customers} where ${isNamed})`
      : isOneOf(
          orders.customerId,
          named.map(({ id }) => id),
        );
  return or(
    containsCode(orders.searchText, term),
    hasId(term),
    named.length > 0 ? isTheirs : undefined,
    isStaff ? undefined : await hasGoods(db, term),
  );
}

/**
 * The condition of a shop's search by the note of an order, and by its goods: as they are printed on it, and as the catalog finds
 * now those that the shop sees.
 */
async function hasGoods(db: Queryable, term: string): Promise<SQL> {
  const { found } = await searchOf(db, term);
  const printed = sql`${orderItems.productName} || ' ' || coalesce(${orderItems.sku}, '') || ' ' || coalesce((
    select string_agg(words ->> 'name', ' ') from jsonb_each(${orderItems.translations}) as each (language, words)), '')`;
  const isPrinted = or(
    contains(sql`search_key(${printed})`, term),
    containsCode(sql`code_key(coalesce(${orderItems.sku}, ''))`, term),
  );
  return sql`(${contains(sql`search_key(${orders.notes})`, term)} or exists (
    select from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId}
    where ${orderItems.orderId} = ${orders.id} and (${isPrinted} or ${and(isForSale, found)})
  ))`;
}

/** Counts the orders of one customer that a term finds, by month and status; they are few enough to be counted one by one. */
export async function countOrders(
  db: Queryable,
  viewer: OwnViewer,
  q: string | undefined,
): Promise<AnswerOf<typeof countOrdersCall>> {
  if (viewer.kind === 'staff') return [];
  const month = sql<string>`to_char(month_of(${orders.createdAt}), 'YYYY-MM')`;
  return db
    .select({ month, status: orders.status, orders: count() })
    .from(orders)
    .where(and(eq(orders.customerId, viewer.customerId), q ? await hasTerm(db, q, false) : undefined))
    .groupBy(month, orders.status)
    .orderBy(desc(month), orders.status);
}

async function searchPage(
  db: Queryable,
  range: Range,
  query: ListQuery,
  place: Place | undefined,
  most: number,
) {
  const { customerId, statuses } = range;
  const found = and(
    customerId === null ? undefined : eq(orders.customerId, customerId),
    statuses.length === orderStatuses.length ? undefined : inArray(orders.status, [...statuses]),
    narrowed(query),
    query.q ? await hasTerm(db, query.q, range.isStaff) : undefined,
  );
  return Promise.all([
    db
      .select({ id: orders.id, at: withMicroseconds(orders.createdAt) })
      .from(orders)
      .where(and(found, place && isBehind(orders.createdAt, orders.id, place)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(most),
    countUpTo(db, orders, found),
  ]);
}

/** The range of a query; null where a shop asks for another customer. */
function rangeOf(viewer: OwnViewer, query: ListQuery): Range | null {
  const { customerId = null, status = 'all', exact } = query;
  const isOne = exact === 'true' && status !== 'all' && status !== 'completed';
  const statuses = status === 'all' ? orderStatuses : isOne ? [status] : statusesOf(status);
  if (viewer.kind === 'staff') return { customerId, statuses, isStaff: true };
  if (customerId !== null && customerId !== viewer.customerId) return null;
  return { customerId: viewer.customerId, statuses, isStaff: false };
}

/**
 * A page of orders, newest first.
 * @throws Refusal `forbidden` where a shop asks for a manufacturer
 */
export async function listOrderPage(
  db: Queryable,
  viewer: OwnViewer,
  query: ListQuery,
): Promise<Page<JsonBytes<Order>> | Page<JsonBytes<OrderSummary>>> {
  const { q, limit, cursor } = query;
  if (query.manufacturer !== undefined && viewer.kind === 'shop')
    throw new Refusal('forbidden', 'Only administrators ask for the orders of a manufacturer');
  const range = rangeOf(viewer, query);
  if (range === null) return { rows: [], total: 0, nextCursor: null };
  const place = placeOf(cursor);
  const [found, total] = await (q || narrowed(query)
    ? searchPage(db, range, query, place, limit + 1)
    : newestPage(db, range, place, limit + 1));
  const page = pageOf(found, limit, total.total, row => [row.at, row.id]);
  const ids = page.rows.map(({ id }) => id);
  if (query.view === 'summary')
    return { ...page, ...total, rows: (await readSummaries(db, viewer, ids)).map(jsonBytes) };
  return { ...page, ...total, rows: (await readOrders(db, viewer, ids)).map(jsonBytes) };
}
