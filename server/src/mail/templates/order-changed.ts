import type { Language } from '@toptan/contract/languages';
import { z } from 'zod';
import type { EmailBranding, WrittenEmail } from './layout.ts';
import { type EmailWords, formatMoney, writeEmail } from './writing.ts';

/** A size and color in the language of the email, or packs of a color, with its old and its new number. */
const changeSchema = z.object({ name: z.string(), isPacks: z.boolean(), from: z.number(), to: z.number() });

type Change = z.infer<typeof changeSchema>;

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
  /** The changes that the shop asked for and does not get, as JSON; empty where it did not ask. */
  refused: z.string(),
  /** The reason that the shop reads, or the answer to its request; empty where there is none. */
  reason: z.string(),
  /** The order in the portal. */
  link: z.url(),
});

export type OrderChanged = z.infer<typeof orderChangedSchema>;

type Facts = EmailWords['facts'];

type Values = Record<'company' | 'number' | 'version' | 'pieces' | 'total' | 'reason', string> & {
  changes: Facts;
  /** The changes that the shop asked for and does not get, line by line. */
  refused: readonly string[];
  /** True: the shop asked for the change. */
  isAsked: boolean;
  /** True: the order stays as it is, because all is refused. */
  isKept: boolean;
};

type Words = {
  figures(from: number, to: number, isPacks: boolean): string;
  versionOf(version: string): string;
  /** The name of the number of changes that are not listed. */
  further: string;
  write(values: Values): EmailWords;
};

const words: Record<Language, Words> = {
  en: {
    figures: (from, to, isPacks) => `${from} → ${to}${isPacks ? ' packs' : ''}`,
    versionOf: version => `version ${version}`,
    further: 'Further changes',
    write: ({ company, number, version, pieces, total, reason, changes, refused, isAsked, isKept }) => ({
      subject: isKept ? 'Our answer to your change request' : 'Your order has changed',
      preview: `${number}, ${total}`,
      heading: isKept ? 'Our answer to your change request' : 'Your order has changed',
      paragraphs: [
        `Hello ${company},`,
        isKept
          ? 'Your order stays as it is. It is attached as a PDF.'
          : 'The items of your order have changed. The order as it is now is attached as a PDF.',
        ...(refused.length > 0 ? ['What we could not change:', ...refused] : []),
        ...(reason ? [reason] : []),
      ],
      facts: [['Order', number], ['Version', version], ...changes, ['Pieces', pieces], ['Total', total]],
      button: 'Open the order',
      notes: [],
      notRequested: isAsked ? null : 'If this change is a surprise, please tell us.',
      isAboutOrder: true,
    }),
  },
  ar: {
    figures: (from, to, isPacks) => `من ${from} إلى ${to}${isPacks ? ' (سيري)' : ''}`,
    versionOf: version => `النسخة ${version}`,
    further: 'تعديلات أخرى',
    write: ({ company, number, version, pieces, total, reason, changes, refused, isAsked, isKept }) => ({
      subject: isKept ? 'ردّنا على طلب التعديل' : 'تم تعديل طلبكم',
      preview: `${number}، ${total}`,
      heading: isKept ? 'ردّنا على طلب التعديل' : 'تم تعديل طلبكم',
      paragraphs: [
        `مرحبًا ${company}،`,
        isKept
          ? 'يبقى طلبكم كما هو. تجدونه مرفقًا بصيغة PDF.'
          : 'تم تعديل أصناف طلبكم. تجدون الطلب بصورته الحالية مرفقًا بصيغة PDF.',
        ...(refused.length > 0 ? ['ما لم نتمكن من تعديله:', ...refused] : []),
        ...(reason ? [reason] : []),
      ],
      facts: [['الطلب', number], ['النسخة', version], ...changes, ['القطع', pieces], ['الإجمالي', total]],
      button: 'فتح الطلب',
      notes: [],
      notRequested: isAsked ? null : 'إن لم يكن هذا التعديل متوقعًا، يُرجى إبلاغنا.',
      isAboutOrder: true,
    }),
  },
  tr: {
    figures: (from, to, isPacks) => `${from} → ${to}${isPacks ? ' seri' : ''}`,
    versionOf: version => `${version}. sürüm`,
    further: 'Diğer değişiklikler',
    write: ({ company, number, version, pieces, total, reason, changes, refused, isAsked, isKept }) => ({
      subject: isKept ? 'Değişiklik talebinize yanıtımız' : 'Siparişiniz değişti',
      preview: `${number}, ${total}`,
      heading: isKept ? 'Değişiklik talebinize yanıtımız' : 'Siparişiniz değişti',
      paragraphs: [
        `Merhaba ${company},`,
        isKept
          ? 'Siparişiniz olduğu gibi kalıyor. PDF olarak ektedir.'
          : 'Siparişinizin kalemleri değişti. Siparişin bugünkü hâli PDF olarak ektedir.',
        ...(refused.length > 0 ? ['Yapamadığımız değişiklikler:', ...refused] : []),
        ...(reason ? [reason] : []),
      ],
      facts: [['Sipariş', number], ['Sürüm', version], ...changes, ['Adet', pieces], ['Toplam', total]],
      button: 'Siparişi aç',
      notes: [],
      notRequested: isAsked ? null : 'Bu değişikliği beklemiyorsanız lütfen bize bildirin.',
      isAboutOrder: true,
    }),
  },
};

const readChanges = (json: string) => z.array(changeSchema).parse(JSON.parse(json));

/**
 * Tells a shop of a changed order, or of the answer to its request: each figure before and after. Its subject names the order, and
 * the version of one that has changed.
 */
export function writeOrderChanged(
  { companyName, orderNumber, version, pieces, total, changes, refused, reason, link }: OrderChanged,
  language: Language,
  branding: EmailBranding,
): WrittenEmail {
  const { figures, versionOf, further, write } = words[language];
  const amount = formatMoney(total, language);
  const made = readChanges(changes);
  const refusals = refused ? readChanges(refused) : [];
  const isKept = made.length === 0 && refusals.length > 0;
  const written = writeEmail(language, link, branding, ({ text, own, code }) => {
    const list = (all: readonly Change[]): Facts => [
      ...all
        .slice(0, listedMax)
        .map(({ name, isPacks, from, to }) => [own(name), own(figures(from, to, isPacks))] as const),
      ...(all.length > listedMax ? [[further, `${all.length - listedMax}`] as const] : []),
    ];
    return write({
      version,
      pieces,
      isKept,
      isAsked: refused !== '',
      company: own(companyName),
      number: code(orderNumber),
      total: own(amount),
      reason: text(reason),
      changes: list(made),
      refused: list(refusals).map(([name, figure]) => `${name}: ${figure}`),
    });
  });
  const subject = `${written.subject}: ${orderNumber}`;
  return { ...written, subject: isKept ? subject : `${subject} (${versionOf(version)})` };
}
