import { imageWidths } from '@toptan/contract/catalog/products';
import type { SQLWrapper } from 'drizzle-orm';
import type { Writing } from '../../db/json-rows.ts';

/** The width, in pixels, in `imageUrl`; the others of `imageWidths` are at the same address. */
export const largestWidth = Math.max(...imageWidths);

/** The address of a picture, by the hash under which it is stored. */
export function imageUrl(hash: string): string;
export function imageUrl(hash: string | null): string | null;
export function imageUrl(hash: string | null): string | null {
  return hash && `/images/${hash}/${largestWidth}.webp`;
}

/** The address of a picture, written as JSON by PostgreSQL. */
export const writeImageUrl = (hash: SQLWrapper): Writing<string> => ({
  fragments: ['"/images/', hash, `/${largestWidth}.webp"`],
});
