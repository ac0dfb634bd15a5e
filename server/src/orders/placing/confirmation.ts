import type { Order } from '@toptan/contract/orders';
import { stockInView } from '@toptan/contract/portal';
import { promiseOf } from '@toptan/contract/promise';
import type { Transaction } from '../../db/client.ts';
import { promiseText } from '../../words.ts';
import { addressOf, type OrderMail } from '../order-mail.ts';

/** Puts the email that confirms an order into the outbox, in the transaction that places the order. */
export async function confirm(tx: Transaction, order: Order, mail: OrderMail): Promise<void> {
  const { settings, language, recipient, params } = await addressOf(tx, order, mail);
  const { stockView } = settings;
  // The email tells a shop no more of the stock than the screen.
  const seen = order.orderItems.map(item => ({ ...item, fromStock: stockInView(item.fromStock, stockView) }));
  const promise = promiseText(promiseOf(seen), language);
  await mail.outbox.post(tx, {
    template: 'order-confirmation',
    language,
    recipient,
    params: { ...params, placedBy: order.placedBy?.name ?? '', promise: promise ?? '' },
  });
}
