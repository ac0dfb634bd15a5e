import { type Evaluated, isSure } from './evaluate.ts';
import { isUnknown } from './items.ts';
import { packUnits } from './lexicon.ts';
import type { Named } from './named.ts';
import { fits } from './names.ts';
import type { OutcomeRow } from './outcome.ts';
import { type Part, partOf } from './parts.ts';
import { saysAmounts } from './readings.ts';
import { maxQuantity } from './rows.ts';
import { saysNothing, sizeKey } from './symbols.ts';
import { colorsIn, hasRole, type Token } from './token.ts';

const numberOf = (token: Token): number | null => {
  const [number, other] = token.meanings.filter(({ is }) => is === 'number');
  return number?.is === 'number' && !other ? number.value : null;
};

/** The lines of an order so far, the last one first. */
const orders = (parts: readonly Part[]) =>
  parts.filter(({ state }) => state.kind === 'sure' || state.kind === 'asked').reverse();

/** Whether a row may be meant by what a correction says besides its numbers. */
function isNamedBy(tokens: readonly Token[], product: string | undefined) {
  const colors = colorsIn(tokens);
  const units = tokens.flatMap(({ meanings }) =>
    meanings.flatMap(each => (each.is === 'unit' ? [packUnits.has(each.unit)] : [])),
  );
  return ({ productId, color, packId }: OutcomeRow) =>
    (product === undefined || productId === product) &&
    (colors.length === 0 || (color !== null && colors.includes(color))) &&
    units.every(packed => packed === (packId !== null));
}

/** What "5 not 4" says, which may name a size before its numbers; null where it says anything else. */
function correctionIn(tokens: readonly Token[]): { from: number; to: number; size: string | null } | null {
  const not = tokens.find(({ word }) => /^(?:degil|not|مش|مو)$/.test(word));
  const all = tokens.filter(token => numberOf(token) !== null);
  const [size] =
    all.length === 3 ? all : tokens.filter(token => token.meanings.some(({ is }) => is === 'size'));
  const [first, second, other] = all.filter(token => token !== size);
  const silent = tokens.every(
    token =>
      all.includes(token) ||
      token === not ||
      token === size ||
      saysNothing(token) ||
      (['correction', 'firstLine'] as const).some(role => hasRole(token, role)) ||
      (size !== undefined && hasRole(token, 'sizeWord')) ||
      /^(?:make it|make that|خليه[ان]?|خليهم)$/.test(token.word) ||
      (token.meanings.length > 0 &&
        token.meanings.every(({ is }) => is === 'talk' || is === 'color' || is === 'unit')),
  );
  if (!not || !first || !second || other || !silent) return null;
  // The old number stands before the Turkish word, and behind the others.
  const turkish = not.word === 'degil';
  const old = turkish === first.start < not.start ? first : not.start < second.start ? second : null;
  if (!old || (turkish && second.start < not.start)) return null;
  const [from, to] = [numberOf(old), numberOf(old === first ? second : first)];
  if (from === null || to === null || to < 1 || to > maxQuantity) return null;
  const letters = size?.meanings.find(({ is }) => is === 'size');
  const said = letters?.is === 'size' ? letters.size : size && String(numberOf(size));
  return { from, to, size: said ?? null };
}

/**
 * Applies "5 not 4": to the line before it, if that one has exactly one amount of 4; where it names a color or a product, or the line
 * before has no such amount, to the only one in all lines before. Where several may be meant, they are asked.
 * @param product the product that the correction names
 * @returns whether it was such a correction
 */
export function applyCorrection(parts: readonly Part[], tokens: readonly Token[], product?: string): boolean {
  const said = correctionIn(tokens);
  if (!said) return false;
  const isNamed = product !== undefined || colorsIn(tokens).length > 0;
  const isFirst = tokens.some(token => hasRole(token, 'firstLine'));
  const named = isNamedBy(tokens, product);
  const fits = (row: OutcomeRow) =>
    row.quantity === said.from &&
    named(row) &&
    (said.size === null || (row.size !== null && sizeKey(row.size) === sizeKey(said.size)));
  const meantIn = (lines: readonly Part[]) =>
    lines.flatMap(part =>
      part.state.kind === 'sure'
        ? (part.evaluated?.reading.rows ?? []).filter(fits).map(row => ({ part, row }))
        : [],
    );
  const before = orders(parts);
  const near = isFirst ? before.slice(-1) : isNamed ? before : before.slice(0, 1);
  const isOpen = before.some(
    ({ state, tokens }) => state.kind === 'asked' && tokens.some(token => numberOf(token) === said.from),
  );
  const meant = meantIn(near);
  const [only, other] = meant.length > 0 || isFirst || isOpen ? meant : meantIn(before);
  if (!only?.part.evaluated || other) return false;
  const { reading } = only.part.evaluated;
  only.part.evaluated.reading = {
    ...reading,
    rows: reading.rows.map(each => (each === only.row ? { ...each, quantity: said.to } : each)),
  };
  return true;
}

