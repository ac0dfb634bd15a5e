import type { OrderLineChange } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import { namedColors } from '../../catalog/sizing/queries.ts';
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
  const keys = changes.flatMap(({ color }) => color ?? []);
  const nameIn = ({ en: 'nameEn', tr: 'nameTr', ar: 'nameAr' } as const)[language];
  const names = new Map((await namedColors(tx, keys)).map(color => [color.key, color[nameIn]]));
  const written = changes.map(({ productName, translations, color, size, pack, from, to }) => ({
    name: [translations[language]?.name ?? productName, color && (names.get(color) ?? color), size]
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
