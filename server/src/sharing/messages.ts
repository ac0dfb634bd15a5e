import type { Collection } from '@toptan/contract/catalog/collections';
import type { Product } from '@toptan/contract/catalog/products';
import type { Language } from '@toptan/contract/languages';

/** What a link is about. */
export type Shown = {
  /** Null: a selection. */
  name: string | null;
  translations: Collection['translations'];
  /** Its product, where it is a selection of one. */
  product: Pick<Product, 'name' | 'translations'> | null;
  products: number;
  /** Null: it is open. */
  opensAt: string | null;
  expiresAt: string;
};

const locales: Record<Language, string> = { en: 'en-GB', tr: 'tr', ar: 'ar-EG-u-nu-latn' };

const dayOf = (language: Language, moment: string) =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Istanbul',
  }).format(new Date(moment));

const arabicModels: Partial<Record<Intl.LDMLPluralRule, (count: number) => string>> = {
  one: () => 'موديل واحد',
  two: () => 'موديلان',
  few: count => `${count} موديلات`,
  many: count => `${count} موديلًا`,
};

/** The number of models in words. */
const models: Record<Language, (count: number) => string> = {
  en: count => (count === 1 ? '1 model' : `${count} models`),
  tr: count => `${count} model`,
  ar: count => arabicModels[new Intl.PluralRules('ar').select(count)]?.(count) ?? `${count} موديل`,
};

type Words = {
  /** The title of a selection. */
  selection(models: string): string;
  until(models: string, day: string): string;
  opens(day: string): string;
  /** The words before the link. */
  goods(title: string, models: string | null): string;
  lasts(day: string): string;
};

const words: Record<Language, Words> = {
  en: {
    selection: count => `A selection for you: ${count}`,
    until: (count, day) => `${count}, open until ${day}`,
    opens: day => `Opens on ${day}`,
    goods: (title, count) => `${title}${count ? `, ${count}` : ''}. Pictures, sizes and packs:`,
    lasts: day => `The link is open until ${day}.`,
  },
  tr: {
    selection: count => `Sizin için seçki: ${count}`,
    until: (count, day) => `${count}, ${day} tarihine kadar açık`,
    opens: day => `Açılış: ${day}`,
    goods: (title, count) => `${title}${count ? `, ${count}` : ''}. Görseller, bedenler ve seriler:`,
    lasts: day => `Bağlantı ${day} tarihine kadar açık.`,
  },
  ar: {
    selection: count => `مختارات لكم: ${count}`,
    until: (count, day) => `${count}، مفتوح حتى ${day}`,
    opens: day => `موعد الافتتاح: ${day}`,
    goods: (title, count) => `${title}${count ? `، ${count}` : ''}. الصور والمقاسات والسيريات هنا:`,
    lasts: day => `الرابط مفتوح حتى ${day}.`,
  },
};

/** A text without marks that turn what follows, and without control characters. */
const plain = (text: string) => text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');

/** The title of a link's card and the line below it. They name no price and no shop. */
export function headOf(language: Language, shown: Shown): { title: string; description: string } {
  const { name, translations, product, products, opensAt, expiresAt } = shown;
  const count = models[language](products);
  const own = product && (product.translations[language]?.name ?? product.name);
  const title = name === null ? (own ?? words[language].selection(count)) : (translations[language] ?? name);
  const description = opensAt
    ? words[language].opens(dayOf(language, opensAt))
    : words[language].until(count, dayOf(language, expiresAt));
  return { title: plain(title), description };
}

/** The message with a link. Before its goods are open it says when they are. */
export function messageOf(language: Language, shown: Shown, link: string) {
  const { name, products, opensAt, expiresAt } = shown;
  const { goods, lasts } = words[language];
  const head = headOf(language, shown);
  const first = opensAt
    ? `${head.title}. ${head.description}.`
    : goods(head.title, name === null ? null : models[language](products));
  return { ...head, text: [first, link, lasts(dayOf(language, expiresAt))].join('\n') };
}
