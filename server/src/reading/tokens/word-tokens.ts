import { isDigits, isLetters, type Lexeme } from './lexemes.ts';
import { lexicon, type Meaning, meaningsOf, misspeltMeanings, phraseWords } from './lexicon.ts';
import type { CatalogueWords, Push } from './token.ts';

/** What a phrase means at this wholesaler: their colors come before those of the tables. */
export function meaningsIn(known: CatalogueWords, phrase: string): Meaning[] {
  const color = known.color(phrase);
  const meanings = meaningsOf(phrase);
  if (color === null) return meanings;
  const own: Meaning = color === 'several' ? { is: 'otherColor' } : { is: 'color', key: color.key };
  return [own, ...meanings.filter(({ is }) => is !== 'color' && is !== 'otherColor' && is !== 'shade')];
}

/** Words behind which the word for "how much" is a sleeve. */
const ofSleeves = /^(?:طويل|قصير|منفوخ|واسع|ضيق)/;

/** A known word with digits in it, as Arabic is written in Latin letters: a7mar, ko7li. */
export function mixedWordAt(
  all: readonly Lexeme[],
  i: number,
  folded: string,
): { word: string; end: number; next: number } | undefined {
  const { start } = all[i] as Lexeme;
  let next = i + 1;
  while (next < i + 5 && all[next]?.start === all[next - 1]?.end) {
    const { end } = all[next] as Lexeme;
    const word = folded.slice(start, end);
    next++;
    const goesOn = /^[\p{L}\d]/u.test(folded[end] ?? '');
    if (!goesOn && /\d/.test(word) && lexicon.has(word)) return { word, end, next };
  }
  return undefined;
}

/** Letters around one digit, of which the first ones are no word: the digit is a letter of Arabic, and no amount. */
export function strangeWordAt(
  all: readonly Lexeme[],
  i: number,
  isWord: (letters: string) => boolean,
): { end: number; next: number } | undefined {
  const [first, digit, last] = all.slice(i, i + 3);
  if (!first || !digit || !last || digit.start !== first.end || last.start !== digit.end) return undefined;
  const isMixed = isLetters(first.word) && /^[235679]$/.test(digit.word) && isLetters(last.word);
  return isMixed && !isWord(first.word) ? { end: last.end, next: i + 3 } : undefined;
}

/** Reads a word, or the longest phrase that means something. @returns the place behind it */
export function readWords(
  all: readonly Lexeme[],
  i: number,
  known: CatalogueWords,
  folded: string,
  push: Push,
): number {
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
    const isSleeve = /^ب?كم$/.test(phrase) && ofSleeves.test(all[i + 1]?.word ?? '');
    // "Lace" of a name is no color with an ending: lac, lacivert.
    const isOwn = /^[a-z]/.test(phrase) && known.isWord(phrase) && !lexicon.has(phrase);
    const meanings = isSleeve || (isOwn && known.color(phrase) === null) ? [] : meaningsIn(known, phrase);
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
  // "and", which Arabic writes together with the word or phrase behind it.
  const rest = first.word.slice(1);
  const begin = first.start + 1;
  const phrases = all.slice(i + 1, i + phraseWords).map(({ end }) => folded.slice(begin, end));
  if (phrases.some(phrase => lexicon.has(phrase))) {
    push(first.start, begin, 'separator');
    const own = all.map(each => (each === first ? { ...first, start: begin, word: rest } : each));
    return readWords(own, i, known, folded, push);
  }
  const meanings = meaningsIn(known, rest);
  const names = known.names(rest);
  if (meanings.length === 0 && names.length === 0) {
    push(first.start, first.end, 'word', {
      meanings: meaningsIn(known, first.word),
      names: known.names(first.word),
    });
    return i + 1;
  }
  push(first.start, begin, 'separator');
  push(begin, first.end, 'word', { meanings, names });
  return i + 1;
}
