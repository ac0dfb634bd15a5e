import { codesOfVariantMax } from '@toptan/contract/catalog/variants';
import { colorsNamed } from './context.ts';
import { areSamePacks, currentPacks, packCodes, shownPacks } from './current-values.ts';
import { readPacks, type WantedPack } from './pack-cell.ts';
import { addProblem, isGood, namedIn, noteChange, type Plan, type Row, type RowCheck } from './row-check.ts';

/** The packs of a row. A ratio counts the sizes of its row, if that names several. */
export function packsOf({ context, plan }: RowCheck, row: Row) {
  const colorOf = (word: string) => {
    const [key, ...others] = colorsNamed(context, word, plan.colors);
    return others.length === 0 ? key : undefined;
  };
  const own = [...new Set(namedIn(row, 'size'))];
  return readPacks(row.packs, own.length > 1 ? own : plan.sizes, colorOf);
}

/** Whether a product has the size and the color of a line. */
const isOfProduct = ({ size, color }: WantedPack['lines'][number], { sizes, colors }: Plan) =>
  (size == null || sizes.includes(size)) && (color == null || colors.includes(color));

/** Checks the packs of a row, which every row about the product has alike. */
export function checkPacks(check: RowCheck, row: Row): void {
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
