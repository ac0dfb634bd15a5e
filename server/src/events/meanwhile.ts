import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@toptan/contract/errors';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { isoMoment } from '../db/columns.ts';
import { events } from '../db/schema-events.ts';
import { Refusal } from '../refusal.ts';

/** Something that somebody else has changed since a form read it. */
export type Difference = {
  /** Its field, or its place in a list of the change: `price`, `packs.2`. */
  path: string;
  current: unknown;
  /** The change is about it, too. */
  isOwn: boolean;
};

/** The user who changed each of these fields of a row last, and the time, within a week: no form is open for longer. */
async function lastChanges(
  tx: Transaction,
  id: string,
  names: readonly string[],
): Promise<Map<string, { by: string; at: string }>> {
  const { rows } = await tx.execute<{ name: string; username: string; at: string }>(sql`
    select distinct on (name) name, ${events.username} as username,
      ${isoMoment(events.at)} as at
    from ${events}, unnest(${sql.param([...names])}::text[]) as name
    where ${events.at} > now() - interval '7 days' and ${events.subjectId} = ${id}
      and ${events.details} ? name and ${events.username} is not null
    order by name, ${events.id} desc`);
  return new Map(rows.map(({ name, username, at }) => [name, { by: username, at }]));
}

/**
 * The fields of a row that somebody else has changed since a form read it.
 * @param known the values that the form was made from; without them nothing is compared
 * @param current the row as it is
 * @param change the fields that are to be changed
 */
export function differences(known: object | undefined, current: object, change: object): Difference[] {
  const [now, wanted] = [current as Record<string, unknown>, change as Record<string, unknown>];
  return Object.entries(known ?? {})
    .filter(([name, value]) => value !== undefined && !isDeepStrictEqual(value, now[name]))
    .filter(([name]) => !isDeepStrictEqual(wanted[name], now[name]))
    .map(([path]) => ({ path, current: now[path] ?? null, isOwn: wanted[path] !== undefined }));
}

/**
 * Says who has changed these of a row, and when. Call it once the row is locked.
 * @returns what they changed beside the change
 * @throws Refusal 409 `changed_meanwhile` where the change is about one of them, with all of them
 */
export async function judgeDifferences(
  tx: Transaction,
  id: string,
  found: readonly Difference[],
): Promise<{ meanwhile?: FieldError[] }> {
  if (found.length === 0) return {};
  const nameOf = (path: string) => path.split('.')[0] ?? path;
  const last = await lastChanges(tx, id, [...new Set(found.map(({ path }) => nameOf(path)))]);
  const meanwhile = found.map(
    ({ path, current }): FieldError => ({
      path,
      code: 'changed',
      message: 'Somebody has changed it meanwhile',
      current: JSON.stringify(current),
      ...last.get(nameOf(path)),
    }),
  );
  if (found.some(({ isOwn }) => isOwn))
    throw new Refusal('changed_meanwhile', 'Somebody has changed this meanwhile', { fields: meanwhile });
  return { meanwhile };
}

/** Both of the above, for a row without lists. */
export const changedMeanwhile = (
  tx: Transaction,
  id: string,
  known: object | undefined,
  current: object,
  change: object,
): Promise<{ meanwhile?: FieldError[] }> => judgeDifferences(tx, id, differences(known, current, change));
