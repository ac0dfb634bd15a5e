import type { OrderLineChange } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import { colorNames } from '../../catalog/sizing/queries.ts';
import type { Transaction } from '../../db/client.ts';
import { addressOf, type OrderMail } from '../order-mail.ts';

/** Puts the email that tells a shop of a change into the outbox, in the transaction that changes the order. */
export async function tellOfChange(
  tx: Transaction,
  order: Order,
  changes: readonly OrderLineChange[],
  reason: string | null,
  mail: OrderMail,
): Promise<void> {
  const { language, recipient, params } = await addressOf(tx, order, mail);
  const colorName = await colorNames(tx, language);
  const written = changes.map(({ productName, translations, color, size, pack, from, to }) => ({
    name: [translations[language]?.name ?? productName, color && colorName(color), size]
      .filter(Boolean)
      .join(', '),
    isPacks: pack !== null,
    from,
    to,
  }));
  await mail.outbox.post(tx, {
    template: 'order-changed',
    language,
    recipient,
    params: {
      ...params,
      version: String(order.version),
      changes: JSON.stringify(written),
      reason: reason ?? '',
    },
  });
}
