import type { QueryOf } from '@toptan/contract/endpoint';
import type { NoticeKind, NoticeSwitch } from '@toptan/contract/notice-kinds';
import type { listNotices, Notice } from '@toptan/contract/notices';
import type { OrderStatus } from '@toptan/contract/orders';
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { events } from '../db/schema-events.ts';
import { noticeReader, notices } from '../db/schema-notices.ts';
import { orders } from '../db/schema-orders.ts';
import { customers, mails, users } from '../db/schema-people.ts';
import { decodeCursor, type Page, pageOf } from '../pagination.ts';
import type { DueNotice, Verdict } from './judge.ts';

/** Takes the turn of reading events. @returns the snapshot of the last reading; undefined before the first one */
export async function lockReader(tx: Transaction): Promise<string | undefined> {
  const [reader] = await tx.select({ seen: noticeReader.seen }).from(noticeReader).for('update');
  return reader?.seen;
}

/** Begins to read events from now on. Notices that an earlier time has left behind are dropped. */
export async function beginReading(tx: Transaction): Promise<void> {
  const { rowCount } = await tx
    .insert(noticeReader)
    .values({ seen: sql`pg_current_snapshot()` })
    .onConflictDoNothing();
  if (rowCount === 0) return;
  await tx
    .update(notices)
    .set({ state: 'dropped', whyDropped: 'restarted' })
    .where(sql`${notices.state} = 'due'`);
}

/** Notes how far events are read. */
export async function markRead(tx: Transaction, seen: string): Promise<void> {
  await tx.update(noticeReader).set({ seen, readAt: sql`now()` });
}

/** Forgets how far events were read. */
export async function endReading(db: Queryable): Promise<void> {
  await db.delete(noticeReader).where(eq(noticeReader.isOnly, true));
}

/** The actions of staff that tell something. */
const setsStatus = ['PUT /api/orders/{id}/status', 'POST /api/orders/batch/status'];
const changesLines = 'PUT /api/orders/{id}/lines';
const decidesRequest = 'PUT /api/orders/{id}/request';

/** An event that a shop may be told of. */
export type News = {
  eventId: string;
  at: Date;
  customerId: string;
  orderId: string;
  /** A status, or `changed`. */
  what: string;
};

/**
 * Events of staff about orders, of transactions that have ended since a snapshot. An accepted request has changed the order; one that
 * is refused as a whole has not.
 * @returns the events, and the snapshot up to which they are read
 */
export async function newsSince(
  tx: Transaction,
  seen: string,
): Promise<{ news: News[]; snapshot: string; isStale: boolean }> {
  const { rows } = await tx.execute<
    { snapshot: string; isStale: boolean } & (Omit<News, 'at'> & { at: string | null })
  >(sql`
    select now.snapshot::text, (select read_at < now() - interval '1 minute' from ${noticeReader}) as "isStale",
      ${events.id} as "eventId", ${events.at} as at, ${orders.customerId} as "customerId", ${orders.id} as "orderId",
      case when ${inArray(events.action, setsStatus)} then ${events.details} ->> 'status' else 'changed' end as what
    from (select pg_current_snapshot() as snapshot) as now
    left join (${events} join ${orders} on ${orders.id} = ${events.subjectId})
      on ${events.xid} >= pg_snapshot_xmin(${seen}::pg_snapshot)
      and not pg_visible_in_snapshot(${events.xid}, ${seen}::pg_snapshot)
      and pg_visible_in_snapshot(${events.xid}, now.snapshot)
      and ${events.role} = 'admin'
      and (${inArray(events.action, [...setsStatus, changesLines])}
        or (${events.action} = ${decidesRequest} and jsonb_array_length(${events.details} -> 'accepted') > 0))
    order by ${events.xid}, ${events.id}`);
  return {
    news: rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at: new Date(at) }])),
    snapshot: rows[0]?.snapshot ?? seen,
    isStale: rows[0]?.isStale ?? false,
  };
}

