import { toLira } from '@toptan/contract/money';
import {
  type Comparison,
  type Figures,
  type GroupReport,
  type GroupRow,
  type ReportPeriod,
  reportRowsMax,
  type SalesReport,
  type SizeCurveReport,
  type SizeGridReport,
} from '@toptan/contract/reports';
import { type SQL, sql } from 'drizzle-orm';
import { imageUrl } from '../catalog/images/image-url.ts';
import type { Database, Queryable } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import {
  type Cut,
  factsOf,
  figuresOf,
  isNarrowed,
  onSnapshot,
  type Periods,
  type Sums,
  sumsOf,
  sumsOfSums,
} from './facts.ts';
import { comparedPeriodOf, partsOf, unitOf } from './period.ts';
import { sizesInOrder } from './sizes.ts';

/** What reports on what was ordered count, in the answer. */
export const ordered =
  'Lines of orders that are not cancelled, on the day in Istanbul on which they were placed, without processing fees.';

const about = ({ period, compared }: Periods) => ({ period, comparedPeriod: compared, counted: ordered });

async function readTotals(db: Queryable, periods: Periods) {
  const { rows } = await db.execute<Sums>(
    sql`with ${factsOf(periods, 'all')} select ${sumsOf(periods, true)} from facts`,
  );
  return figuresOf(onlyRow(rows), periods.compared !== null, !isNarrowed(periods));
}

type Day = Record<'day' | 'orders' | 'pieces' | 'kurus', string> & { is_compared: boolean };

/** The sum of the days of a part. */
function sumOf(days: readonly Day[], { from, until }: ReportPeriod, countsOrders: boolean): Figures {
  const within = days.filter(({ day }) => from <= day && day <= until);
  const sum = (name: 'orders' | 'pieces' | 'kurus') =>
    within.reduce((total, day) => total + Number(day[name]), 0);
  return { orders: countsOrders ? sum('orders') : null, pieces: sum('pieces'), amount: toLira(sum('kurus')) };
}

