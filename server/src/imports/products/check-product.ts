import { cellCount, cellsMax, defaultSizeSetId, sizesMax } from '@toptan/contract/catalog/sizing';
import { codesOfVariantMax } from '@toptan/contract/catalog/variants';
import { fold } from '@toptan/contract/fold';
import type { RowChanges } from '@toptan/contract/import-rows';
import type { CheckResult } from '../kind.ts';
import { isAbout, otherCellMax, similar } from '../values.ts';
import { cellMeant, checkCells, countsCells, lostPieces, missingAxis } from './check-cells.ts';
import { colorsNamed } from './context.ts';
import {
  areSamePacks,
  currentPacks,
  currentStock,
  currentValue,
  isSameValue,
  packCodes,
  shown,
  shownPacks,
} from './current-values.ts';
import { readPacks, type WantedPack } from './pack-cell.ts';
import { isWholePool } from './pools.ts';
import {
  addProblem,
  emptyPlan,
  isGood,
  type NamedBy,
  noteChange,
  type Plan,
  type Row,
  type RowCheck,
} from './row-check.ts';

/** The check asks about a price that is this many times higher or lower than before: a decimal point is easily misread. */
const suspiciousFactor = 8;

/** Refuses rows that contradict an earlier row, unless that is left out. @returns the values of the product */
function agreedValues(check: RowCheck, rows: readonly Row[]): Map<string, unknown> {
  const agreed = new Map<string, { value: unknown; n: number }>();
  for (const row of rows)
    for (const [field, value] of row.values) {
      const first = agreed.get(field);
      if (!first && !row.isSkipped) agreed.set(field, { value, n: row.n });
      // Different spellings of a SKU may name the same product.
      if (first && field !== 'sku' && !isSameValue(field, first.value, value)) {
        const current = shown(field, first.value, check.context) ?? '';
        addProblem(check, row, { field, code: 'differs', limit: first.n, current });
      }
    }
  return new Map([...agreed].map(([field, { value }]) => [field, value]));
}

/** Checks rows about a new product. A stock count adds none; any other needs a name and a price. */
function checkNew(check: RowCheck, rows: readonly Row[], agreed: ReadonlyMap<string, unknown>): void {
  for (const row of rows) {
    if (check.kind === 'stock') addProblem(check, row, { field: 'sku', code: 'not_found' });
    else
      for (const field of ['name', 'price'])
        if (!agreed.has(field) && !row.values.has(field) && !isAbout(row.problems, field))
          addProblem(check, row, { field, code: 'required' });
  }
}

/** The set of a new product whose rows name none: the default if it has all the sizes, else the smallest that has them. */
function guessSet(sizes: readonly string[], { context }: RowCheck): string | null {
  if (sizes.length === 0) return null;
  const fitting = context.sets
    .filter(
      ({ isActive, sizes: all }) => isActive && sizes.every(size => all.some(({ label }) => label === size)),
    )
    .sort((a, b) => a.sizes.length - b.sizes.length);
  return (fitting.find(({ id }) => id === defaultSizeSetId) ?? fitting[0])?.id ?? null;
}

const namedBy = (row: Row, axis: 'size' | 'color') =>
  row.names[axis] ? row.cells.flatMap(cell => cell[axis] ?? []) : [];

