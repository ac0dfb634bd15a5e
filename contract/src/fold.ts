import { toLatinDigits } from './digits.ts';

/** Letters that Unicode does not take apart, and the plain ones that stand for them. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'a',
  œ: 'o',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};

const folded = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
const quotes = /[`"‘’‚‛“”„‟«»‹›ʹʻʼʽʾʿ′‵〝〞]/g;
const dashes = /[\u2010\u2012-\u2015\u2043\u2212]/g;
const spaces = /[\t-\r \u0085\u1680\u2028\u2029]/g;

/** Accents, Arabic vowel marks and tatweel. */
const marks =
  /[\u0640\u0670]|[\u0300-\u036f]|[\u0610-\u061a]|[\u064b-\u065f]|[\u06d6-\u06ed]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/g;

/** Invisible characters: control characters, marks of direction, zero width. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/gu;

/**
 * Text as it is compared, like the function `fold` of the database: case, accents, Turkish dotted and dotless i, spellings of
 * Arabic, digits, quotes, dashes and spaces made alike, without invisible characters.
 */
export function fold(text: string): string {
  return toLatinDigits(text.replaceAll('´', "'").normalize('NFKD').toLowerCase())
    .replace(folded, letter => plainLetters[letter] ?? letter)
    .replace(quotes, "'")
    .replace(dashes, '-')
    .replace(spaces, ' ')
    .replace(marks, '')
    .replace(invisible, '')
    .replace(/ +/g, ' ')
    .trim();
}
