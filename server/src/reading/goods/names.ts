import type { CodedProduct, Mention, SliceProduct } from '../slice.ts';
import type { Token } from '../tokens/token.ts';
import { nameWords } from './goods.ts';

/** Words of a name that stand together; `may` are those that may be numbers, units or talk as well. */
export type Run = { from: number; to: number; sure: Token[]; may: Token[] };

const isTalk = (token: Token) => token.meanings.every(({ is }) => is === 'talk');
const isColor = (token: Token) => token.meanings.some(({ is }) => is === 'color');
const isNumber = (token: Token) => token.meanings.some(({ is }) => is === 'number');

export const isNameWord = (token: Token): boolean =>
  token.kind === 'word' && token.names.length > 0 && token.meanings.length === 0;
const maybeName = (token: Token | undefined): token is Token =>
  token !== undefined &&
  token.kind === 'word' &&
  token.names.length > 0 &&
  token.meanings.length > 0 &&
  !isColor(token);

/** Whether a word may stand between the words of a name. */
const between = (token: Token | undefined): boolean =>
  token !== undefined &&
  ((token.kind === 'word' && token.meanings.length > 0 && (isTalk(token) || isColor(token))) ||
    (token.kind === 'join' && token.word === '-'));

/** The runs of words of names in the tokens of a sentence. */
export function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!isNameWord(tokens[at] as Token)) continue;
    let from = at;
    while (true) {
      // "Two-strap" is two words of a name.
      const before = tokens[from - 1]?.word === '-' ? from - 2 : from - 1;
      if (!maybeName(tokens[before]) || before <= (runs.at(-1)?.to ?? -1)) break;
      from = before;
    }
    let to = at;
    while (true) {
      let next = to + 1;
      while (maybeName(tokens[next])) next++;
      const gap = next;
      while (next - gap < 2 && between(tokens[next]) && !isNameWord(tokens[next] as Token)) next++;
      while (maybeName(tokens[next]) && next > gap) next++;
      const found = tokens[next];
      if (found && isNameWord(found)) to = next;
      else {
        while (maybeName(tokens[to + 1])) to++;
        break;
      }
    }
    const within = tokens.slice(from, to + 1);
    runs.push({ from, to, sure: within.filter(isNameWord), may: within.filter(maybeName) });
    at = to;
  }
  return runs;
}

/** The choices of words that a run may be a name by, the most words first. */
function choicesOf({ sure, may }: Run): Token[][] {
  if (may.length > 3) return [[...sure, ...may], sure];
  let all: Token[][] = [[]];
  for (const token of may) all = all.flatMap(each => [[...each, token], each]);
  return all.map(each => [...sure, ...each]).sort((a, b) => b.length - a.length);
}

const mentionOf = (tokens: readonly Token[]): Mention => tokens.map(({ names }) => names);
export const mentionKey = (mention: Mention): string =>
  mention
    .map(names => names.join(' '))
    .sort()
    .join('|');

export const mentionsOf = (run: Run): Mention[] => choicesOf(run).map(mentionOf);

export type NameMatch = {
  /** The words that are taken as the name. */
  words: Token[];
  products: SliceProduct[];
  /** Whether the words are enough to know the product: they leave one, or are the whole name of one. */
  settled: boolean;
  /** Whether color, size and unit may decide among the products. */
  open: boolean;
};

const covers = (token: Token, word: string) => token.names.includes(word);

/** Whether a number in a name stands before the same word as in the name of the product, or behind the same one at its end. */
function numberFits(token: Token, run: Run, product: SliceProduct): boolean {
  const all = [...run.sure, ...run.may].sort((a, b) => a.start - b.start);
  const at = all.indexOf(token);
  const isAt = (place: number, word: string | undefined) => {
    const found = all[place];
    return found !== undefined && word !== undefined && covers(found, word);
  };
  return nameWords(product).some(words =>
    words.some(
      (word, index) =>
        covers(token, word) &&
        (isAt(at + 1, words[index + 1]) || (index === words.length - 1 && isAt(at - 1, words[index - 1]))),
    ),
  );
}

/** Whether a word of a run may be of the product's name. */
export const mayFit = (token: Token, run: Run, product: SliceProduct): boolean =>
  fits(token, product) && (!isNumber(token) || numberFits(token, run, product));

/** @param products the products of each mention by its key */
export function nameOf(run: Run, products: (mention: Mention) => SliceProduct[]): NameMatch {
  for (const words of choicesOf(run)) {
    const numbers = words.filter(isNumber);
    const matches = products(mentionOf(words)).filter(product =>
      numbers.every(token => numberFits(token, run, product)),
    );
    if (matches.length === 0) continue;
    const whole = matches.filter(product =>
      nameWords(product).some(
        name =>
          name.every(word =>
            words.some(token => (name.length > 1 ? covers(token, word) : token.word === word)),
          ) && words.every(token => name.some(word => covers(token, word))),
      ),
    );
    if (matches.length === 1 || whole.length === 1)
      return { words, products: whole.length === 1 ? whole : matches, settled: true, open: false };
    return { words, products: matches, settled: false, open: whole.length === 0 && words.length >= 2 };
  }
  return { words: run.sure, products: [], settled: false, open: false };
}

/** Whether a word is in a name of a product. */
export const fits = (token: Token, product: SliceProduct): boolean =>
  nameWords(product).some(words => words.some(word => covers(token, word)));

export const asNamed = (product: SliceProduct): CodedProduct => ({
  by: 'name',
  product,
  color: null,
  size: null,
  packId: null,
  aliasId: null,
});
