import type { Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { stockInView } from '@toptan/contract/portal';
import { promiseOf } from '@toptan/contract/promise';
import { type CallSettings, readSettings } from '../../current-settings.ts';
import type { Transaction } from '../../db/client.ts';
import { preferredLanguage } from '../../language.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { promiseText } from '../../words.ts';
import { languageOfCustomer } from './queries.ts';

/** The means of confirming an order by email. */
export type Confirmation = {
  outbox: Outbox;
  /** The origin of the portal, for the link. */
  origin: string;
  /** `Accept-Language` of the shop's browser; undefined where somebody else places the order. */
  language: string | undefined;
};

/** The means of writing to the shop about its order; null where no email is sent. */
export const confirmationOf = (
  outbox: Outbox,
  { isOrderEmailOn }: Pick<CallSettings, 'isOrderEmailOn'>,
  means: Omit<Confirmation, 'outbox'>,
): Confirmation | null => (isOrderEmailOn && outbox.isConfigured ? { outbox, ...means } : null);

/** Puts the email that confirms an order into the outbox, in the transaction that places the order. */
export async function confirm(
  tx: Transaction,
  { id, orderNumber, customerId, customer, orderItems, total, placedBy }: Order,
  { outbox, origin, language: accepted }: Confirmation,
): Promise<void> {
  const { languages, stockView } = await readSettings(tx);
  const language = preferredLanguage((await languageOfCustomer(tx, customerId)) ?? accepted, languages);
  // The email tells a shop no more of the stock than the screen.
  const seen = orderItems.map(item => ({ ...item, fromStock: stockInView(item.fromStock, stockView) }));
  const promise = promiseText(promiseOf(seen), language);
  await outbox.post(tx, {
    template: 'order-confirmation',
    language,
    recipient: customer.email,
    params: {
      companyName: customer.companyName || customer.customerShortName,
      orderNumber,
      pieces: String(piecesOf(orderItems)),
      total,
      placedBy: placedBy?.name ?? '',
      promise: promise ?? '',
      link: `${origin}/orders?order=${id}`,
      orderId: id,
      customerId,
    },
  });
}
