import { nameWords } from '../goods/goods.ts';
import type { OutcomeRow, Reason } from '../outcome.ts';
import type { CodedProduct, SlicePack, SliceProduct } from '../slice.ts';
import { packUnits, type Unit, wordsIn } from '../tokens/lexicon.ts';
import type { Group } from './grammar.ts';
import { type Alternative, childSizeMax, mixedColors, type Said, type Sign } from './symbols.ts';

export const quantityMax = 999;

/** What one reading comes to: rows that may be taken, and what is missing. */
export type Reading = {
  rows: OutcomeRow[];
  problems: Problem[];
  /** The amounts that may be sizes as well: 38 40. */
  doubtful: number;
};
export type Problem = { reason: Reason; color: string | null };

type Fixed = Pick<CodedProduct, 'color' | 'size' | 'packId'>;

const packsOf = (product: SliceProduct, unit: Unit): SlicePack[] =>
  product.packs.filter(pack => unit === 'pack' || pack.unit === unit);

const isClosed = (product: SliceProduct, color: string | null, size: string | null) =>
  product.closed.some(
    cell => cell.color === color && (size === null || cell.size === null || cell.size === size),
  );

/** One size of pieces for products that have no choice of sizes. */
const onlySize = (product: SliceProduct) => (product.sizes.length === 1 ? (product.sizes[0] ?? null) : null);

/** The colors that a group speaks of; null is a mixed pack, or no choice. */
function colorsOf(group: Group, product: SliceProduct, said: Said, fixed: Fixed): (string | null)[] | Reason {
  if (fixed.color !== null) {
    if (group.colors.some(color => color !== fixed.color)) return 'unclear';
    return [fixed.color];
  }
  if (group.colors.length > 0) {
    if (said.eachColor && group.colors.length === 1) return 'unclear';
    if (new Set(group.colors).size < group.colors.length) return 'unclear';
    if (group.colors.some(color => said.without.includes(color))) return 'negative';
    return group.colors.map(color => (color === mixedColors ? null : color));
  }
  if (said.eachColor) {
    if (said.bothColors && product.colors.length !== 2) return 'no_color';
    const left = product.colors.filter(color => !said.without.includes(color));
    return left.length ? left : 'negative';
  }
  return [product.colors.length === 1 ? (product.colors[0] ?? null) : null];
}

function packRow(
  product: SliceProduct,
  unit: Unit,
  color: string | null,
  count: number,
  mixedWord: boolean,
): OutcomeRow | Reason {
  if (product.packs.length === 0) return 'no_pack';
  const offered = packsOf(product, unit);
  if (offered.length === 0) return 'no_pack';
  const fitting = offered.filter(({ mixed }) => mixed === (color === null) || product.colors.length === 0);
  if (fitting.length === 0) return color === null && !mixedWord ? 'no_color' : 'no_pack';
  if (fitting.length > 1) return 'which_pack';
  const [pack] = fitting;
  if (count > quantityMax) return 'too_many';
  return { productId: product.id, color, size: null, packId: pack?.id ?? null, quantity: count };
}

const pairWords = new Set(wordsIn('eldiven|gloves|قفازات|küpe|earrings|studs|حلق|çorap|socks|جوارب'));

/** Whether two of it are one piece: gloves, earrings, socks. */
const inPairs = (product: SliceProduct) =>
  nameWords(product).some(words => words.some(word => pairWords.has(word)));

const severalWords = /^(?:ikili|uclu|dortlu|besli|altili|pack|packs|set)$/;

/** Whether a piece of it has several pairs: three-pack socks. */
const ofSeveral = (product: SliceProduct) =>
  nameWords(product).some(words => words.some(word => severalWords.test(word)));

function pieces(unit: Unit | null, count: number, half: boolean, product: SliceProduct): number | Reason {
  if (unit === 'dozen') return count * 12;
  if (half) return 'unit';
  if (unit === 'deste') return 'unit';
  if (unit === 'pair') return (product.pairs || inPairs(product)) && !ofSeveral(product) ? count : 'unit';
  return count;
}

