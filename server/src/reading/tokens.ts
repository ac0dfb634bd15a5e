import { codesAt, isDigits, isLetters, type Lexeme, lexemesOf, placesIn } from './lexemes.ts';
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
  /** The color of the house that a word or phrase names; `several` where it names several. */
  color(phrase: string): { key: string } | 'several' | null;
  /** Words of names that a word may stand for; exactly or by its ending, not misspelt. */
  names(word: string): string[];
  /** Whether a name has exactly this word. */
  isWord(word: string): boolean;
  /** Words of names that an unknown word may be a misspelling of. */
  misspelt(word: string): string[];
};

const currencyWords = new Set(wordsIn(currencies));
const eachEnding = /^(?:s?[ae]r)$/;
const caseEnding = /^(?:[dt][ae]n|l[ae]rd[ae]n|s?[iu]nd[ae]n|y?[aeiu]|n?[iu]n|[dt][ae]|l[ae]r|lik|luk)$/;
const amountEnding = /^(?:l[iu]|lik|luk)$/;
const sizeTail = /^(?:x{1,3}l|xs)$/;
const codeShape = /^[a-z]{2,5}-?[0-9o]*\d{2,6}[0-9o]*(?:-[a-z0-9]{1,6}){0,3}/;

/** What a phrase means in this house: its own colors come before those of the tables. */
function meaningsIn(known: Known, phrase: string): Meaning[] {
  const color = known.color(phrase);
  const meanings = meaningsOf(phrase);
  if (color === null) return meanings;
  const own: Meaning = color === 'several' ? { is: 'otherColor' } : { is: 'color', key: color.key };
  return [own, ...meanings.filter(({ is }) => is !== 'color' && is !== 'otherColor' && is !== 'shade')];
}

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
      const known1 = meaningsIn(known, word).length || known.names(word).length;
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
    const meanings = meaningsIn(known, phrase);
    if (
      count > 1
        ? meanings.length
        : lexicon.has(phrase) || known.isWord(phrase) || known.color(phrase) !== null || !/^و../.test(phrase)
    ) {
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
  const whole = [meaningsIn(known, rest), known.names(rest)].every(({ length }) => length === 0);
  if (whole) {
    push(first.start, first.end, 'word', {
      meanings: meaningsIn(known, first.word),
      names: known.names(first.word),
    });
    return i + 1;
  }
  push(first.start, first.start + 1, 'separator');
  const meanings = meaningsIn(known, rest);
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
