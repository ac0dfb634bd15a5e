import { near } from '../../search.ts';
import { distributive, duals, numbers, plurals, sizes, units } from '../words/amounts.ts';
import { colors, otherColors, shades } from '../words/colors.ts';
import { roles } from '../words/roles.ts';
import { talk, talkPhrases } from '../words/talk.ts';
import { foldLine } from './lines.ts';

export type Unit = keyof typeof units;
export type Role = keyof typeof roles;

/** Units of several pieces. */
export const packUnits: ReadonlySet<string> = new Set<Unit>(['series', 'carton', 'pack']);

/** What a word or phrase may mean; most mean one thing. */
export type Meaning =
  | { is: 'color'; key: string }
  | { is: 'otherColor' | 'shade' | 'talk' }
  | { is: 'size'; size: string }
  | { is: 'number'; value: number; each: boolean }
  | { is: 'unit'; unit: Unit; count: number | null }
  | { is: 'role'; role: Role };

export const foldWord = (word: string): string => foldLine(word).folded.trim();

export const wordsIn = (list: string): string[] =>
  list
    .split(/[|\n]/)
    .map(word => foldWord(word.trim()))
    .filter(Boolean);

const several = new Set(wordsIn(plurals));

/** The count of a unit without a number: an Arabic noun in the singular is one, and so is a dozen; null where it says none. */
const countAlone = (unit: Unit, word: string): number | null =>
  !several.has(word) && (unit === 'dozen' || /\p{Script=Arabic}/u.test(word)) ? 1 : null;

/** Roles that a word keeps beside another meaning of it; any other role takes the place of talk. */
const mild = new Set<Role>(['label', 'each', 'sizeWord', 'qtyWord', 'from', 'polite', 'total', 'whole']);

