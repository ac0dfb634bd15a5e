import { nameOfCustomer } from '@toptan/contract/customer-name';
import type { Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { eq } from 'drizzle-orm';
import { type CallSettings, readSettings } from '../current-settings.ts';
import type { Transaction } from '../db/client.ts';
import { customers } from '../db/schema-people.ts';
import { preferredLanguage } from '../language.ts';
import type { Outbox } from '../mail/outbox.ts';

/** The means of writing to a shop about its order. */
export type OrderMail = {
  outbox: Outbox;
  /** The origin of the portal, for the link. */
  origin: string;
  /** `Accept-Language` of the shop's browser; undefined where somebody else makes the call. */
  language: string | undefined;
};

/** The means of writing to a shop about its order; null where no email is sent. */
export const orderMailOf = (
  outbox: Outbox,
  { isOrderEmailOn }: Pick<CallSettings, 'isOrderEmailOn'>,
  means: Omit<OrderMail, 'outbox'>,
): OrderMail | null => (isOrderEmailOn && outbox.isConfigured ? { outbox, ...means } : null);

/** What all emails about an order have in common, in the language of its shop. */
export async function addressOf(
  tx: Transaction,
  { id, orderNumber, customerId, customer, orderItems, total }: Order,
  { origin, language: accepted }: OrderMail,
) {
  const [shop] = await tx
    .select({ language: customers.language })
    .from(customers)
    .where(eq(customers.id, customerId));
  const settings = await readSettings(tx);
  return {
    settings,
    language: preferredLanguage(shop?.language ?? accepted, settings.languages),
    recipient: customer.email,
    params: {
      companyName: nameOfCustomer(customer),
      orderNumber,
      pieces: String(piecesOf(orderItems)),
      total,
      link: `${origin}/orders?order=${id}`,
      orderId: id,
      customerId,
    },
  };
}
