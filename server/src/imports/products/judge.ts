import { defaultSizeSetId } from '@toptan/contract/catalog/sizing';
import { fold } from '@toptan/contract/fold';
import type { ImportKind, RowChange, RowChanges } from '@toptan/contract/imports';
import { isAbout, type Problem, similar } from '../values.ts';
import type { Context } from './context.ts';
import { readPacks, type WantedPack } from './pack-cell.ts';
import type { Standing } from './queries.ts';
import { type CellKey, type CellValues, type ReadRow, sameCell } from './row.ts';
import {
  areSamePacks,
  isSameValue,
  shown,
  shownPacks,
  standingPacks,
  standingStock,
  standingValue,
} from './standing-values.ts';

/** What becomes of a row. */
export type Verdict = {
  n: number;
  change: RowChange;
  problems: Problem[];
  changes: RowChanges;
  subject: string | null;
};

/** Stock that a row wants of a cell; of the whole product where there is none. */
export type StockWish = { n: number; cell: CellKey | null; field: string; pieces: number };

/** What the good rows of one product ask for. */
export type Plan = {
  values: Map<string, unknown>;
  sizeSetId: string | null | undefined;
  sizes: string[];
  colors: string[];
  cells: CellValues[];
  stock: StockWish[];
  packs: WantedPack[] | null;
};

/** A size and color that rows name; the whole of a product has neither. */
export type NamedCell = CellKey & { isWhole: boolean };

type Judged = { verdicts: Verdict[]; plan: Plan; named: NamedCell[] };

/** What a price is asked about: eight times as much as now, or an eighth. */
const tenfold = 8;

const addNew = <Value>(list: readonly Value[], more: readonly Value[]) => [...new Set([...list, ...more])];

/** The set of a new product that names none: the usual one if it has all the sizes, else the smallest that has. */
function guessSet(sizes: readonly string[], { sets }: Context): string | null {
  const fitting = sets
    .filter(
      ({ isActive, sizes: all }) => isActive && sizes.every(size => all.some(({ label }) => label === size)),
    )
    .sort((a, b) => a.sizes.length - b.sizes.length);
  const usual = fitting.find(({ id }) => id === defaultSizeSetId);
  return sizes.length === 0 ? null : ((usual ?? fitting[0])?.id ?? null);
}

const named = (row: ReadRow, axis: 'size' | 'color') =>
  row.names[axis] ? row.cells.flatMap(cell => cell[axis] ?? []) : [];

