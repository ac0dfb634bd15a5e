import { toLira } from '@toptan/contract/money';
import {
  type Comparison,
  type Figures,
  type GroupReport,
  type GroupRow,
  type ReportPeriod,
  reportRowsMax,
  type SalesReport,
} from '@toptan/contract/reports';
import { type SQL, sql } from 'drizzle-orm';
import { imageUrl } from '../catalog/images/image-url.ts';
import type { Database, Queryable } from '../db/client.ts';
import {
  factsOf,
  figuresOf,
  isNarrowed,
  noSums,
  onSnapshot,
  type Periods,
  type Sums,
  sumsOf,
  sumsOfAll,
  sumsOfSums,
} from './facts.ts';
import { comparedPeriodOf, partsOf, unitOf } from './period.ts';
import { sizesInOrder } from './sizes.ts';

/** The sentence in an answer about the lines that its report counts. */
export const ordered =
  'Lines of orders that are not cancelled, on the day in Istanbul on which they were placed, without processing fees.';

export const about = ({ period, compared }: Periods) => ({
  period,
  comparedPeriod: compared,
  counted: ordered,
});

type Day = Record<'day' | 'orders' | 'pieces' | 'kurus', string> & { is_compared: boolean };

/** The sum of the days of a part. */
function sumOf(days: readonly Day[], { from, until }: ReportPeriod, countsOrders: boolean): Figures {
  const within = days.filter(({ day }) => from <= day && day <= until);
  const sum = (name: 'orders' | 'pieces' | 'kurus') =>
    within.reduce((total, day) => total + Number(day[name]), 0);
  return { orders: countsOrders ? sum('orders') : null, pieces: sum('pieces'), amount: toLira(sum('kurus')) };
}

/** Reads sales by day, week or month, oldest first. */
export async function readSales(
  db: Database,
  periods: Periods,
  compare: Comparison | undefined,
): Promise<SalesReport> {
  const { rows: days } = await db.execute<Day>(sql`
    with ${factsOf(periods)}
    select since::text as day, is_compared, sum(orders) as orders, sum(pieces) as pieces, sum(kurus) as kurus
    from facts group by since, is_compared`);
  const current = days.filter(day => !day.is_compared);
  const earlier = days.filter(day => day.is_compared);
  const unit = unitOf(periods.period);
  const countsOrders = !isNarrowed(periods);
  const withCompared = (part: ReportPeriod, comparedPeriod: ReportPeriod | null) => ({
    ...sumOf(current, part, countsOrders),
    compared: comparedPeriod && sumOf(earlier, comparedPeriod, countsOrders),
  });
  return {
    ...about(periods),
    totals: withCompared(periods.period, periods.compared),
    unit,
    rows: partsOf(periods.period, unit).map(part => {
      const comparedPeriod = comparedPeriodOf(periods.period, compare, part);
      return { ...part, comparedPeriod, ...withCompared(part, comparedPeriod) };
    }),
  };
}

/** Compares texts, and sorts rows without one to the end. */
export const nullsLast =
  (compare: (a: string, b: string) => number) =>
  (a: string | null, b: string | null): number =>
    Number(a === null) - Number(b === null) || compare(a ?? '', b ?? '');

/**
 * The grouping of a report: a column of the facts, and the names of its values. `countsOrders`: each order is in one group only.
 * `isWhole`: the groups are few, and all of them are listed.
 */
type Grouping = { key: SQL; names?: SQL; countsOrders?: boolean; isWhole?: boolean };

const noNames = sql`null::text as name, null::text as code, null::text as image_hash`;

const groupings = {
  products: {
    key: sql`product_id`,
    names: sql`select name, sku as code, image_hash from products where id = listed.key`,
  },
  sizes: { key: sql`size`, isWhole: true },
  colors: { key: sql`color`, isWhole: true },
  categories: { key: sql`category`, isWhole: true },
  customers: {
    countsOrders: true,
    key: sql`customer_id`,
    names: sql`select company_name as name, customer_id as code, null as image_hash from customers where id = listed.key`,
  },
  manufacturers: {
    countsOrders: true,
    key: sql`manufacturer_id`,
    names: sql`select company_name as name, manufacturer_id as code, null as image_hash from manufacturers where id = listed.key`,
  },
} as const satisfies Record<string, Grouping>;

export type GroupedBy = keyof typeof groupings;

/**
 * `sold` has facts summed by product, and `kinds` the categories that products have now. They are joined after the sum, and from a
 * list of all products, not by a look at each.
 */
export const soldAndKinds = (periods: Periods, andSize: SQL = sql``) => sql`sold as (
    select product_id ${andSize}, ${sumsOf(periods)} from facts group by product_id ${andSize}
  ), kinds as materialized (select id, category from products)`;

type GroupedRow = Sums & {
  key: string | null;
  name: string | null;
  code: string | null;
  image_hash: string | null;
  found: string;
  totals: Sums;
};

const byAmount = sql`kurus desc, kurus_compared desc, key`;

async function readGroups(db: Queryable, by: GroupedBy, periods: Periods, limit: number | null) {
  const { key, names, countsOrders = false, isWhole }: Grouping = groupings[by];
  const isByCategory = by === 'categories';
  const source = isByCategory ? sql`sold left join kinds on kinds.id = sold.product_id` : sql`facts`;
  const sums = isByCategory ? sumsOfSums : sumsOf(periods);
  const { rows } = await db.execute<GroupedRow>(sql`
    with ${factsOf(periods)}${isByCategory ? sql`, ${soldAndKinds(periods)}` : sql``}, grouped as (
      select ${key} as key, ${sums} from ${source} group by 1
    ), listed as (
      select *, count(*) over () as found, ${sumsOfAll} as totals
      from grouped order by ${byAmount} limit ${isWhole ? null : limit}::integer
    )
    select listed.*, ${names ? sql`name, code, image_hash` : noNames}
    from listed ${names ? sql`left join lateral (${names} limit 1) as named on true` : sql``}
    order by ${byAmount}`);
  const isCompared = periods.compared !== null;
  const listed = rows.map(
    (row): GroupRow => ({
      key: row.key,
      name: row.name,
      code: row.code,
      imageUrl: imageUrl(row.image_hash),
      ...figuresOf(row, isCompared, countsOrders),
    }),
  );
  return {
    totals: figuresOf(rows[0]?.totals ?? noSums, isCompared, !isNarrowed(periods)),
    rows: listed,
    left: Number(rows[0]?.found ?? 0) - rows.length,
  };
}

/**
 * Reads sales by product, size, color, category, customer or manufacturer: the largest amounts first, sizes in their order.
 * @param limit most rows of products, customers and manufacturers; null for all
 */
export function readGrouped(
  db: Database,
  by: GroupedBy,
  periods: Periods,
  limit: number | null = reportRowsMax,
): Promise<GroupReport> {
  return onSnapshot(db, async tx => {
    const groups = await readGroups(tx, by, periods, limit);
    if (by === 'sizes') {
      const compareSizes = nullsLast(await sizesInOrder(tx));
      groups.rows.sort((a, b) => compareSizes(a.key, b.key));
    }
    return { ...about(periods), ...groups };
  });
}
