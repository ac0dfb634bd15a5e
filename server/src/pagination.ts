import { idSchema } from '@toptan/contract/ids';
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
    throw fieldRefusal('validation_failed', 'cursor', 'invalid', 'No such page');
  }
}

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
