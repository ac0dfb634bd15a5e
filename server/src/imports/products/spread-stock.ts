import { otherCellMax } from '../cells.ts';
import { cellMeant, missingAxis } from './check-cells.ts';
import { packsOf } from './check-packs.ts';
import { currentStock } from './current-values.ts';
import type { WantedPack } from './pack-cell.ts';
import { addProblem, type Row, type RowCheck } from './row-check.ts';

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
export function spreadStock(check: RowCheck, row: Row, isByCell: boolean): Row {
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
