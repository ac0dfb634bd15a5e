import { readSettings } from '../../current-settings.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { systemActor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { preferredLanguage } from '../../language.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { judge } from './judge.ts';
import {
  type Due,
  dueNotices,
  lockShop,
  putOff,
  shopsToTell,
  storeDropped,
  storeTold,
  type ToldShop,
} from './queries.ts';

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
