import { eq, sql } from 'drizzle-orm';
import { builtOnce } from '../db/built-once.ts';
import type { Queryable } from '../db/client.ts';
import { customers } from '../db/schema-people.ts';
import { customerOrderTallies } from '../db/schema-tallies.ts';
import { serverRun } from '../db/server-run.ts';
import { keptInState, keptWhileUnchanged } from '../kept-finds.ts';
import type { Place, Range } from './list-queries.ts';

/** What a list's page shows: its places, one more than fit, and how many orders there are on all pages. */
type Found = [page: Place[], total: number];

const keptOfAll = keptWhileUnchanged(['orders', 'customers']);

/**
 * Names one customer's orders as they are, and the customer: the rows of their tallies are written by a trigger with each order that is
 * placed, deleted or changed in what is searched (`xmin`, decision 0018).
 */
const stateOfOne = builtOnce(db =>
  db
    .select({
      state: sql<string>`concat_ws(' ', ${serverRun}, ${customers}.xmin, (
        select string_agg(${customerOrderTallies}.xmin::text, ' ' order by ${customerOrderTallies.status})
        from ${customerOrderTallies} where ${customerOrderTallies.customerId} = ${customers.id}))`,
    })
    .from(customers)
    .where(eq(customers.id, sql.placeholder('customerId')))
    .prepare(''),
);

/** Of many customers, each in a state that its name tells: old finds stay until there are too many. */
const keptOfEach = keptInState(async () => 'any');

/**
 * Keeps a page for as long as no order changes in what is searched: of a list of one customer none of theirs, else none at all.
 * @param name all that the page depends on besides
 */
export async function keptPage(
  db: Queryable,
  range: Range,
  name: readonly unknown[],
  find: () => Promise<Found>,
): Promise<Found> {
  const [customerId] = range.customerIds ?? [];
  if (customerId === undefined) return keptOfAll(db, JSON.stringify([range, ...name]), find);
  const [one] = await stateOfOne(db).execute({ customerId });
  return one ? keptOfEach(db, JSON.stringify([one.state, range, ...name]), find) : find();
}