/** Adds the sizes and colors of the rows to those of the product; refuses sizes that its set does not have. */
function checkAxes(check: RowCheck, rows: readonly Row[], setGiven: string | undefined): void {
  const { context, plan } = check;
  const { sizes: kept = [], colors = [], sizeSetId } = check.current?.product ?? {};
  plan.colors = [...new Set([...colors, ...rows.flatMap(row => namedBy(row, 'color'))])];
  const sizes = [...new Set([...kept, ...rows.flatMap(row => namedBy(row, 'size'))])];
  if (sizes.length > sizesMax || plan.colors.length > sizesMax) {
    const field = sizes.length > sizesMax ? 'size' : 'color';
    for (const row of rows) addProblem(check, row, { field, code: 'too_many', limit: sizesMax });
    [plan.sizes, plan.colors] = [[...kept], [...colors]];
    return;
  }
  plan.sizeSetId = setGiven ?? (check.current ? (sizeSetId ?? null) : guessSet(sizes, check));
  const set = context.sets.find(({ id }) => id === plan.sizeSetId);
  const labels = set?.sizes.map(({ label }) => label);
  const isKnown = (size: string) => !labels || labels.includes(size) || kept.includes(size);
  for (const row of rows) {
    const current = namedBy(row, 'size').find(size => !isKnown(size));
    if (current === undefined) continue;
    const suggestions = similar(current, new Map(labels?.map(label => [fold(label), label])));
    addProblem(check, row, { field: 'size', code: 'unknown_size', current, suggestions });
  }
  // Sizes come in the order of the set. Sizes that it no longer has come last.
  const ranked = [...(labels ?? []), ...sizes.filter(size => !labels?.includes(size))];
  plan.sizes = ranked.filter(size => sizes.includes(size) && isKnown(size));
  if (cellCount(plan.sizes, plan.colors) > cellsMax)
    for (const row of rows) addProblem(check, row, { field: 'size', code: 'too_many', limit: cellsMax });
}

function isSuspiciousPrice(old: unknown, value: unknown): boolean {
  const [before, after] = [Number(old), Number(value)];
  return before > 0 && (after >= before * suspiciousFactor || after * suspiciousFactor <= before);
}

/** Checks the values of a row that are of the product as a whole. */
function checkValues(check: RowCheck, row: Row): void {
  const product = check.current?.product;
  for (const [field, value] of row.values) {
    // Another spelling of the SKU finds the product, but does not change its SKU.
    if (field === 'sku' && row.id === null && product) continue;
    const old = product && currentValue(product, field);
    if (isSameValue(field, old, value)) continue;
    noteChange(check, row, field, { old, value });
    if (field === 'price' && !row.isConfirmed && isSuspiciousPrice(old, value))
      addProblem(check, row, { field, code: 'tenfold', current: String(old), suggestions: [String(old)] });
    // The first of several spellings of a SKU is written.
    if (isGood(check, row) && !(field === 'sku' && check.plan.values.has(field)))
      check.plan.values.set(field, value);
  }
}

/** The packs of a row. A ratio counts the sizes of its row, if that names several. */
function packsOf({ context, plan }: RowCheck, row: Row) {
  const colorOf = (word: string) => {
    const [key, ...others] = colorsNamed(context, word, plan.colors);
    return others.length === 0 ? key : undefined;
  };
  const own = [...new Set(namedBy(row, 'size'))];
  return readPacks(row.packs, own.length > 1 ? own : plan.sizes, colorOf);
}

/** Whether a product has the size and the color of a line. */
const isOfProduct = ({ size, color }: WantedPack['lines'][number], { sizes, colors }: Plan) =>
  (size == null || sizes.includes(size)) && (color == null || colors.includes(color));

function checkPacks(check: RowCheck, row: Row): void {
  const { current, plan } = check;
  const read = packsOf(check, row);
  if ('problem' in read) {
    addProblem(check, row, read.problem);
    return;
  }
  const first = check.packs ?? { n: row.n, wanted: read.value as WantedPack[] };
  const { wanted } = first;
  if (!areSamePacks(read.value as WantedPack[], wanted)) {
    const said = shownPacks(wanted) ?? '';
    addProblem(check, row, { field: 'packs', code: 'differs', limit: first.n, current: said });
    return;
  }
  if (!row.isSkipped) check.packs = first;
  const present = current ? currentPacks(current) : [];
  const isNew = !areSamePacks(wanted, present);
  const other = wanted.flatMap(({ lines }) => lines).find(line => !isOfProduct(line, plan));
  // The sizes of a row with other problems are not those of the product yet.
  if (other && isNew && isGood(check, row)) {
    const said = [other.color, other.size].filter(Boolean).join('/');
    addProblem(check, row, { field: 'packs', code: 'pack_of_others', current: said });
  }
  if (isNew) noteChange(check, row, 'packs', { old: shownPacks(present), value: shownPacks(wanted) });
  const isCoded = addPackCodes(check, row, wanted);
  if (!isGood(check, row) || !(isNew || isCoded)) return;
  plan.packs = wanted;
  sellPacks(check, row, present.length === 0 && wanted.some(({ isActive }) => isActive));
}

