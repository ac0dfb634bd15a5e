import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

const isNumber = (size: string) => /^\d+([.,]\d+)?$/.test(size);
const number = (size: string) => Number(size.replace(',', '.'));

/**
 * Compares sizes as people read them: numbers by their value, then letters as the size sets have them, then others by name. The last
 * place of a letter counts: S is first in a set that has no XS.
 */
export async function sizesInOrder(db: Queryable): Promise<(a: string, b: string) => number> {
  const { rows } = await db.execute<{ label: string; position: number }>(
    sql`select label, max(position)::integer as position from size_set_sizes group by label`,
  );
  const places = new Map(rows.map(({ label, position }) => [label, position]));
  const placeOf = (size: string) => places.get(size) ?? Number.MAX_SAFE_INTEGER;
  return (a, b) =>
    Number(isNumber(b)) - Number(isNumber(a)) ||
    (isNumber(a) ? number(a) - number(b) : placeOf(a) - placeOf(b)) ||
    a.localeCompare(b);
}
