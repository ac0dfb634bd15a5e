import type { Language } from '@toptan/contract/languages';
import { z } from 'zod';
import type { EmailBranding, WrittenEmail } from './layout.ts';
import { type EmailWords, writeEmail } from './writing.ts';

const goodsSchema = z.object({ name: z.string(), cells: z.array(z.string()) });

/** The most products that an email lists. */
const listedMax = 50;

/** Values of the email that tells a shop of goods that it waits for. */
export const goodsNewsSchema = z.object({
  companyName: z.string(),
  /** Products with their sizes and colors as JSON, since the values of an email are texts. */
  goods: z.string(),
  /** The goods in the portal. */
  link: z.url(),
  /** The account in the portal, where the shop switches notices off. */
  account: z.url(),
});

export type GoodsNews = z.infer<typeof goodsNewsSchema>;

type Values = {
  company: string;
  /** The one product; null where there are several. */
  name: string | null;
  count: number;
  account: string;
  goods: EmailWords['facts'];
  others: number;
};

const words: Record<Language, (values: Values) => EmailWords> = {
  en: ({ company, name, count, account, goods, others }) => ({
    subject: name === null ? `Back in stock: ${count} products` : `Back in stock: ${name}`,
    preview: name === null ? `${count} products` : name,
    heading: 'Back in stock',
    paragraphs: [`Hello ${company},`, 'what you waited for can be ordered again, as long as stocks last.'],
    facts: [...goods, ...(others > 0 ? ([['Further products', `${others}`]] as const) : [])],
    button: name === null ? 'Open the catalog' : 'Open the product',
    notes: [],
    notRequested: `You can switch notices off in your account: ${account}`,
    isAboutOrder: true,
  }),
  ar: ({ company, name, count, account, goods, others }) => ({
    subject: name === null ? `متوفر من جديد، عدد المنتجات: ${count}` : `متوفر من جديد: ${name}`,
    preview: name === null ? `عدد المنتجات: ${count}` : name,
    heading: 'متوفر من جديد',
    paragraphs: [`مرحبًا ${company}،`, 'ما انتظرتموه يمكن طلبه من جديد حتى نفاد الكمية.'],
    facts: [...goods, ...(others > 0 ? ([['منتجات أخرى', `${others}`]] as const) : [])],
    button: name === null ? 'فتح الكتالوج' : 'فتح المنتج',
    notes: [],
    notRequested: `يمكنكم إيقاف الإشعارات من حسابكم: ${account}`,
    isAboutOrder: true,
  }),
  tr: ({ company, name, count, account, goods, others }) => ({
    subject: name === null ? `Yeniden stokta: ${count} ürün` : `Yeniden stokta: ${name}`,
    preview: name === null ? `${count} ürün` : name,
    heading: 'Yeniden stokta',
    paragraphs: [
      `Merhaba ${company},`,
      'beklediğiniz ürünler, stoklar yettiği sürece yeniden sipariş edilebilir.',
    ],
    facts: [...goods, ...(others > 0 ? ([['Diğer ürünler', `${others}`]] as const) : [])],
    button: name === null ? 'Kataloğu aç' : 'Ürünü aç',
    notes: [],
    notRequested: `Bildirimleri hesabınızdan kapatabilirsiniz: ${account}`,
    isAboutOrder: true,
  }),
};

/** Between the sizes and colors of a product. */
const separators: Record<Language, string> = { en: ', ', tr: ', ', ar: '، ' };

/** Tells a shop in one email of the goods that it waits for and that are there again. It names no pieces. */
export function writeGoodsNews(
  { companyName, goods, link, account }: GoodsNews,
  language: Language,
  branding: EmailBranding,
): WrittenEmail {
  const all = z.array(goodsSchema).parse(JSON.parse(goods));
  const listed = all.slice(0, listedMax);
  const counted = { count: all.length, others: all.length - listed.length };
  const [first] = all;
  const oneName = all.length === 1 && first ? first.name : null;
  return writeEmail(language, link, branding, ({ text, own }) =>
    words[language]({
      ...counted,
      company: own(companyName),
      name: oneName && text(oneName),
      account: text(account),
      goods: listed.map(({ name, cells }) => [own(name), cells.map(own).join(separators[language])]),
    }),
  );
}
