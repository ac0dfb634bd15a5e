import type { Language } from '@toptan/contract/languages';
import { z } from 'zod';
import { tradeWords } from '../../words.ts';
import type { EmailBranding, WrittenEmail } from './layout.ts';
import { type EmailWords, formatMoney, writeEmail } from './writing.ts';

/** Values of the email that confirms an order. */
export const orderConfirmationSchema = z.object({
  companyName: z.string(),
  orderNumber: z.string(),
  pieces: z.string(),
  /** The total in lira. */
  total: z.string(),
  /** The name of the one who placed it for the shop; empty where the shop placed it itself. */
  placedBy: z.string().default(''),
  /** When it is estimated to ship, in words; empty where no day is known. */
  promise: z.string().default(''),
  /** The order in the portal. */
  link: z.url(),
});

export type OrderConfirmation = z.infer<typeof orderConfirmationSchema>;

type Values = Record<'company' | 'number' | 'pieces' | 'total' | 'placedBy' | 'promise', string>;

/** The fact of a promise; none without one. */
const promised = (language: Language, promise: string): EmailWords['facts'] =>
  promise === '' ? [] : [[tradeWords[language].promise.title, promise]];

const words: Record<Language, (values: Values) => EmailWords> = {
  en: ({ company, number, pieces, total, placedBy, promise }) => ({
    subject: 'We have your order',
    preview: `${number}, ${total}`,
    heading: 'We have your order',
    paragraphs: [
      `Hello ${company},`,
      'Thank you for your order. It is attached as a PDF.',
      ...(placedBy ? [`Placed for you by ${placedBy}.`] : []),
    ],
    facts: [['Order', number], ['Pieces', pieces], ['Total', total], ...promised('en', promise)],
    button: 'Open the order',
    notes: [],
    notRequested: 'If you did not place this order, please tell us.',
    isAboutOrder: true,
  }),
  ar: ({ company, number, pieces, total, placedBy, promise }) => ({
    subject: 'استلمنا طلبكم',
    preview: `${number}، ${total}`,
    heading: 'استلمنا طلبكم',
    paragraphs: [
      `مرحبًا ${company}،`,
      'شكرًا لطلبكم. تجدون الطلب مرفقًا بصيغة PDF.',
      ...(placedBy ? [`قدّمه ${placedBy} نيابةً عنكم.`] : []),
    ],
    facts: [['الطلب', number], ['القطع', pieces], ['الإجمالي', total], ...promised('ar', promise)],
    button: 'فتح الطلب',
    notes: [],
    notRequested: 'إن لم يكن هذا الطلب منكم، يُرجى إبلاغنا.',
    isAboutOrder: true,
  }),
  tr: ({ company, number, pieces, total, placedBy, promise }) => ({
    subject: 'Siparişinizi aldık',
    preview: `${number}, ${total}`,
    heading: 'Siparişinizi aldık',
    paragraphs: [
      `Merhaba ${company},`,
      'Siparişiniz için teşekkür ederiz. Sipariş PDF olarak ektedir.',
      ...(placedBy ? [`Sizin adınıza ${placedBy} verdi.`] : []),
    ],
    facts: [['Sipariş', number], ['Adet', pieces], ['Toplam', total], ...promised('tr', promise)],
    button: 'Siparişi aç',
    notes: [],
    notRequested: 'Bu siparişi siz vermediyseniz lütfen bize bildirin.',
    isAboutOrder: true,
  }),
};

/** Confirms an order to the shop. Its subject names the order: mail programs put emails of one subject together. */
export function writeOrderConfirmation(
  { companyName, orderNumber, pieces, total, placedBy, promise, link }: OrderConfirmation,
  language: Language,
  branding: EmailBranding,
): WrittenEmail {
  const amount = formatMoney(total, language);
  const written = writeEmail(language, link, branding, ({ text, own, code }) =>
    words[language]({
      company: own(companyName),
      number: code(orderNumber),
      pieces: text(pieces),
      total: own(amount),
      placedBy: placedBy && own(placedBy),
      promise: text(promise),
    }),
  );
  return { ...written, subject: `${written.subject}: ${orderNumber}` };
}