/** Asks about the last line before that orders a color which another line says something of that nobody knows: "make red 3". */
export function askLastOf(parts: readonly Part[], part: Part): void {
  const colors = colorsIn(part.tokens);
  const meant = parts
    .slice(0, parts.indexOf(part))
    .findLast(
      ({ state, evaluated }) =>
        state.kind === 'sure' &&
        evaluated?.reading.rows.some(({ color }) => color !== null && colors.includes(color)),
    );
  if (!meant) return;
  meant.state = { kind: 'asked', reason: 'changed' };
  meant.other = meant.line < part.line ? part.line : null;
}

/** Of the lines that are sure, those that words correct: by a code, by words of a name, by a color; else by an amount alone. */
function correctedBy(tokens: readonly Token[], sure: readonly Part[]): readonly Part[] {
  const ids = tokens.flatMap(({ products }) => products.map(({ product }) => product.id));
  const words = tokens.filter(token => token.names.length > 0 && colorsIn([token]).length === 0);
  const held = (part: Part) => {
    const product = part.evaluated?.product?.product;
    if (!product) return 0;
    return ids.length > 0
      ? Number(ids.includes(product.id))
      : words.filter(word => fits(word, product)).length;
  };
  const most = Math.max(0, ...sure.map(held));
  const named = most > 0 ? sure.filter(part => held(part) === most) : sure;
  const says = isNamedBy(tokens, undefined);
  const hasRow = (fitting: (row: OutcomeRow) => boolean) => (part: Part) =>
    part.evaluated?.reading.rows.some(fitting) ?? false;
  const colored = named.filter(hasRow(says));
  const isNamed = most > 0 || colorsIn(tokens).length > 0;
  const meant = colored.length > 0 || most === 0 ? colored : named;
  const numbers = tokens.map(numberOf);
  const counted = meant.filter(hasRow(row => numbers.includes(row.quantity)));
  return counted.length > 0 || !isNamed ? counted : meant;
}

/** Asks about earlier lines that a line with "not", "instead" and the like may correct. */
export function askCorrected(parts: readonly Part[]): void {
  for (const [at, part] of parts.entries()) {
    const says = (role: 'correction' | 'change') => part.tokens.some(token => hasRole(token, role));
    const isOpen = part.state.kind === 'asked' || part.state.kind === 'ignored';
    if (!isOpen || !(says('correction') || says('change'))) continue;
    const line = parts.filter(each => each.line === part.line && each.state.kind !== 'sure');
    const tokens = line.flatMap(each => each.tokens);
    const sure = parts.slice(0, at).filter(({ state }) => state.kind === 'sure');
    const isNamed = tokens.some(({ names, products }) => names.length + products.length > 0);
    if (!isNamed && !says('correction') && colorsIn(tokens).length === 0) continue;
    const meant = correctedBy(tokens, sure);
    for (const before of meant) {
      before.state = { kind: 'asked', reason: 'changed' };
      before.other = before.line < part.line ? part.line : null;
    }
    if (meant.length > 0 && part.state.kind === 'ignored') part.state = { kind: 'asked', reason: 'changed' };
  }
}

/** "But no XL" at the end of a line: its words, and the sizes; null where nothing of the kind is said. */
function withoutSizes(tokens: readonly Token[]): { tokens: Token[]; sizes: string[] } | null {
  const at = tokens.findIndex(token => hasRole(token, 'negative'));
  const said = tokens
    .slice(at + 1)
    .flatMap(({ meanings }) => meanings.flatMap(each => (each.is === 'size' ? [sizeKey(each.size)] : [])));
  const isAll = said.length > 0 && said.length === tokens.length - at - 1;
  const from = tokens[at - 1]?.word === 'but' ? at - 1 : at;
  return from > 0 && isAll ? { tokens: tokens.slice(from), sizes: said } : null;
}

/** The color that another one is to be like: "green same as grey". */
const likeColor = (tokens: readonly Token[]): Token | undefined =>
  tokens.find(
    (token, at) =>
      colorsIn([token]).length > 0 && /^(?:same as|زي|مثل|متل)$/.test(tokens[at - 1]?.word ?? ''),
  );

/**
 * Copies the amounts of the line before to other colors or another product: "same for black".
 * @returns null where this says nothing of the kind, or where it cannot be known what is meant
 */
