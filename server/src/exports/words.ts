import type { Language } from '@toptan/contract/languages';
import { parseLeadTime } from '@toptan/contract/lead-time';
import { fieldNames, tradeWords } from '../words.ts';

/** A word in each language. */
export type Words = Record<Language, string>;
export const words = (en: string, tr: string, ar: string): Words => ({ en, tr, ar });

/** The name of a field or value in each language. */
const inAll = (of: (language: Language) => string): Words => words(of('en'), of('tr'), of('ar'));

export type Field = keyof (typeof fieldNames)['en'];

/** Headings of columns, by the name of the field in the contract; an import knows them, too. */
export const headings = Object.fromEntries(
  (Object.keys(fieldNames.en) as Field[]).map(field => [
    field,
    inAll(language => fieldNames[language][field]),
  ]),
) as Record<Field, Words>;

/** Names of the files. */
export const titles = {
  products: words('Products', 'Ürünler', 'المنتجات'),
  stock: words('Stock', 'Stok', 'المخزون'),
  customers: words('Customers', 'Müşteriler', 'العملاء'),
  manufacturers: words('Manufacturers', 'Üreticiler', 'المصنّعون'),
  orders: words('Orders', 'Siparişler', 'الطلبات'),
  'order-headers': words('Orders', 'Siparişler', 'الطلبات'),
  audit: words('Record', 'İşlem kayıtları', 'سجل العمليات'),
};

type Kind = 'capacity' | 'category' | 'gender' | 'orderStatus' | 'packUnit' | 'role' | 'sells';

function valuesOf<K extends Kind>(kind: K) {
  const named = (language: Language): Record<string, string> => tradeWords[language][kind];
  return Object.fromEntries(
    Object.keys(named('en')).map(value => [value, inAll(language => named(language)[value] ?? value)]),
  ) as Record<keyof (typeof tradeWords.en)[K], Words>;
}

/** The words for the values of enumerations. */
export const values = {
  isActive: { true: words('Yes', 'Evet', 'نعم'), false: words('No', 'Hayır', 'لا') },
  gender: valuesOf('gender'),
  category: valuesOf('category'),
  sells: valuesOf('sells'),
  supply: {
    to_order: words('Made to order', 'Sipariş üzerine üretilir', 'يُصنَّع حسب الطلب'),
    stock_only: words('From stock only', 'Yalnızca stoktan', 'من المخزون فقط'),
  },
  packUnit: valuesOf('packUnit'),
  packState: { inactive: words('inactive', 'pasif', 'غير نشط') },
  capacity: valuesOf('capacity'),
  language: {
    en: words('English', 'İngilizce', 'الإنجليزية'),
    tr: words('Turkish', 'Türkçe', 'التركية'),
    ar: words('Arabic', 'Arapça', 'العربية'),
  },
  status: valuesOf('orderStatus'),
  role: valuesOf('role'),
};

/** The word for a value of an enumeration; the value itself where there is none, null for none. */
export function wordFor(kind: keyof typeof values, value: unknown, language: Language): string | null {
  if (value === null || value === undefined) return null;
  const known: Record<string, Words> = values[kind];
  return known[String(value)]?.[language] ?? String(value);
}

/** A lead time in the words of a language, `3-5 gün`; one in other words as it was typed. */
export function leadTimeIn(language: Language, leadTime: string): string {
  const lead = parseLeadTime(leadTime);
  if (lead === null) return leadTime;
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const days = new Intl.NumberFormat(`${language}-u-nu-latn`, unit);
  return lead.from === lead.to
    ? days.format(lead.to)
    : days.formatRange(lead.from, lead.to).replace('–', '-');
}
