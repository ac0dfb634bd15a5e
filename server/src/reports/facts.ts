import type { ProductCategory } from '@toptan/contract/catalog/filters';
import { toLira } from '@toptan/contract/money';
import type { ReportPeriod } from '@toptan/contract/reports';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';

/** A report's period, the period that it is compared with, and the only category, size set, size or color that it counts. */
export type Periods = {
  period: ReportPeriod;
  compared: ReportPeriod | null;
  category?: ProductCategory | undefined;
  /** The id, or 'none' for products without a set; 'most' for the first of the ordered ones, before it is looked up. */
  sizeSet?: string | undefined;
  size?: string | undefined;
  color?: string | undefined;
};

/** Whether a report counts some goods only: an order with several of them would be counted several times. */
export const isNarrowed = ({ category, sizeSet, size, color }: Periods): boolean =>
  Boolean(category || sizeSet || size || color);

/**
 * `facts`, a common table expression: the lines that were ordered in the periods, of the wanted category, size set, size and color.
 * Rows have the columns of the view `sales_lines`, `is_compared`, and `since`, the day.
 */
export function factsOf({ period, compared, category, sizeSet, size, color }: Periods): SQL {
  const ofSet = sizeSet === 'none' ? sql`size_set_id is null` : sql`size_set_id = ${sizeSet}`;
  const ofKind = sql`join products on products.id = product_id
    and ${category ? sql`category = ${category}` : sql`true`} and ${sizeSet ? ofSet : sql`true`}`;
  const linesOf = ({ from, until }: ReportPeriod, isCompared: boolean) => sql`
    select line.*, day_of(line.created_at) as since, ${isCompared}::boolean as is_compared
    from sales_lines as line ${category || sizeSet ? ofKind : sql``}
    where line.created_at >= start_of(${from}::date) and line.created_at < start_of(${until}::date + 1)
      and ${size ? sql`line.size = ${size}` : sql`true`} and ${color ? sql`line.color = ${color}` : sql`true`}`;
  const ofPeriods = [linesOf(period, false), ...(compared ? [linesOf(compared, true)] : [])];
  return sql`facts as (${sql.join(ofPeriods, sql` union all `)})`;
}

const figureNames = ['orders', 'pieces', 'kurus'] as const;

/**
 * Sums of figures, in rows of facts: `<name>` of the period, `<name>_compared` of the other. Without a comparison its sums are left
 * out, since each takes time.
 */
export const sumsOf = ({ compared }: Periods): SQL =>
  sql.raw(
    figureNames
      .map(name =>
        compared
          ? `coalesce(sum(${name}) filter (where not is_compared), 0) as ${name},
             coalesce(sum(${name}) filter (where is_compared), 0) as ${name}_compared`
          : `sum(${name}) as ${name}, 0 as ${name}_compared`,
      )
      .join(', '),
  );

const sumNames = figureNames.flatMap(name => [name, `${name}_compared`]);

/** Sums of the sums of `sumsOf`. */
export const sumsOfSums = sql.raw(sumNames.map(name => `sum(${name}) as ${name}`).join(', '));

/** Sums of the sums of `sumsOf` over all rows, in one column. */
export const sumsOfAll = sql.raw(
  `json_build_object(${sumNames.map(name => `'${name}', (sum(${name}) over ())::text`).join(', ')})`,
);

export const noSums: Sums = {
  orders: '0',
  pieces: '0',
  kurus: '0',
  orders_compared: '0',
  pieces_compared: '0',
  kurus_compared: '0',
};

/** The sums as PostgreSQL gives them: `bigint` and `numeric` are texts. */
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

/** A part of all pieces, to four decimals. */
export const shareOf = (pieces: number, all: number) =>
  all === 0 ? 0 : Math.round((pieces / all) * 10_000) / 10_000;

/** Runs the statements of one report on one snapshot, so that its rows and its totals agree. */
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
