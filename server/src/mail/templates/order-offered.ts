import type { Language } from '@toptan/contract/languages';
import { z } from 'zod';
import { counted, tradeWords } from '../../words.ts';
import type { EmailBranding, WrittenEmail } from './layout.ts';
import { type EmailWords, formatMoney, writeEmail } from './writing.ts';

/** Values of the email that tells a shop of an order that is prepared for it. */
export const orderOfferedSchema = z.object({
  companyName: z.string(),
  /** The one who prepared it, as shops read it. */
  by: z.string(),
  pieces: z.string(),
  /** The total in lira. */
  total: z.string(),
  /** What staff tell the shop; empty where there is nothing. */
  notes: z.string(),
  /** The basket in the portal, where the order waits. */
  link: z.url(),
});

export type OrderOffered = z.infer<typeof orderOfferedSchema>;

type Values = Record<'company' | 'by' | 'pieces' | 'inAll' | 'total' | 'notes', string>;

const words: Record<Language, (values: Values) => EmailWords> = {
  en: ({ company, by, pieces, inAll, total, notes }) => ({
    subject: 'An order waits for you',
    preview: `${inAll}, ${total}`,
    heading: 'An order waits for you',
    paragraphs: [
      `Hello ${company},`,
      `${by} has prepared an order for you. Nothing is ordered until you confirm it.`,
      'Sign in: the order waits in your basket.',
      ...(notes ? [notes] : []),
    ],
    facts: [
      ['Pieces', pieces],
      ['Total', total],
    ],
    button: 'Look at it and confirm',
    notes: [],
    notRequested: 'If this order is a surprise, please tell us.',
    isAboutOrder: true,
  }),
  ar: ({ company, by, pieces, inAll, total, notes }) => ({
    subject: 'طلب بانتظار تأكيدكم',
    preview: `${inAll}، ${total}`,
    heading: 'طلب بانتظار تأكيدكم',
    paragraphs: [
      `مرحبًا ${company}،`,
      `أعدّ ${by} طلبًا لكم. لا يُطلب شيء قبل تأكيدكم.`,
      'يُرجى تسجيل الدخول: الطلب بانتظاركم في السلة.',
      ...(notes ? [notes] : []),
    ],
    facts: [
      ['القطع', pieces],
      ['الإجمالي', total],
    ],
    button: 'الاطلاع والتأكيد',
    notes: [],
    notRequested: 'إن لم يكن هذا الطلب متوقعًا، يُرجى إبلاغنا.',
    isAboutOrder: true,
  }),
  tr: ({ company, by, pieces, inAll, total, notes }) => ({
    subject: 'Bir sipariş onayınızı bekliyor',
    preview: `${inAll}, ${total}`,
    heading: 'Bir sipariş onayınızı bekliyor',
    paragraphs: [
      `Merhaba ${company},`,
      `${by} sizin için bir sipariş hazırladı. Siz onaylamadan hiçbir şey sipariş edilmez.`,
      'Giriş yapın: sipariş sepetinizde sizi bekliyor.',
      ...(notes ? [notes] : []),
    ],
    facts: [
      ['Adet', pieces],
      ['Toplam', total],
    ],
    button: 'İncele ve onayla',
    notes: [],
    notRequested: 'Bu siparişi beklemiyorsanız lütfen bize bildirin.',
    isAboutOrder: true,
  }),
};

/** Tells a shop of an order that is prepared for it. */
export function writeOrderOffered(
  { companyName, by, pieces, total, notes, link }: OrderOffered,
  language: Language,
  branding: EmailBranding,
): WrittenEmail {
  const amount = formatMoney(total, language);
  const inAll = counted(language, tradeWords[language], 'pieces', Number(pieces));
  return writeEmail(language, link, branding, ({ text, own }) =>
    words[language]({
      company: own(companyName),
      by: own(by),
      pieces: text(pieces),
      inAll: text(inAll),
      total: own(amount),
      notes: text(notes),
    }),
  );
}
