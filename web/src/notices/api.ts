import type { NoticeKind } from '@toptan/contract/notice-kinds';
import { getOrderMessage, listNotices, tellByWhatsapp } from '@toptan/contract/notices';
import { call } from '../api/call.ts';
import { pageQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { whatsappAddress } from '../portal/whatsapp.ts';

/** What a shop was told of an order, the newest first. */
export const noticesOf = (orderId: string) => pageQuery(listNotices, { query: { orderId, limit: 20 } });

/** What waits for a message by WhatsApp. */
export const waitingNotices = () => pageQuery(listNotices, { query: { waiting: 'true', limit: 100 } });

/** The address that opens WhatsApp with the message about an order as it stands. */
export async function messageAddress(orderId: string): Promise<string> {
  const { phone, text } = await call(getOrderMessage, { params: { id: orderId } });
  return whatsappAddress(phone, text);
}

/** Notes that the message was opened. One that is lost waits on. */
export const noteOpened = (orderId: string, kind: NoticeKind): void =>
  void call(tellByWhatsapp, { params: { id: orderId }, body: { kind } })
    .then(() => refresh(listNotices))
    .catch(() => undefined);
