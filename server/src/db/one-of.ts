import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column holds one of the values of a placeholder's array, in a prepared statement. PostgreSQL reckons with ten
 * values where it does not know them, finds that a plan for the few that it is given would cost less, and makes one at
 * each call, which costs more than running it. It does not look into a subselect, and so comes to keep its plan.
 */
export function isOneOf(column: PgColumn, placeholder: string): SQL {
  const type = sql.raw(`${column.getSQLType()}[]`);
  return sql`${column} = any((select ${sql.placeholder(placeholder)}::${type})::${type})`;
}
