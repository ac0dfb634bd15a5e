import type { Language } from '@toptan/contract/languages';
import { orderStatuses } from '@toptan/contract/order-statuses';
import { z } from 'zod';
import { tradeWords } from '../../words.ts';
import type { EmailBranding, WrittenEmail } from './layout.ts';
import { type EmailWords, writeEmail } from './writing.ts';

const newsSchema = z.object({ orderNumber: z.string(), status: z.enum(orderStatuses) });

/** The most orders that an email lists. */
const listedMax = 50;

/** Values of the email that tells a shop what became of its orders. */
export const orderNewsSchema = z.object({
  companyName: z.string(),
  /** Orders with their statuses as JSON, since the values of an email are texts. */
  orders: z.string(),
  /** The orders in the portal. */
  link: z.url(),
  /** The account in the portal, where the shop switches notices off. */
  account: z.url(),
});

export type OrderNews = z.infer<typeof orderNewsSchema>;

type Values = {
  company: string;
  /** The one order; null where there are several. */
  number: string | null;
  status: string;
  count: number;
  account: string;
  orders: EmailWords['facts'];
  others: number;
};

const words: Record<Language, (values: Values) => EmailWords> = {
  en: ({ company, number, status, count, account, orders, others }) => ({
    subject: number === null ? `News of ${count} of your orders` : `${number}: ${status}`,
    preview: number === null ? `${count} orders` : status,
    heading: 'News of your orders',
    paragraphs: [`Hello ${company},`],
    facts: [...orders, ...(others > 0 ? ([['Further orders', `${others}`]] as const) : [])],
    button: number === null ? 'Open the orders' : 'Open the order',
    notes: [],
    notRequested: `You can switch notices off in your account: ${account}`,
    isAboutOrder: true,
  }),
  ar: ({ company, number, status, count, account, orders, others }) => ({
    subject: number === null ? `مستجدات طلباتكم، عددها: ${count}` : `${number}: ${status}`,
    preview: number === null ? `عدد الطلبات: ${count}` : status,
    heading: 'مستجدات طلباتكم',
    paragraphs: [`مرحبًا ${company}،`],
    facts: [...orders, ...(others > 0 ? ([['طلبات أخرى', `${others}`]] as const) : [])],
    button: number === null ? 'فتح الطلبات' : 'فتح الطلب',
    notes: [],
    notRequested: `يمكنكم إيقاف الإشعارات من حسابكم: ${account}`,
    isAboutOrder: true,
  }),
  tr: ({ company, number, status, count, account, orders, others }) => ({
    subject: number === null ? `${count} siparişinizde gelişme var` : `${number}: ${status}`,
    preview: number === null ? `${count} sipariş` : status,
    heading: 'Siparişlerinizde gelişme var',
    paragraphs: [`Merhaba ${company},`],
    facts: [...orders, ...(others > 0 ? ([['Diğer siparişler', `${others}`]] as const) : [])],
    button: number === null ? 'Siparişleri aç' : 'Siparişi aç',
    notes: [],
    notRequested: `Bildirimleri hesabınızdan kapatabilirsiniz: ${account}`,
    isAboutOrder: true,
  }),
};

/** Tells a shop in one email what became of its orders. */
export function writeOrderNews(
  { companyName, orders, link, account }: OrderNews,
  language: Language,
  branding: EmailBranding,
): WrittenEmail {
  const all = z.array(newsSchema).parse(JSON.parse(orders));
  const listed = all.slice(0, listedMax);
  const nameOf = (status: (typeof all)[number]['status']) => tradeWords[language].orderStatus[status];
  const [first] = all;
  const isOne = all.length === 1 && first !== undefined;
  const counted = {
    count: all.length,
    others: all.length - listed.length,
    status: first ? nameOf(first.status) : '',
  };
  return writeEmail(language, link, branding, ({ text, own, code }) =>
    words[language]({
      ...counted,
      company: own(companyName),
      number: isOne ? first.orderNumber : null,
      account: text(account),
      orders: listed.map(({ orderNumber, status }) => [code(orderNumber), text(nameOf(status))]),
    }),
  );
}
