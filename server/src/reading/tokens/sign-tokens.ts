import { isDigits, isLetters, type Lexeme } from './lexemes.ts';
import { lexicon, meaningsOf } from './lexicon.ts';
import type { Push } from './token.ts';

/** Words that are written with a full stop: 6 ad. 5305 white. */
const abbreviations =
  /^(?:ad|adt|bdn|koli|mod|nr|no|num|pcs?|pce|pkts?|pks?|ctns?|cs|bx|dz|doz|dzn|pr|prs|sr|ser|qty|sz|col|clr|art|ref|st)$/;

/** Reads a sign: what parts, joins or multiplies, and what nobody takes for a part of an order. */
export function readSign(all: readonly Lexeme[], i: number, folded: string, push: Push): void {
  const { start, end, word } = all[i] as Lexeme;
  const next = folded[end];
  if (/^[.!]$/.test(word)) {
    const before = all[i - 1];
    const isShort = word === '.' && before?.end === start && abbreviations.test(before.word);
    if (next === undefined || (next === ' ' && !isShort)) push(start, end, 'end');
    return;
  }
  // "3+"
  const isMore = next === undefined && isDigits(all[i - 1]?.word) && all[i - 1]?.end === start;
  if (word === '?') push(start, end, 'asks');
  else if (/^[,;+&]$/.test(word)) push(start, end, word === '+' && (i === 0 || isMore) ? 'bad' : 'separator');
  else if (word === '*') {
    if (i > 0) push(start, end, 'cross');
  } else if (word === '-' && isDigits(next) && (start === 0 || folded[start - 1] === ' ') && i > 0)
    push(start, end, 'bad');
  else if (/^[=@]$/.test(word) && isLetters(next)) push(start, end, 'bad');
  else if (word === '@' || word === '\u2044' || /^[\p{No}\p{Sc}\p{Nd}]$/u.test(word)) push(start, end, 'bad');
  else if (word === '~' && isDigits(next) && (start === 0 || folded[start - 1] === ' '))
    push(start, end, 'word', { meanings: [{ is: 'role', role: 'approx' }] });
  else if (/^[-/:=()~]$/.test(word)) push(start, end, 'join');
  else if (lexicon.has(word)) push(start, end, 'word', { meanings: meaningsOf(word) });
}
