import { toLatinDigits } from '@toptan/contract/digits';
import type { Language } from '@toptan/contract/languages';
import { languageTable } from '../../i18n/language-table.ts';

/** The signs of the language and of an Arabic keyboard as '.' before the decimals and ',' between the thousands. */
function toWireSigns(text: string, language: Language): string {
  // A phone's keys may have the comma or the point alone.
  const only = /^[-\u2212]?\d*([.,])\d{1,2}$/.exec(text)?.[1];
  const decimal = only ?? languageTable[language].decimal;
  return text
    .replace(/[.,]/g, sign => (sign === decimal ? '.' : ','))
    .replaceAll('\u066B', '.')
    .replace(/[\u066C\s'’]/g, ',')
    .replace('\u2212', '-');
}

/**
 * Reads an amount of lira as the language of the page writes it: '1.234,56' in Turkish, '1,234.56' in English and
 * Arabic. Arabic digits and signs are read everywhere, spaces between the thousands too, and either sign before one or two last digits.
 *
 * @returns the amount as '123.45', '' for nothing, and otherwise a text that the price of the contract refuses with the
 * problem it has: a third decimal, a minus, a sign in a wrong place
 */
export function readMoney(text: string, language: Language): string {
  const typed = text.replace(/[₺\u061C\u200E\u200F]/g, '').trim();
  const plain = toWireSigns(toLatinDigits(typed), language);
  const isGrouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(plain);
  const amount = isGrouped ? plain.replaceAll(',', '') : plain;
  const match = /^(\d*)(?:\.(\d{0,2}))?$/.exec(amount);
  const [, whole = '', decimals = ''] = match ?? [];
  if (whole + decimals === '') return amount;
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${decimals.padEnd(2, '0')}`;
}
