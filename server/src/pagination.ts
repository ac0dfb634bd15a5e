import { idSchema, timestampSchema } from '@toptan/contract/ids';
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fieldRefusal } from './refusal.ts';

/** One page of a list. */
export type Page<Row> = {
  rows: Row[];
  /** The number of rows on all pages. */
  total: number;
  /** True: there are more than `total`, because a search counts no further. */
  isCapped?: boolean;
  /** The cursor of the next page; null on the last. */
  nextCursor: string | null;
};

/**
 * A cursor carries the sort key of the last row of a page; the next page starts behind it, so that rows that come or
 * go meanwhile shift nothing.
 */
export function encodeCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

const noSuchPage = () => fieldRefusal('validation_failed', 'cursor', 'invalid', 'No such page');

/**
 * Reads a cursor.
 * @param length number of parts of the list's sort key; the last one is the id of a row
 * @throws Refusal for a cursor that is not ours
 */
export function decodeCursor(cursor: string | undefined, length: number): string[] | null {
  if (cursor === undefined) return null;
  try {
    return z
      .array(z.string())
      .length(length)
      .refine(key => idSchema.safeParse(key.at(-1)).success)
      .parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw noSuchPage();
  }
}

/** The start of a page of a list by a moment: it begins behind this row, the newest first. */
export type Place = { at: string; id: string };

/** Reads the cursor of a list by a moment; undefined on the first page. @throws Refusal for a cursor that is not ours */
export function placeOf(cursor: string | undefined): Place | undefined {
  const [at, id] = decodeCursor(cursor, 2) ?? [];
  if (at === undefined || id === undefined) return undefined;
  if (!timestampSchema.safeParse(at).success) throw noSuchPage();
  return { at, id };
}

/** The condition of the rows behind a place; a part of it may be a placeholder. */
export const isBehind = (
  at: SQLWrapper,
  id: SQLWrapper,
  place: { [Part in keyof Place]: Place[Part] | Placeholder },
): SQL => sql`(${at}, ${id}) < (${place.at}::timestamptz, ${place.id}::uuid)`;

/**
 * Makes a page of rows that were read one beyond the limit, which shows whether another page follows.
 * @param sortKey the sort key of the list; its last part is the row's id
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  total: number,
  sortKey: (row: Row) => readonly string[],
): Page<Row> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), total, nextCursor: last ? encodeCursor(sortKey(last)) : null };
}
