import type { NoticeKind, NoticeSwitch } from '@toptan/contract/notice-kinds';
import type { Database } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { record, write } from '../events/record.ts';
import { orNotFound } from '../refusal.ts';
import { markOpened, messageFacts, storeNoticesOff } from './queries.ts';
import { readNews } from './reader/commands.ts';

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
  const { orderNumber } = orNotFound(await messageFacts(db, message.orderId));
  await readNews(db);
  await write(db, async tx => {
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
