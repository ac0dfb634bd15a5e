import type { Reason } from '../outcome.ts';
import { readingsOf, saysAmounts } from '../rows/readings.ts';
import type { Reading } from '../rows/rows.ts';
import type { CodedProduct, SliceProduct } from '../slice.ts';
import type { Role } from '../tokens/lexicon.ts';
import { hasRole, type Token } from '../tokens/token.ts';
import { doubtOf } from './doubts.ts';
import { type Item, isUnknown } from './items.ts';

/** What an item comes to. */
export type Evaluated = {
  item: Item;
  product: CodedProduct | null;
  /** What is sure; with problems, the other colors of the item are asked. */
  reading: Reading;
  /** All readings, where there is not exactly one. */
  readings: Reading[];
  /** The whole item is asked. */
  reason: Reason | null;
  /** The word that the question is about. */
  about: Token | null;
  candidates: SliceProduct[];
};

/** The most products whose readings are compared. */
const maxCandidates = 12;

const blocking: [Role, Reason][] = [
  ['condition', 'condition'],
  ['question', 'question'],
  ['notOrder', 'condition'],
  ['past', 'condition'],
  ['or', 'unclear'],
  ['approx', 'condition'],
  ['change', 'negative'],
  ['correction', 'changed'],
  ['deictic', 'unclear'],
  ['last', 'like_last'],
  ['same', 'unclear'],
  ['business', 'unclear'],
  ['addr', 'unclear'],
];

/** The word of a sentence that keeps any line of it from being sure, and why. */
export function blockOf(tokens: readonly Token[]): { reason: Reason; about: Token } | null {
  const coded = tokens.some(({ kind }) => kind === 'product');
  for (const [role, reason] of blocking) {
    // "This" beside a code means the code.
    if (role === 'deictic' && coded) continue;
    const about = tokens.find(
      token => hasRole(token, role) && !token.meanings.some(({ is }) => is === 'talk'),
    );
    if (about) return { reason: hasRole(about, 'otherGoods') ? 'no_order' : reason, about };
  }
  const about = tokens.find(({ kind }) => kind === 'reference');
  return about ? { reason: 'unclear', about } : null;
}

/** What is missing, where the grammar finds no reading. */
function missing(tokens: readonly Token[], product: SliceProduct): Reason {
  const is = (kind: string) => tokens.some(({ meanings }) => meanings.some(meaning => meaning.is === kind));
  const counted = tokens.some(({ meanings }) =>
    meanings.some(each => each.is === 'number' || (each.is === 'unit' && each.count !== null)),
  );
  if (!counted) return 'no_quantity';
  if (product.sizes.length > 1 && !is('size') && !is('unit')) return 'no_size';
  return 'unclear';
}

const none: Reading = { rows: [], problems: [], doubtful: 0 };

const isWhole = ({ rows, problems }: Reading) => rows.length > 0 && problems.length === 0;

type Candidate = { coded: CodedProduct; readings: Reading[] };

/**
 * The product of an item. Where the words leave several, its color or size decides, if they fit one alone.
 * @param all the first candidates, at most `maxCandidates`
 */
function chosenOf(
  all: readonly Candidate[],
  { named, before, behind }: Item,
  sentence: readonly Token[],
): Candidate | undefined {
  const { products, settled, open } = named;
  if (products.length === 1 && settled) return all[0];
  if (!open || saysNeck(sentence) || products.length > maxCandidates) return undefined;
  const saysKind = [...before, ...behind].some(({ meanings }) =>
    meanings.some(({ is }) => is === 'color' || is === 'size'),
  );
  if (!saysKind) return undefined;
  const [fit, ...others] = all.filter(({ readings }) => !contradicts(readings));
  return fit && others.length === 0 && fit.readings.some(isWhole) ? fit : undefined;
}

/** @param sentence all tokens of the sentence, whose conditions and questions hold for each item of it */
export function evaluate(item: Item, sentence: readonly Token[], asks: boolean): Evaluated {
  const { named, before, behind } = item;
  const products = named.products;
  const base = {
    item,
    product: null,
    reading: none,
    readings: [],
    about: null,
    candidates: products.map(({ product }) => product),
  };
  if (products.length === 0) return { ...base, reason: 'unknown_product', about: named.words[0] ?? null };
  const block = blockOf(sentence.filter(token => token.kind === 'product' || !named.words.includes(token)));
  const tokens = [...before, ...behind];
  const all = products
    .slice(0, maxCandidates)
    .map(coded => ({ coded, readings: readingsOf(before, behind, coded) }));
  const chosen = chosenOf(all, item, sentence);
  if (!chosen) {
    const first = [...all].sort((a, b) => rank(b) - rank(a)).map(({ coded }) => coded.product);
    const rest = products.slice(maxCandidates).map(({ product }) => product);
    const candidates = [...new Set([...first, ...rest])];
    const about = block?.about ?? named.words[0] ?? null;
    return { ...base, candidates, reason: block?.reason ?? 'which_product', about };
  }
  const { coded, readings } = chosen;
  const found = { ...base, product: coded, readings };
  if (block) return { ...found, ...block };
  const asked = asks ? tokens.at(-1) : undefined;
  if (asks) return { ...found, reason: 'question', about: asked ?? null };
  const unknown = tokens.find(isUnknown);
  if (unknown || named.mismatch)
    return { ...found, reason: 'unclear', about: unknown ?? named.words.at(-1) ?? null };
  const [one, next] = behind;
  // "The city one, black" says no amount.
  const isPronoun = one?.word === 'one' && next?.meanings.some(({ is }) => is === 'color');
  if (isPronoun && !saysAmounts(tokens.filter(token => token !== one)))
    return { ...found, reason: 'no_quantity' };
  const [reading] = readings;
  const doubt = doubtOf(tokens, coded.product, [...before, ...named.words]);
  if (doubt) return { ...found, reason: doubt };
  if (!reading) return { ...found, reason: missing(tokens, coded.product) };
  if (readings.length > 1) return { ...found, reason: mainReason(readings) };
  return { ...found, reading, reason: null };
}

/** Whether a letter names a neck, which the words of names leave out: v yaka. */
const saysNeck = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      /^(?:yaka\p{L}*|neck)$/u.test(word) &&
      /^[uv]$/.test(tokens.slice(0, at).findLast(({ kind }) => kind === 'word')?.word ?? ''),
  );

const contradictions = new Set<Reason>(['no_such_color', 'no_such_size', 'no_pack', 'unclear', 'negative']);

/** Whether what is said cannot be said of this product; what is only missing is no contradiction. */
const contradicts = (readings: readonly Reading[]) =>
  readings.every(({ problems }) => problems.some(({ reason }) => contradictions.has(reason)));

const rank = ({ coded, readings }: { coded: CodedProduct; readings: Reading[] }) =>
  (readings.some(isWhole) ? 2 : 0) + (coded.product.bought ? 1 : 0);

/** The reason that all readings have, where they have one. */
function mainReason(readings: readonly Reading[]): Reason {
  const reasons = new Set(readings.flatMap(({ problems }) => problems.map(({ reason }) => reason)));
  return reasons.size === 1 ? ([...reasons][0] ?? 'unclear') : 'unclear';
}

/** Whether an item is read without a question. */
export const isSure = ({ reason, reading }: Evaluated): boolean => reason === null && isWhole(reading);
