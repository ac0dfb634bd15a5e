import { toLatinDigits } from '@toptan/contract/digits';
import type { NumberFormat } from '@toptan/contract/imports';

/** The lira, with or without a blank; an amount in another currency is no number. */
const currency = /₺|(?<!\p{L})(?:TL|TRY)(?!\p{L})/giu;
const blanks = /[\s\u00a0\u202f\u200e\u200f\u061c]/g;

/** Latin digits without blanks and lira; the Arabic decimal and thousands signs as `٫` and nothing. */
const plain = (text: string) =>
  toLatinDigits(text.replace(currency, '').replace(blanks, '')).replaceAll('٬', '').replace(/^[−–]/, '-');

/**
 * Numbers with one separator, three digits behind it, one to three before it that do not begin with 0: a thousand, or a decimal.
 */
const ambiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** An amount whose lira sign the encoding of a file does not have: `?1.250`. */
const withLostSign = /^\?\s*(\d[\d.,]*)$|^(\d[\d.,]*)\s*\?$/;

/** The amount beside a lira sign that was lost; null where none was. */
export function besideLostSign(text: string): string | null {
  const [, behind, before] = withLostSign.exec(text) ?? [];
  return behind ?? before ?? null;
}

/** Whether a text means another number in each format, as `1.234`. */
export const isAmbiguous = (text: string): boolean => ambiguous.test(plain(besideLostSign(text) ?? text));

const separators = { tr: { thousands: '.', decimal: ',' }, en: { thousands: ',', decimal: '.' } } as const;

const grouped = {
  tr: /^-?\d{1,3}(\.\d{3})+(,\d+)?$/,
  en: /^-?\d{1,3}(,\d{3})+(\.\d+)?$/,
} as const;

function inFormat(text: string, format: NumberFormat): string | null {
  const { thousands, decimal } = separators[format];
  return grouped[format].test(text) ? text.replaceAll(thousands, '').replace(decimal, '.') : null;
}

/**
 * A number as people write it, as `-1234.56`; null for other texts, such as `1e3`.
 * @param format decides whether `1.234` is a thousand; every other text means one number in any format
 */
export function plainNumber(text: string, format: NumberFormat | null): string | null {
  const number = plain(text);
  if (number.includes('٫')) return /^-?\d+٫\d+$/.test(number) ? number.replace('٫', '.') : null;
  if (ambiguous.test(number)) {
    if (format === null) return null;
    const inThousands = number.includes(separators[format].thousands);
    return inThousands ? number.replace(/[.,]/, '') : number.replace(',', '.');
  }
  if (/^-?\d+([.,]\d+)?$/.test(number)) return number.replace(',', '.');
  return inFormat(number, 'tr') ?? inFormat(number, 'en');
}
