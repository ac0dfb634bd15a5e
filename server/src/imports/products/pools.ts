import { type CellKey, isWholeProduct, sameCell } from '@toptan/contract/catalog/cells';
import type { NewPool } from '../../catalog/stock/queries.ts';
import type { StoredRow } from '../kind.ts';
import type { CurrentProduct } from './queries.ts';
import type { Plan, WantedStock } from './row-check.ts';

/** The only cell of a product, if a plan keeps it. Stock of the whole product is then stock of this cell. */
export function keptCell({ variants }: CurrentProduct, plan: Plan): CellKey | null {
  const [only, ...others] = variants.filter(({ offered }) => offered);
  if (!only || others.length > 0) return null;
  const isIn = (value: string | null, values: readonly string[]) =>
    value === null ? values.length === 0 : values.includes(value);
  const { size, color } = only;
  return isIn(size, plan.sizes) && isIn(color, plan.colors) ? { size, color } : null;
}

/** The pieces that each row adds: the wanted stock less the stock at the check. Null: there was no stock at the check. */
function differences(wanted: readonly WantedStock[], isNew: boolean, rows: readonly StoredRow[]) {
  return wanted
    .map(({ n, field, pieces, cell }) => {
      const seen = rows.find(row => row.n === n)?.changes.find(change => change.field === field);
      if (!seen) return { cell, pieces, by: isNew ? null : 0 };
      return { cell, pieces, by: seen.old === null ? null : Number(seen.new) - Number(seen.old) };
    })
    .filter(({ by }) => by !== 0);
}

/** Stock after a difference, at least 0: pieces may have been sold since the check. */
const after = (current: number | undefined, { by, pieces }: { by: number | null; pieces: number }) =>
  Math.max(0, by === null || current === undefined ? pieces : current + by);

type Change = { stockQuantity: number } | { stockPools: NewPool[] };

/** A change to the stock of a product. */
export type PoolsAfter = {
  change: Change;
  /** Pieces that are added or, below 0, removed. */
  moved: (CellKey & { by: number })[];
  /** Pieces that were held as a whole, if the stock is now split into cells. */
  whole: number | null;
};

/** The pools by cell to which a plan applies its differences. */
function poolsByCell(plan: Plan, current: CurrentProduct | null, whole: NewPool | undefined): NewPool[] {
  if (!whole) return (current?.product.stockPools ?? []).map(pool => ({ ...pool }));
  const kept = current && keptCell(current, plan);
  return kept ? [{ ...kept, quantity: whole.quantity }] : [];
}

/** The pools of a product after the differences, which may be of the whole or of its cells. */
export function poolsAfter(
  plan: Plan,
  current: CurrentProduct | null,
  rows: readonly StoredRow[],
): PoolsAfter | null {
  const changes = differences(plan.stock, current === null, rows);
  if (changes.length === 0) return null;
  const whole = current?.product.stockPools.find(isWholeProduct);
  const isOnlyCell = plan.sizes.length <= 1 && plan.colors.length <= 1;
  const ofWhole = isOnlyCell && whole ? changes : changes.filter(({ cell }) => cell === null);
  const [first, ...more] = ofWhole;
  if (first && (!current || whole)) {
    const quantity = more.reduce(after, after(whole?.quantity, first));
    const moved = [{ size: null, color: null, by: quantity - (whole?.quantity ?? 0) }];
    return { change: { stockQuantity: quantity }, moved, whole: null };
  }
  const pools = poolsByCell(plan, current, whole);
  const before = whole ? [] : pools.map(pool => ({ ...pool }));
  for (const change of changes) {
    const cell = change.cell ?? { size: null, color: null };
    const pool = pools.find(each => sameCell(each, cell));
    const quantity = after(pool?.quantity, change);
    if (pool) pool.quantity = quantity;
    else pools.push({ ...cell, quantity });
  }
  const moved = pools.map(({ size, color, quantity }) => {
    const old = before.find(each => sameCell(each, { size, color }));
    return { size, color, by: quantity - (old?.quantity ?? 0) };
  });
  return {
    change: { stockPools: pools },
    moved: moved.filter(({ by }) => by !== 0),
    whole: whole?.quantity ?? null,
  };
}
