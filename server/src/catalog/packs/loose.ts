import { mostPacks } from '@toptan/contract/basket';
import type { FieldError } from '@toptan/contract/errors';
import { groupBy } from '@toptan/contract/group-by';
import type { StockView } from '@toptan/contract/portal';
import { Refusal } from '../../refusal.ts';
import { type Pool, poolFinder, type StockDemand } from '../stock/allocation.ts';
import type { Pack, SoldPack } from './queries.ts';

/** The way in which a product is sold. */
type Sale = { sells: 'loose' | 'packs' | 'both'; supply: 'to_order' | 'stock_only' };

/** Whether pieces of a product are not produced, so that an order takes no more than stock has. */
export const isStockOnly = ({ supply }: Pick<Sale, 'supply'>): boolean => supply === 'stock_only';

/** The number of these packs that stock covers. */
function packsCovered(
  { productId, lines }: Pick<Pack, 'productId' | 'lines'>,
  color: string | null,
  pools: readonly Pool[],
): number {
  const findPool = poolFinder(pools);
  const ofPools = groupBy(lines, line =>
    findPool({ productId, size: line.size, color: line.color ?? color }),
  );
  const counts = [...ofPools].map(([pool, cells]) => {
    const pieces = cells.reduce((sum, { ratio }) => sum + ratio, 0);
    return Math.floor((pool?.quantity ?? 0) / pieces);
  });
  return Math.min(...counts);
}

/** Whether stock covers each piece of one pack; otherwise the pack is broken. */
export const isCovered = (...pack: Parameters<typeof packsCovered>): boolean => packsCovered(...pack) > 0;

const holds =
  ({ size, color }: StockDemand) =>
  ({ productId: _, mixed, lines }: Pack): boolean =>
    lines.some(line => line.size === size && (!mixed || line.color === color));

/** The numbers of pieces in whole packs that are nearest to another number; left out where there is none. */
export type NearestPacks = { below?: number; above?: number };

/** @param packs their pieces, and the most of each that can be ordered */
function nearestPacks(quantity: number, packs: readonly { pieces: number; most: number }[]): NearestPacks {
  const below = packs.map(({ pieces, most }) => pieces * Math.min(most, Math.floor(quantity / pieces)));
  const above = packs
    .map(({ pieces, most }) => ({ pieces, most, number: Math.ceil(quantity / pieces) }))
    .flatMap(({ pieces, most, number }) => (number <= most ? pieces * number : []));
  const least = Math.max(0, ...below);
  return { ...(least > 0 && { below: least }), ...(above.length > 0 && { above: Math.min(...above) }) };
}

/**
 * The packs in place of pieces that cannot be ordered singly; null where they can. Pieces of a product in packs are sold singly
 * once they are the rest of its stock: no open pack with such pieces is whole.
 * @param packs that are sold, of all products
 * @param pools of the product, as far as it is sold from stock only
 * @param view the shop's view of the stock: it may not show that more than one pack is whole
 */
export function packsInstead(
  sale: Sale,
  demand: StockDemand,
  packs: readonly SoldPack[],
  { pools, view }: { pools: readonly Pool[]; view: StockView },
): NearestPacks | null {
  if (sale.sells !== 'packs') return null;
  const fitting = packs.filter(pack => pack.productId === demand.productId).filter(holds(demand));
  const counted = (pack: SoldPack) => ({ ...pack, most: mostPacks(pack.lines.map(({ ratio }) => ratio)) });
  if (!isStockOnly(sale)) return nearestPacks(demand.quantity, fitting.map(counted));
  const isOpen = ({ mixed, openIn }: SoldPack) => openIn.includes(mixed ? null : demand.color);
  const whole = fitting.filter(pack => isOpen(pack) && isCovered(pack, demand.color, pools));
  const known = (pack: SoldPack) => (view === 'pieces' ? packsCovered(pack, demand.color, pools) : 1);
  const offered = whole.map(counted).map(pack => ({ ...pack, most: Math.min(pack.most, known(pack)) }));
  return offered.length > 0 ? nearestPacks(demand.quantity, offered) : null;
}

/** The problem with single pieces. */
export const packsProblem = (path: string, nearest: NearestPacks): FieldError => ({
  path,
  code: 'not_offered',
  message: 'The product is sold in packs',
  ...nearest,
});

/**
 * Refuses single pieces of a product that is sold in packs (`sold_in_packs`), unless they are the rest of its stock; null: they can
 * be ordered.
 */
export function looseRefusal(
  sale: Sale,
  demand: StockDemand,
  packs: readonly SoldPack[],
  stock: Parameters<typeof packsInstead>[3],
): Refusal | null {
  const instead = packsInstead(sale, demand, packs, stock);
  if (!instead) return null;
  const fields = [packsProblem('quantity', instead)];
  return new Refusal('sold_in_packs', 'The product is sold in packs', { fields });
}
