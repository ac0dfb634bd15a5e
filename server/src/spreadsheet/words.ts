import { roles } from '@toptan/contract/auth';
import { productCategories, productGenders } from '@toptan/contract/catalog/filters';
import { packUnits } from '@toptan/contract/catalog/packs';
import { productSells, productSupplies } from '@toptan/contract/catalog/products';
import type { Language } from '@toptan/contract/languages';
import { capacities } from '@toptan/contract/manufacturers';
import { orderStatuses } from '@toptan/contract/order-statuses';
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

/** The words for values in each language; the compiler asks for a word of each. */
function valuesOf<Value extends string>(
  values: readonly Value[],
  wordsOf: (trade: typeof tradeWords.en) => Record<Value, string>,
): Record<Value, Words> {
  const named = values.map(
    value => [value, inAll(language => wordsOf(tradeWords[language])[value])] as const,
  );
  return Object.fromEntries(named) as Record<Value, Words>;
}

/** The words for the values of enumerations. */
export const values = {
  isActive: { true: words('Yes', 'Evet', 'نعم'), false: words('No', 'Hayır', 'لا') },
  gender: valuesOf(productGenders, trade => trade.gender),
  category: valuesOf(productCategories, trade => trade.category),
  sells: valuesOf(productSells, trade => trade.sells),
  supply: valuesOf(productSupplies, trade => trade.supply),
  packUnit: valuesOf(packUnits, trade => trade.packUnit),
  packState: { inactive: words('inactive', 'pasif', 'غير نشط') },
  capacity: valuesOf(capacities, trade => trade.capacity),
  language: {
    en: words('English', 'İngilizce', 'الإنجليزية'),
    tr: words('Turkish', 'Türkçe', 'التركية'),
    ar: words('Arabic', 'Arapça', 'العربية'),
  },
  status: valuesOf(orderStatuses, trade => trade.orderStatus),
  role: valuesOf([...roles, 'system'], trade => trade.role),
};

/** The word for a value of an enumeration; null for none. */
export function wordFor<Value extends string>(
  words: Record<Value, Words>,
  value: NoInfer<Value> | null,
  language: Language,
): string | null {
  return value && words[value][language];
}
