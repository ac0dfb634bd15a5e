import { isWholeProduct } from '@toptan/contract/catalog/cells';
import { cellCount, cellsMax, defaultSizeSetId, sizesMax } from '@toptan/contract/catalog/sizing';
import { fold } from '@toptan/contract/fold';
import type { RowChanges } from '@toptan/contract/import-rows';
import type { CheckResult } from '../kind.ts';
import { isAbout } from '../problems.ts';
import { similar } from '../similar.ts';
import { readWord } from '../values.ts';
import { checkCells, countsCells, lostPieces } from './check-cells.ts';
import { checkPacks } from './check-packs.ts';
import type { Context } from './context.ts';
import { currentValue, isSameValue, shown } from './current-values.ts';
import {
  addProblem,
  emptyPlan,
  isGood,
  type NamedBy,
  namedIn,
  noteChange,
  type Plan,
  type Row,
  type RowCheck,
} from './row-check.ts';
import { spreadStock } from './spread-stock.ts';

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

/** The gender that the name of a set begins with, as that of `Women’s shoes`; null where it is for all, as `Unisex tops`. */
function genderOfSet({ nameEn, nameTr }: Context['sets'][number]): unknown {
  const read = [nameEn, nameTr].map(name => readWord('gender', 'gender', name.split(/[\s’']/)[0] ?? ''));
  return read.flatMap(each => ('value' in each && each.value !== 'UNISEX' ? [each.value] : []))[0] ?? null;
}

/**
 * The set of a new product whose rows name none, of those that have all the sizes: the default, else one of the product's gender,
 * else one for all, the smaller first. One of men is none for women's goods.
 */
function guessSet(sizes: readonly string[], gender: unknown, { context }: RowCheck): string | null {
  if (sizes.length === 0) return null;
  const isOfPeople = gender === 'WOMEN' || gender === 'MEN';
  const fitting = context.sets
    .filter(
      ({ isActive, sizes: all }) => isActive && sizes.every(size => all.some(({ label }) => label === size)),
    )
    .map(set => {
      const own = genderOfSet(set);
      return { set, rank: own === null ? 1 : own === gender ? 0 : 2 };
    })
    .filter(({ rank }) => rank < 2 || !isOfPeople)
    .sort((a, b) => a.rank - b.rank || a.set.sizes.length - b.set.sizes.length)
    .map(({ set }) => set);
  return (fitting.find(({ id }) => id === defaultSizeSetId) ?? fitting[0])?.id ?? null;
}

/** Adds the sizes and colors of the rows to those of the product; refuses sizes that its set does not have. */
function checkAxes(check: RowCheck, rows: readonly Row[], agreed: ReadonlyMap<string, unknown>): void {
  const { context, plan } = check;
  const { sizes: kept = [], colors = [], sizeSetId } = check.current?.product ?? {};
  plan.colors = [...new Set([...colors, ...rows.flatMap(row => namedIn(row, 'color'))])];
  const sizes = [...new Set([...kept, ...rows.flatMap(row => namedIn(row, 'size'))])];
  if (sizes.length > sizesMax || plan.colors.length > sizesMax) {
    const field = sizes.length > sizesMax ? 'size' : 'color';
    for (const row of rows) addProblem(check, row, { field, code: 'too_many', limit: sizesMax });
    [plan.sizes, plan.colors] = [[...kept], [...colors]];
    return;
  }
  plan.sizeSetId =
    (agreed.get('sizeSet') as string | undefined) ??
    (check.current ? (sizeSetId ?? null) : guessSet(sizes, agreed.get('gender'), check));
  const set = context.sets.find(({ id }) => id === plan.sizeSetId);
  const labels = set?.sizes.map(({ label }) => label);
  const isKnown = (size: string) => !labels || labels.includes(size) || kept.includes(size);
  for (const row of rows) {
    const current = namedIn(row, 'size').find(size => !isKnown(size));
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

/** A barcode or SKU beside several sizes is of none of them: the pack's, or to be left out. */
function checkOfSeveral(check: RowCheck, row: Row): void {
  const { codes, variantSku } = row.ofSeveral;
  const packHasCodes =
    codes && check.current?.packs.some(pack => codes.every(code => pack.codes?.includes(code)));
  const isOfPack = packHasCodes || (row.isConfirmed && row.packs !== null && variantSku === undefined);
  const limit = row.cells.length;
  if (codes && !isOfPack)
    addProblem(check, row, { field: 'codes', code: 'code_of_several', current: codes.join(', '), limit });
  if (variantSku !== undefined)
    addProblem(check, row, { field: 'variantSku', code: 'code_of_several', current: variantSku, limit });
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
  checkAxes(check, good, agreed);
  const isHeldByCell = current?.product.stockPools.some(pool => !isWholeProduct(pool)) ?? false;
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