/** What was ordered by day, week or month, oldest first. */
export async function readSales(
  db: Database,
  periods: Periods,
  compare: Comparison | undefined,
): Promise<SalesReport> {
  const { rows: days } = await db.execute<Day>(sql`
    with ${factsOf(periods, 'all', { byDay: true })}
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

/** Compares texts, and puts what has none after them. */
const nullsLast =
  (compare: (a: string, b: string) => number) =>
  (a: string | null, b: string | null): number =>
    Number(a === null) - Number(b === null) || compare(a ?? '', b ?? '');

/** What a report groups by: a column of a cut, and what is known of its values. */
type Grouping = { cut: Cut; key: SQL; names?: SQL; isWhole?: boolean };

const noNames = sql`null::text as name, null::text as code, null::text as image_hash`;

const groupings = {
  products: {
    cut: 'goods',
    key: sql`product_id`,
    names: sql`select name, sku as code, image_hash from products where id = grouped.key`,
  },
  sizes: { cut: 'cells', key: sql`size`, isWhole: true },
  colours: { cut: 'cells', key: sql`color`, isWhole: true },
  categories: { cut: 'goods', key: sql`category`, isWhole: true },
  customers: {
    cut: 'buyers',
    key: sql`customer_id`,
    names: sql`select company_name as name, customer_id as code, null as image_hash from customers where id = grouped.key`,
  },
  manufacturers: {
    cut: 'buyers',
    key: sql`manufacturer_id`,
    names: sql`select company_name as name, manufacturer_id as code, null as image_hash from manufacturers where id = grouped.key`,
  },
} as const satisfies Record<string, Grouping>;

export type GroupedBy = keyof typeof groupings;

/**
 * `sold`: facts summed by product, and `kinds`: the categories that products have now. They are joined after that, and from a list
 * of all products, not by a look at each.
 */
const soldAndKinds = (periods: Periods, andSize: SQL = sql``) => sql`sold as (
    select product_id ${andSize}, ${sumsOf(periods, false)} from facts group by product_id ${andSize}
  ), kinds as materialized (select id, category from products)`;

type GroupedRow = Sums & {
  key: string | null;
  name: string | null;
  code: string | null;
  image_hash: string | null;
  found: string;
};

const byAmount = sql`kurus desc, kurus_compared desc, key`;

async function readGroups(db: Queryable, by: GroupedBy, periods: Periods, limit: number | null) {
  const { cut, key, names, isWhole }: Grouping = groupings[by];
  const isByCategory = by === 'categories';
  const source = isByCategory ? sql`sold left join kinds on kinds.id = sold.product_id` : sql`facts`;
  const sums = isByCategory ? sumsOfSums : sumsOf(periods, cut === 'buyers');
  const { rows } = await db.execute<GroupedRow>(sql`
    with ${factsOf(periods, cut)}${isByCategory ? sql`, ${soldAndKinds(periods)}` : sql``}, grouped as (
      select ${key} as key, ${sums}, count(*) over () as found from ${source} group by 1
      order by ${byAmount} limit ${isWhole ? null : limit}::integer
    )
    select grouped.*, ${names ? sql`name, code, image_hash` : noNames}
    from grouped ${names ? sql`left join lateral (${names} limit 1) as named on true` : sql``}
    order by ${byAmount}`);
  const found = rows.map(
    (row): GroupRow => ({
      key: row.key,
      name: row.name,
      code: row.code,
      imageUrl: imageUrl(row.image_hash),
      ...figuresOf(row, periods.compared !== null, cut === 'buyers'),
    }),
  );
  return { rows: found, left: Number(rows[0]?.found ?? 0) - rows.length };
}

/**
 * What was ordered by product, size, color, category, customer or manufacturer: the largest amounts first, sizes in their order.
 * @param limit most rows of products, customers and manufacturers; null for all
 */
export function readGrouped(
  db: Database,
  by: GroupedBy,
  periods: Periods,
  limit: number | null = reportRowsMax,
): Promise<GroupReport> {
  return onSnapshot(db, async tx => {
    const totals = await readTotals(tx, periods);
    const { rows, left } = await readGroups(tx, by, periods, limit);
    if (by === 'sizes') {
      const compareSizes = nullsLast(await sizesInOrder(tx));
      rows.sort((a, b) => compareSizes(a.key, b.key));
    }
    return { ...about(periods), totals, rows, left };
  });
}

type CellRow = { size: string | null; color: string | null; pieces: string; kurus: string };

/** What was ordered by size and color: the color with the most pieces first, sizes in their order. */
export function readSizeGrid(db: Database, periods: Periods): Promise<SizeGridReport> {
  return onSnapshot(db, async tx => {
    const { rows } = await tx.execute<CellRow>(sql`
      with ${factsOf(periods, 'cells')}
      select size, color, sum(pieces) as pieces, sum(kurus) as kurus from facts
      group by size, color
      order by sum(sum(pieces)) over (partition by color) desc, color`);
    const compareSizes = nullsLast(await sizesInOrder(tx));
    const colors = [...new Set(rows.map(({ color }) => color))];
    const sizes = [...new Set(rows.map(({ size }) => size))].toSorted(compareSizes);
    const sum = (name: 'pieces' | 'kurus') => rows.reduce((total, row) => total + Number(row[name]), 0);
    const place = ({ size, color }: CellRow) => colors.indexOf(color) * sizes.length + sizes.indexOf(size);
    return {
      period: periods.period,
      counted: ordered,
      totals: { pieces: sum('pieces'), amount: toLira(sum('kurus')) },
      colors,
      sizes,
      rows: rows
        .toSorted((a, b) => place(a) - place(b))
        .map(({ size, color, pieces, kurus }) => ({
          size,
          color,
          pieces: Number(pieces),
          amount: toLira(Number(kurus)),
        })),
    };
  });
}

type CurveRow = { category: GroupCategory; size: string } & Sums;
type GroupCategory = SizeCurveReport['rows'][number]['category'];

const shareOf = (pieces: number, all: number) =>
  all === 0 ? 0 : Math.round((pieces / all) * 10_000) / 10_000;

/** Each size's share of its category's pieces. Lines without a size are left out. */
export function readSizeCurve(db: Database, periods: Periods): Promise<SizeCurveReport> {
  return onSnapshot(db, async tx => {
    const { rows } = await tx.execute<CurveRow>(sql`
      with ${factsOf(periods, 'goods')}, ${soldAndKinds(periods, sql`, size`)}
      select category, size, ${sumsOfSums}
      from sold join kinds on kinds.id = sold.product_id
      where size is not null
      group by category, size`);
    const compareSizes = await sizesInOrder(tx);
    const compareCategories = nullsLast((a, b) => a.localeCompare(b));
    const inOrder = rows.toSorted(
      (a, b) => compareCategories(a.category, b.category) || compareSizes(a.size, b.size),
    );
    const all = (category: GroupCategory, name: 'pieces' | 'pieces_compared') =>
      rows.reduce((sum, row) => sum + (row.category === category ? Number(row[name]) : 0), 0);
    const shareIn = (row: CurveRow, name: 'pieces' | 'pieces_compared') => ({
      pieces: Number(row[name]),
      share: shareOf(Number(row[name]), all(row.category, name)),
    });
    return {
      ...about(periods),
      rows: inOrder.map(row => ({
        category: row.category,
        size: row.size,
        ...shareIn(row, 'pieces'),
        compared: periods.compared && shareIn(row, 'pieces_compared'),
      })),
    };
  });
}
