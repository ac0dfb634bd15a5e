import type { GoodsKind, NoticeSwitch } from '@toptan/contract/notice-kinds';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { customerName, customers } from '../../db/schema-people.ts';
import { hasDevice } from '../push/queries.ts';
import type { Telling } from './commands.ts';

/** Conditions of shops that hear of something by email, and on a device. */
export type Reach = { byEmail: SQL<boolean>; byDevice: SQL<boolean> };

/** The shops that hear of goods now: the way is on, the shop does not do without it, and the portal can send. */
export function reachOf(
  db: Queryable,
  kind: GoodsKind,
  noticesOn: readonly NoticeSwitch[],
  { outbox, origin }: Telling,
): Reach {
  const wants = (way: string, canSend: boolean) => {
    const name = `${kind}:${way}`;
    const isOn = canSend && noticesOn.some(on => on === name);
    return sql<boolean>`(${isOn}::boolean and not ${name} = any(${customers.noticesOff}))`;
  };
  return {
    byEmail: wants('email', outbox.isConfigured),
    byDevice: sql<boolean>`(${wants('device', origin.startsWith('https:'))} and ${hasDevice(db)})`,
  };
}

/** The condition of active shops that hear in a way, and have heard nothing of the kind within a day. */
export const hears = (
  { byEmail, byDevice }: Reach,
  toldAt: typeof customers.goodsToldAt | typeof customers.openingsToldAt,
) =>
  and(
    eq(customers.isActive, true),
    or(byEmail, byDevice),
    sql`coalesce(${toldAt} <= now() - interval '1 day', true)`,
  );

/** What a message to a shop is made of. */
export const listenerColumns = ({ byEmail, byDevice }: Reach) => ({
  name: customerName,
  email: customers.email,
  language: customers.language,
  byEmail,
  byDevice,
});
