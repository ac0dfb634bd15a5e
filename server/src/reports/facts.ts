import type { ProductCategory } from '@toptan/contract/catalog/products';
import { toLira } from '@toptan/contract/money';
import type { ReportPeriod } from '@toptan/contract/reports';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';

/** A report's period, the one that it is compared with, and the only category, size set, size or color that it counts. */
export type Periods = {
  period: ReportPeriod;
  compared: ReportPeriod | null;
  category?: ProductCategory | undefined;
  /** Id, or 'none' for products without a set; 'most' for the first of those that were ordered, before it is looked up. */
  sizeSet?: string | undefined;
  size?: string | undefined;
  color?: string | undefined;
};

/** Of some goods only: an order with more of them would be counted several times. */
export const isNarrowed = ({ category, sizeSet, size, color }: Periods): boolean =>
  Boolean(category || sizeSet || size || color);

/** What rows are divided by; see `sales_sums`. */
export type Cut = 'all' | 'goods' | 'cells' | 'buyers';

const dimensions = {
  all: [],
  goods: ['product_id', 'size', 'color'],
  cells: ['size', 'color'],
  buyers: ['customer_id', 'manufacturer_id'],
} as const satisfies Record<Cut, readonly string[]>;

const coverOf = ({ from, until }: ReportPeriod, isCompared: boolean, byDay: boolean) =>
  sql`select *, ${isCompared}::boolean as is_compared from sales_cover(${from}::date, ${until}::date, ${byDay}::boolean)`;

/**
 * Common table expressions of a statement, `facts` the last of them: what was ordered in the periods. Folded days, months and years come
 * as sums, days that are not as lines. Rows have the columns of the cut, `orders`, `pieces`, `kurus`, `is_compared`, and `since`,
 * which is the day where it is asked for `byDay`. `offset 0` keeps to the index of each span, whatever the planner expects of it.
 * Of one category, size set, size or color they have the columns of the cut `goods`, and an order is counted with its first line only.
 */
export function factsOf(periods: Periods, wanted: Cut, { byDay = false } = {}): SQL {
  const { period, compared, category, sizeSet, size, color } = periods;
  // Only rows of products say what goods they are.
  const cut = isNarrowed(periods) ? 'goods' : wanted;

  const covers = [coverOf(period, false, byDay), ...(compared ? [coverOf(compared, true, byDay)] : [])];
  const columns = sql.raw(['orders', 'pieces', 'kurus', ...dimensions[cut]].join(', '));
  const found = isNarrowed(periods) ? sql`of_all` : sql`facts`;
  const ofSet = sizeSet === 'none' ? sql`size_set_id is null` : sql`size_set_id = ${sizeSet}`;
  const ofKind = sql`join products on products.id = product_id
    and ${category ? sql`category = ${category}` : sql`true`} and ${sizeSet ? ofSet : sql`true`}`;
  const narrowed = sql`, facts as (
    select of_all.* from of_all ${category || sizeSet ? ofKind : sql``}
    where ${size ? sql`of_all.size = ${size}` : sql`true`} and ${color ? sql`of_all.color = ${color}` : sql`true`}
  )`;
  return sql`cover as materialized (${sql.join(covers, sql` union all `)}), ${found} as (
    select is_compared, since, ${columns}
    from cover cross join lateral (
      select ${columns} from sales_sums as sums where sums.span = cover.span and sums.since = cover.since and cut = ${cut} offset 0
    ) as folded
    union all
    select is_compared, since, ${columns}
    from cover cross join lateral (
      select ${columns} from sales_lines where created_at >= start_of(cover.since) and created_at < start_of(cover.since + 1) offset 0
    ) as line
    where span = 'live'
  )${isNarrowed(periods) ? narrowed : sql``}`;
}

/**
 * Sums of figures, in rows of facts: `<name>` of the period, `<name>_compared` of the other. What is not compared or not wanted is
 * no sum, which would take its time for half a million rows.
 */
export function sumsOf({ compared }: Periods, countsOrders: boolean): SQL {
  const summed = (name: string) =>
    compared
      ? `coalesce(sum(${name}) filter (where not is_compared), 0) as ${name},
         coalesce(sum(${name}) filter (where is_compared), 0) as ${name}_compared`
      : `coalesce(sum(${name}), 0) as ${name}, 0 as ${name}_compared`;
  const orders = countsOrders ? summed('orders') : '0 as orders, 0 as orders_compared';
  return sql.raw([orders, summed('pieces'), summed('kurus')].join(', '));
}

/** Sums of such sums. */
export const sumsOfSums = sql.raw(
  ['orders', 'pieces', 'kurus']
    .flatMap(name => [name, `${name}_compared`])
    .map(name => `sum(${name}) as ${name}`)
    .join(', '),
);

/** As PostgreSQL gives them: `bigint` and `numeric` are texts. */
export type Sums = Record<'orders' | 'pieces' | 'kurus', string> &
  Record<'orders_compared' | 'pieces_compared' | 'kurus_compared', string>;

/** @param countsOrders whether each order is in one row only */
export function figuresOf(row: Sums, isCompared: boolean, countsOrders: boolean) {
  const figures = (orders: string, pieces: string, kurus: string) => ({
    orders: countsOrders ? Number(orders) : null,
    pieces: Number(pieces),
    amount: toLira(Number(kurus)),
  });
  return {
    ...figures(row.orders, row.pieces, row.kurus),
    compared: isCompared ? figures(row.orders_compared, row.pieces_compared, row.kurus_compared) : null,
  };
}

/** Runs the statements of one report on one snapshot, so that its rows and its totals fit. */
export function onSnapshot<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async tx => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    // Sums by product of a hundred thousand products fit in memory.
    await tx.execute(sql`set local work_mem = '64MB'`);
    return work(tx);
  });
}
