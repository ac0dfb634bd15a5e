import type { Language } from '@toptan/contract/languages';
import type { OrderStatus } from '@toptan/contract/order-statuses';
import { tradeWords } from '../words.ts';

type Facts = { name: string; orderNumber: string; status: OrderStatus };

const texts: Record<Language, (facts: Omit<Facts, 'status'> & { status: string }, link: string) => string[]> =
  {
    en: ({ name, orderNumber, status }, link) => [
      `Hello ${name}, your order ${orderNumber}: ${status}.`,
      'Details:',
      link,
    ],
    tr: ({ name, orderNumber, status }, link) => [
      `Merhaba ${name}, ${orderNumber} numaralı siparişiniz: ${status}.`,
      'Ayrıntılar:',
      link,
    ],
    ar: ({ name, orderNumber, status }, link) => [
      `مرحبًا ${name}، طلبكم ${orderNumber}: ${status}.`,
      'التفاصيل:',
      link,
    ],
  };

/** A message to a shop about an order as it stands. */
export const orderText = (language: Language, { status, ...facts }: Facts, link: string): string =>
  texts[language]({ ...facts, status: tradeWords[language].orderStatus[status] }, link).join('\n');
