import { lexicon, type Meaning, meaningsOf, misspeltMeanings, phraseWords, wordsIn } from './lexicon.ts';
import type { Line } from './lines.ts';
import type { CodedProduct } from './slice.ts';
import { currencies } from './words/amounts.ts';

/** A part of a line. `from` and `to` are places in the line's text, `start` and `end` in its folded form. */
export type Token = {
  line: number;
  from: number;
  to: number;
  start: number;
  end: number;
  /** Folded. */
  word: string;
  kind:
    | 'word'
    | 'number'
    /** A code, barcode or model number that is known. */
    | 'product'
    /** What looks like a code or a model number, but is none. */
    | 'badCode'
    /** What nobody takes for a word or a number: 1.5, %, 1e3. */
    | 'bad'
    /** Dates, telephone numbers, prices. */
    | 'skip'
    /** The number of an order. */
    | 'reference'
    | 'join'
    | 'separator'
    | 'cross'
    | 'end'
    | 'asks';
  meanings: Meaning[];
  /** Words of names that this word may stand for. */
  names: string[];
  products: CodedProduct[];
};

/** What the words and codes of a text are in the catalogue. */
export type Known = {
  /** @param code letters and digits alone, folded */
  code(code: string): CodedProduct[];
  model(digits: string): CodedProduct[];
  /** Words of names that a word may stand for; exactly or by its ending, not misspelt. */
  names(word: string): string[];
  /** Whether a name has exactly this word. */
  isWord(word: string): boolean;
  /** Words of names that an unknown word may be a misspelling of. */
  misspelt(word: string): string[];
};

type Lexeme = { start: number; end: number; word: string };

const lexemes = /\d+(?:\.\d+)+|\d+|[\p{L}\p{M}]+(?:'\p{L}+)*|\S/gu;
const currencyWords = new Set(wordsIn(currencies));
const eachEnding = /^(?:s?[ae]r)$/;
const caseEnding = /^(?:[dt][ae]n|l[ae]rd[ae]n|s?[iu]nd[ae]n|y?[aeiu]|n?[iu]n|[dt][ae]|l[ae]r|lik|luk)$/;
const amountEnding = /^(?:l[iu]|lik|luk)$/;
const sizeTail = /^(?:x{1,3}l|xs)$/;
const index = /^\s*(?:[^\p{L}\d\s=+@]\s*)*\(?\d{1,3}(?:\)|-\)|[-.](?=\s))\s*/u;
const phone = /(?:\+|\b0)\d(?:[ ()-]{0,2}\d){7,14}(?!\d)/g;
const date = /\b\d{1,2}[./-]\d{1,2}[./-]\d{4}\b/g;
const time =
  /(?:^|[\s,])(?:saat|الساعه|at) \d{1,2}(?:[:.]\d\d)?(?![\d.]| ?(?:adet|tane|koli|seri|x))(?: ?(?:am|pm|te|ta|de|da|gibi))?/g;
const reference = /\b[a-z]{2,5}-\d{2}-\d{4,6}\b/g;
const excelNumber = /\d+[.,]\d+e\+\d+/g;
const strangeNumber = /\b\d+e\d+\b|[^\s\d]?\d+[\u2044]\d+|%\s?\d+|\d+\s?%/g;

/** Places of a line that are no words: dates, telephone numbers, numbers of orders. */
function placesIn(
  folded: string,
): Map<number, { end: number; kind: 'skip' | 'reference' | 'bad' | 'badCode' }> {
  const places = new Map<number, { end: number; kind: 'skip' | 'reference' | 'bad' | 'badCode' }>();
  for (const [pattern, kind] of [
    [strangeNumber, 'bad'],
    [excelNumber, 'badCode'],
    [time, 'reference'],
    [date, 'skip'],
    [reference, 'reference'],
    [phone, 'skip'],
  ] as const)
    for (const found of folded.matchAll(pattern)) {
      const start = found.index + (found[0].length - found[0].trimStart().length);
      if (kind !== 'skip' || pattern !== phone || found[0].replace(/\D/g, '').length >= 9)
        places.set(start, { end: found.index + found[0].length, kind });
    }
  return places;
}

/** Lexemes of a folded line, after the number of a list's line. */
export function lexemesOf(folded: string): Lexeme[] {
  const from = index.exec(folded)?.[0].length ?? 0;
  const rest = folded.slice(from);
  if (!/[\p{L}\d]/u.test(rest)) return [...folded.matchAll(lexemes)].map(found => lexeme(found, 0));
  return [...rest.matchAll(lexemes)].map(found => lexeme(found, from));
}

const lexeme = (found: RegExpExecArray, from: number): Lexeme => ({
  start: from + found.index,
  end: from + found.index + found[0].length,
  word: found[0],
});

const isDigits = (word: string | undefined) => word !== undefined && /^\d+$/.test(word);
const isLetters = (word: string | undefined) => word !== undefined && /^[\p{L}\p{M}]/u.test(word);

