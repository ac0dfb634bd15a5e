import type { OrderLineChange } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import { colorNames } from '../../catalog/sizing/queries.ts';
import type { Transaction } from '../../db/client.ts';
import { addressOf, type OrderMail } from '../order-mail.ts';

type Told = {
  changes: readonly OrderLineChange[];
  /** The changes that the shop asked for and does not get; undefined: it did not ask. */
  refused?: readonly OrderLineChange[];
  /** The reason, or the answer to the request. */
  reason: string | null;
};

/** Puts the email that tells a shop of a change, or of the answer to its request, into the outbox, in the transaction of that. */
export async function tellOfChange(
  tx: Transaction,
  order: Order,
  { changes, refused, reason }: Told,
  mail: OrderMail,
): Promise<void> {
  const { language, recipient, params } = await addressOf(tx, order, mail);
  const colorName = await colorNames(tx, language);
  const write = (told: readonly OrderLineChange[]) =>
    JSON.stringify(
      told.map(({ productName, translations, color, size, pack, from, to }) => ({
        name: [translations[language]?.name ?? productName, color && colorName(color), size]
          .filter(Boolean)
          .join(', '),
        isPacks: pack !== null,
        from,
        to,
      })),
    );
  await mail.outbox.post(tx, {
    template: 'order-changed',
    language,
    recipient,
    params: {
      ...params,
      version: String(order.version),
      changes: write(changes),
      refused: refused ? write(refused) : '',
      reason: reason ?? '',
    },
  });
}
