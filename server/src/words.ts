import { isOneSize } from '@toptan/contract/catalog/sizing';
import type { Language } from '@toptan/contract/languages';
import type { OrderPromise } from '@toptan/contract/promise';
import arFields from '@toptan/contract/words/ar/fields.json' with { type: 'json' };
import arProblems from '@toptan/contract/words/ar/problems.json' with { type: 'json' };
import ar from '@toptan/contract/words/ar/words.json' with { type: 'json' };
import enFields from '@toptan/contract/words/en/fields.json' with { type: 'json' };
import enProblems from '@toptan/contract/words/en/problems.json' with { type: 'json' };
import en from '@toptan/contract/words/en/words.json' with { type: 'json' };
import trFields from '@toptan/contract/words/tr/fields.json' with { type: 'json' };
import trProblems from '@toptan/contract/words/tr/problems.json' with { type: 'json' };
import tr from '@toptan/contract/words/tr/words.json' with { type: 'json' };

/** The words for the values of the trade, as the screens have them. */
export const tradeWords = { en, ar, tr } satisfies Record<Language, typeof en>;

/** The name of a size for readers: its label, or words where there is one size only. */
export const sizeName = (size: string | null, language: Language): string | null =>
  size !== null && isOneSize(size) ? tradeWords[language].oneSize : size;

/** The names of fields, by their names in the contract. */
export const fieldNames = { en: enFields, ar: arFields, tr: trFields } satisfies Record<
  Language,
  typeof enFields
>;

/** Sentences for the problems of rows of an import, and for rows of a report that name nothing. */
export const rowSentences = { en: enProblems, ar: arProblems, tr: trProblems } satisfies Record<
  Language,
  typeof enProblems
>;

const locales = { en: 'en-GB', tr: 'tr-TR', ar: 'ar-u-nu-latn' } satisfies Record<Language, string>;

/** '10 December', from a day such as `2026-12-10`. */
const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** When an order is estimated to ship: 'as soon as possible', 'to be produced: 10 December – 12 December'; null where a piece has no day. */
export function promiseText({ fromStock, dated, undated }: OrderPromise, language: Language): string | null {
  if (undated > 0) return null;
  const { soon, span } = tradeWords[language].promise;
  const days =
    dated &&
    (dated.from === dated.until
      ? dayText(dated.until, language)
      : span
          .replace('{{from}}', dayText(dated.from, language))
          .replace('{{until}}', dayText(dated.until, language)));
  if (!days) return fromStock > 0 ? soon : null;
  return fromStock > 0 ? `${soon} · ${fieldNames[language].toProduce}: ${days}` : days;
}

/** A number with its noun in the plural form of a language, from forms such as `pieces_one` and `pieces_other`. */
export function counted(
  language: Language,
  forms: Record<string, unknown>,
  noun: string,
  count: number,
): string {
  const form = forms[`${noun}_${new Intl.PluralRules(language).select(count)}`] ?? forms[`${noun}_other`];
  const figures = new Intl.NumberFormat(language === 'ar' ? 'en' : language);
  return String(form).replace('{{count}}', figures.format(count));
}