/** Gives a pack the barcode of a row, once staff have confirmed that it is the pack's. @returns whether it has it not yet */
function addPackCodes(check: RowCheck, row: Row, [only, ...others]: readonly WantedPack[]): boolean {
  const given = row.isConfirmed ? row.ofSeveral.codes : undefined;
  if (!given || !only) return false;
  if (others.length > 0) {
    const [current, limit] = [given.join(', '), row.cells.length];
    addProblem(check, row, { field: 'codes', code: 'code_of_several', current, limit });
    return false;
  }
  const old = check.current ? packCodes(check.current, only) : [];
  const codes = [...new Set([...(only.codes ?? old), ...given])].sort();
  if (codes.length > codesOfVariantMax)
    addProblem(check, row, { field: 'codes', code: 'too_many', limit: codesOfVariantMax });
  if (given.every(code => old.includes(code)) || !isGood(check, row)) return false;
  noteChange(check, row, 'codes', { old: old.length > 0 ? old : null, value: codes });
  if (!row.isSkipped) only.codes = codes;
  return true;
}

/** A product that gets its first packs is sold in them too, unless a row says how it is sold. */
function sellPacks(check: RowCheck, row: Row, isFirst: boolean): void {
  const { current, plan } = check;
  if (!isFirst || plan.values.has('sells') || (current?.product.sells ?? 'loose') !== 'loose') return;
  if (row.values.has('sells')) return;
  noteChange(check, row, 'sells', { old: current?.product.sells, value: 'both' });
  plan.values.set('sells', 'both');
}

/** A barcode or SKU beside several sizes is of none of them: the pack's, or to be left out. */
function checkOfSeveral(check: RowCheck, row: Row): void {
  const { codes, variantSku } = row.ofSeveral;
  const isHeld = codes && check.current?.packs.some(pack => codes.every(code => pack.codes?.includes(code)));
  const isOfPack = isHeld || (row.isConfirmed && row.packs !== null && variantSku === undefined);
  const limit = row.cells.length;
  if (codes && !isOfPack)
    addProblem(check, row, { field: 'codes', code: 'code_of_several', current: codes.join(', '), limit });
  if (variantSku !== undefined)
    addProblem(check, row, { field: 'variantSku', code: 'code_of_several', current: variantSku, limit });
}

/** The pieces of each size by the ratios of a pack, those over to the largest parts. */
function byRatio(pieces: number, ratios: readonly number[]): number[] {
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  const parts = ratios.map(ratio => (pieces * ratio) / sum);
  const whole = parts.map(Math.floor);
  const over = pieces - whole.reduce((total, part) => total + part, 0);
  const largest = [...parts.keys()].sort((a, b) => ((parts[b] ?? 0) % 1) - ((parts[a] ?? 0) % 1) || a - b);
  return whole.map((part, at) => part + (largest.indexOf(at) < over ? 1 : 0));
}

/** The likely spreads of pieces over the sizes of a row: by the ratios of its pack, and evenly where nothing is over. */
function likelySpreads(pieces: number, sizes: readonly (string | null)[], ratios: readonly number[] | null) {
  const isEven = pieces % sizes.length === 0;
  const spreads = [
    ...(ratios ? [byRatio(pieces, ratios)] : []),
    ...(isEven ? [sizes.map(() => pieces / sizes.length)] : []),
  ];
  const texts = spreads.map(parts => sizes.map((size, at) => `${size}:${parts[at]}`).join(', '));
  return [...new Set(texts)].filter(({ length }) => length <= otherCellMax);
}

/**
 * Pieces beside several sizes of one color are of that color, where stock is held by size or color: they are spread by the ratio of
 * the row's pack, which they fill, or asked about.
 */
