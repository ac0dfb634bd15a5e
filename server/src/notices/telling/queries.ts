import type { NoticeKind, NoticeSwitch } from '@toptan/contract/notice-kinds';
import type { OrderStatus } from '@toptan/contract/order-statuses';
import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { notices } from '../../db/schema-notices.ts';
import { orders } from '../../db/schema-orders.ts';
import { customerName, customers, mails } from '../../db/schema-people.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import type { DueNotice, Verdict } from './judge.ts';

/** Minutes after which a shop is told although more is about to become due. */
const patience = sql`interval '10 minutes'`;

/** Shops that are to be told now: all that has happened lately is due, so one message tells it. */
export async function shopsWithDueNotices(db: Queryable): Promise<string[]> {
  const first = sql`min(${notices.dueAt})`;
  const rows = await db
    .select({ customerId: notices.customerId })
    .from(notices)
    .where(sql`${notices.state} = 'due'`)
    .groupBy(notices.customerId)
    .having(sql`${first} <= now() and (max(${notices.dueAt}) <= now() or ${first} < now() - ${patience})`);
  return rows.map(({ customerId }) => customerId);
}

/** The shop that is told. */
export type ToldShop = {
  name: string;
  email: string;
  language: typeof customers.$inferSelect.language;
  isActive: boolean;
  noticesOff: readonly NoticeSwitch[];
};

/** Locks a shop, so that two servers tell it in turn. @returns undefined where it is gone */
export async function lockShop(tx: Transaction, customerId: string): Promise<ToldShop | undefined> {
  const [shop] = await tx
    .select({
      name: customerName,
      email: customers.email,
      language: customers.language,
      isActive: customers.isActive,
      noticesOff: customers.noticesOff,
    })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  return shop;
}

/** A due notice, with what its email says of the order. */
export type Due = DueNotice & { orderNumber: string };

/** The due notices of a shop, in the order of their events. */
export async function dueNotices(tx: Transaction, customerId: string): Promise<Due[]> {
  const earlier = sql<NoticeKind | null>`(
    select earlier.kind from ${notices} as earlier
    where earlier.order_id = ${notices.orderId} and earlier.state = 'told' and earlier.kind <> 'changed'
    order by earlier.id desc limit 1)`;
  return tx
    .select({
      id: notices.id,
      kind: notices.kind,
      orderId: notices.orderId,
      orderNumber: orders.orderNumber,
      status: sql<OrderStatus>`${orders.status}`,
      toldStatus: earlier,
    })
    .from(notices)
    .innerJoin(orders, eq(orders.id, notices.orderId))
    .where(
      and(eq(notices.customerId, customerId), sql`${notices.state} = 'due'`, sql`${notices.dueAt} <= now()`),
    )
    .orderBy(asc(notices.id));
}

/**
 * What a shop was told in emails that no mail server has taken yet, in the order of their events. One that was never tried is not among
 * them: it may be on its way.
 */
export async function untakenNews(tx: Transaction, customerId: string) {
  return tx
    .select({
      mailId: mails.id,
      kind: notices.kind,
      orderId: notices.orderId,
      orderNumber: orders.orderNumber,
      status: sql<OrderStatus>`${orders.status}`,
    })
    .from(notices)
    .innerJoin(mails, eq(mails.id, notices.mailId))
    .innerJoin(orders, eq(orders.id, notices.orderId))
    .where(and(eq(notices.customerId, customerId), sql`${mails.state} = 'queued'`, gt(mails.attempts, 0)))
    .orderBy(asc(notices.id));
}

/** Stores the email that tells a shop what others would have told. */
export async function moveNews(tx: Transaction, from: readonly string[], mailId: string): Promise<void> {
  await tx.update(notices).set({ mailId }).where(isOneOf(notices.mailId, from));
}

/** Messages, by email and to devices, that a shop gets within 24 hours at most. */
const messagesMax = 20;

/**
 * Puts off the due notices of a shop that has got its messages of a day.
 * @returns whether they are put off
 */
export async function putOff(tx: Transaction, customerId: string): Promise<boolean> {
  const lately = and(
    eq(notices.customerId, customerId),
    sql`${notices.toldAt} > now() - interval '1 day'`,
    or(isNotNull(notices.mailId), gt(notices.pushed, 0)),
  );
  const { rowCount } = await tx
    .update(notices)
    .set({ dueAt: sql`(select min(${notices.toldAt}) + interval '1 day' from ${notices} where ${lately})` })
    .where(
      and(
        eq(notices.customerId, customerId),
        sql`${notices.state} = 'due'`,
        sql`${notices.dueAt} <= now()`,
        // All that is told in one message has the same moment.
        sql`(select count(distinct ${notices.toldAt}) from ${notices} where ${lately}) >= ${messagesMax}`,
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Drops notices. */
export async function storeDropped(
  tx: Transaction,
  ids: readonly string[],
  whyDropped: Verdict['whyDropped'],
): Promise<void> {
  await tx.update(notices).set({ state: 'dropped', whyDropped }).where(isOneOf(notices.id, ids));
}

/** Stores that a shop is told. A message that staff have opened already does not wait for them again. */
export async function storeTold(
  tx: Transaction,
  told: readonly Verdict[],
  { mailId, devices }: { mailId: string | null; devices: number },
): Promise<void> {
  if (told.length === 0) return;
  const idsOf = (way: 'byEmail' | 'byDevice' | 'byWhatsapp') =>
    sql`any(${sql.param(told.filter(verdict => verdict[way]).map(({ id }) => id))}::uuid[])`;
  await tx
    .update(notices)
    .set({
      state: 'told',
      toldAt: sql`now()`,
      mailId: sql`case when ${notices.id} = ${idsOf('byEmail')} then ${mailId}::uuid end`,
      pushed: sql`case when ${notices.id} = ${idsOf('byDevice')} then ${devices}::int else 0 end`,
      whatsapp: sql`coalesce(${notices.whatsapp}, case when ${notices.id} = ${idsOf('byWhatsapp')} then 'waiting' end)`,
    })
    .where(
      isOneOf(
        notices.id,
        told.map(({ id }) => id),
      ),
    );
}
