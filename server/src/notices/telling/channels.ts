import type { GoodsKind, NoticeSwitch } from '@toptan/contract/notice-kinds';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { customerName, customers } from '../../db/schema-people.ts';
import { hasDevice } from '../push/queries.ts';
import type { Telling } from './commands.ts';

/** Conditions of shops that hear of something by email, and on a device. */
export type Channels = { byEmail: SQL<boolean>; byDevice: SQL<boolean> };

/** The column with the last time at which a shop was told of sizes that are back, or of collections. */
type ToldAt = 'goodsToldAt' | 'openingsToldAt';

/** The shops that hear of goods now: the way is on, the shop does not do without it, and the portal can send. */
export function channelsOf(
  db: Queryable,
  kind: GoodsKind,
  noticesOn: readonly NoticeSwitch[],
  { outbox, origin }: Telling,
): Channels {
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
export const canHear = ({ byEmail, byDevice }: Channels, toldAt: ToldAt) =>
  and(
    eq(customers.isActive, true),
    or(byEmail, byDevice),
    sql`coalesce(${customers[toldAt]} <= now() - interval '1 day', true)`,
  );

/**
 * Locks a shop that is to be told, so that two servers tell it in turn.
 * @returns what its message is made of; undefined where another server has told it
 */
export async function lockUntoldShop(
  tx: Transaction,
  customerId: string,
  channels: Channels,
  toldAt: ToldAt,
) {
  const [shop] = await tx
    .select({ name: customerName, email: customers.email, language: customers.language, ...channels })
    .from(customers)
    .where(and(eq(customers.id, customerId), canHear(channels, toldAt)))
    .for('no key update');
  return shop;
}

/** Notes that a shop is told now. */
export async function noteTold(tx: Transaction, customerId: string, toldAt: ToldAt): Promise<void> {
  await tx
    .update(customers)
    .set({ [toldAt]: sql`now()` })
    .where(eq(customers.id, customerId));
}
