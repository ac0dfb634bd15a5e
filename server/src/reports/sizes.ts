import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

const isNumber = (size: string) => /^\d+([.,]\d+)?$/.test(size);
const number = (size: string) => Number(size.replace(',', '.'));

/** All sizes of the sets, each after those before it in a set; where sets contradict each other, the first one decides. */
export function mergedSizes(sets: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  let rest = sets.filter(set => set.length > 0);
  while (rest.length > 0) {
    const heads = rest.flatMap(([head]) => head ?? []);
    const next = heads.find(size => rest.every(set => set.indexOf(size) <= 0)) ?? heads[0] ?? '';
    merged.push(next);
    rest = rest.map(set => set.filter(size => size !== next)).filter(set => set.length > 0);
  }
  return merged;
}

/** Compares sizes in the readers' order: numbers by their value, then letters as the size sets have them, then others by name. */
export async function sizesInOrder(db: Queryable): Promise<(a: string, b: string) => number> {
  const { rows } = await db.execute<{ labels: string[] }>(
    sql`select array_agg(label order by position) as labels from size_set_sizes group by size_set_id order by size_set_id`,
  );
  const merged = mergedSizes(rows.map(({ labels }) => labels.filter(label => !isNumber(label))));
  const places = new Map(merged.map((label, place) => [label, place]));
  const placeOf = (size: string) => places.get(size) ?? Number.MAX_SAFE_INTEGER;
  return (a, b) =>
    Number(isNumber(b)) - Number(isNumber(a)) ||
    (isNumber(a) ? number(a) - number(b) : placeOf(a) - placeOf(b)) ||
    a.localeCompare(b);
}