/** The codes that may begin at a lexeme, the longest first: letters and digits without what stands between them. */
export function codesAt(all: readonly Lexeme[], at: number): { code: string; next: number }[] {
  const first = all[at];
  if (!first || !(isLetters(first.word) || isDigits(first.word))) return [];
  const found: { code: string; next: number }[] = [];
  let code = '';
  for (let next = at; next < Math.min(all.length, at + 10); next++) {
    const each = all[next];
    const before = all[next - 1];
    if (!each) break;
    const gap = before && next > at ? each.start - before.end : 0;
    if (gap > 0 && !(gap === 1 && next === at + 1 && isLetters(first.word) && isDigits(each.word))) break;
    if (/^[-_./]$/.test(each.word)) continue;
    if (!/^[\p{L}\p{M}\d.]+$/u.test(each.word)) break;
    code += each.word.replace(/\./g, '');
    const digits = code.replace(/\D/g, '').length;
    const after = all[next + 1];
    const cut =
      isDigits(each.word) && after !== undefined && after.start === each.end && isDigits(after.word);
    const goes =
      each !== first && after?.word === '-' && after.start === each.end && all[next + 2]?.start === after.end;
    if (
      code.length <= 40 &&
      !cut &&
      !(goes && isLetters(all[next + 2]?.word)) &&
      digits >= 2 &&
      (digits < code.length || digits >= 8)
    )
      found.push({ code, next: next + 1 });
  }
  return found.reverse();
}

const codeShape = /^[a-z]{2,5}-?[0-9o]*\d{2,6}[0-9o]*(?:-[a-z0-9]{1,6}){0,3}/;

export function tokensOf(line: Line, known: Known): Token[] {
  const { folded, at } = line;
  const all = lexemesOf(folded);
  const places = placesIn(folded);
  const tokens: Token[] = [];
  const push = (start: number, end: number, kind: Token['kind'], rest: Partial<Token> = {}) => {
    const from = at[start] ?? 0;
    // The end is where the next character begins, without the space before it.
    const to = Math.max(from, (at[end - 1] ?? from) + ((at[end] ?? from) - (at[end - 1] ?? from)));
    tokens.push({
      line: line.line,
      from,
      to,
      start,
      end,
      word: folded.slice(start, end),
      kind,
      meanings: [],
      names: [],
      products: [],
      ...rest,
    });
  };
  for (let i = 0; i < all.length; ) {
    const { start, word } = all[i] as Lexeme;
    const place = places.get(start);
    if (place) {
      push(start, place.end, place.kind);
      while (i < all.length && (all[i]?.start ?? 0) < place.end) i++;
      continue;
    }
    const coded = codesAt(all, i).find(({ code }) => known.code(code).length > 0);
    if (coded) {
      const last = all[coded.next - 1] as Lexeme;
      push(start, last.end, 'product', { products: known.code(coded.code) });
      i = endingAfter(all, coded.next, last.end).next;
      continue;
    }
    if (/^\d/.test(word)) {
      i = readNumber(all, i, known, push);
      continue;
    }
    if (isLetters(word)) {
      const shape = codeShape.exec(folded.slice(start, start + 30));
      const known1 = meaningsOf(word).length || known.names(word).length;
      if (shape && !known1 && !isLetters(folded[start + shape[0].length])) {
        push(start, start + shape[0].length, 'badCode');
        const stop = start + shape[0].length;
        while (i < all.length && (all[i]?.start ?? 0) < stop) i++;
        continue;
      }
      i = readWords(all, i, known, folded, push);
      continue;
    }
    const price = all[i + 1];
    if (word === '@' && price && /^\d{3,}$|^\d+\.\d+$/.test(price.word)) {
      push(start, price.end, 'skip');
      i += 2;
      continue;
    }
    readSign(all, i, folded, push);
    i++;
  }
  return tokens;
}

type Push = (start: number, end: number, kind: Token['kind'], rest?: Partial<Token>) => void;

/** The ending of a number or code: 2605’ten, 40 tan, 3’er. */
function endingAfter(
  all: readonly Lexeme[],
  next: number,
  end: number,
): { next: number; ending: string; end: number } {
  const one = all[next];
  if (!one) return { next, ending: '', end };
  if (one.word === "'" && one.start === end) {
    const two = all[next + 1];
    if (two && two.start === one.end && isLetters(two.word))
      return { next: next + 2, ending: two.word, end: two.end };
    return { next, ending: '', end };
  }
  const close = one.start - end <= 1;
  const fits =
    eachEnding.test(one.word) ||
    caseEnding.test(one.word) ||
    (amountEnding.test(one.word) && one.start === end);
  // A letter with a space before it may be a size or a word of its own.
  if (close && fits && (one.start === end || one.word.length > 1 || /^[aeiu]$/.test(one.word)))
    return { next: next + 1, ending: one.word, end: one.end };
  return { next, ending: '', end };
}

