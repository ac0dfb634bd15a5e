import { defaultSizeSetId } from '@toptan/contract/catalog/sizing';
import { fold } from '@toptan/contract/fold';
import type { RowChanges } from '@toptan/contract/imports';
import type { Verdict } from '../kind.ts';
import { isAbout, similar } from '../values.ts';
import { colorsNamed } from './context.ts';
import { judgeCells, lostPieces } from './judge-cells.ts';
import {
  addProblem,
  emptyPlan,
  isGood,
  type Judging,
  type NamedBy,
  noteChange,
  type Plan,
  type Row,
} from './judging.ts';
import { readPacks, type WantedPack } from './pack-cell.ts';
import {
  areSamePacks,
  isSameValue,
  shown,
  shownPacks,
  standingPacks,
  standingValue,
} from './standing-values.ts';

/** A price that is so many times as high or as low as before is asked about: a point is easily misread. */
const suspiciousFactor = 8;

/** Cells that a product may have at most. */
const mostCells = 500;

/** Refuses rows that say something else of their product than an earlier one that is not left out. @returns what they agree on */
function agreedValues(judging: Judging, rows: readonly Row[]): Map<string, unknown> {
  const agreed = new Map<string, { value: unknown; n: number }>();
  for (const row of rows)
    for (const [field, value] of row.values) {
      const first = agreed.get(field);
      if (!first && !row.isSkipped) agreed.set(field, { value, n: row.n });
      // The row may have found its product by a code that is written in another way.
      if (first && field !== 'sku' && !isSameValue(field, first.value, value)) {
        const current = shown(field, first.value, judging.context) ?? '';
        addProblem(judging, row, { field, code: 'differs', limit: first.n, current });
      }
    }
  return new Map([...agreed].map(([field, { value }]) => [field, value]));
}

/** Refuses rows about a product that is not there: a stock count adds none, and a new one needs a name and a price. */
function judgeNew(judging: Judging, rows: readonly Row[], agreed: ReadonlyMap<string, unknown>): void {
  for (const row of rows) {
    if (judging.kind === 'stock') addProblem(judging, row, { field: 'sku', code: 'not_found' });
    else
      for (const field of ['name', 'price'])
        if (!agreed.has(field) && !row.values.has(field) && !isAbout(row.problems, field))
          addProblem(judging, row, { field, code: 'required' });
  }
}

/** The set of a new product that names none: the usual one if it has all the sizes, else the smallest that has. */
function guessSet(sizes: readonly string[], { context }: Judging): string | null {
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
function judgeAxes(judging: Judging, rows: readonly Row[], setGiven: string | undefined): void {
  const { context, plan } = judging;
  const { sizes: kept = [], colors = [], sizeSetId } = judging.standing?.product ?? {};
  plan.colors = [...new Set([...colors, ...rows.flatMap(row => namedBy(row, 'color'))])];
  const sizes = [...new Set([...kept, ...rows.flatMap(row => namedBy(row, 'size'))])];
  plan.sizeSetId = setGiven ?? (judging.standing ? (sizeSetId ?? null) : guessSet(sizes, judging));
  const set = context.sets.find(({ id }) => id === plan.sizeSetId);
  const labels = set?.sizes.map(({ label }) => label);
  const isKnown = (size: string) => !labels || labels.includes(size) || kept.includes(size);
  for (const row of rows) {
    const current = namedBy(row, 'size').find(size => !isKnown(size));
    if (current === undefined) continue;
    const suggestions = similar(current, new Map(labels?.map(label => [fold(label), label])));
    addProblem(judging, row, { field: 'size', code: 'unknown_size', current, suggestions });
  }
  // In the order of the set; what it no longer has comes last.
  const ranked = [...(labels ?? []), ...sizes.filter(size => !labels?.includes(size))];
  plan.sizes = ranked.filter(size => sizes.includes(size) && isKnown(size));
  if (plan.sizes.length * Math.max(plan.colors.length, 1) > mostCells)
    for (const row of rows) addProblem(judging, row, { field: 'size', code: 'too_many', limit: mostCells });
}

function isSuspiciousPrice(old: unknown, value: unknown): boolean {
  const [before, after] = [Number(old), Number(value)];
  return before > 0 && (after >= before * suspiciousFactor || after * suspiciousFactor <= before);
}

/** Judges what a row says of its product as such. */
function judgeValues(judging: Judging, row: Row): void {
  const product = judging.standing?.product;
  for (const [field, value] of row.values) {
    // A code that found its product in another way of writing does not rename it.
    if (field === 'sku' && row.id === null && product) continue;
    const old = product && standingValue(product, field);
    if (isSameValue(field, old, value)) continue;
    noteChange(judging, row, field, { old, value });
    if (field === 'price' && !row.isConfirmed && isSuspiciousPrice(old, value))
      addProblem(judging, row, { field, code: 'tenfold', current: String(old), suggestions: [String(old)] });
    if (isGood(judging, row)) judging.plan.values.set(field, value);
  }
}

function judgePacks(judging: Judging, row: Row): void {
  const { standing, plan, context } = judging;
  const colorOf = (word: string) => {
    const [key, ...others] = colorsNamed(context, word, plan.colors);
    return others.length === 0 ? key : undefined;
  };
  const read = readPacks(row.packs, plan.sizes, colorOf);
  if ('problem' in read) {
    addProblem(judging, row, read.problem);
    return;
  }
  const wanted = read.value as WantedPack[];
  const present = standing ? standingPacks(standing) : [];
  if (areSamePacks(wanted, present)) return;
  noteChange(judging, row, 'packs', { old: shownPacks(present), value: shownPacks(wanted) });
  if (isGood(judging, row)) plan.packs = wanted;
}

/** Judges the rows about one product, and plans what the good ones ask for. */
export function judgeProduct(
  rows: readonly Row[],
  { kind, standing, context, taken }: Pick<Judging, 'kind' | 'standing' | 'context' | 'taken'>,
): { verdicts: Verdict[]; plan: Plan; named: NamedBy[] } {
  const judging: Judging = {
    kind,
    standing,
    context,
    lost: 0,
    taken,
    problems: new Map(rows.map(({ n, problems }) => [n, [...problems]])),
    changes: new Map(rows.map(({ n }): [number, RowChanges] => [n, []])),
    named: new Map(),
    plan: emptyPlan(),
  };
  const isOfProducts = kind === 'products';
  const agreed = agreedValues(judging, isOfProducts ? rows : []);
  if (!standing) judgeNew(judging, rows, agreed);
  const good = isOfProducts ? rows.filter(row => isGood(judging, row)) : [];
  judgeAxes(judging, good, agreed.get('sizeSet') as string | undefined);
  judging.lost = lostPieces(standing, judging.plan, rows);
  const verdicts = rows.map((row): Verdict => {
    if (isOfProducts) judgeValues(judging, row);
    judgeCells(judging, row);
    if (isOfProducts && row.packs !== null) judgePacks(judging, row);
    const problems = judging.problems.get(row.n) ?? [];
    const changes = judging.changes.get(row.n) ?? [];
    const ofGood = !standing ? 'create' : changes.length > 0 ? 'update' : 'same';
    const subject = standing?.product.name ?? (row.values.get('name') as string | undefined) ?? null;
    return { n: row.n, change: problems.length > 0 ? 'error' : ofGood, problems, changes, subject };
  });
  return { verdicts, plan: judging.plan, named: [...judging.named.values()] };
}
