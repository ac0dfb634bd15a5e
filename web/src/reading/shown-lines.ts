import { fold } from '@toptan/contract/fold';
import type { Reading, ReadLine, ReadProduct, ReadRow, ReadWay } from '@toptan/contract/reading';
import { goodsAmount } from '../session/amounts.ts';
import type { Decision, Goods, List, NamedProduct } from './list-store.ts';

/** The line of a text as the page shows it. */
export type ShownLine = {
  /** The same as long as the text of the line stays. */
  key: string;
  textId: string;
  /** The place among all lines of the list, from 1. */
  number: number;
  read: ReadLine;
  /** The other line that the question is about. */
  other: { number: number; text: string } | null;
  decision: Decision | null;
  /** `none`: no order line. */
  state: 'asked' | 'decided' | 'read' | 'none' | 'out' | 'added';
  goods: readonly ReadRow[];
  /** The words that a person said the product of; they are remembered once the goods are added. */
  learn: { text: string; productId: string } | null;
};

/** The key of goods of one size and color, or of one pack and color. */
export const goodsKey = ({ productId, packId, size, color }: Goods): string =>
  JSON.stringify([productId, packId, packId ? null : size, color]);

/** The most answers that a question shows beside the search: as many as there are keys for them. */
const waysMax = 6;

/** A way, or to leave the line out. */
export type Answer = Omit<ReadWay, 'kind'> & { kind: ReadWay['kind'] | 'out' };

/** The reasons for which leaving the line out is an answer of its own: the best one, or the last. */
const outPlaces: Partial<Record<NonNullable<ReadLine['reason']>, 'first' | 'last'>> = {
  no_order: 'first',
  repeated: 'first',
  condition: 'last',
  question: 'last',
  negative: 'last',
  changed: 'last',
};

/** The answers to a line, the best first: its ways, then the products that may be meant, with which the text is read again. */
export function answersOf({ ways, candidates, reason }: ReadLine): Answer[] {
  const named = new Set(ways.map(({ productId }) => productId));
  const others = candidates.filter(id => !named.has(id));
  const all = [...ways, ...others.map(productId => ({ kind: 'product' as const, productId, rows: [] }))];
  const place = reason && outPlaces[reason];
  const out = { kind: 'out' as const, rows: [] };
  if (place === 'first') return [out, ...all.slice(0, waysMax - 1)];
  return place === 'last' ? [...all.slice(0, waysMax - 1), out] : all.slice(0, waysMax);
}

/** The picture of the color that goods of a product are ordered in; else its cover. */
export const pictureOf = (card: ReadProduct | undefined, goods: readonly Goods[]): string | null =>
  card?.pictures.find(({ color }) => color !== null && goods[0]?.color === color)?.imageUrl ??
  card?.imageUrl ??
  null;

/** Goods that a person has decided, at the price that the answer gives for the product. */
function withPrices(goods: readonly Goods[], read: ReadLine, products: Products): ReadRow[] {
  const known = [...read.rows, ...read.ways.flatMap(({ rows }) => rows)];
  return goods.flatMap(each => {
    const card = products[each.productId];
    if (!card) return [];
    const price = known.find(row => row.productId === each.productId)?.unitPrice ?? card.price;
    const ofPack = card.packs.find(({ id }) => id === each.packId)?.pieces;
    const pieces = each.quantity * (each.packId ? (ofPack ?? 0) : 1);
    return [{ ...each, pieces, unitPrice: price, totalPrice: goodsAmount(price, pieces) }];
  });
}

/** Whether a line has words that a person has said the product of. */
const namedIn = (read: ReadLine, named: List['named']) =>
  named.find(({ text, productId }) => productId === read.productId && fold(read.text).includes(fold(text)));

function stateOf(read: ReadLine, decision: Decision | null, isNamed: boolean): ShownLine['state'] {
  switch (decision?.kind) {
    case 'out':
    case 'added':
      return decision.kind;
    case 'goods':
      return 'decided';
    case 'order':
    case 'refused':
      return 'asked';
  }
  if (read.kind === 'asked') return 'asked';
  if (read.kind === 'sure') return isNamed ? 'decided' : 'read';
  return 'none';
}

/** Whether a line has no answers, because it names no product. */
const saysNoGoods = ({ productId, ways, candidates }: ReadLine) =>
  productId === undefined && ways.length + candidates.length === 0;

/** The words of a line that are remembered for its product. */
function learnedOf(decision: Decision | null, named: NamedProduct | undefined): ShownLine['learn'] {
  if (decision?.kind === 'goods') return decision.learn ?? null;
  return named?.learn ? { text: named.text, productId: named.productId } : null;
}

/** The number of lines of texts, as they were written. */
export const countLines = (texts: List['texts']): number =>
  texts.reduce((sum, { text }) => sum + text.split('\n').length, 0);

/** The lines of all texts that are read, in their order, with what was decided about them. */
export function linesOf(list: List, readings: ReadonlyMap<string, Reading>, products: Products): ShownLine[] {
  let before = 0;
  return list.texts.flatMap(({ id: textId, text }) => {
    const reading = readings.get(textId);
    const first = before;
    const written = text.split('\n');
    before += written.length;
    const seen = new Map<string, number>();
    const lines = reading?.lines ?? [];
    const changing = new Set(
      lines.flatMap(({ reason, other }) => (reason === 'changed' ? (other ?? []) : [])),
    );
    return lines.map((line): ShownLine => {
      // The question about the line that it changes shows its words.
      const isToldThere = changing.has(line.line) && line.kind === 'asked' && saysNoGoods(line);
      const read = isToldThere ? { ...line, kind: 'context' as const } : line;
      const time = (seen.get(read.text) ?? 0) + 1;
      seen.set(read.text, time);
      const key = JSON.stringify([textId, read.text, time]);
      const decision = list.decisions[key] ?? null;
      const named = namedIn(read, list.named);
      const isOther = decision?.kind === 'goods' || decision?.kind === 'refused';
      return {
        key,
        textId,
        read,
        decision,
        number: first + read.line,
        other: read.other
          ? { number: first + read.other, text: written[read.other - 1]?.trim() ?? '' }
          : null,
        state: stateOf(read, decision, named !== undefined),
        goods: isOther ? withPrices(decision.goods, read, products) : read.rows,
        learn: learnedOf(decision, named),
      };
    });
  });
}

/** Whether the goods of a line are added by the button. */
export const isReady = ({ state }: ShownLine): boolean => state === 'read' || state === 'decided';

/** Products by their id. */
export type Products = Readonly<Record<string, ReadProduct>>;

/** Every product that the texts name. */
export const productsOf = (readings: ReadonlyMap<string, Reading>): Products =>
  Object.fromEntries([...readings.values()].flatMap(({ products }) => products).map(each => [each.id, each]));

/** Whether the words of a line are to be remembered. */
export const isRemembered = ({ learn }: ShownLine, { forgotten }: List): boolean =>
  learn !== null && !forgotten.includes(fold(learn.text));
