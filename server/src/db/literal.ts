import { type SQL, sql } from 'drizzle-orm';

/** A value of our own in SQL: where no parameter can stand, or where a plan must know it. Never what somebody has typed. */
export const literal = (value: string | number | boolean): SQL =>
  sql.raw(typeof value === 'string' ? `'${value}'` : String(value));

/** Words of our own, for `in (…)`. */
export const literals = (words: readonly string[]): SQL => sql.join(words.map(literal), sql`, `);

/** Words of our own as an array. */
export const literalArray = (words: readonly string[]): SQL => sql.raw(`'{${words.join(',')}}'::text[]`);
