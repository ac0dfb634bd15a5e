import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether folded text contains a term, folded alike. `%`, `_` and `\` of the term are literal; they are escaped after
 * the folding, which makes them out of their full-width forms.
 * @param folded a `search_text` or `sort_name` column, or `fold(…)` of another
 */
export function contains(folded: SQLWrapper, term: string): SQL {
  return sql`${folded} like '%' || regexp_replace(fold(${term}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
}