function build(): Map<string, Meaning[]> {
  const lexicon = new Map<string, Meaning[]>();
  const add = (word: string, meaning: Meaning) => {
    const known = lexicon.get(word);
    if (!known) lexicon.set(word, [meaning]);
    else if (!known.some(each => JSON.stringify(each) === JSON.stringify(meaning))) known.push(meaning);
  };
  for (const [key, list] of Object.entries(colors))
    for (const word of wordsIn(list)) add(word, { is: 'color', key });
  for (const word of wordsIn(otherColors)) add(word, { is: 'otherColor' });
  for (const word of wordsIn(shades)) add(word, { is: 'shade' });
  for (const [unit, list] of Object.entries(units) as [Unit, string][])
    for (const word of wordsIn(list)) add(word, { is: 'unit', unit, count: countAlone(unit, word) });
  for (const [unit, list] of Object.entries(duals) as [Unit, string][])
    for (const word of wordsIn(list)) lexicon.set(word, [{ is: 'unit', unit, count: 2 }]);
  for (const [word, value] of Object.entries(numbers))
    add(foldWord(word), { is: 'number', value, each: false });
  for (const [word, value] of Object.entries(distributive))
    add(foldWord(word), { is: 'number', value, each: true });
  for (const [size, list] of Object.entries(sizes))
    for (const word of wordsIn(list)) add(word, { is: 'size', size });
  for (const size of ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'])
    add(size.toLowerCase(), { is: 'size', size });
  for (const [role, list] of Object.entries(roles) as [Role, string][])
    for (const word of wordsIn(list)) add(word, { is: 'role', role });
  const strict = (meaning: Meaning) => meaning.is === 'role' && !mild.has(meaning.role);
  for (const word of wordsIn(`${talk}|${talkPhrases}`)) {
    if (!lexicon.get(word)?.some(strict)) add(word, { is: 'talk' });
  }
  return lexicon;
}

export const lexicon = build();

/** The most words of a phrase. */
export const phraseWords = 4;

const turkish =
  'lar|ler|dan|den|tan|ten|ndan|nden|nin|nun|in|un|yi|yu|ya|ye|si|su|ni|nu|na|ne|da|de|ta|te|i|u|a|e'.split(
    '|',
  );
const arabicBefore = ['وال', 'بال', 'لل', 'ال', 'و', 'ف', 'ب', 'ل', 'ك'];
const arabicBehind = ['ات', 'ين', 'ها', 'اء', 'ه', 'ا', 'ي'];
const softened: Record<string, string> = { g: 'k', b: 'p', d: 't' };

const isArabic = (word: string) => /^\p{Script=Arabic}/u.test(word);

function shorter(word: string): string[] {
  if (isArabic(word))
    return [
      ...arabicBefore.filter(part => word.startsWith(part)).map(part => word.slice(part.length)),
      ...arabicBehind.filter(part => word.endsWith(part)).map(part => word.slice(0, -part.length)),
      ...(word.endsWith('ات') ? [`${word.slice(0, -2)}ه`] : []),
    ].filter(rest => rest.length >= 2);
  const bare = word.replace(/'(s|\p{L}{1,5})?$/u, '');
  const ends = turkish.filter(part => bare.endsWith(part)).map(part => bare.slice(0, -part.length));
  if (/[^s]s$/.test(bare)) ends.push(bare.slice(0, -1));
  if (bare.endsWith('es')) ends.push(bare.slice(0, -2));
  const soft = ends.flatMap(rest => {
    const hard = softened[rest.at(-1) ?? ''];
    return hard ? [rest.slice(0, -1) + hard] : [];
  });
  return [...(bare === word ? [] : [bare]), ...ends, ...soft].filter(rest => rest.length >= 3);
}

const stemCache = new Map<string, string[]>();

/** A word and what is left of it without endings and what Arabic joins before it, the longest first; bounded. */
export function stems(word: string): string[] {
  const cached = stemCache.get(word);
  if (cached) return cached;
  const found = new Set([word]);
  let last = [word];
  for (let depth = 0; depth < 3 && found.size < 40; depth++) {
    last = last.flatMap(shorter).filter(rest => !found.has(rest));
    for (const rest of last) found.add(rest);
  }
  const sorted = [...found].sort((a, b) => b.length - a.length);
  if (stemCache.size < 20_000) stemCache.set(word, sorted);
  return sorted;
}

/** The fewest letters of a word that may be misspelt, and of one that may be so in two letters. */
const [oneTypo, twoTypos] = [5, 8];

/** Whether a word may be a misspelling of another. */
export const mayMisspell = (word: string, other: string): boolean =>
  word[0] === other[0] &&
  Math.min(word.length, other.length) >= oneTypo &&
  near(word, other, Math.min(word.length, other.length) >= twoTypos ? 2 : 1);

/** Meanings that a word has with its endings too. */
const bends = new Set(['color', 'otherColor', 'unit', 'size']);
const bendingRoles = new Set<Role>([
  'sizeWord',
  'label',
  'business',
  'addr',
  'eachColor',
  'eachSize',
  'notOrder',
]);
const misspelt = [...lexicon]
  .filter(
    ([word, meanings]) =>
      word.length >= 5 && !word.includes(' ') && meanings.some(({ is }) => is === 'color' || is === 'unit'),
  )
  .map(([word]) => word);

/**
 * Turkish for please send, add, write, we take; in the present, the future and as a request. Not in the past ("I took"), nor denied
 * ("do not send").
 */
const asking =
  /^(?:al|ver|gonder|yoll|yolla|ekl|ekle|yaz|ayir|hazirl|hazirla|koy|ed|et|ist|iste|getir|bekl|dil|dusun|cikart|kaydet|kayded|olustur|sipar)(?:[iu]yor\p{L}{0,6}|y?[ae]c[ae][gk]\p{L}{0,6}|y?[ae]yim|y?[ae]l[iı]m|[iua]r(?:m[iu]s[iu]n(?:[iu]z)?|s[iu]n(?:[iu]z)?|[iu]z|[iu]m)?|[iu]n(?:[iu]z)?|m[ae]k|[iu]ver(?:[iu]n)?)$/u;

/** The same verbs denied: we do not want, do not send, I shall not take. */
const refusing =
  /^(?:al|ver|gonder|yolla|ekle|yaz|ayir|hazirla|koy|iste|getir)m(?:[iu]yor(?:[iu]m|[iu]z)?|[ae]y(?:[ae]l[iu]m|[iu]n(?:[iu]z)?|[ae]c[ae][gk](?:[iu]m|[iu]z)?)|[iu]c[ae](?:m|z|[gk][iu]m|[gk][iu]z))$/u;

/** Arabic for send us, prepare for me: with whom it is for. */
const askingFor =
  /^(?:[اتن](?:بعت|بعث|رسل|كتب|حجز|شحن)|[تن]?(?:جهز|حضر|ضيف|سجل|زيد|زود|طرش|صيفط|سيفط|حط|دز))(?:وا?|ي)?ل(?:ي|نا)(?:ي?ا?(?:ه|ها|هم|هن))?$/u;

/** Arabic for "I do not want it". */
const refusingIt =
  /^(?:ما|لا|مش|مو) (?:[انت]ريد|[ان]بي|[ان]بغ[اي]|بد[يه]|بدنا|عايز\p{L}{0,2}|عاوز\p{L}{0,2}|[ان]حتاج|محتاج\p{L}{0,2})(?:ه|ها|هم|هن)?$/u;

const ofSize = /[dt][ae]n$/;

/** Whether a number's word has the ending of a size: sekizden, kırktan. */
export const isSpokenSize = (word: string): boolean => ofSize.test(word);

/** What a phrase or word of a text may mean; empty where the tables do not know it. */
export function meaningsOf(word: string): Meaning[] {
  const exact = lexicon.get(word);
  if (exact) return exact;
  if (refusingIt.test(word)) return [{ is: 'role', role: 'negative' }];
  if (word.includes(' ')) return [];
  if (asking.test(word) || askingFor.test(word)) return [{ is: 'talk' }];
  // L'sini
  const letters = word.includes("'") ? lexicon.get(word.replace(/'.*$/, '')) : undefined;
  if (letters?.every(({ is }) => is === 'size')) return letters;
  if (refusing.test(word)) return [{ is: 'role', role: 'negative' }];
  const number = isSpokenSize(word)
    ? lexicon.get(word.replace(ofSize, ''))?.filter(({ is }) => is === 'number')
    : [];
  if (number?.length) return number;
  for (const stem of stems(word).slice(1)) {
    const found = lexicon
      .get(stem)
      ?.filter(meaning => bends.has(meaning.is) || (meaning.is === 'role' && bendingRoles.has(meaning.role)));
    if (found?.length) return found;
  }
  return [];
}

/** What a word that is not known at all may be a misspelling of: a color or a unit. */
export function misspeltMeanings(word: string): Meaning[] {
  if (word.length < 4 || word.length > 14) return [];
  const found = misspelt.filter(each => each[0] === word[0] && near(word, each, 1));
  const meanings = new Map(
    found.flatMap(each => lexicon.get(each) ?? []).map(each => [JSON.stringify(each), each]),
  );
  return meanings.size === 1 ? [...meanings.values()] : [];
}
