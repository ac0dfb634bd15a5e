import { fits } from '../goods/names.ts';
import type { Evaluated } from '../items/evaluate.ts';
import { orders, type Part } from '../items/parts.ts';
import type { OutcomeRow } from '../outcome.ts';
import { quantityMax } from '../rows/rows.ts';
import { maybeTalk, saysNothing, sizeKey } from '../rows/symbols.ts';
import { packUnits } from '../tokens/lexicon.ts';
import { colorsIn, hasRole, type Token } from '../tokens/token.ts';

const numberOf = (token: Token): number | null => {
  const [number, other] = token.meanings.filter(({ is }) => is === 'number');
  return number?.is === 'number' && !other && !maybeTalk(token) ? number.value : null;
};

const sizeOf = (token: Token): string | null => {
  const size = token.meanings.find(({ is }) => is === 'size');
  return size?.is === 'size' ? size.size : null;
};

const isColor = (token: Token) => colorsIn([token]).length === 1;
const isName = ({ names, meanings }: Token) => names.length > 0 && meanings.every(({ is }) => is === 'role');
const isNamed = (token: Token) => isName(token) || token.products.length > 0;

/** Words between an old and a new value. In Turkish, the old one stands before them. */
const signs = /^(?:degil|yerine|not|instead|instead of|swap|مش|مو|بدل|بدال)$/;
const turkish = /^(?:degil|yerine)$/;

const makes = /^(?:yap|yapin|yapalim|yapiyoruz|make|make it|make that|خليه[ان]?|خليهم)$/;
const asides =
  /^(?:but|diyecektim|diyecektik|yazacaktim|yazacaktik|yazmisim|yazmisiz|demek istedim|لا|تعديل)$/;

/** A value of an order and the one that takes its place. */
type Change = { is: 'color' | 'size' | 'quantity'; from: string | number; to: string | number };

/** What a line changes; `size` is of the goods, and `count` the amount that it says besides. */
type Correction = { change: Change; size: string | null; count: number | null };

/** What "5 not 4", "XL instead of L" or "not the red but the green" changes; null where a line says anything else. */
function correctionIn(tokens: readonly Token[]): Correction | null {
  const sign = tokens.find(({ word }) => signs.test(word));
  if (!sign) return null;
  const colors = tokens.filter(isColor);
  const sizes = tokens.filter(token => sizeOf(token) !== null);
  const numbers = tokens.filter(token => numberOf(token) !== null);
  const is = colors.length === 2 ? 'color' : sizes.length === 2 ? 'size' : 'quantity';
  const isOfSize = (token: Token) =>
    tokens.some((each, at) => hasRole(each, 'sizeWord') && tokens[at + 1] === token);
  const [size] =
    is !== 'quantity' ? [] : numbers.length === 3 ? [numbers.find(isOfSize) ?? numbers[0]] : sizes;
  const values = is === 'color' ? colors : is === 'size' ? sizes : numbers.filter(token => token !== size);
  const [first, second, third] = values;
  const [count, other] = is === 'quantity' ? [] : numbers;
  const silent = tokens.every(
    token =>
      token === sign ||
      token === size ||
      values.includes(token) ||
      numbers.includes(token) ||
      isNamed(token) ||
      saysNothing(token) ||
      makes.test(token.word) ||
      asides.test(token.word) ||
      (['correction', 'firstLine'] as const).some(role => hasRole(token, role)) ||
      (size !== undefined && hasRole(token, 'sizeWord')) ||
      (token.meanings.length > 0 &&
        token.meanings.every(({ is }) => is === 'talk' || is === 'color' || is === 'unit')),
  );
  if (!first || !second || third || other || !silent) return null;
  const isOldFirst = turkish.test(sign.word) ? first.start < sign.start : sign.start < first.start;
  if (turkish.test(sign.word) ? second.start < sign.start || !isOldFirst : second.start < sign.start)
    return null;
  const [from, to] = [isOldFirst ? first : second, isOldFirst ? second : first].map(token =>
    is === 'color' ? colorsIn([token])[0] : is === 'size' ? sizeOf(token) : numberOf(token),
  );
  if (from === undefined || from === null || to === undefined || to === null) return null;
  const said = size ? (sizeOf(size) ?? String(numberOf(size))) : null;
  return { change: { is, from, to }, size: said, count: count ? numberOf(count) : null };
}

