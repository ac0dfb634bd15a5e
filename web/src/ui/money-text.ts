import { toLatinDigits } from '@toptan/contract/digits';

/** Latin digits and separators, also of what an Arabic keyboard typed. */
function toLatinFigures(text: string): string {
  return toLatinDigits(text).replaceAll('\u066B', '.').replaceAll('\u066C', ',');
}

/**
 * Reads an amount of lira as people type it, with a comma or a point before the kuruş and either between the
 * thousands. A lone separator is decimal when one or two figures follow it, otherwise it groups thousands.
 *
 * @returns the amount as '123.45', '' for nothing, or null for what is no amount (letters, a minus, three decimals).
 */
export function parseMoney(text: string): string | null {
  const plain = toLatinFigures(text).replace(/[\s\u00A0\u202F₺'’]/g, '');
  if (plain === '') return '';
  const match = /^(\d*|[1-9]\d{0,2}(?:[.,]\d{3})+)(?:[.,](\d{0,2}))?$/.exec(plain);
  if (match === null) return null;
  const [, whole = '', kurus = ''] = match;
  const separators = whole.replace(/\d/g, '');
  if (new Set(separators).size > 1 || (whole === '' && kurus === '')) return null;
  // 1.234.56 and 1,234,56 name the same sign for thousands and for the decimal, which no one writes.
  if (separators !== '' && kurus !== '' && plain[whole.length] === separators[0]) return null;
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  return `${digits}.${kurus.padEnd(2, '0')}`;
}
