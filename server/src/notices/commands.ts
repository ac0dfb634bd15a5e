import { type NoticeKind, type NoticeSwitch, noticeKinds } from '@toptan/contract/notice-kinds';
import { readSettings } from '../current-settings.ts';
import type { Database, Transaction } from '../db/client.ts';
import { type Actor, systemActor } from '../events/actor.ts';
import { notify } from '../events/notify.ts';
import { record, write } from '../events/record.ts';
import { preferredLanguage } from '../language.ts';
import type { Outbox } from '../mail/outbox.ts';
import { orNotFound } from '../refusal.ts';
import { dueAt } from './due.ts';
import { judge } from './judge.ts';
import {
  beginReading,
  type Due,
  dueNotices,
  endReading,
  insertNotices,
  lockReader,
  lockShop,
  markOpened,
  markRead,
  messageFacts,
  newsSince,
  putOff,
  shopsToTell,
  storeDropped,
  storeNoticesOff,
  storeTold,
  type ToldShop,
} from './queries.ts';

const isKind = (what: string): what is NoticeKind => noticeKinds.some(kind => kind === what);

/**
 * Reads the events since the last reading, and inserts the notices that they make. A server that dies meanwhile has read nothing.
 * While every way is off, nothing is read, and notices begin with what happens once one is on.
 */
export async function readNews(db: Database): Promise<void> {
  const { noticesOn, quietHours } = await readSettings(db);
  if (noticesOn.length === 0) return endReading(db);
  const isNew = await db.transaction(async tx => {
    const seen = await lockReader(tx);
    if (seen === undefined) {
      await beginReading(tx);
      return false;
    }
    const { news, snapshot, isStale } = await newsSince(tx, seen);
    const rows = news.flatMap(({ what, at, ...event }) =>
      isKind(what) ? [{ ...event, kind: what, dueAt: dueAt(at, quietHours).toISOString() }] : [],
    );
    await insertNotices(tx, rows);
    if (rows.length > 0 || isStale) await markRead(tx, snapshot);
    return rows.length > 0;
  });
  if (isNew) notify(db, [{ topic: 'notices' }]);
}

/** What notices are told with. */
export type Telling = {
  outbox: Outbox;
  /** The origin of the portal, for links. */
  origin: string;
};

/** Puts the one email about all that is told into the outbox. @returns its id; null where there is nothing to write */
async function postNews(
  tx: Transaction,
  due: readonly Due[],
  { name, email, language: chosen }: ToldShop,
  { outbox, origin }: Telling,
): Promise<string | null> {
  const [first] = due;
  if (!first || !outbox.isConfigured) return null;
  const { languages } = await readSettings(tx);
  const orders = due.map(({ orderNumber, status }) => ({ orderNumber, status }));
  const isOne = new Set(orders.map(({ orderNumber }) => orderNumber)).size === 1;
  return outbox.post(tx, {
    template: 'order-news',
    language: preferredLanguage(chosen ?? undefined, languages),
    recipient: email,
    params: {
      companyName: name,
      orders: JSON.stringify(orders),
      link: `${origin}/orders${isOne ? `?order=${first.orderId}` : ''}`,
      account: `${origin}/account`,
    },
  });
}

/** Tells a shop all that is due, in one message and one transaction. */
async function tellShop(db: Database, customerId: string, telling: Telling): Promise<void> {
  await write(db, async tx => {
    const shop = await lockShop(tx, customerId);
    if (!shop || (await putOff(tx, customerId))) return;
    const { noticesOn } = await readSettings(tx);
    const due = await dueNotices(tx, customerId);
    const verdicts = judge(due, noticesOn, shop);
    const byId = new Map(due.map(notice => [notice.id, notice]));
    for (const reason of new Set(verdicts.flatMap(({ whyDropped }) => whyDropped ?? []))) {
      const dropped = verdicts.filter(({ whyDropped }) => whyDropped === reason);
      await storeDropped(
        tx,
        dropped.map(({ id }) => id),
        reason,
      );
    }
    const told = verdicts.filter(({ whyDropped }) => whyDropped === null);
    const mailed = told.filter(({ byEmail }) => byEmail).flatMap(({ id }) => byId.get(id) ?? []);
    await storeTold(tx, told, await postNews(tx, mailed, shop, telling));
    if (told.length > 0)
      await record(
        tx,
        { ...systemActor('notice.sent'), customerId },
        {
          ...{ topic: 'notices', subjectId: customerId, subject: shop.name },
        },
      );
  });
}

/** Tells every shop what is due. @throws the last error, after every other shop was told */
export async function tellShops(db: Database, telling: Telling): Promise<void> {
  const failures: unknown[] = [];
  for (const customerId of await shopsToTell(db))
    await tellShop(db, customerId, telling).catch(error => failures.push(error));
  if (failures.length > 0) throw failures.at(-1);
}

/**
 * Notes that staff have opened the message about an order by WhatsApp. The event of the status that they have just set may not be
 * read yet, so it is read first.
 * @throws Refusal 404
 */
export async function openMessage(
  db: Database,
  actor: Actor,
  message: { orderId: string; kind: NoticeKind; userId: string },
): Promise<void> {
  await readNews(db);
  await write(db, async tx => {
    const { orderNumber } = orNotFound(await messageFacts(tx, message.orderId));
    await markOpened(tx, message);
    const also = [{ topic: 'notices' as const }];
    await record(tx, actor, { topic: 'orders', subjectId: message.orderId, subject: orderNumber, also });
  });
}

/** Changes what a shop does without. */
export function changeNoticesOff(
  db: Database,
  actor: Actor,
  customerId: string,
  off: NoticeSwitch[],
): Promise<void> {
  return write(db, async tx => {
    await storeNoticesOff(tx, customerId, off);
    await record(tx, actor, { topic: null, subjectId: null, subject: null });
  });
}
