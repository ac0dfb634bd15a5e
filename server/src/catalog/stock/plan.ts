import { type CellKey, isWholeProduct, sameCell } from '@toptan/contract/catalog/cells';
import type { FieldError, FieldProblem } from '@toptan/contract/errors';
import { piecesOf } from '@toptan/contract/pieces';
import { Refusal } from '../../refusal.ts';
import type { NewPool } from './queries.ts';

/** The sizes and colors that a product is offered in; empty where it has none. */
export type Offering = { sizes: readonly string[]; colors: readonly string[] };

/** An administrator's change of a product's stock; fields that are left out stay. */
type StockChange = {
  /** Pieces of the product as a whole. */
  stockQuantity?: number | undefined;
  /** The new pools, which replace all others. */
  stockPools?: readonly NewPool[] | undefined;
  /** The pools that `stockPools` was made from. */
  knownPools?: readonly NewPool[] | undefined;
};

const orNone = (values: readonly string[]): readonly (string | null)[] =>
  values.length > 0 ? values : [null];
const whole = (quantity: number): NewPool[] => [{ size: null, color: null, quantity }];

function offers({ sizes, colors }: Offering, { size, color }: NewPool): { size: boolean; color: boolean } {
  return { size: orNone(sizes).includes(size), color: orNone(colors).includes(color) };
}

/** A pool for every size and color of the offering; those that are not given have no pieces. */
function everyVariant({ sizes, colors }: Offering, given: readonly NewPool[]): NewPool[] {
  const cells = orNone(sizes).flatMap(size => orNone(colors).map(color => ({ size, color })));
  return cells.map(cell => given.find(pool => sameCell(pool, cell)) ?? { ...cell, quantity: 0 });
}

const piecesInCell = (pools: readonly NewPool[], cell: CellKey) =>
  pools.find(pool => sameCell(pool, cell))?.quantity;

function poolProblems(
  offering: Offering,
  pools: readonly NewPool[],
  known: readonly NewPool[],
): FieldError[] {
  return pools.flatMap((pool, at) => {
    const problems: FieldError[] = [];
    const add = (field: string, code: FieldProblem, message: string) =>
      problems.push({ path: `stockPools.${at}${field}`, code, message });
    // A pool that was left as it was may be of a size or color that somebody else has taken away.
    const isLeft = piecesInCell(known, pool) === pool.quantity;
    const offered = isLeft ? { size: true, color: true } : offers(offering, pool);
    if (!offered.size) add('.size', pool.size ? 'not_offered' : 'required', 'Not a size of this product');
    if (!offered.color) add('.color', pool.color ? 'not_offered' : 'required', 'Not a color of this product');
    const first = pools.findIndex(other => sameCell(other, pool));
    if (first !== at) add('', 'taken', 'This size and color stand there twice');
    return problems;
  });
}

/** Checks the pools: one for the whole, or one for each size and color. */
function checkedPools(
  offering: Offering,
  pools: readonly NewPool[],
  known: readonly NewPool[] = [],
): NewPool[] {
  const [first] = pools;
  if (first && pools.length === 1 && isWholeProduct(first)) return [first];
  const fields = poolProblems(offering, pools, known);
  if (fields.length > 0)
    throw new Refusal('validation_failed', 'Stock is kept for the whole, or for each size and color', {
      fields,
    });
  return everyVariant(offering, pools);
}

/** @throws Refusal `stock_kept_by_variant` where one of these pools by size and color has pieces and is not offered */
function refuseLost(offering: Offering, pools: readonly NewPool[]): void {
  const lost = pools.filter(pool => {
    const offered = offers(offering, pool);
    return pool.quantity > 0 && !(offered.size && offered.color);
  });
  const paths = new Set(lost.map(pool => (offers(offering, pool).size ? 'colors' : 'sizes')));
  const names = lost.map(({ size, color }) => [size, color].filter(Boolean).join(' ')).join(', ');
  const message = `Stock is still kept of ${names}: give the stock by size and color anew`;
  if (lost.length > 0) {
    throw new Refusal('stock_kept_by_variant', message, {
      fields: [...paths].map(path => ({ path, code: 'invalid', message })),
    });
  }
}

/**
 * The wanted pools; a pool that was left as it was known stays as it is stored.
 * @param known undefined: all pools are as they are wanted
 * @throws Refusal `stock_kept_by_variant` where a pool that goes has more pieces than were known
 */
function followed(
  offering: Offering,
  wanted: NewPool[],
  known: readonly NewPool[] | undefined,
  present: readonly NewPool[],
): NewPool[] {
  if (!known) return wanted;
  const [first] = wanted;
  if (first && isWholeProduct(first))
    return first.quantity === piecesOf(known) ? whole(piecesOf(present)) : wanted;
  const grown = present.filter(pool => pool.quantity > (piecesInCell(known, pool) ?? 0));
  refuseLost(
    offering,
    grown.filter(pool => !isWholeProduct(pool)),
  );
  return wanted.map(pool => {
    const isUntouched = pool.quantity === (piecesInCell(known, pool) ?? 0);
    return isUntouched ? { ...pool, quantity: piecesInCell(present, pool) ?? pool.quantity } : pool;
  });
}

/**
 * The pools of a product after a change.
 * @param present its pools now; none for a new product
 * @throws Refusal `validation_failed` for pools that the product does not offer, that are named twice, or that are for the whole
 * and by variant at once; `stock_kept_by_variant` for a quantity of the whole where stock is by size and color, and for sizes or
 * colors that go while there is stock of them, or more of it than was known
 */
export function planStock(
  offering: Offering,
  present: readonly NewPool[],
  { stockQuantity, stockPools, knownPools }: StockChange,
): NewPool[] {
  const hasVariants = offering.sizes.length > 0 || offering.colors.length > 0;
  const isByVariant = present.some(pool => !isWholeProduct(pool));
  if (!stockPools && (!isByVariant || !hasVariants)) return whole(stockQuantity ?? piecesOf(present));
  if (!stockPools) refuseLost(offering, present);
  const pools = stockPools
    ? followed(offering, checkedPools(offering, stockPools, knownPools), knownPools, present)
    : everyVariant(offering, present);
  if (stockQuantity !== undefined && stockQuantity !== piecesOf(pools)) {
    const message = 'The stock of this product is the sum of its sizes and colors';
    throw new Refusal('stock_kept_by_variant', message, {
      fields: [{ path: 'stockQuantity', code: 'invalid', message }],
    });
  }
  return pools;
}
