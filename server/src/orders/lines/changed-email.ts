import type { Language } from '@toptan/contract/languages';
import type { OrderLineChange } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { sql } from 'drizzle-orm';
import { readSettings } from '../../current-settings.ts';
import type { Transaction } from '../../db/client.ts';
import { colors } from '../../db/schema-sizing.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import { preferredLanguage } from '../../language.ts';
import type { Confirmation } from '../placing/confirmation.ts';
import { languageOfCustomer } from '../placing/queries.ts';

/** The names of colors in a language, by their keys. */
async function namesOfColors(tx: Transaction, keys: readonly string[], language: Language) {
  const name = { en: colors.nameEn, tr: colors.nameTr, ar: colors.nameAr }[language];
  const named = await tx
    .select({ key: colors.key, name })
    .from(colors)
    .where(isOneOf(colors.key, sql.param([...new Set(keys)])));
  return new Map(named.map(each => [each.key, each.name]));
}

/** Puts the email that tells a shop of a change into the outbox, in the transaction that changes the order. */
export async function tellOfChange(
  tx: Transaction,
  { id, orderNumber, customerId, customer, orderItems, total, version }: Order,
  changes: readonly OrderLineChange[],
  reason: string | null,
  { outbox, origin, language: accepted }: Confirmation,
): Promise<void> {
  const { languages } = await readSettings(tx);
  const language = preferredLanguage((await languageOfCustomer(tx, customerId)) ?? accepted, languages);
  const names = await namesOfColors(
    tx,
    changes.flatMap(({ color }) => color ?? []),
    language,
  );
  const written = changes.map(({ productName, translations, color, size, pack, from, to }) => ({
    name: [translations[language]?.name ?? productName, color && (names.get(color) ?? color), size]
      .filter(Boolean)
      .join(', '),
    isPacks: pack !== null,
    from,
    to,
  }));
  await outbox.post(tx, {
    template: 'order-changed',
    language,
    recipient: customer.email,
    params: {
      companyName: customer.companyName || customer.customerShortName,
      orderNumber,
      version: String(version),
      pieces: String(piecesOf(orderItems)),
      total,
      changes: JSON.stringify(written),
      reason: reason ?? '',
      link: `${origin}/orders?order=${id}`,
      orderId: id,
      customerId,
    },
  });
}
