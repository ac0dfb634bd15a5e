import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Marks that `fold` drops, as in the first migration. */
const foldedAway = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;

/** Terms of so many letters, once folded, are found by `grams`; longer ones by trigrams. */
const gramMax = 2;

/** Letters of a term once it is folded. */
function foldedLength(term: string): number {
  return [...term.normalize('NFKD').replace(foldedAway, '')].length;
}

/** Whether a term is so short that rows that contain it may be counted in `tallies`; so is none at all. */
export function isGram(term = ''): boolean {
  return foldedLength(term) <= gramMax;
}

/**
 * Whether folded text contains a term, folded alike. `%`, `_` and `\` of the term are literal; they are escaped after
 * the folding, which makes them out of their full-width forms. Terms of three letters and more find an index with
 * `gin_trgm_ops`.
 * @param folded a column of folded text
 */
export function contains(folded: SQLWrapper, term: string): SQL {
  return sql`${folded} like '%' || regexp_replace(fold(${term}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
}

/** The same for a column with an index of its `grams`, which finds the shorter terms too. */
export function containsGram(folded: SQLWrapper, term: string): SQL {
  const length = foldedLength(term);
  if (length === 0) return sql`true`;
  return length > gramMax ? contains(folded, term) : sql`grams(${folded}) @> array[fold(${term})]`;
}
