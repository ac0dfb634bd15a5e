import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether folded text contains a term, folded alike. `%`, `_` and `\\` of the term are literal; they are escaped after
 * the folding, which makes them out of their full-width forms. Terms of three letters and more find an index with
 * `gin_trgm_ops`.
 * @param folded a column of folded text
 */
export function contains(folded: SQLWrapper, term: string): SQL {
  return sql`${folded} like '%' || regexp_replace(fold(${term}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
}
