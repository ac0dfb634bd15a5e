import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@toptan/contract/errors';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { events } from '../db/schema-events.ts';
import { Refusal } from '../refusal.ts';

/** The user who changed each of these fields of a row last, within a week: no form is open for longer. */
async function lastChangedBy(
  tx: Transaction,
  id: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ name: string; username: string }>(sql`
    select distinct on (name) name, ${events.username} as username
    from ${events}, unnest(${sql.param([...names])}::text[]) as name
    where ${events.at} > now() - interval '7 days' and ${events.subjectId} = ${id}
      and ${events.details} ? name and ${events.username} is not null
    order by name, ${events.id} desc`);
  return new Map(rows.map(({ name, username }) => [name, username]));
}

/**
 * Compares a row with the values that a form read of it. Call it once the row is locked.
 * @param known the values that the form was made from; without them nothing is compared
 * @param current the row as it is
 * @param change the fields that are to be changed
 * @returns the changes of others to fields that this change does not touch
 * @throws Refusal 409 `changed_meanwhile` where others changed a field of this change, with all their changes
 */
export async function changedMeanwhile(
  tx: Transaction,
  id: string,
  known: object | undefined,
  current: object,
  change: object,
): Promise<{ meanwhile?: FieldError[] }> {
  const [now, wanted] = [current as Record<string, unknown>, change as Record<string, unknown>];
  const names = Object.entries(known ?? {})
    .filter(([name, value]) => value !== undefined && !isDeepStrictEqual(value, now[name]))
    .map(([name]) => name)
    .filter(name => !isDeepStrictEqual(wanted[name], now[name]));
  if (names.length === 0) return {};
  const by = await lastChangedBy(tx, id, names);
  const meanwhile = names.map((path): FieldError => {
    const who = by.get(path);
    return {
      path,
      code: 'changed',
      message: 'Somebody has changed it meanwhile',
      current: JSON.stringify(now[path] ?? null),
      ...(who !== undefined && { by: who }),
    };
  });
  if (names.some(name => wanted[name] !== undefined))
    throw new Refusal('changed_meanwhile', 'Somebody has changed this meanwhile', { fields: meanwhile });
  return { meanwhile };
}