function spreadStock(check: RowCheck, row: Row, isByCell: boolean): Row {
  const { current, plan } = check;
  const cells = row.cells.map(given => cellMeant(given, plan));
  const isSpread = cells.length > 1 && new Set(cells.map(({ color }) => color)).size === 1;
  if (!isSpread || row.productStock?.field !== 'stock') return row;
  if (cells.some(cell => missingAxis(cell, plan) !== null) || !(isByCell || plan.colors.length > 1))
    return row;
  const { pieces } = row.productStock;
  const spread = (parts: readonly number[]) => ({
    ...row,
    productStock: null,
    cells: row.cells.map((cell, at) => ({ ...cell, stock: parts[at] ?? 0 })),
  });
  const present = cells.map(cell => (current && currentStock(current, cell)) ?? 0);
  if (present.reduce((sum, part) => sum + part, 0) === pieces) return spread(present);
  const read = row.packs === null ? null : packsOf(check, row);
  const [pack, ...others] = read && 'value' in read ? (read.value as WantedPack[]) : [];
  const ratioOf = (size: string | null) => pack?.lines.find(line => line.size === size)?.ratio ?? 0;
  const ratios = cells.map(({ size }) => ratioOf(size));
  const ofPack = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const isOne = others.length === 0 && ofPack > 0;
  if (pieces === 0) return spread([]);
  if (isOne && pieces % ofPack === 0) return spread(byRatio(pieces, ratios));
  const sizes = cells.map(({ size }) => size);
  const suggestions = likelySpreads(pieces, sizes, isOne ? ratios : null);
  addProblem(check, row, {
    field: 'stock',
    code: 'stock_of_several',
    current: String(pieces),
    limit: cells.length,
    ...(suggestions.length > 0 && { suggestions }),
  });
  return { ...row, productStock: null };
}

/** Checks the rows about one product, and plans the changes of those without problems. */
export function checkProduct(
  given: readonly Row[],
  { kind, current, context, taken }: Pick<RowCheck, 'kind' | 'current' | 'context' | 'taken'>,
): { results: CheckResult[]; plan: Plan; named: NamedBy[] } {
  const check: RowCheck = {
    kind,
    current,
    context,
    lost: 0,
    isNewByCell: false,
    taken,
    problems: new Map(given.map(({ n, problems }) => [n, [...problems]])),
    changes: new Map(given.map(({ n }): [number, RowChanges] => [n, []])),
    named: new Map(),
    packs: null,
    plan: emptyPlan(),
  };
  const isOfProducts = kind === 'products';
  const agreed = agreedValues(check, isOfProducts ? given : []);
  if (!current) checkNew(check, given, agreed);
  if (isOfProducts) for (const row of given) checkOfSeveral(check, row);
  const good = isOfProducts ? given.filter(row => !row.isSkipped && isGood(check, row)) : [];
  checkAxes(check, good, agreed.get('sizeSet') as string | undefined);
  const isHeldByCell = current?.product.stockPools.some(pool => !isWholePool(pool)) ?? false;
  const isByCell = isHeldByCell || countsCells(check.plan, given);
  const rows = isOfProducts ? given.map(row => spreadStock(check, row, isByCell)) : given;
  check.lost = lostPieces(current, check.plan, rows);
  check.isNewByCell = current === null && countsCells(check.plan, rows);
  const results = rows.map((row): CheckResult => {
    if (isOfProducts) checkValues(check, row);
    checkCells(check, row);
    if (isOfProducts && row.packs !== null) checkPacks(check, row);
    const problems = check.problems.get(row.n) ?? [];
    const changes = check.changes.get(row.n) ?? [];
    const ofGood = !current ? 'create' : changes.length > 0 ? 'update' : 'same';
    const subject = current?.product.name ?? (row.values.get('name') as string | undefined) ?? null;
    return { n: row.n, change: problems.length > 0 ? 'error' : ofGood, problems, changes, subject };
  });
  return { results, plan: check.plan, named: [...check.named.values()] };
}
