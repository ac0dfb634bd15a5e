import { currencies } from '../words/amounts.ts';
import { isDigits, isLetters, type Lexeme } from './lexemes.ts';
import { type Meaning, wordsIn } from './lexicon.ts';
import type { CatalogueWords, Push } from './token.ts';

const currencyWords = new Set(wordsIn(currencies));
/** A word of a currency, with its ending too: 890 TL'den. */
export const isCurrencyWord = (word: string): boolean => currencyWords.has(word.replace(/'.*$/, ''));

const eachEnding = /^(?:s?[ae]r)$/;
const caseEnding = /^(?:[dt][ae]n|l[ae]rd[ae]n|s?[iu]nd[ae]n|y?[aeiu]|n?[iu]n|[dt][ae]|l[ae]r|lik|luk)$/;
const amountEnding = /^(?:l[iu]|lik|luk)$/;
const sizeTail = /^(x{1,3}l|xs)(?:'\p{L}{1,5})?$/u;

/** The ending of a number or code: 2605’ten, 40 tan, 3’er. */
export function endingAfter(
  all: readonly Lexeme[],
  next: number,
  end: number,
): { next: number; ending: string; end: number } {
  const one = all[next];
  if (!one) return { next, ending: '', end };
  const two = all[next + 1];
  if (one.word === "'" && one.start === end) {
    if (two && two.start === one.end && isLetters(two.word))
      return { next: next + 2, ending: two.word, end: two.end };
    return { next, ending: '', end };
  }
  // "4008 a7mar", "3 ya da 4": the letters begin a word.
  const begins = (isDigits(two?.word) && two?.start === one.end) || (one.word === 'ya' && two?.word === 'da');
  const close = one.start - end <= 1 && !(begins && one.start > end);
  const fits =
    eachEnding.test(one.word) ||
    caseEnding.test(one.word) ||
    (amountEnding.test(one.word) && one.start === end);
  // A letter with a space before it may be a size or a word of its own.
  if (close && fits && (one.start === end || one.word.length > 1 || /^[aeiu]$/.test(one.word)))
    return { next: next + 1, ending: one.word, end: one.end };
  return { next, ending: '', end };
}

/** Reads a number: a price, a size, a model number, or an amount. @returns the place behind it */
export function readNumber(all: readonly Lexeme[], i: number, known: CatalogueWords, push: Push): number {
  const { start, end, word } = all[i] as Lexeme;
  const after = all[i + 1];
  // In "3 $12" the sign belongs to the number behind it.
  const isBefore =
    !isLetters(after?.word) && all[i + 2]?.start === after?.end && isDigits(all[i + 2]?.word[0]);
  if (after && isCurrencyWord(after.word) && after.start - end <= 1 && !isBefore) {
    push(start, after.end, 'skip');
    return i + 2;
  }
  if (!isDigits(word)) {
    push(start, end, 'bad');
    return i + 1;
  }
  const tail = after?.start === end ? sizeTail.exec(after.word) : null;
  if (after && tail && /^[2-6]$/.test(word)) {
    push(start, after.end, 'word', {
      meanings: [{ is: 'size', size: `${word}${tail[1]?.toUpperCase()}` }],
    });
    return i + 2;
  }
  // "1O", with the letter
  if (after?.word === 'o' && after.start === end) {
    push(start, after.end, 'bad');
    return i + 2;
  }
  // "By the 15th"
  if (after && after.start === end && /^(?:st|nd|rd|th)$/.test(after.word)) {
    push(start, after.end, 'skip');
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
