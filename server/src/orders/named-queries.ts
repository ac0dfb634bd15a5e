import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { keptWhileUnchanged } from '../kept-finds.ts';
import { contains } from '../search.ts';
import { countOrders, newestIn, type Range, type Stretch, thoseOf } from './list-queries.ts';

/** More customers are not visited one by one: a walk from the newest order meets an order of theirs soon. */
const visitedMax = 300;

/** The ids of more are not kept. */
const keptMax = 2_000;

const isNamed = (term: string) => contains(customers.namesText, term);

/** Whether a term names a customer. */
export async function isOneNamed(db: Queryable, term: string, id: string): Promise<boolean> {
  return (await db.$count(customers, and(eq(customers.id, id), isNamed(term)))) > 0;
}

const keptOfCustomers = keptWhileUnchanged(['customers']);

/** The customers whom a term names, or else all others. */
type Named = { ids: string[]; areOthers: boolean };

async function idsWhere(db: Queryable, where: SQL): Promise<string[] | null> {
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    .where(where)
    .limit(keptMax + 1);
  return found.length > keptMax ? null : found.map(({ id }) => id);
}

/** The customers whose name in any of its three forms contains a term; null where they and the others are very many. */
function findNamed(db: Queryable, term: string): Promise<Named | null> {
  return keptOfCustomers(db, term, async () => {
    const named = await idsWhere(db, isNamed(term));
    const ids = named ?? (await idsWhere(db, not(isNamed(term))));
    return ids && { ids, areOthers: named === null };
  });
}

/** Orders of the customers whom a term names. */
export type OfNamed = {
  /** Selects the customers' ids. */
  ids: SQL;
  isTheirs: SQL;
  total: number;
  /** Finds the newest. */
  newest(): SQL | Promise<SQL>;
};

/** A walk goes on for so many times the steps that it should take, for a customer's orders may lie together. */
const patience = 4;

/** The ids of a page of a customers' orders, met by so many steps from the newest order on; null for less than a page. */
async function walk(
  db: Queryable,
  isTheirs: SQL,
  { behind, count }: Stretch,
  steps: number,
): Promise<string[] | null> {
  const walked = sql`
    select ${orders.id}, ${orders.createdAt}, ${orders.customerId} from ${orders} where ${behind ?? sql`true`}
    order by ${orders.createdAt} desc, ${orders.id} desc limit ${steps}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (${walked}) as ${orders} where ${isTheirs} order by created_at desc, id desc limit ${count}`);
  return rows.length === count ? rows.map(({ id }) => id) : null;
}

/** Their newest orders: met by a walk where that reads less than a page of each customer's. */
async function newestOfFew(
  db: Queryable,
  range: Range & { customerIds: string[] },
  isTheirs: SQL,
  stretch: Stretch,
  total: number,
): Promise<SQL> {
  const read = Math.min(total, range.customerIds.length * stretch.count);
  if (range.statuses === null && read > patience * stretch.count) {
    const all = await countOrders(db, { customerIds: null, statuses: null });
    const steps = patience * Math.ceil((stretch.count * all) / total);
    const met = steps < read ? await walk(db, isTheirs, stretch, steps) : null;
    if (met) return thoseOf(met);
  }
  return newestIn(range, stretch);
}

async function ofFew(
  db: Queryable,
  statuses: Range['statuses'],
  customerIds: string[],
  stretch: Stretch,
): Promise<OfNamed | null> {
  if (customerIds.length === 0) return null;
  const range = { customerIds, statuses };
  const ids = sql.param(customerIds);
  const isTheirs = sql`${orders.customerId} = any(${ids}::uuid[])`;
  const total = await countOrders(db, range);
  return {
    ids: sql`select unnest(${ids}::uuid[]) as id`,
    isTheirs,
    total,
    newest: () => newestOfFew(db, range, isTheirs, stretch, total),
  };
}

/** What is left of all orders without those of the others is quicker to add up where these are fewer. */
async function countOfNamed(
  db: Queryable,
  statuses: Range['statuses'],
  ids: SQL,
  named: Named | null,
): Promise<number> {
  const [all, counted] = await Promise.all([
    named?.areOthers ? countOrders(db, { customerIds: null, statuses }) : 0,
    countOrders(db, { customerIds: named?.ids ?? sql`(${ids})`, statuses }),
  ]);
  return named?.areOthers ? all - counted : counted;
}

/** Whether an order is of a customer whom a term names. */
function isOfNamed(term: string, named: Named | null): SQL {
  if (!named)
    return sql`exists (select from ${customers} where ${customers.id} = ${orders.customerId} and ${isNamed(term)})`;
  const isKept = sql`${orders.customerId} = any(${sql.param(named.ids)}::uuid[])`;
  return named.areOthers ? not(isKept) : isKept;
}

async function ofMany(
  db: Queryable,
  statuses: Range['statuses'],
  { term, named }: { term: string; named: Named | null },
  stretch: Stretch,
): Promise<OfNamed> {
  const ids =
    named && !named.areOthers
      ? sql`select unnest(${sql.param(named.ids)}::uuid[]) as id`
      : sql`select ${customers.id} from ${customers} where ${isNamed(term)}`;
  const isTheirs = isOfNamed(term, named);
  return {
    ids,
    isTheirs,
    total: await countOfNamed(db, statuses, ids, named),
    newest: () => newestIn({ customerIds: null, statuses }, stretch, isTheirs),
  };
}

/** Orders of the customers whom a term names; null when it names nobody. */
export async function ordersOfNamed(
  db: Queryable,
  statuses: Range['statuses'],
  term: string,
  stretch: Stretch,
): Promise<OfNamed | null> {
  const named = await findNamed(db, term);
  return named && !named.areOthers && named.ids.length <= visitedMax
    ? ofFew(db, statuses, named.ids, stretch)
    : ofMany(db, statuses, { term, named }, stretch);
}
