import { toLatinDigits } from '@toptan/contract/digits';
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Invisible characters: marks of direction, zero width, soft hyphens. `fold` drops them too. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

const visible = (term: string) => term.normalize('NFKD').replace(invisible, '');

/** Quotes and commas around a word, which a text may have in another form, or not at all. */
const edges = /^[\p{Pi}\p{Pf}"'`‚„,،;؛]+|[\p{Pi}\p{Pf}"'`‚„,،;؛]+$/gu;

/** The distinct words of a term; a word of signs alone stays as it is. Letters and their marks are separate characters. */
export const wordsOf = (term: string): string[] => [
  ...new Set(
    visible(term)
      .split(/\s+/)
      .flatMap(part => part.split(/(?<=[\p{L}\p{M}])[,،;؛](?=[\p{L}\p{M}])/u))
      .map(word => word.replace(edges, '') || word)
      .filter(Boolean),
  ),
];

/** The spellings of a word with hamza on ya and on waw, both of which are written: مسئول and مسؤول. */
export const spellings = (word: string): string[] => [
  ...new Set([
    word,
    word.replaceAll('\u0648\u0654', '\u064a\u0654'),
    word.replaceAll('\u064a\u0654', '\u0648\u0654'),
  ]),
];

/**
 * Whether a column has a text as a part. `%`, `_` and `\` are literal; they are escaped after the folding, which makes them out of
 * their full-width forms.
 */
const hasPart = (text: SQLWrapper, folded: SQL) =>
  sql`${text} like '%' || regexp_replace(${folded}, '[\\\\%_]', '\\\\\\&', 'g') || '%'`;

const hasWord = (folded: SQLWrapper, word: string) =>
  or(...spellings(word).map(spelling => hasPart(folded, sql`search_key(${spelling})`)));

/**
 * Whether text contains all words of a term, written alike, in any order. Words of three letters and more find an index with
 * `gin_trgm_ops`.
 * @param folded a column of text as `search_key` writes it
 */
export function contains(folded: SQLWrapper, term: string): SQL {
  return and(...wordsOf(term).map(word => hasWord(folded, word))) ?? sql`true`;
}

/**
 * Whether a column of codes as `code_key` writes them contains a term, written alike: `#TPT 26 00104`, `TPT–26–00104` and
 * `tpt2600104` are parts of TPT-26-00104, whatever shape numbers have.
 */
export const containsCode = (codes: SQLWrapper, term: string): SQL =>
  sql`(code_key(${term}) <> '' and ${hasPart(codes, sql`code_key(${term})`)})`;

/** Whether text that ends with codes as `code_key` writes them contains all words of a term, or a term with a digit as a part of a code. */
export function containsOrCode(folded: SQLWrapper, term: string): SQL {
  const words = contains(folded, term);
  return /\p{Nd}/u.test(term) ? sql`(${words} or ${containsCode(folded, term)})` : words;
}

/** A term with Latin digits and plain hyphens, in small letters. */
const plainOf = (term: string) =>
  toLatinDigits(visible(term))
    .replace(/[\u2010-\u2015\u2043\u2212]/g, '-')
    .toLowerCase()
    .trim();

/** The fewest digits of a part of a telephone number: fewer are in too many numbers. */
const phoneMin = 4;
/** The digits of the shortest whole number within a country. */
const nationalMin = 7;

const isPhone = (plain: string) =>
  /^[-+()\d\s./]+$/.test(plain) && plain.replace(/\D/g, '').length >= phoneMin;

/** Codes of the countries of the shops; any other number is taken as written within one. */
const countryCodes = ['90', '966', '971', '962', '961', '964', '965', '974', '20'];

/**
 * Whether text that ends with `phone_digits` and codes as `code_key` writes them contains all words of a term, or the term as a
 * part of a number or a code. A telephone number is found however it is written, with the code of its country or without, and a
 * code with its hyphens or without.
 */
export function containsOrPhone(folded: SQLWrapper, term: string): SQL {
  const plain = plainOf(term);
  if (!isPhone(plain)) return containsOrCode(folded, term);
  const digits = plain.replace(/[^+\d]/g, '');
  // The 0 between a country's code and its number is left out of numbers that are dialed from abroad.
  const abroad = digits
    .replace(/^(?:\+|00(?=[1-9]))/, '')
    .replace(new RegExp(`^(${countryCodes.join('|')})0`), '$1');
  const within = /^0(?=[1-9])/.test(digits) ? digits.slice(1) : '';
  const national = countryCodes.map(code => (within ? code + within : ''));
  const bare = [within, abroad.replace(new RegExp(`^(?:${countryCodes.join('|')})`), '')].filter(
    part => part.length >= nationalMin,
  );
  const parts = [plain, digits, abroad, ...national, ...bare].filter(part => part.length >= phoneMin);
  return or(...[...new Set(parts)].map(part => hasPart(folded, sql`fold(${part})`))) ?? sql`true`;
}

/** Whether one word becomes another by at most `most` letters put in, left out, changed or swapped. */
export function near(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return false;
    before = row;
    row = next;
  }
  return (row[b.length] ?? 0) <= most;
}
