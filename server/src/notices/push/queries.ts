import { and, eq, exists, inArray, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../db/client.ts';
import { pushes, pushKeys, pushSubscriptions } from '../../db/schema-notices.ts';
import { customers, sessions, users } from '../../db/schema-people.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import type { KeyPair, Push } from './send.ts';

/** The key pair of the portal; undefined before it is made. */
export async function findKeys(db: Queryable): Promise<KeyPair | undefined> {
  const [keys] = await db
    .select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey })
    .from(pushKeys);
  return keys;
}

/** Stores the key pair; another server's stays. */
export async function insertKeys(db: Queryable, keys: KeyPair): Promise<void> {
  await db.insert(pushKeys).values(keys).onConflictDoNothing();
}

/** A subscription as a browser makes it. */
export type Subscription = Omit<Push, 'payload' | 'topic'>;

/** Devices with notices on that a user has at most; the oldest goes. */
const devicesMax = 10;

/**
 * Gives a session its subscription. The same one under another session moves here, without what waits for it there.
 * @returns whether it is stored: false where another device has the address, or the session has ended
 */
export async function storeSubscription(
  tx: Transaction,
  session: { id: string; userId: string },
  subscription: Subscription,
): Promise<boolean> {
  const open = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(sessions.id)
    .for('no key update');
  if (!open.some(({ id }) => id === session.id)) return false;
  const isSame = and(
    eq(pushSubscriptions.endpoint, subscription.endpoint),
    eq(pushSubscriptions.p256dh, subscription.p256dh),
    eq(pushSubscriptions.auth, subscription.auth),
  );
  const isOwn = eq(pushSubscriptions.sessionId, session.id);
  await tx
    .delete(pushSubscriptions)
    .where(or(and(isOwn, sql`not (${isSame})`), and(isSame, ne(pushSubscriptions.sessionId, session.id))));
  await tx
    .insert(pushSubscriptions)
    .values({ sessionId: session.id, ...subscription })
    .onConflictDoNothing();
  const surplus = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(
      isOneOf(
        pushSubscriptions.sessionId,
        open.map(({ id }) => id),
      ),
    )
    .orderBy(sql`${pushSubscriptions.id} desc`)
    .offset(devicesMax);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
  return (await tx.$count(pushSubscriptions, isOwn)) > 0;
}

/** Ends the subscription of a session. */
export async function removeSubscriptionOf(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

/** Whether a session has a subscription. */
export async function isSubscribed(db: Queryable, sessionId: string): Promise<boolean> {
  return (await db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, sessionId))) > 0;
}

const isOpen = sql<boolean>`${sessions.expiresAt} > now()`;

const ofOpenSessions = (db: Queryable, customerId: SQLWrapper | string) =>
  db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(sql`${users.customerId} = ${customerId}`, isOpen));

/** The subscriptions of a shop's open sessions. */
export async function devicesOf(tx: Transaction, customerId: string): Promise<string[]> {
  const rows = await ofOpenSessions(tx, customerId);
  return rows.map(({ id }) => id);
}

/** The condition of customers with a device that has notices on. */
export const hasDevice = (db: Queryable) => exists(ofOpenSessions(db, customers.id));

/** Queues a message for devices. */
export async function insertPushes(
  tx: Transaction,
  devices: readonly string[],
  message: Pick<Push, 'payload' | 'topic'>,
): Promise<void> {
  if (devices.length > 0)
    await tx.insert(pushes).values(devices.map(subscriptionId => ({ subscriptionId, ...message })));
}

/** A message whose try has begun. */
export type Claimed = Push & { id: string; subscriptionId: string; tries: number; isOpen: boolean };

/**
 * Begins a try of the next message. No other server takes it until the pause before the next try is over: 1, 4, 16 and 64 minutes.
 * @returns undefined where nothing is to be sent now
 */
export async function claimPush(db: Database): Promise<Claimed | undefined> {
  const next = db
    .select({ id: pushes.id })
    .from(pushes)
    .where(sql`${pushes.nextAt} <= now()`)
    .orderBy(pushes.nextAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(pushes)
    .set({
      tries: sql`${pushes.tries} + 1`,
      nextAt: sql`now() + interval '1 minute' * power(4, ${pushes.tries})`,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.id, pushes.subscriptionId), sql`${pushes.id} = (${next})`))
    .returning({
      id: pushes.id,
      subscriptionId: pushes.subscriptionId,
      payload: pushes.payload,
      topic: pushes.topic,
      tries: pushes.tries,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      isOpen,
    });
  return claimed;
}

/** Removes a message that is sent or given up. */
export async function removePush(db: Queryable, id: string): Promise<void> {
  await db.delete(pushes).where(eq(pushes.id, id));
}

/** Removes a subscription that the browser has ended, and what waits for it. */
export async function removeSubscription(db: Queryable, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}
