import type { ProductMatch } from '../goods/named.ts';
import { asNamed, isNameWord } from '../goods/names.ts';
import type { SliceAlias, SliceProduct } from '../slice.ts';
import { stems } from '../tokens/lexicon.ts';
import { hasRole, type Token } from '../tokens/token.ts';

/** The tokens of a line between the signs that end sentences. */
export type Sentence = {
  line: number;
  tokens: Token[];
  asks: boolean;
  last: boolean;
};

/** A product and what is said of it before and behind its name. */
export type Item = { named: ProductMatch; before: Token[]; behind: Token[] };

/** Leaves out what stands in brackets about orders of the past: (took 3 last month). */
function withoutAsides(tokens: readonly Token[]): Token[] {
  const open = tokens.findIndex(({ word }) => word === '(');
  const close = tokens.findIndex(({ word }, at) => at > open && word === ')');
  if (open < 0 || close < 0) return [...tokens];
  const aside = tokens.slice(open + 1, close);
  const silent = aside.every(
    token =>
      token.kind === 'number' || hasRole(token, 'past') || token.meanings.every(({ is }) => is === 'talk'),
  );
  const past = aside.some(token => hasRole(token, 'past')) && silent && !aside.some(isUnknown);
  return past ? [...tokens.slice(0, open), ...withoutAsides(tokens.slice(close + 1))] : [...tokens];
}

/** Leaves out the word of a price before one: السعر ٤٢٠ ليرة. */
const withoutPrices = (tokens: readonly Token[]): Token[] =>
  tokens.filter((token, at) => !(hasRole(token, 'price') && tokens[at + 1]?.kind === 'skip'));

const days =
  /^(?:يوم|السبت|الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|pazartesi|sali|carsamba|persembe|cuma|cumartesi|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

/** Leaves out the number of a day: الخميس ١٢. */
const withoutDays = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    (token, at) =>
      token.kind !== 'number' ||
      !days.test(tokens[at - 1]?.word ?? '') ||
      (tokens[at + 1]?.meanings.some(({ is }) => is === 'unit') ?? false),
  );

export function sentencesOf(all: readonly Token[]): Sentence[] {
  const tokens = withoutDays(withoutPrices(withoutAsides(all)));
  const address =
    tokens.some(token => hasRole(token, 'addr')) && !tokens.some(({ kind }) => kind === 'product');
  const sentences: Sentence[] = [];
  let current: Token[] = [];
  const close = (asks: boolean) => {
    if (current.length) sentences.push({ line: current[0]?.line ?? 0, tokens: current, asks, last: false });
    current = [];
  };
  for (const token of tokens) {
    if (token.kind === 'end' && address) continue;
    if (token.kind === 'end') close(false);
    else if (token.kind === 'asks') close(true);
    else current.push(token);
  }
  close(false);
  const last = sentences.at(-1);
  if (last) last.last = true;
  return sentences;
}

/** Puts the product of an alias in the place of its words, the longest alias first. */
export function withAliases(
  tokens: readonly Token[],
  aliases: readonly SliceAlias[],
  product: (id: string) => SliceProduct | undefined,
): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token;
    let taken = 0;
    for (let count = Math.min(6, tokens.length - at); count > 0 && !taken; count--) {
      const words = tokens.slice(at, at + count);
      if (words.some(({ kind }) => kind === 'product')) continue;
      const text = words.map(({ word }) => word).join(' ');
      const before = words.slice(0, -1).map(({ word }) => `${word} `);
      const texts = stems(words.at(-1)?.word ?? '').map(word => before.join('') + word);
      const products = aliases.flatMap(alias => {
        const one = texts.includes(alias.folded) ? product(alias.productId) : undefined;
        return one ? [{ ...asNamed(one), by: 'alias' as const, color: alias.color, aliasId: alias.id }] : [];
      });
      if (products.length === 0) continue;
      const last = words.at(-1) ?? first;
      found.push({
        ...first,
        to: last.to,
        end: last.end,
        word: text,
        kind: 'product',
        meanings: [],
        names: [],
        products,
      });
      taken = count;
    }
    if (!taken) found.push(first);
    at += taken || 1;
  }
  return found;
}

/** Where what belongs to the next product begins: behind the last comma or "and" before it. */
function cutBefore(tokens: readonly Token[], from: number, to: number): number {
  for (let at = to - 1; at >= from; at--)
    if (tokens[at]?.kind === 'separator' || isAnd(tokens[at])) return at;
  return from;
}

const isAnd = (token: Token | undefined) => /^(?:ve|and|و|plus|ile)$/.test(token?.word ?? '');

/**
 * Gives each product what is said of it: behind its name, or before it from the last comma on. What stands before the first product
 * is its own in both ways.
 */
export function itemsOf(
  tokens: readonly Token[],
  named: readonly ProductMatch[],
  way: 'behind' | 'before',
): Item[] {
  return named.map((each, index) => {
    const previous = named[index - 1];
    const next = named[index + 1];
    const start = !previous
      ? 0
      : way === 'behind'
        ? each.from
        : cutBefore(tokens, previous.to + 1, each.from);
    const end = !next
      ? tokens.length
      : way === 'behind'
        ? next.from
        : cutBefore(tokens, each.to + 1, next.from);
    const free = (token: Token) => !each.words.includes(token);
    return {
      named: each,
      before: tokens.slice(start, each.from).filter(free),
      behind: tokens.slice(each.from, end).filter(free),
    };
  });
}

/** Words that nobody knows, and what is no word. */
export const isUnknown = (token: Token): boolean =>
  token.kind === 'bad' ||
  token.kind === 'badCode' ||
  isNameWord(token) ||
  (token.kind === 'word' && token.meanings.length === 0 && token.names.length === 0);