/** Judges rows about one product. @param taken pieces that left a cell since they were counted */
export function judgeProduct(
  kind: ImportKind,
  rows: readonly (ReadRow & { isConfirmed: boolean })[],
  standing: Standing | null,
  context: Context,
  taken: (cell: CellKey | null) => number = () => 0,
): Judged {
  const product = standing?.product ?? null;
  const problemsOf = new Map(rows.map(row => [row.n, [...row.problems]]));
  const add = (n: number, problem: Problem) => problemsOf.get(n)?.push(problem);
  const isGood = ({ n }: { n: number }) => problemsOf.get(n)?.length === 0;

  const agreed = new Map<string, { value: unknown; n: number }>();
  const ofProduct = kind === 'products' ? rows : [];
  for (const { n, values } of ofProduct)
    for (const [field, value] of values) {
      const first = agreed.get(field);
      if (!first) agreed.set(field, { value, n });
      else if (!isSameValue(field, first.value, value) && field !== 'sku')
        add(n, { field, code: 'differs', limit: first.n, current: shown(field, first.value, context) ?? '' });
    }
  if (!product)
    for (const { n, problems } of rows) {
      if (kind === 'stock') add(n, { field: 'sku', code: 'not_found' });
      else
        for (const field of ['name', 'price'])
          if (!agreed.has(field) && !isAbout(problems, field)) add(n, { field, code: 'required' });
    }

  const good = kind === 'products' ? rows.filter(isGood) : [];
  const added = {
    size: good.flatMap(row => named(row, 'size')),
    color: good.flatMap(row => named(row, 'color')),
  };
  const colors = addNew(product?.colors ?? [], added.color);
  let sizes = addNew(product?.sizes ?? [], added.size);
  const sizeSetId = product
    ? ((agreed.get('sizeSet')?.value as string | undefined) ?? product.sizeSetId)
    : ((agreed.get('sizeSet')?.value as string | undefined) ?? guessSet(sizes, context));
  const set = context.sets.find(({ id }) => id === sizeSetId);
  if (set) {
    const labels = set.sizes.map(({ label }) => label);
    const kept = product?.sizes ?? [];
    for (const row of good) {
      const unknown = named(row, 'size').find(size => !labels.includes(size) && !kept.includes(size));
      if (unknown === undefined) continue;
      const near = similar(unknown, new Map(labels.map(label => [fold(label), label])));
      add(row.n, { field: 'size', code: 'unknown_size', current: unknown, suggestions: near });
    }
    sizes = [
      ...labels.filter(label => sizes.includes(label)),
      ...sizes.filter(size => !labels.includes(size) && kept.includes(size)),
    ];
  }
  if (sizes.length * Math.max(colors.length, 1) > 500)
    for (const { n } of good) add(n, { field: 'size', code: 'too_many', limit: 500 });

  const seen = new Map<string, number>();
  const plan: Plan = { values: new Map(), sizeSetId, sizes, colors, cells: [], stock: [], packs: null };
  const verdicts = rows.map((row): Verdict => {
    const changes: RowChanges = [];
    const note = (field: string, old: unknown, value: unknown) =>
      changes.push({ field, old: shown(field, old, context), new: shown(field, value, context) ?? '' });
    if (kind === 'products')
      for (const [field, value] of row.values) {
        if (field === 'sku' && row.id === null && product) continue;
        const old = product && standingValue(product, field);
        if (isSameValue(field, old, value)) continue;
        if (product) note(field, old, value);
        const [before, after] = [Number(old), Number(value)];
        const isTenfold =
          field === 'price' && before > 0 && (after >= before * tenfold || after * tenfold <= before);
        if (isTenfold && !row.isConfirmed)
          add(row.n, { field, code: 'tenfold', current: String(old), suggestions: [String(old)] });
        if (isGood(row)) plan.values.set(field, value);
      }
    judgeCells(row, note);
    if (row.packs !== null && kind === 'products') judgePacks(row, note);
    const problems = problemsOf.get(row.n) ?? [];
    const change =
      problems.length > 0 ? 'error' : !product ? 'create' : changes.length > 0 ? 'update' : 'same';
    return {
      n: row.n,
      change,
      problems,
      changes,
      subject: product?.name ?? (row.values.get('name') as string | undefined) ?? null,
    };
  });
  const namedCells = [...seen.keys()].map((key): NamedCell => {
    if (key === 'whole') return { size: null, color: null, isWhole: true };
    const [size, color] = JSON.parse(key);
    return { size, color, isWhole: false };
  });
  return { verdicts, plan, named: namedCells };

  function judgeCells(row: ReadRow, note: (field: string, old: unknown, value: unknown) => void): void {
    const isOne = row.cells.length === 1;
    for (const given of row.cells) {
      // Of a product in one size or one color it need not be said.
      const cell = {
        size: given.size ?? (sizes.length === 1 ? (sizes[0] ?? null) : null),
        color: given.color ?? (colors.length === 1 ? (colors[0] ?? null) : null),
      };
      const isWhole =
        given.size === null &&
        given.color === null &&
        Math.max(sizes.length, 1) * Math.max(colors.length, 1) > 1;
      const key = isWhole ? 'whole' : JSON.stringify([cell.size, cell.color]);
      const first = seen.get(key);
      if (first !== undefined && first !== row.n)
        add(row.n, { field: null, code: 'twice_in_file', limit: first });
      seen.set(key, first ?? row.n);
      const lacks =
        sizes.length > 0 && cell.size === null
          ? 'size'
          : colors.length > 0 && cell.color === null
            ? 'color'
            : null;
      const says =
        given.stock !== undefined ||
        given.codes ||
        given.variantSku !== undefined ||
        given.variantActive !== undefined;
      if (isWhole && isOne) {
        judgeWhole(row, given.stock ?? row.productStock, note);
        if (given.codes || given.variantSku !== undefined) add(row.n, { field: 'size', code: 'required' });
        continue;
      }
      if (lacks !== null) {
        if (says) add(row.n, { field: lacks, code: 'required' });
        continue;
      }
      const variant = standing?.variants.find(each => sameCell(each, cell) && each.offered);
      if (product && !variant) {
        if (kind === 'stock')
          add(row.n, { field: cell.size === null ? 'color' : 'size', code: 'not_offered' });
        else note('size', null, [cell.color, cell.size].filter(Boolean).join(' '));
      }
      const ofCell: CellValues = { ...cell };
      if (kind === 'products') {
        if (given.variantSku !== undefined && given.variantSku !== (variant?.sku ?? null)) {
          if (product) note('variantSku', variant?.sku ?? null, given.variantSku);
          ofCell.variantSku = given.variantSku;
        }
        if (given.codes && String(given.codes) !== String([...(variant?.codes ?? [])].sort())) {
          if (product) note('codes', variant?.codes ?? null, given.codes);
          ofCell.codes = given.codes;
        }
        if (given.variantActive !== undefined && given.variantActive !== (variant?.isActive ?? true)) {
          if (product) note('variantActive', variant?.isActive ?? true, given.variantActive);
          ofCell.variantActive = given.variantActive;
        }
      }
      if (given.stock !== undefined) {
        const pieces = Math.max(0, given.stock - taken(cell));
        const old = standing && variant ? standingStock(standing, cell) : null;
        const field = isOne ? 'stock' : `stock:${cell.size}`;
        if (product && old !== pieces) note(field, old, pieces);
        if (isGood(row)) plan.stock.push({ n: row.n, cell, field, pieces });
      }
      if (isGood(row) && Object.keys(ofCell).length > 2) plan.cells.push(ofCell);
    }
    if (!isOne || row.cells.every(({ size, color }) => size !== null || color !== null))
      judgeWhole(row, row.productStock, note);
  }

  function judgeWhole(
    row: ReadRow,
    counted: number | null,
    note: (field: string, old: unknown, value: unknown) => void,
  ) {
    if (counted === null) return;
    const pieces = Math.max(0, counted - taken(null));
    const isSame = product?.stockQuantity === pieces;
    const isByCell = product?.stockPools.some(pool => pool.size !== null || pool.color !== null);
    if (isByCell && !isSame) add(row.n, { field: 'size', code: 'required' });
    if (isByCell) return;
    if (product && !isSame) note('productStock', product.stockQuantity, pieces);
    if (isGood(row) && !plan.stock.some(({ cell }) => cell === null))
      plan.stock.push({ n: row.n, cell: null, field: 'productStock', pieces });
  }

  function judgePacks(row: ReadRow, note: (field: string, old: unknown, value: unknown) => void): void {
    const read = readPacks(row.packs, sizes, context.colors);
    if ('problem' in read) return void add(row.n, read.problem);
    const wanted = read.value as WantedPack[];
    const present = standing ? standingPacks(standing) : [];
    if (areSamePacks(wanted, present)) return;
    if (product) note('packs', shownPacks(present), shownPacks(wanted));
    if (isGood(row)) plan.packs = wanted;
  }
}