/** The lines that words name: by a code, or by the most words of a name; all lines where the words name none. */
export function namedBy(
  tokens: readonly Token[],
  lines: readonly Part[],
): { lines: readonly Part[]; isNamed: boolean } {
  const ids = tokens.flatMap(({ products }) => products.map(({ product }) => product.id));
  const words = tokens.filter(isName);
  const matchesOf = (part: Part) => {
    const product = part.evaluated?.product?.product;
    if (!product) return 0;
    return ids.length > 0
      ? Number(ids.includes(product.id))
      : words.filter(word => fits(word, product)).length;
  };
  const most = Math.max(0, ...lines.map(matchesOf));
  return most > 0
    ? { lines: lines.filter(part => matchesOf(part) === most), isNamed: true }
    : { lines, isNamed: false };
}

/**
 * The last line that is sure and has the goods or the color that words name; undefined where they name none of either.
 * @returns null where they name other goods
 */
export function lastNamed(tokens: readonly Token[], parts: readonly Part[]): Part | null | undefined {
  const colors = colorsIn(tokens);
  const sure = parts.filter(({ state }) => state.kind === 'sure');
  const named = namedBy(tokens, sure);
  const isColored = ({ evaluated }: Part) =>
    evaluated?.reading.rows.some(({ color }) => color !== null && colors.includes(color));
  const colored = named.lines.findLast(isColored);
  if (colored) return colored;
  if (named.isNamed) return named.lines.at(-1);
  return tokens.some(isNamed) ? null : undefined;
}

/** Whether a row has a color and the kind of unit that words say. */
function fitting(tokens: readonly Token[], colors = colorsIn(tokens)) {
  const units = tokens.flatMap(({ meanings }) =>
    meanings.flatMap(each => (each.is === 'unit' ? [packUnits.has(each.unit)] : [])),
  );
  return ({ color, packId }: OutcomeRow) =>
    (colors.length === 0 || (color !== null && colors.includes(color))) &&
    units.every(packed => packed === (packId !== null));
}

const isSize = (size: string | null, said: string | number) =>
  size !== null && sizeKey(size) === sizeKey(String(said));

/** The row as it is changed; null where the product does not come so. */
function changed(row: OutcomeRow, { is, to }: Change, { product }: Evaluated): OutcomeRow | null {
  if (is === 'quantity') {
    const quantity = Number(to);
    return quantity >= 1 && quantity <= quantityMax ? { ...row, quantity } : null;
  }
  const known = product?.product;
  const color = is === 'color' ? known?.colors.find(each => each === to) : row.color;
  const size = is === 'size' ? known?.sizes.find(each => isSize(each, to)) : row.size;
  if (color === undefined || size === undefined) return null;
  const closed = known?.closed.some(cell => cell.color === color && (cell.size ?? size) === size);
  return closed ? null : { ...row, color, size };
}

/** The rows of a line with a change; null where it cannot be made. */
function rowsWith(evaluated: Evaluated, meant: readonly OutcomeRow[], change: Change): OutcomeRow[] | null {
  const rows = evaluated.reading.rows.map(row =>
    meant.includes(row) ? changed(row, change, evaluated) : row,
  );
  const whole = rows.filter(row => row !== null);
  const cells = new Set(whole.map(({ color, size, packId }) => JSON.stringify([color, size, packId])));
  return cells.size === rows.length ? whole : null;
}

/**
 * Applies "5 not 4" where one line alone can be meant: of those with the product, the color or the place that it names; of all lines
 * before where it names none.
 * @returns whether it was such a correction
 */
