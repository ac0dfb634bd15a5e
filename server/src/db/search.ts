import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a stored `search_text` holds a term, folded like it. `%`, `_` and `\` are literal; they are escaped after
 * folding, which makes plain ones of their full-width forms. No term: no condition.
 */
export function holds(searchText: PgColumn, term: string | undefined): SQL | undefined {
  if (!term) return undefined;
  return sql`${searchText} like '%' || regexp_replace(fold(${term}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
