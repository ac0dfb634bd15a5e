import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * An array of a prepared statement that PostgreSQL does not look into while it plans. For a generic plan it assumes ten
 * values. With fewer it finds a custom plan cheaper and plans each call, which costs more than running it. It does not
 * look into a subselect, so it reuses the generic plan.
 * @param type of the elements
 */
export const unseen = (array: SQLWrapper, type: string): SQL => sql`(select ${array}::${sql.raw(type)}[])`;

/** Whether a column holds one of these values, or of those of an array in SQL. A list that a plan should know is for `inArray`. */
export function isOneOf(column: PgColumn, values: readonly unknown[] | SQLWrapper): SQL {
  const type = column.getSQLType();
  const array = 'getSQL' in values ? values : sql.param([...values]);
  return sql`${column} = any(${unseen(array, type)}::${sql.raw(type)}[])`;
}
