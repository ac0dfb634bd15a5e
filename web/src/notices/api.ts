import type { NoticeKind } from '@toptan/contract/notice-kinds';
import { getOrderMessage, listNotices, type Notice, tellByWhatsapp } from '@toptan/contract/notices';
import { call } from '../api/call.ts';
import { pageQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { whatsappAddress } from '../portal/whatsapp.ts';

/** What a shop was told of an order, the newest first. */
export const noticesOf = (orderId: string) => pageQuery(listNotices, { query: { orderId, limit: 20 } });

/** What waits for a message by WhatsApp. */
export const waitingNotices = () => pageQuery(listNotices, { query: { waiting: 'true', limit: 100 } });

/** The message about an order as it stands. */
const messageOf = (orderId: string) => call(getOrderMessage, { params: { id: orderId } });

/** The address that opens WhatsApp with the message about an order as it stands. */
export async function messageAddress(orderId: string): Promise<string> {
  const { phone, text } = await messageOf(orderId);
  return whatsappAddress(phone, text);
}

/** The message about an order, which is another one with another status. */
export const messageQuery = ({ order, kind }: Pick<Notice, 'order' | 'kind'>) => ({
  queryKey: ['order-message', order.id, kind],
  queryFn: () => messageOf(order.id),
  gcTime: 0,
});

/** Notes that the message was opened. One that is lost waits on. */
export const noteOpened = (orderId: string, kind: NoticeKind): void =>
  void call(tellByWhatsapp, { params: { id: orderId }, body: { kind } })
    .then(() => refresh(listNotices))
    .catch(() => undefined);
