import type { QueryOf } from '@toptan/contract/endpoint';
import type { NoticeKind, NoticeSwitch } from '@toptan/contract/notice-kinds';
import type { listNotices, Notice } from '@toptan/contract/notices';
import type { OrderStatus } from '@toptan/contract/order-statuses';
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../db/client.ts';
import { notices } from '../db/schema-notices.ts';
import { orderStatusChanges, orders, orderVersions } from '../db/schema-orders.ts';
import { customerName, customers, mails, users } from '../db/schema-people.ts';
import { decodeCursor, type Page, pageOf } from '../pagination.ts';

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
        devices: notices.pushed,
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
  const into = alias(orders, 'joined_into');
  const [facts] = await db
    .select({
      orderNumber: orders.orderNumber,
      status: sql<OrderStatus>`${orders.status}`,
      total: orders.total,
      isChanged: sql<boolean>`exists (select from ${orderVersions} where ${orderVersions.orderId} = ${orders.id}
        and ${orderVersions.version} > 1 and ${orderVersions.via} = 'staff' and ${orderVersions.madeAt} >
          (select coalesce(max(${orderStatusChanges.at}), '-infinity') from ${orderStatusChanges}
            where ${orderStatusChanges.orderId} = ${orders.id}))`,
      joinedInto: into.orderNumber,
      /** The order that has its goods. */
      goodsIn: sql<string>`coalesce(${into.id}, ${orders.id})`,
      owner: customers.ownerFullName,
      company: customerName,
      phone: sql<string | null>`coalesce(${customers.ownerMobile}, ${customers.phone})`,
      language: customers.language,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(into, eq(into.id, orders.joinedIntoId))
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