/** Inserts notices; an event that is known already makes no second one. */
export async function insertNotices(
  tx: Transaction,
  rows: readonly (typeof notices.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(notices)
      .values([...rows])
      .onConflictDoNothing();
}

/** Minutes after which a shop is told although more is about to become due. */
const patience = sql`interval '10 minutes'`;

/** Shops that are to be told now: all that has happened lately is due, so one message tells it. */
export async function shopsToTell(db: Queryable): Promise<string[]> {
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
      name: sql<string>`coalesce(nullif(${customers.companyName}, ''), ${customers.customerShortName})`,
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

/** Emails about notices that a shop gets within 24 hours at most. */
const emailsMax = 20;

/**
 * Puts off the due notices of a shop that has got its emails of a day.
 * @returns whether they are put off
 */
export async function putOff(tx: Transaction, customerId: string): Promise<boolean> {
  const lately = and(
    eq(notices.customerId, customerId),
    sql`${notices.toldAt} > now() - interval '1 day'`,
    sql`${notices.mailId} is not null`,
  );
  const { rowCount } = await tx
    .update(notices)
    .set({ dueAt: sql`(select min(${notices.toldAt}) + interval '1 day' from ${notices} where ${lately})` })
    .where(
      and(
        eq(notices.customerId, customerId),
        sql`${notices.state} = 'due'`,
        sql`${notices.dueAt} <= now()`,
        sql`(select count(distinct ${notices.mailId}) from ${notices} where ${lately}) >= ${emailsMax}`,
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
  await tx
    .update(notices)
    .set({ state: 'dropped', whyDropped })
    .where(inArray(notices.id, [...ids]));
}

/** Stores that a shop is told. A message that staff have opened already does not wait for them again. */
export async function storeTold(
  tx: Transaction,
  told: readonly Verdict[],
  mailId: string | null,
): Promise<void> {
  if (told.length === 0) return;
  const idsOf = (way: 'byEmail' | 'byWhatsapp') =>
    sql`any(${sql.param(told.filter(verdict => verdict[way]).map(({ id }) => id))}::uuid[])`;
  await tx
    .update(notices)
    .set({
      state: 'told',
      toldAt: sql`now()`,
      mailId: sql`case when ${notices.id} = ${idsOf('byEmail')} then ${mailId}::uuid end`,
      whatsapp: sql`coalesce(${notices.whatsapp}, case when ${notices.id} = ${idsOf('byWhatsapp')} then 'waiting' end)`,
    })
    .where(
      inArray(
        notices.id,
        told.map(({ id }) => id),
      ),
    );
}

/** The newest notice of an order about this, whose message by WhatsApp is opened now. */
export async function markOpened(
  tx: Transaction,
  { orderId, kind, userId }: { orderId: string; kind: NoticeKind; userId: string },
): Promise<void> {
  const newest = sql`(select max(id::text)::uuid from ${notices}
    where ${and(eq(notices.orderId, orderId), eq(notices.kind, kind))})`;
  await tx.update(notices).set({ whatsapp: 'told', toldBy: userId }).where(eq(notices.id, newest));
}

const isWaiting = and(
  sql`${notices.whatsapp} = 'waiting'`,
  sql`${notices.createdAt} > now() - interval '7 days'`,
);

/** A page of notices, newest first. */
export async function listNoticePage(
  db: Queryable,
  { limit, cursor, orderId, waiting }: QueryOf<typeof listNotices>,
): Promise<Page<Notice>> {
  const [before] = decodeCursor(cursor, 1) ?? [];
  const where = and(
    orderId === undefined ? undefined : eq(notices.orderId, orderId),
    waiting === 'true' ? isWaiting : undefined,
    waiting === 'false' ? or(isNull(notices.whatsapp), sql`not (${isWaiting})`) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        id: notices.id,
        kind: notices.kind,
        order: { id: orders.id, orderNumber: orders.orderNumber },
        customer: { id: customers.id, companyName: customers.companyName },
        createdAt: notices.createdAt,
        dueAt: notices.dueAt,
        state: notices.state,
        whyDropped: notices.whyDropped,
        email: { to: mails.recipient, state: mails.state, at: mails.updatedAt },
        whatsapp: notices.whatsapp,
        toldBy: sql<string | null>`coalesce(${users.displayName}, ${users.username})`,
      })
      .from(notices)
      .innerJoin(orders, eq(orders.id, notices.orderId))
      .innerJoin(customers, eq(customers.id, notices.customerId))
      .leftJoin(mails, eq(mails.id, notices.mailId))
      .leftJoin(users, eq(users.id, notices.toldBy))
      .where(and(where, before === undefined ? undefined : lt(notices.id, before)))
      .orderBy(desc(notices.id))
      .limit(limit + 1),
    db.$count(notices, where),
  ]);
  return pageOf(rows, limit, total, ({ id }) => [id]);
}

/** What a message says of an order and its shop. */
export async function messageFacts(db: Queryable, orderId: string) {
  const [facts] = await db
    .select({
      orderNumber: orders.orderNumber,
      status: sql<OrderStatus>`${orders.status}`,
      owner: customers.ownerFullName,
      company: sql<string>`coalesce(nullif(${customers.companyName}, ''), ${customers.customerShortName})`,
      phone: sql<string | null>`coalesce(${customers.ownerMobile}, ${customers.phone})`,
      language: customers.language,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, orderId));
  return facts;
}

/** The notices that a shop does without. */
export async function noticesOffOf(db: Queryable, customerId: string): Promise<NoticeSwitch[]> {
  const [shop] = await db
    .select({ off: customers.noticesOff })
    .from(customers)
    .where(eq(customers.id, customerId));
  return shop?.off ?? [];
}

/** Stores the notices that a shop does without. */
export async function storeNoticesOff(
  tx: Transaction,
  customerId: string,
  noticesOff: NoticeSwitch[],
): Promise<void> {
  await tx.update(customers).set({ noticesOff }).where(eq(customers.id, customerId));
}