export function applyCorrection(parts: readonly Part[], tokens: readonly Token[]): boolean {
  const said = correctionIn(tokens);
  if (!said) return false;
  const before = orders(parts);
  const named = namedBy(tokens, before);
  if (tokens.some(isNamed) && !named.isNamed) return false;
  const isFirst = tokens.some(token => hasRole(token, 'firstLine'));
  const meantIn = (lines: readonly Part[], change: Change) => {
    const fits = fitting(tokens, change.is === 'color' ? [String(change.from)] : undefined);
    const isMeant = (row: OutcomeRow) =>
      fits(row) &&
      (change.is !== 'quantity' || row.quantity === change.from) &&
      (change.is !== 'size' || isSize(row.size, change.from)) &&
      (said.size === null || isSize(row.size, said.size)) &&
      (said.count === null || row.quantity === said.count);
    return lines.flatMap(({ state, evaluated }): { evaluated: Evaluated | null; rows: OutcomeRow[] }[] => {
      const rows = evaluated?.reading.rows.filter(isMeant) ?? [];
      const isOne = change.is === 'color' ? rows.length > 0 : rows.length === 1;
      if (rows.length > 0 && !isOne) return [{ evaluated: null, rows }];
      return state.kind === 'sure' && evaluated && isOne ? [{ evaluated, rows }] : [];
    });
  };
  const isNear = !named.isNamed && colorsIn(tokens).length === 0;
  const near = isFirst ? before.slice(-1) : isNear ? before.slice(0, 1) : named.lines;
  const isOpen = before.some(
    ({ state, tokens }) =>
      state.kind === 'asked' && tokens.some(token => numberOf(token) === said.change.from),
  );
  const asSize: Change = { ...said.change, is: 'size' };
  const tries: [readonly Part[], Change][] = [[near, said.change]];
  if (said.change.is === 'quantity' && said.size === null) tries.push([near, asSize]);
  if (isNear && !isFirst && !isOpen) tries.push([before, said.change]);
  for (const [lines, change] of tries) {
    const [only, other] = meantIn(lines, change);
    if (other) return false;
    if (!only) continue;
    // Another line above has the same: either may be meant.
    if (isNear && !isFirst && meantIn(before, change).length > 1) return false;
    const rows = only.evaluated && rowsWith(only.evaluated, only.rows, change);
    if (!rows || !only.evaluated) return false;
    only.evaluated.reading = { ...only.evaluated.reading, rows };
    return true;
  }
  return false;
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

/** The sure lines that words correct: by a product, by a color; else by an amount alone. */
function correctedBy(tokens: readonly Token[], sure: readonly Part[]): readonly Part[] {
  const named = namedBy(tokens, sure);
  const hasRow = (fits: (row: OutcomeRow) => boolean) => (part: Part) =>
    part.evaluated?.reading.rows.some(fits) ?? false;
  const colored = named.lines.filter(hasRow(fitting(tokens)));
  const meant = colored.length > 0 || !named.isNamed ? colored : named.lines;
  const numbers = tokens.map(numberOf);
  const counted = meant.filter(hasRow(row => numbers.includes(row.quantity)));
  const isKnown = named.isNamed || colorsIn(tokens).length > 0;
  return counted.length > 0 || !isKnown ? counted : meant;
}

/** Asks about earlier lines that a line with "not", "instead" and the like may correct. */
export function askCorrected(parts: readonly Part[]): void {
  for (const [at, part] of parts.entries()) {
    const says = (role: 'correction' | 'change') => part.tokens.some(token => hasRole(token, role));
    const isOpen = part.state.kind === 'asked' || part.state.kind === 'ignored';
    const isMade = part.tokens.some(({ word }) => makes.test(word));
    if (!isOpen || !(says('correction') || says('change') || isMade)) continue;
    const line = parts.filter(each => each.line === part.line && each.state.kind !== 'sure');
    const tokens = line.flatMap(each => each.tokens);
    const sure = parts.slice(0, at).filter(({ state }) => state.kind === 'sure');
    if (!tokens.some(isNamed) && !says('correction') && colorsIn(tokens).length === 0) continue;
    const meant = correctedBy(tokens, sure);
    for (const before of meant) {
      before.state = { kind: 'asked', reason: 'changed' };
      before.other = before.line < part.line ? part.line : null;
    }
    if (meant.length > 0 && part.state.kind === 'ignored') part.state = { kind: 'asked', reason: 'changed' };
  }
}
