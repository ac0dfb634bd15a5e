import type { Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { readSettings } from '../../current-settings.ts';
import type { Transaction } from '../../db/client.ts';
import { preferredLanguage } from '../../language.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { languageOfCustomer } from './queries.ts';

/** How an order is confirmed by email. */
export type Confirmation = {
  outbox: Outbox;
  /** Of the portal, for the link. */
  origin: string;
  /** What the shop's browser accepts; undefined where somebody else places the order. */
  language: string | undefined;
};

/** Posts the email that confirms an order, with the transaction that places it. */
export async function confirm(
  tx: Transaction,
  { id, orderNumber, customerId, customer, orderItems, total }: Order,
  { outbox, origin, language: accepted }: Confirmation,
): Promise<void> {
  const { languages } = await readSettings(tx);
  const wished = accepted ?? (await languageOfCustomer(tx, customerId));
  await outbox.post(tx, {
    template: 'order-confirmation',
    language: preferredLanguage(wished, languages),
    recipient: customer.email,
    params: {
      companyName: customer.companyName || customer.customerShortName,
      orderNumber,
      pieces: String(piecesOf(orderItems)),
      total,
      link: `${origin}/orders?order=${id}`,
      orderId: id,
      customerId,
    },
  });
}
