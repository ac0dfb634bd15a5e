import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './db/client.ts';
import { tallies } from './db/schema-tallies.ts';

/** Tables whose rows triggers count, and by which columns. */
type Tallied = {
  /** `is_active`, `gender_category`, `category`; with a term of at most two letters too. */
  products: readonly [isActive: string | undefined, gender: string | undefined, category: string | undefined];
  /** `is_active` */
  customers: readonly [isActive: string | undefined];
  /** `status` */
  customer_registration_requests: readonly [status: string | undefined];
  /** `deed`, the month in Istanbul (`2026-11`), `username` */
  deeds: readonly [deed: string | undefined, month: string | undefined, username: string | undefined];
};

/** The value of a row's column, as it stands in its tally. */
export const facet = (place: number) => sql<string | null>`${tallies.facets}[${sql.raw(String(place))}]`;

/** Adds up, over the tallies that a query selects, the rows that they stand for. */
export const talliedRows = sql<number>`coalesce(sum(${tallies.rows}), 0)`.mapWith(Number);

/**
 * The tallies of rows with these values; `undefined` lets every value through.
 * @param term only rows that contain it; see `isGram`
 */
export function talliesOf<Room extends keyof Tallied>(
  room: Room,
  values: Tallied[Room],
  term = '',
): SQL | undefined {
  const wanted = values.map((value, at) => (value === undefined ? undefined : eq(facet(at + 1), value)));
  return and(eq(tallies.room, room), eq(tallies.gram, term && sql`fold(${term})`), ...wanted);
}

/** How many rows tallies stand for. */
export async function countTallied(db: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ rows: talliedRows }).from(tallies).where(where);
  return row?.rows ?? 0;
}
