import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * An array of a prepared statement that PostgreSQL does not look into while it plans. Where it does not know the values, it
 * reckons with ten; given fewer, it finds that a plan for these would cost less, and makes one at each call, which
 * costs more than running it. It does not look into a subselect, and so comes to keep its plan.
 * @param type of the elements
 */
export const unseen = (array: SQLWrapper, type: string): SQL => sql`(select ${array}::${sql.raw(type)}[])`;

/** Whether a column holds one of the values of an array. */
export function isOneOf(column: PgColumn, array: SQLWrapper): SQL {
  const type = column.getSQLType();
  return sql`${column} = any(${unseen(array, type)}::${sql.raw(type)}[])`;
}
