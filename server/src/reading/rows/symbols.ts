import { fold } from '@toptan/contract/fold';
import type { SliceProduct } from '../slice.ts';
import { isSpokenSize, type Role, type Unit } from '../tokens/lexicon.ts';
import { hasRole, type Token } from '../tokens/token.ts';

/** What a token may be in the grammar of amounts, read for one product. */
export type Alternative =
  | { is: 'color'; key: string | null }
  | { is: 'size'; size: string; known: boolean }
  | { is: 'number'; value: number; each: boolean; written: boolean }
  | { is: 'unit'; unit: Unit; count: number | null }
  | { is: 'each' | 'eachSize' | 'sizeWord' | 'qtyWord' | 'range' | 'half' | 'cross' | 'separator' }
  | { is: 'join'; sign: string };

export type Sign = { token: Token; alternatives: Alternative[] };

/** What a line says beside its colors, sizes and numbers. */
export type Said = {
  symbols: Sign[];
  /** Of each color: of all colors where none is named. */
  eachColor: boolean;
  bothColors: boolean;
  /** Colors that are left out. */
  without: (string | null)[];
  /** A negative without a color. */
  negative: boolean;
  total: { value: number; unit: Unit | null } | null;
};

/** Stands in the place of a color for packs of several. */
export const mixedColors = '*';

const sizeKeys = new Map<string, string>();

/** A size as it is compared: XXL and 2XL are one. */
export function sizeKey(size: string): string {
  const known = sizeKeys.get(size);
  if (known !== undefined) return known;
  const folded = fold(size).replace(/\s/g, '');
  const letters = /^(x{2,4})(l|s)$/.exec(folded);
  const key = letters ? `${letters[1]?.length}x${letters[2]}` : folded;
  if (sizeKeys.size < 5_000) sizeKeys.set(size, key);
  return key;
}

/** The largest size that an amount may well be. */
export const childSizeMax = 12;

const roleSymbols = new Set<Role>(['each', 'eachSize', 'sizeWord', 'qtyWord', 'range', 'half']);

/** What a token may be; empty where it says nothing of amounts. */
function alternativesOf(
  token: Token,
  before: Token | undefined,
  after: Token | undefined,
  product: SliceProduct,
): Alternative[] {
  if (token.kind === 'separator' || token.kind === 'cross') return [{ is: token.kind }];
  if (token.kind === 'join') return [{ is: 'join', sign: token.word }];
  const found: Alternative[] = [];
  const sizeOf = (text: string) => {
    const key = sizeKey(text);
    return product.sizes.find(size => sizeKey(size) === key);
  };
  for (const meaning of token.meanings) {
    if (meaning.is === 'color') found.push({ is: 'color', key: meaning.key });
    if (meaning.is === 'otherColor') found.push({ is: 'color', key: null });
    if (meaning.is === 'size') {
      const size = sizeOf(meaning.size);
      found.push({ is: 'size', size: size ?? meaning.size, known: size !== undefined });
    }
    if (meaning.is === 'unit' && meaning.unit === 'piece' && after?.word === ':')
      found.push({ is: 'qtyWord' });
    else if (meaning.is === 'unit') {
      const one = /^(?:a|an)$/.test(before?.word ?? '');
      found.push({ is: 'unit', unit: meaning.unit, count: meaning.count ?? (one ? 1 : null) });
    }
    if (meaning.is === 'number') {
      found.push({ is: 'number', value: meaning.value, each: meaning.each, written: token.kind === 'word' });
      const isSize = token.kind === 'number' || isSpokenSize(token.word) || meaning.value > childSizeMax;
      const size = isSize && !meaning.each ? sizeOf(String(meaning.value)) : undefined;
      if (size !== undefined) found.push({ is: 'size', size, known: true });
    }
    if (meaning.is === 'role' && roleSymbols.has(meaning.role))
      found.push({ is: meaning.role as 'each' | 'eachSize' | 'sizeWord' | 'qtyWord' | 'range' | 'half' });
  }
  if (token.meanings.length === 0 && sizeOf(token.word) !== undefined)
    found.push({ is: 'size', size: sizeOf(token.word) ?? '', known: true });
  return found;
}