function readNumber(all: readonly Lexeme[], i: number, known: Known, push: Push): number {
  const { start, end, word } = all[i] as Lexeme;
  const after = all[i + 1];
  if (after && currencyWords.has(after.word) && after.start - end <= 1) {
    push(start, after.end, 'skip');
    return i + 2;
  }
  if (!isDigits(word)) {
    push(start, end, 'bad');
    return i + 1;
  }
  if (after && after.start === end && sizeTail.test(after.word) && /^[2-6]$/.test(word)) {
    push(start, after.end, 'word', {
      meanings: [{ is: 'size', size: `${word}${after.word.toUpperCase()}` }],
    });
    return i + 2;
  }
  const ending = endingAfter(all, i + 1, end);
  const glued = all[ending.next];
  if (ending.ending && glued && glued.start === ending.end && isDigits(glued.word)) {
    push(start, glued.end, 'bad');
    return ending.next + 1;
  }
  const products = word.length >= 3 && word.length <= 6 ? known.model(word) : [];
  if (products.length) {
    push(start, end, 'product', { products });
    return ending.next;
  }
  if (word.length >= 4) {
    push(start, end, 'badCode');
    return ending.next;
  }
  if (amountEnding.test(ending.ending)) {
    push(start, ending.end, 'bad');
    return ending.next;
  }
  const meanings: Meaning[] = [{ is: 'number', value: Number(word), each: eachEnding.test(ending.ending) }];
  push(start, ending.end, 'number', { meanings });
  const age = all[ending.next];
  if (!ending.ending && age && age.start === end && age.word === 'y') {
    push(age.start, age.end, 'word', { meanings: [{ is: 'role', role: 'sizeWord' }] });
    return ending.next + 1;
  }
  return ending.next;
}

function readWords(all: readonly Lexeme[], i: number, known: Known, folded: string, push: Push): number {
  const first = all[i] as Lexeme;
  if (first.word === 'x' && (isDigits(all[i + 1]?.word) || isDigits(all[i - 1]?.word))) {
    push(first.start, first.end, 'cross');
    return i + 1;
  }
  for (let count = phraseWords; count >= 1; count--) {
    const last = all[i + count - 1];
    if (!last) continue;
    const phrase = folded.slice(first.start, last.end);
    const parts = all.slice(i, i + count);
    if (!parts.every(({ word }) => isLetters(word)) || phrase.length > 60) continue;
    if (phrase.includes('  ')) continue;
    const names = count === 1 ? known.names(phrase) : [];
    const meanings = meaningsOf(phrase);
    if (count > 1 ? meanings.length : lexicon.has(phrase) || known.isWord(phrase) || !/^و../.test(phrase)) {
      push(first.start, last.end, 'word', {
        meanings: meanings.length || names.length ? meanings : misspeltMeanings(phrase),
        names:
          names.length || meanings.length || misspeltMeanings(phrase).length ? names : known.misspelt(phrase),
      });
      return i + count;
    }
  }
  // "and", which Arabic writes together with the word behind it.
  const rest = first.word.slice(1);
  const whole = [meaningsOf(rest), known.names(rest)].every(({ length }) => length === 0);
  if (whole) {
    push(first.start, first.end, 'word', {
      meanings: meaningsOf(first.word),
      names: known.names(first.word),
    });
    return i + 1;
  }
  push(first.start, first.start + 1, 'separator');
  const meanings = meaningsOf(rest);
  const names = known.names(rest);
  push(first.start + 1, first.end, 'word', {
    meanings: meanings.length || names.length ? meanings : misspeltMeanings(rest),
    names: names.length || meanings.length ? names : known.misspelt(rest),
  });
  return i + 1;
}

function readSign(all: readonly Lexeme[], i: number, folded: string, push: Push): void {
  const { start, end, word } = all[i] as Lexeme;
  const next = folded[end];
  if (/^[.!]$/.test(word)) {
    if (next === undefined || next === ' ') push(start, end, 'end');
    return;
  }
  if (word === '?') push(start, end, 'asks');
  else if (/^[,;+&]$/.test(word)) push(start, end, i === 0 && word === '+' ? 'bad' : 'separator');
  else if (word === '*') {
    if (i > 0) push(start, end, 'cross');
  } else if (word === '-' && isDigits(next) && (start === 0 || folded[start - 1] === ' ') && i > 0)
    push(start, end, 'bad');
  else if (/^[=@]$/.test(word) && isLetters(next)) push(start, end, 'bad');
  else if (word === '@' || word === '\u2044' || /^[\p{No}\p{Sc}\p{Nd}]$/u.test(word)) push(start, end, 'bad');
  else if (/^[-/:=()~]$/.test(word)) push(start, end, 'join');
}
