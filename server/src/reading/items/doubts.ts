import { nameWords } from '../goods/goods.ts';
import { fits } from '../goods/names.ts';
import type { Reason } from '../outcome.ts';
import type { SliceProduct } from '../slice.ts';
import { isSpokenSize, lexicon, packUnits, type Unit } from '../tokens/lexicon.ts';
import { has, hasRole, isColor, numberOf, type Token } from '../tokens/token.ts';

const unitOf = (token: Token | undefined): Unit | undefined => {
  const found = token?.meanings.find(({ is }) => is === 'unit');
  return found?.is === 'unit' ? found.unit : undefined;
};

/** Whether a unit is a word of the product's own name, as in "gift box red 1 box". */
const isOwnUnit = (tokens: readonly Token[], product: SliceProduct): boolean =>
  tokens.some(token => packUnits.has(unitOf(token) ?? '') && token.kind === 'word' && fits(token, product));

/** Whether "1 s 2 s" may be packs ("seri") as well as pieces of the size S. */
function maySayPacks(tokens: readonly Token[], { packs }: SliceProduct): boolean {
  const sizes = tokens.filter(token => has(token, 'size'));
  const isBehind = (token: Token) => tokens[tokens.indexOf(token) - 1]?.kind === 'number';
  return (
    packs.some(({ unit }) => unit === 'series') &&
    sizes.length > 0 &&
    sizes.every(token => token.word === 's' && isBehind(token))
  );
}

/** The fewest packs that, where a size has the same number, may be that size. */
const hardlyPacks = 20;

/** Whether a number beside a pack may be what is in it, or a size: carton 12, of which each has twelve pieces; 42 cartons of shoes. */
function isOfContent(tokens: readonly Token[], { packs, sizes }: SliceProduct): boolean {
  return tokens.some((token, at) => {
    const unit = unitOf(token);
    if (unit === undefined || (!packUnits.has(unit) && unit !== 'dozen')) return false;
    const isSize = (value: number | null) =>
      value !== null && value >= hardlyPacks && sizes.includes(String(value));
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const behind = numberOf(/^(?:of|de|ابو|[(])$/.test(next?.word ?? '') ? tokens[at + 2] : next);
    const counted = numberOf(before) !== null;
    const isContent =
      unit === 'dozen' ? behind === 12 : packs.some(pack => pack.unit === unit && pack.pieces === behind);
    return isSize(numberOf(before)) || (!counted && (isContent || isSize(behind)));
  });
}

/** Whether a unit with its article stands before a number, which says what one of them costs: الحبة ١٥. */
const isPriced = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) => /^ال/.test(token.word) && unitOf(token) !== undefined && numberOf(tokens[at + 1]) !== null,
  );

/** Whether "2 X large" may be the size 2XL. */
const maySayLarger = (tokens: readonly Token[], { sizes }: SliceProduct): boolean =>
  tokens.some(
    (token, at) =>
      /^(?:اكس ?لارج|x ?large)$/.test(token.word) && sizes.includes(`${numberOf(tokens[at - 1])}XL`),
  );

/** Whether a color is taken back for another: black, no, white. */
const wavers = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => {
    const [before, behind] = [tokens[at - 1], tokens[at + 1]];
    return /^(?:لا|no|yok|hayir)$/.test(word) && before && behind && isColor(before) && isColor(behind);
  });

/** Whether numbers beside the word of an age follow each other, and may all be ages: عمر ٣ ٤ ٥. */
function areAges(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    if (!hasRole(token, 'sizeWord')) return false;
    const follow = (from: number) => {
      const one = numberOf(tokens[from]);
      const two = numberOf(tokens[from + 1]);
      const three = numberOf(tokens[from + 2]);
      return one !== null && two === one + 1 && (three === null || three === two + 1);
    };
    return follow(at + 1) || follow(at - 2);
  });
}

const isLatin = (token: Token | undefined) => token?.kind === 'word' && /^[a-z]/.test(token.word);

/** Whether two numbers in words say about how many: bir iki, ten twelve. */
const areAbout = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    const [one, two] = [numberOf(token), numberOf(tokens[at + 1])];
    return (
      one !== null &&
      two !== null &&
      one < two &&
      isLatin(token) &&
      isLatin(tokens[at + 1]) &&
      !isSpokenSize(tokens[at + 1]?.word ?? '')
    );
  });

/** Whether a number stands before a word of the name as in the name itself: 5 pocket trousers. */
const isInName = (words: readonly Token[], product: SliceProduct): boolean =>
  words.some((token, at) => {
    const value = token.kind === 'number' ? numberOf(token) : null;
    const next = words[at + 1];
    return (
      value !== null &&
      next !== undefined &&
      nameWords(product).some(name =>
        name.some(
          (word, index) =>
            lexicon.get(word)?.some(each => each.is === 'number' && each.value === value) &&
            (next.names.includes(name[index + 1] ?? '') || next.word === name[index + 1]),
        ),
      )
    );
  });

/** Whether "kadar" stands behind an amount, and not behind the last size of a range: M 3 kadar. */
const isApproximate = (tokens: readonly Token[], { sizes }: SliceProduct): boolean =>
  tokens.some(({ word }, at) => {
    const last = tokens[at - 1];
    return word === 'kadar' && /^\d+$/.test(last?.word ?? '') && !sizes.includes(last?.word ?? '');
  });

/** Whether a unit in the singular makes its number what is in it: a 12 pack. */
const isSized = (tokens: readonly Token[], { packs }: SliceProduct): boolean =>
  tokens.some((token, at) => {
    const value = numberOf(tokens[at - 1]);
    return (
      /^(?:pack|box|carton|case)$/.test(token.word) &&
      value !== null &&
      value > 1 &&
      packs.some(({ pieces }) => pieces === value)
    );
  });

/**
 * Why a line is asked though the grammar has one reading of it: what is written is said of two things.
 * @param words the words of the name, and what stands before it
 */
export function doubtOf(
  tokens: readonly Token[],
  product: SliceProduct,
  words: readonly Token[],
): Reason | null {
  if (maySayPacks(tokens, product) || isOwnUnit(tokens, product)) return 'unit';
  if (isOfContent(tokens, product) || isSized(tokens, product) || isPriced(tokens)) return 'unit';
  if (isInName(words, product)) return 'no_quantity';
  if (maySayLarger(tokens, product) || areAges(tokens)) return 'no_size';
  return wavers(tokens) || areAbout(tokens) || isApproximate(tokens, product) ? 'unclear' : null;
}
