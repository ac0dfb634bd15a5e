/** Texts in quotes, behind a backslash, or one character alone, of a number format. */
const parts = /"([^"]*)"|\\(.)|_.|\*.|(0+)|([\s\S])/gu;

/** The names of currencies other than the lira, in a format or beside a figure. */
export const otherCurrency =
  /[$€£¥₽₴₸₼﷼]|(?<!\p{L})(?:USD|EUR|GBP|RUB|CHF|AED|SAR|QAR|KWD|IQD|JOD|EGP|ILS|IRR|AZN|KZT|UAH|BGN|RON|PLN|CNY|JPY|dolar|dollars?|euros?|avro|sterlin|pounds?|ruble|(?:ب?ال)?(?:دولار|يورو|ريال|درهم|دينار|جنيه))(?!\p{L})/iu;

/** The currency that a format names: `[$€-407]`, `"$"#,##0.00`; `[$-41F]` is a language alone. */
function currencyIn(format: string): string | null {
  const named = /\[\$([^\]-]+)/.exec(format)?.[1];
  const written = format.replace(/\[[^\]]*\]/g, '');
  return otherCurrency.exec(named ?? written)?.[0] ?? null;
}

/** A whole number in a format of zeros and texts alone: 123 as `000123` or `MN-0123`; null in any other. */
function withZeros(number: number, format: string): string | null {
  if (!Number.isInteger(number) || number < 0 || number > Number.MAX_SAFE_INTEGER) return null;
  const found = [...(format.split(';')[0] ?? '').matchAll(parts)].map(
    ([, quoted, escaped, zeros, other]) => ({
      zeros: zeros ?? '',
      text: quoted ?? escaped ?? (zeros ? '' : (other ?? '')),
      isPlain:
        quoted !== undefined ||
        escaped !== undefined ||
        zeros !== undefined ||
        /^[-/() ]?$/.test(other ?? ''),
    }),
  );
  const width = found.reduce((sum, { zeros }) => sum + zeros.length, 0);
  if (width < 2 || width > 40 || !found.every(({ isPlain }) => isPlain)) return null;
  // Digits beyond the width of the zeros stand before the first of them.
  const digits = String(number).padStart(width, '0');
  let at = digits.length - width;
  let before = digits.slice(0, at);
  return found
    .map(({ zeros, text }) => {
      if (!zeros) return text;
      const shown = before + digits.slice(at, at + zeros.length);
      before = '';
      at += zeros.length;
      return shown;
    })
    .join('')
    .trim();
}

/**
 * A number as its cell shows it, where the format says more than how many decimals there are: zeros before it, which codes
 * need, and another currency than the lira, which stands behind the number then. Any other number stays one.
 */
export function shownNumber(number: number, format: string | undefined): number | string {
  if (format === undefined) return number;
  const currency = currencyIn(format);
  return currency === null ? (withZeros(number, format) ?? number) : `${number} ${currency}`;
}