export const isColor = (symbol: Sign | undefined): boolean =>
  symbol?.alternatives.some(({ is }) => is === 'color') ?? false;

const onlyTalk = (token: Token) =>
  token.meanings.length > 0 &&
  token.meanings.every(
    meaning =>
      meaning.is === 'talk' || (meaning.is === 'role' && /^(label|from|polite|whole)$/.test(meaning.role)),
  );

/** Whether a token is a sign, or a word that says nothing of an order. */
export const saysNothing = (token: Token): boolean =>
  token.kind === 'join' || token.kind === 'separator' || onlyTalk(token);

/** Whether a word takes something back; "no" is a number's word, but before a color. */
export const isNegative = (token: Token, next?: Token): boolean =>
  hasRole(token, 'negative') &&
  (!hasRole(token, 'sizeWord') ||
    next?.meanings.some(({ is }) => is === 'color' || is === 'otherColor') === true);

/** A word that may be talk as well as something else: one, on. */
export const maybeTalk = (token: Token): boolean =>
  token.meanings.some(({ is }) => is === 'talk') && token.meanings.some(({ is }) => is !== 'talk');

const arabicOrLatinBefore = (token: Token) =>
  /\p{Script=Arabic}/u.test(token.word) ||
  /^(?:without|except|excluding|but not|not|no|cancel|remove|skip|dont want|do not want|dont|do not|didnt|wont|never)$/.test(
    token.word,
  );

/** Whether a sign says what the amounts before it are together: "one each = 3 pieces", not "38 = 3". */
const isSum = ({ word }: Token, before: Token | undefined): boolean =>
  word === '=' &&
  before?.kind === 'word' &&
  before.meanings.some(({ is }) => is === 'unit' || is === 'number');

const amountIn = (token: Token | undefined): number | null => {
  const number = token?.meanings.find(({ is }) => is === 'number');
  return number?.is === 'number' && !number.each ? number.value : null;
};

const unitOf = (token: Token | undefined) => {
  const unit = token?.meanings.find(({ is }) => is === 'unit');
  return unit?.is === 'unit' ? unit : null;
};

/** A line without a number that may be the sum of the others: "S:4 M:6 = 10", "10 pcs: S 4, M 6". */
export function withoutSum(tokens: readonly Token[]): { tokens: Token[]; total: Said['total'] } | null {
  const [sign, other] = tokens.filter(({ word }) => word === '=');
  const [number, unit, more] = sign ? tokens.slice(tokens.indexOf(sign) + 1) : [];
  const value = amountIn(number);
  if (sign && !other && value !== null && !more && (!unit || unitOf(unit)))
    return {
      tokens: tokens.slice(0, tokens.indexOf(sign)),
      total: { value, unit: unitOf(unit)?.unit ?? null },
    };
  const at = tokens.findIndex(token => /^(?:piece|dozen)$/.test(unitOf(token)?.unit ?? ''));
  const said = amountIn(tokens[at - 1]);
  const count = said ?? unitOf(tokens[at])?.count ?? null;
  const numbers = tokens.slice(at + 1).filter(token => amountIn(token) !== null);
  if (at < 0 || count === null || numbers.length < 2) return null;
  const dozens = unitOf(tokens[at])?.unit === 'dozen' ? 12 : 1;
  const rest = tokens.filter((_, place) => place !== at && (said === null || place !== at - 1));
  return { tokens: rest, total: { value: count * dozens, unit: null } };
}

/** Colors before or after a negative, nothing but "and" between them. */
function takeColors(symbols: Sign[], from: number, step: 1 | -1): (string | null)[] {
  const keys: (string | null)[] = [];
  let at = from;
  while (true) {
    const symbol = symbols[at];
    const color = symbol?.alternatives.find(({ is }) => is === 'color');
    if (color?.is === 'color') {
      keys.push(color.key);
      symbols.splice(at, 1);
      if (step === -1) at--;
    } else if (keys.length && symbol?.alternatives[0]?.is === 'separator' && isColor(symbols[at + step])) {
      symbols.splice(at, 1);
      if (step === -1) at--;
    } else return keys;
  }
}