export function copySame(
  parts: readonly Part[],
  tokens: readonly Token[],
  named: readonly Named[],
): Part[] | null {
  const like = likeColor(tokens);
  const words = tokens.filter(token => hasRole(token, 'same') || token === like);
  if (words.length === 0 || named.length > 1) return null;
  const without = withoutSizes(tokens);
  const own = tokens.filter(
    token =>
      !named.some(each => each.words.includes(token)) &&
      !words.includes(token) &&
      !without?.tokens.includes(token),
  );
  const says = (kind: string) => own.some(({ meanings }) => meanings.some(({ is }) => is === kind));
  if (
    says('number') ||
    says('unit') ||
    says('size') ||
    says('otherColor') ||
    says('shade') ||
    own.some(isUnknown)
  )
    return null;
  const clean = own.every(
    token =>
      token.kind === 'separator' ||
      token.kind === 'join' ||
      token.meanings.some(({ is }) => is === 'talk' || is === 'color') ||
      hasRole(token, 'label') ||
      hasRole(token, 'from') ||
      hasRole(token, 'range'),
  );
  const [last] = orders(parts);
  if (!clean || !last?.evaluated || last.state.kind !== 'sure' || !isSure(last.evaluated)) return null;
  if (last.line === tokens[0]?.line && named.length === 0 && last.tokens.at(-1)?.end === undefined)
    return null;
  const rows = last.evaluated.reading.rows.filter(
    ({ size }) => !without?.sizes.includes(sizeKey(size ?? '')),
  );
  if (like && rows.some(({ color }) => color === null || !colorsIn([like]).includes(color))) return null;
  const missed = last.evaluated.reading.rows.length - rows.length;
  if (without && missed !== without.sizes.length) return null;
  const from = last.evaluated.product?.product;
  const [target] = named;
  const product = target
    ? target.settled && target.products.length === 1 && !target.mismatch
      ? target.products[0]
      : undefined
    : last.evaluated.product;
  if (!product || !from || new Set(rows.map(({ color }) => color)).size !== 1) return null;
  const keys = colorsIn(own);
  const colors = keys.length ? keys : product.product.colors.length === 1 ? product.product.colors : [];
  if (
    colors.length === 0 ||
    new Set(colors).size < colors.length ||
    !colors.every(color => product.product.colors.includes(color))
  )
    return null;
  if (product.product.id === from.id && colors.some(color => rows.some(row => row.color === color)))
    return null;
  const copied = colors.flatMap(color => rows.map(row => ({ ...row, productId: product.product.id, color })));
  const isOther = product.product.id !== from.id;
  if (
    rows.length === 0 ||
    rows.some(
      ({ packId, size, color }) =>
        (packId !== null && (isOther || color === null)) ||
        (size !== null && !product.product.sizes.includes(size)),
    )
  )
    return null;
  if (
    copied.some(({ color, size }) =>
      product.product.closed.some(cell => cell.color === color && cell.size === size),
    )
  )
    return null;
  const evaluated: Evaluated = {
    ...last.evaluated,
    item: { named: target ?? last.evaluated.item.named, before: [], behind: own },
    product,
    reading: { rows: copied, problems: [], doubtful: 0 },
  };
  return [{ ...partOf(tokens, { kind: 'sure' }), evaluated }];
}

/** Whether a line takes something back, or may, because it has a word that nobody knows and no amount. */
const mayTakeBack = ({ state, tokens, evaluated }: Part): boolean =>
  state.kind === 'ignored'
    ? state.reason === 'negative'
    : evaluated?.reading.problems.some(({ reason }) => reason === 'negative') ||
      (state.kind === 'asked' && tokens.some(isUnknown) && !saysAmounts(tokens));

/** Asks about goods that a later line may take back: both lines become questions. */
export function askTakenBack(parts: readonly Part[]): void {
  const sure: Part[] = [];
  for (const part of parts) {
    const id = part.evaluated?.product?.product.id;
    const taken = id !== undefined && mayTakeBack(part) ? sure.filter(each => isMeant(each, part, id)) : [];
    for (const each of taken) {
      each.state = { kind: 'asked', reason: 'changed' };
      each.other = each.line < part.line ? part.line : null;
    }
    if (taken.length > 0 && part.state.kind === 'ignored') part.state = { kind: 'asked', reason: 'negative' };
    if (part.state.kind === 'sure') sure.push(part);
  }
}

/** Whether a line that is sure has goods of a product, in a color that another one names, or in any where it names none. */
function isMeant({ state, evaluated }: Part, { tokens }: Part, id: string): boolean {
  const keys = colorsIn(tokens);
  return (
    state.kind === 'sure' &&
    (evaluated?.reading.rows ?? []).some(
      ({ productId, color }) =>
        productId === id && (keys.length === 0 || color === null || keys.includes(color)),
    )
  );
}

/** Asks about a line that was there before, word for word as an order. */
export function askRepeated(parts: readonly Part[]): void {
  const seen = new Map<string, Part>();
  for (const part of parts) {
    if (part.state.kind !== 'sure' || !part.evaluated) continue;
    const key = JSON.stringify(part.evaluated.reading.rows.map(row => Object.values(row).join('|')).sort());
    const first = seen.get(key);
    if (first && part.evaluated.reading.rows.length) {
      part.state = { kind: 'asked', reason: 'repeated' };
      part.other = first.line;
    } else seen.set(key, part);
  }
}
