import { z } from 'zod';
import { fieldRefusal } from './refusal.ts';

/**
 * A cursor carries the sort key of the last row of a page; the next page starts behind it, so that rows that come or
 * go meanwhile shift nothing.
 */
export function encodeCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** @param length how many parts the list's sort key has. A cursor that is not ours is refused with its field. */
export function decodeCursor(cursor: string | undefined, length: number): string[] | null {
  if (cursor === undefined) return null;
  try {
    return z
      .array(z.string())
      .length(length)
      .parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw fieldRefusal('validation_failed', 'cursor', 'invalid', 'No such page');
  }
}

/** Makes `%`, `_` and `\` of a search term literal inside LIKE. */
export function escapeLike(term: string): string {
  return term.replace(/[\\%_]/g, '\\$&');
}
