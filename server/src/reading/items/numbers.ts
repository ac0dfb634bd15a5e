import { isNameWord } from '../goods/names.ts';
import { isSpokenSize } from '../tokens/lexicon.ts';
import type { Token } from '../tokens/token.ts';

const numberIn = (token: Token | undefined): number | null => {
  if (token?.kind !== 'word') return null;
  const found = token.meanings.find(({ is }) => is === 'number');
  return found?.is === 'number' && !found.each ? found.value : null;
};

const isAnd = (token: Token | undefined) =>
  token?.kind === 'separator' ? token.word === 'و' : token?.word === 'و' || token?.word === 'and';

/** What two numbers in words are together; null where they are two. */
function together(first: number, second: number): number | null {
  const tens = first % 10 === 0 && first < 100;
  if (tens && first >= 10 && second >= 1 && second <= 9) return first + second;
  if (second === 100 && first >= 2 && first <= 9) return first * 100;
  if (first % 100 === 0 && first > 0 && second < 100) return first + second;
  return null;
}

/** Makes one number of the words of one: on iki, yüz elli, twenty five, خمسة وعشرين. */
export function withWholeNumbers(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const last = found.at(-1);
    const [before, value] = [numberIn(last), numberIn(token)];
    if (last && before !== null && value !== null && !isSpokenSize(last.word)) {
      const isTeen = value === 10 && before > 2 && before < 10 && /^عشر/.test(token.word);
      // Arabic says 43 as "three and forty".
      const isTwo = /^\p{Script=Arabic}/u.test(token.word) && value < 10;
      const sum = isTeen ? before + value : isTwo ? null : together(before, value);
      if (sum !== null) {
        found[found.length - 1] = merged(last, token, sum);
        continue;
      }
    }
    const tens = numberIn(tokens[at + 1]);
    if (
      last &&
      before !== null &&
      before < 10 &&
      isAnd(token) &&
      tens !== null &&
      tens >= 20 &&
      tens % 10 === 0
    ) {
      found[found.length - 1] = merged(last, tokens[at + 1] as Token, before + tens);
      at++;
      continue;
    }
    found.push(token);
  }
  return found;
}

const merged = (first: Token, last: Token, value: number): Token => ({
  ...first,
  to: last.to,
  end: last.end,
  word: `${first.word} ${last.word}`,
  names: [],
  meanings: [{ is: 'number', value, each: false }],
});

/** The number of "a pack of 12" is the pieces of a pack: whether it comes so is for a person to say. */
export const withoutPackSizes = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const [unit, of] = [tokens[at - 2], tokens[at - 1]];
    const isPackSize =
      token.meanings.some(({ is }) => is === 'number') &&
      /^(?:of|من)$/.test(of?.word ?? '') &&
      unit?.meanings.some(({ is }) => is === 'unit');
    return isPackSize ? { ...token, kind: 'bad' } : token;
  });

/** A number of four digits or more before a unit, or at the end behind a color or size, is an amount, not another model. */
export const withLargeAmounts = (tokens: readonly Token[]): Token[] => {
  const first = tokens.findIndex(token => token.kind === 'product' || isNameWord(token));
  const is = (token: Token | undefined, ...kinds: string[]) =>
    token?.meanings.some(meaning => kinds.includes(meaning.is)) ?? false;
  return tokens.map((token, at) => {
    const isLarge = token.kind === 'badCode' && /^[1-9]\d+$/.test(token.word);
    const counts =
      is(tokens[at + 1], 'unit') || (at === tokens.length - 1 && is(tokens[at - 1], 'color', 'size'));
    return isLarge && first >= 0 && first < at && counts
      ? { ...token, kind: 'number', meanings: [{ is: 'number', value: Number(token.word), each: false }] }
      : token;
  });
};
