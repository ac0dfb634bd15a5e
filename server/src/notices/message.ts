import type { Language } from '@toptan/contract/languages';
import type { OrderStatus } from '@toptan/contract/order-statuses';
import { formatMoney } from '../mail/templates/writing.ts';
import { tradeWords } from '../words.ts';

type Facts = {
  name: string;
  orderNumber: string;
  status: OrderStatus;
  /** The total in lira. */
  total: string;
  /** True: staff have changed its lines since it has this status. */
  isChanged: boolean;
  /** The number of the order that it was joined into; null: it was not joined. */
  joinedInto: string | null;
};

type Values = Omit<Facts, 'status' | 'isChanged'> & { status: string };

type Words = {
  hello: (name: string) => string;
  stands: (values: Values) => string;
  changed: (values: Values) => string;
  joined: (values: Values) => string;
  details: string;
};

const words: Record<Language, Words> = {
  en: {
    hello: name => `Hello ${name}, `,
    stands: ({ orderNumber, status }) => `your order ${orderNumber}: ${status}.`,
    changed: ({ orderNumber, status, total }) =>
      `your order ${orderNumber} has changed. New total: ${total}. Status: ${status}.`,
    joined: ({ orderNumber, joinedInto }) =>
      `your order ${orderNumber} was joined into your order ${joinedInto}.`,
    details: 'Details:',
  },
  tr: {
    hello: name => `Merhaba ${name}, `,
    stands: ({ orderNumber, status }) => `${orderNumber} numaralı siparişiniz: ${status}.`,
    changed: ({ orderNumber, status, total }) =>
      `${orderNumber} numaralı siparişiniz değişti. Yeni toplam: ${total}. Durumu: ${status}.`,
    joined: ({ orderNumber, joinedInto }) =>
      `${orderNumber} numaralı siparişiniz, ${joinedInto} numaralı siparişinize eklendi.`,
    details: 'Ayrıntılar:',
  },
  ar: {
    hello: name => `مرحبًا ${name}، `,
    stands: ({ orderNumber, status }) => `طلبكم ${orderNumber}: ${status}.`,
    changed: ({ orderNumber, status, total }) =>
      `تغيّر طلبكم ${orderNumber}. الإجمالي الجديد: ${total}. الحالة: ${status}.`,
    joined: ({ orderNumber, joinedInto }) => `دُمج طلبكم ${orderNumber} في طلبكم ${joinedInto}.`,
    details: 'التفاصيل:',
  },
};

/** A message to a shop about an order as it stands, by what became of it last. */
export function orderText(language: Language, { status, isChanged, ...facts }: Facts, link: string): string {
  const { hello, stands, changed, joined, details } = words[language];
  const write = facts.joinedInto ? joined : isChanged ? changed : stands;
  const values = {
    ...facts,
    status: tradeWords[language].orderStatus[status],
    total: formatMoney(facts.total, language),
  };
  return [hello(facts.name) + write(values), details, link].join('\n');
}