/** What groups come to; null where they are no reading of this product at all. */
export function readingOf(
  groups: readonly Group[],
  product: SliceProduct,
  said: Said,
  fixed: Fixed,
): Reading | null {
  const rows: OutcomeRow[] = [];
  const problems: Problem[] = [];
  const packed = groups.filter(({ cells }) => cells.some(({ unit }) => unit !== null && packUnits.has(unit)));
  const units = new Set(packed.flatMap(({ cells }) => cells.map(({ unit }) => unit)));
  const sized = product.sizes.length > 1 && fixed.size === null;
  // "2 packs 3" of one color may be packs of a color and pieces of another; a size says that it is pieces.
  const carried = units.size === 1 && (sized || product.sells === 'packs') ? [...units][0] : null;
  const seen = new Set<string>();
  for (const group of groups) {
    const many = group.colors.length > 1 || (group.colors.length === 0 && said.eachColor);
    const colors = colorsOf(group, product, said, fixed);
    if (typeof colors === 'string') {
      problems.push({ reason: colors, color: group.colors[0] ?? null });
      continue;
    }
    const cells =
      group.eachSize && group.cells.length === 1 && group.cells[0]?.size === null && sized
        ? product.sizes.map(size => ({ ...(group.cells[0] as Group['cells'][number]), size }))
        : group.cells;
    const spread = cells.length > 1;
    // "Each" where there is only one, or several colors and no "each".
    if ((group.eachSize && !spread) || (group.lonely && !many)) return null;
    if (group.each && !spread && !many) return null;
    if (many && !said.eachColor && !group.each) {
      problems.push({ reason: 'split', color: group.colors[0] ?? null });
      continue;
    }
    if (group.split) {
      problems.push({ reason: group.strange ? 'no_such_size' : 'split', color: colors[0] ?? null });
      continue;
    }
    for (const color of colors) {
      const sizes = color === null ? [] : cells.map(({ size }) => size);
      if (sizes.some(size => seen.has(`${color} ${size}`) || seen.has(`${color} ${null}`))) return null;
      for (const size of sizes) seen.add(`${color} ${size}`);
      const mixed = color === null && group.colors.includes(mixedColors);
      const unknown =
        group.colors.length > 0 && !mixed && (color === null || !product.colors.includes(color));
      for (const cell of cells) {
        const unit = cell.unit ?? (cell.size === null ? carried : null) ?? null;
        const found = rowOf(product, { ...cell, unit }, unknown ? undefined : color, group, mixed, fixed);
        if (found === null) return null;
        if (typeof found === 'string') problems.push({ reason: found, color });
        else rows.push(found);
      }
    }
  }
  // A bare number that is a size too is hardly an amount; but "6 2 8 2" of a child's sizes says nothing of which is which.
  const isTold = (count: number) => count > childSizeMax || said.symbols.some(tells);
  const doubtful = groups
    .flatMap(({ cells }) => cells)
    .filter(
      ({ bare, size, count }) =>
        bare && size !== null && product.sizes.includes(String(count)) && isTold(count),
    ).length;
  return checked({ rows, problems, doubtful }, product, said);
}

/** Whether a symbol tells sizes from amounts: "yaş", "birer", "pcs"; a dash or a comma does not. */
const tells = ({ alternatives }: Sign) =>
  alternatives.some(each => (each.is === 'number' ? each.each : !silent.has(each.is)));

const silent = new Set<Alternative['is']>(['size', 'color', 'join', 'separator']);

function rowOf(
  product: SliceProduct,
  cell: Group['cells'][number],
  color: string | null | undefined,
  group: Group,
  mixedWord: boolean,
  fixed: Fixed,
): OutcomeRow | Reason | null {
  const { count, unit, half } = cell;
  if (color === undefined) return 'no_such_color';
  if (count === 0) return 'unclear';
  if (fixed.packId !== null) {
    if (cell.size !== null) return null;
    const row = { productId: product.id, color, size: null, packId: fixed.packId, quantity: count };
    return unit === null || packUnits.has(unit) ? row : 'unit';
  }
  if (unit !== null && packUnits.has(unit)) {
    if (cell.size !== null || fixed.size !== null) return null;
    if (half) return 'unit';
    return isClosed(product, color, null) && color !== null && product.sizes.length === 0
      ? 'closed'
      : packRow(product, unit, color, count, mixedWord);
  }
  const amount = pieces(unit, count, half, product);
  if (typeof amount === 'string') return amount;
  if (fixed.size !== null && cell.size !== null && cell.size !== fixed.size) return null;
  if (group.strange) return 'no_such_size';
  const size = cell.size ?? fixed.size ?? onlySize(product);
  const packs = product.packs.some(({ mixed }) => !mixed || color === null);
  if (product.sells === 'packs' && !product.singly.some(rest => rest.color === color && rest.size === size))
    return unit === null && size === null ? 'unit' : 'packs_only';
  if (product.sizes.length > 0 && size === null) return unit === null && packs ? 'unit' : 'no_size';
  if (mixedWord && product.colors.length > 1) return 'split';
  if (color === null && product.colors.length > 0) return 'no_color';
  if (cell.size === null && fixed.size === null && unit === null && packs) return 'unit';
  // An amount that is a size as well: 38 40.
  if (cell.size !== null && count > childSizeMax && product.sizes.includes(String(count))) return 'unclear';
  if (amount > quantityMax) return 'too_many';
  if (isClosed(product, color, size)) return 'closed';
  return { productId: product.id, color, size, packId: null, quantity: amount };
}

function checked(reading: Reading, product: SliceProduct, said: Said): Reading {
  const { rows, problems } = reading;
  if (said.total && problems.length === 0) {
    const packs = said.total.unit !== null && packUnits.has(said.total.unit);
    const sum = rows.reduce((all, row) => {
      const pack = product.packs.find(({ id }) => id === row.packId);
      return all + (packs ? (pack ? row.quantity : Number.NaN) : row.quantity * (pack?.pieces ?? 1));
    }, 0);
    if (sum !== said.total.value)
      return { rows: [], problems: [{ reason: 'total', color: null }], doubtful: 0 };
  }
  return reading;
}
