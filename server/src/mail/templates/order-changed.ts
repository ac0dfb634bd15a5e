import type { Language } from '@toptan/contract/languages';
import { z } from 'zod';
import type { EmailBranding, WrittenEmail } from './layout.ts';
import { type EmailWords, formatMoney, writeEmail } from './writing.ts';

/** A size and color in the language of the email, or packs of a color, with its old and its new number. */
const changeSchema = z.object({ name: z.string(), isPacks: z.boolean(), from: z.number(), to: z.number() });

/** The most changes that an email lists. */
const listedMax = 50;

/** Values of the email that tells a shop of a changed order. */
export const orderChangedSchema = z.object({
  companyName: z.string(),
  orderNumber: z.string(),
  version: z.string(),
  pieces: z.string(),
  /** The total in lira. */
  total: z.string(),
  /** The changes as JSON, since the values of an email are texts. */
  changes: z.string(),
  /** The reason that the shop reads; empty where there is none. */
  reason: z.string(),
  /** The order in the portal. */
  link: z.url(),
});

export type OrderChanged = z.infer<typeof orderChangedSchema>;

type Values = Record<'company' | 'number' | 'version' | 'pieces' | 'total' | 'reason', string> & {
  changes: EmailWords['facts'];
  /** The number of changes that are not listed. */
  others: number;
};

type Words = {
  figures(from: number, to: number, isPacks: boolean): string;
  write(values: Values): EmailWords;
};

const words: Record<Language, Words> = {
  en: {
    figures: (from, to, isPacks) => `${from} → ${to}${isPacks ? ' packs' : ''}`,
    write: ({ company, number, version, pieces, total, reason, changes, others }) => ({
      subject: 'Your order has changed',
      preview: `${number}, ${total}`,
      heading: 'Your order has changed',
      paragraphs: [
        `Hello ${company},`,
        'The items of your order have changed. The order as it is now is attached as a PDF.',
        ...(reason ? [reason] : []),
      ],
      facts: [
        ['Order', number],
        ['Version', version],
        ...changes,
        ...(others > 0 ? ([['Further changes', `${others}`]] as const) : []),
        ['Pieces', pieces],
        ['Total', total],
      ],
      button: 'Open the order',
      notes: [],
      notRequested: 'If this change is a surprise, please tell us.',
      isAboutOrder: true,
    }),
  },
  ar: {
    figures: (from, to, isPacks) => `من ${from} إلى ${to}${isPacks ? ' (سيري)' : ''}`,
    write: ({ company, number, version, pieces, total, reason, changes, others }) => ({
      subject: 'تم تعديل طلبكم',
      preview: `${number}، ${total}`,
      heading: 'تم تعديل طلبكم',
      paragraphs: [
        `مرحبًا ${company}،`,
        'تم تعديل أصناف طلبكم. تجدون الطلب بصورته الحالية مرفقًا بصيغة PDF.',
        ...(reason ? [reason] : []),
      ],
      facts: [
        ['الطلب', number],
        ['النسخة', version],
        ...changes,
        ...(others > 0 ? ([['تعديلات أخرى', `${others}`]] as const) : []),
        ['القطع', pieces],
        ['الإجمالي', total],
      ],
      button: 'فتح الطلب',
      notes: [],
      notRequested: 'إن لم يكن هذا التعديل متوقعًا، يُرجى إبلاغنا.',
      isAboutOrder: true,
    }),
  },
  tr: {
    figures: (from, to, isPacks) => `${from} → ${to}${isPacks ? ' seri' : ''}`,
    write: ({ company, number, version, pieces, total, reason, changes, others }) => ({
      subject: 'Siparişiniz değişti',
      preview: `${number}, ${total}`,
      heading: 'Siparişiniz değişti',
      paragraphs: [
        `Merhaba ${company},`,
        'Siparişinizin kalemleri değişti. Siparişin bugünkü hâli PDF olarak ektedir.',
        ...(reason ? [reason] : []),
      ],
      facts: [
        ['Sipariş', number],
        ['Sürüm', version],
        ...changes,
        ...(others > 0 ? ([['Diğer değişiklikler', `${others}`]] as const) : []),
        ['Adet', pieces],
        ['Toplam', total],
      ],
      button: 'Siparişi aç',
      notes: [],
      notRequested: 'Bu değişikliği beklemiyorsanız lütfen bize bildirin.',
      isAboutOrder: true,
    }),
  },
};

/** Tells a shop of a changed order: each figure before and after. Its subject names the order and the version. */
export function writeOrderChanged(
  { companyName, orderNumber, version, pieces, total, changes, reason, link }: OrderChanged,
  language: Language,
  branding: EmailBranding,
): WrittenEmail {
  const { figures, write } = words[language];
  const amount = formatMoney(total, language);
  const all = z.array(changeSchema).parse(JSON.parse(changes));
  const listed = all.slice(0, listedMax);
  const others = all.length - listed.length;
  const written = writeEmail(language, link, branding, ({ text, own, code }) =>
    write({
      version,
      pieces,
      others,
      company: own(companyName),
      number: code(orderNumber),
      total: own(amount),
      reason: text(reason),
      changes: listed.map(({ name, isPacks, from, to }) => [own(name), own(figures(from, to, isPacks))]),
    }),
  );
  return { ...written, subject: `${written.subject}: ${orderNumber} (${version})` };
}
