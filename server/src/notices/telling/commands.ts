import type { Language } from '@toptan/contract/languages';
import { readSettings } from '../../current-settings.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { withoutValues } from '../../db/errors.ts';
import { systemActor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { preferredLanguage } from '../../language.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { orderMessage } from '../push/payload.ts';
import { devicesOf, insertPushes } from '../push/queries.ts';
import { isPresent, judge, type Verdict } from './judge.ts';
import {
  type Due,
  dueNotices,
  lockShop,
  moveNews,
  putOff,
  shopsWithDueNotices,
  storeDropped,
  storeTold,
  type ToldShop,
  untakenNews,
} from './queries.ts';

/** What notices are told with. */
export type Telling = {
  outbox: Outbox;
  /** The origin of the portal, for links. */
  origin: string;
};

type Reader = { id: string; shop: ToldShop; language: Language };

/**
 * Puts the one email about all that is told into the outbox. While the mail server is away, it tells what waits in earlier emails too,
 * so that one arrives.
 * @returns its id; null where there is nothing to write
 */
async function postNews(
  tx: Transaction,
  due: readonly Due[],
  { id, shop: { name, email }, language }: Reader,
  { outbox, origin }: Telling,
): Promise<string | null> {
  if (due.length === 0 || !outbox.isConfigured) return null;
  const untaken = await untakenNews(tx, id);
  const all = [...untaken.filter(({ kind, status }) => isPresent(kind, status)), ...due];
  const [first] = all;
  const orders = all.map(({ orderNumber, status }) => ({ orderNumber, status }));
  const takesPlaceOf = [...new Set(untaken.map(({ mailId }) => mailId))];
  const mailId = await outbox.post(tx, {
    template: 'order-news',
    language,
    recipient: email,
    params: {
      companyName: name,
      orders: JSON.stringify(orders),
      link: `${origin}/orders${all.length === 1 ? `?order=${first?.orderId}` : ''}`,
      account: `${origin}/account`,
    },
    takesPlaceOf,
  });
  if (takesPlaceOf.length > 0) await moveNews(tx, takesPlaceOf, mailId);
  return mailId;
}

/** Drops what is not to be told, each for its reason. */
async function drop(tx: Transaction, verdicts: readonly Verdict[]): Promise<void> {
  for (const reason of new Set(verdicts.flatMap(({ whyDropped }) => whyDropped ?? []))) {
    const dropped = verdicts.filter(({ whyDropped }) => whyDropped === reason);
    await storeDropped(
      tx,
      dropped.map(({ id }) => id),
      reason,
    );
  }
}

/** Records that a shop is told something. */
export const recordTold = (tx: Transaction, customerId: string, subject: string): Promise<void> =>
  record(
    tx,
    { ...systemActor('notice.sent'), customerId },
    { topic: 'notices', subjectId: customerId, subject },
  );

/** Tells a shop all that is due, in one message and one transaction. */
async function tellShopOfOrders(db: Database, customerId: string, telling: Telling): Promise<void> {
  await write(db, async tx => {
    const shop = await lockShop(tx, customerId);
    if (!shop || (await putOff(tx, customerId))) return;
    const { noticesOn, languages, name } = await readSettings(tx);
    const due = await dueNotices(tx, customerId);
    const devices = telling.origin.startsWith('https:') ? await devicesOf(tx, customerId) : [];
    const verdicts = judge(due, noticesOn, { ...shop, hasDevice: devices.length > 0 });
    await drop(tx, verdicts);
    const told = verdicts.filter(({ whyDropped }) => whyDropped === null);
    if (told.length === 0) return;
    const byId = new Map(due.map(notice => [notice.id, notice]));
    const toldBy = (way: 'byEmail' | 'byDevice') =>
      told.filter(verdict => verdict[way]).flatMap(({ id }) => byId.get(id) ?? []);
    const language = preferredLanguage(shop.language, languages);
    const mailId = await postNews(tx, toldBy('byEmail'), { id: customerId, shop, language }, telling);
    const pushed = toldBy('byDevice');
    if (pushed.length > 0) {
      const items = pushed.map(({ kind, ...notice }) => ({ ...notice, what: kind }));
      const looks = { portal: name, language, origin: telling.origin };
      await insertPushes(tx, devices, orderMessage(items, looks));
    }
    await storeTold(tx, told, { mailId, devices: devices.length });
    await recordTold(tx, customerId, shop.name);
  });
}

/** Tells shops one after the other. @throws AggregateError once every other shop is told */
export async function tellEach(
  customerIds: readonly string[],
  tell: (customerId: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const customerId of customerIds)
    await tell(customerId).catch(error => failures.push(withoutValues(error)));
  if (failures.length > 0) throw new AggregateError(failures, failures.join('\n'));
}

/** Tells every shop what is due of its orders. */
export const tellShops = async (db: Database, telling: Telling): Promise<void> =>
  tellEach(await shopsWithDueNotices(db), customerId => tellShopOfOrders(db, customerId, telling));