const numberIn = (symbol: Sign | undefined): number | null => {
  const number = symbol?.alternatives.find(({ is }) => is === 'number');
  return number?.is === 'number' ? number.value : null;
};

/** Reads tokens for a product. Words that fit the product's names are left out by the caller. */
export function saidOf(tokens: readonly Token[], product: SliceProduct): Said {
  const said: Said = {
    symbols: [],
    eachColor: false,
    bothColors: false,
    without: [],
    negative: false,
    total: null,
  };
  const symbols: Sign[] = [];
  const negatives: Sign[] = [];
  const totals: Sign[] = [];
  let shade = false;
  for (const [index, token] of tokens.entries()) {
    if (hasRole(token, 'eachColor')) said.eachColor = true;
    else if (hasRole(token, 'bothColors')) said.bothColors = said.eachColor = true;
    else if (hasRole(token, 'mixed'))
      symbols.push({ token, alternatives: [{ is: 'color', key: mixedColors }] });
    else if (
      token.meanings.some(({ is }) => is === 'shade') &&
      !token.meanings.some(({ is }) => is === 'otherColor')
    ) {
      // A shade makes another color of the one beside it.
      const last = symbols.at(-1);
      if (last && isColor(last) && tokens[index - 1] === last.token)
        last.alternatives = [{ is: 'color', key: null }];
      else shade = !hasRole(token, 'deictic') || tokens[index + 1]?.start === token.end + 1;
    } else if (isNegative(token, tokens[index + 1])) {
      const symbol = { token, alternatives: [] };
      negatives.push(symbol);
      symbols.push(symbol);
    } else if (hasRole(token, 'total') || isSum(token, tokens[index - 1])) {
      const symbol = { token, alternatives: [] };
      totals.push(symbol);
      symbols.push(symbol);
    } else if (!onlyTalk(token)) {
      const alternatives = alternativesOf(token, tokens[index - 1], tokens[index + 1], product);
      if (alternatives.length === 0) continue;
      if (shade && alternatives.some(({ is }) => is === 'color')) {
        symbols.push({ token, alternatives: [{ is: 'color', key: null }] });
        shade = false;
      } else symbols.push({ token, alternatives });
    }
  }
  for (const negative of negatives) {
    const at = symbols.indexOf(negative);
    symbols.splice(at, 1);
    const ahead = arabicOrLatinBefore(negative.token);
    const first = ahead ? takeColors(symbols, at, 1) : takeColors(symbols, at - 1, -1);
    const keys = first.length ? first : ahead ? takeColors(symbols, at - 1, -1) : takeColors(symbols, at, 1);
    if (keys.length) said.without.push(...keys);
    else said.negative = true;
  }
  for (const total of totals) {
    const at = symbols.indexOf(total);
    symbols.splice(at, 1);
    while (symbols[at]?.alternatives[0]?.is === 'join') symbols.splice(at, 1);
    const isUnit = ({ alternatives }: Sign) => alternatives.some(({ is }) => is === 'unit');
    // "Total 3 pcs", or "3 pcs total" behind other numbers.
    const ahead =
      numberIn(symbols[at]) === null && symbols[at - 1] !== undefined && isUnit(symbols[at - 1] as Sign);
    const place = ahead && symbols.slice(0, at - 2).some(each => numberIn(each) !== null) ? at - 2 : at;
    const value = numberIn(symbols[place]);
    if (value === null) continue;
    symbols.splice(place, 1);
    const unit = symbols[place]?.alternatives.find(({ is }) => is === 'unit');
    said.total = { value, unit: unit?.is === 'unit' ? unit.unit : null };
    if (unit) symbols.splice(place, 1);
  }
  said.symbols = symbols;
  // "Not the red, 6 each" is of each other color.
  const isEach = symbols.some(({ alternatives }) =>
    alternatives.some(each => each.is === 'number' && each.each),
  );
  if (said.without.length > 0 && isEach && product.sizes.length < 2 && !symbols.some(isColor))
    said.eachColor = true;
  return said;
}
