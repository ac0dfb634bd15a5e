import { lineQuantityMax } from '@toptan/contract/basket';
import { packsMax } from '@toptan/contract/catalog/packs';
import type { FieldError } from '@toptan/contract/errors';
import { Refusal } from '../../refusal.ts';
import { allocator, type Pool, type StockWish } from '../stock/allocation.ts';
import type { Pack, SoldPack } from './queries.ts';

/** How a product is sold. */
type Sale = { sells: 'loose' | 'packs' | 'both'; supply: 'to_order' | 'stock_only' };

/** Whether pieces of a product are not produced, so that an order takes no more than stock has. */
export const isStockOnly = ({ supply }: Pick<Sale, 'supply'>): boolean => supply === 'stock_only';

/** Whether stock covers each piece of one pack. One of which it does not is broken. */
export function isCovered(
  { productId, lines }: Pick<Pack, 'productId' | 'lines'>,
  color: string | null,
  pools: readonly Pool[],
): boolean {
  const allocate = allocator(pools);
  return lines
    .map(line => ({ productId, size: line.size, color: line.color ?? color, quantity: line.ratio }))
    .every(wish => allocate(wish).fromStock === wish.quantity);
}

const holds =
  ({ size, color }: StockWish) =>
  ({ productId: _, mixed, lines }: Pack): boolean =>
    lines.some(line => line.size === size && (!mixed || line.color === color));

/**
 * The packs in place of which pieces cannot be had singly; none where they can. Pieces of a product in packs are sold singly once
 * they are the rest of its stock: no pack that would hold them is whole and open.
 * @param packs that are sold, of all products
 * @param pools of the product, as far as it has stock only
 */
export function packsInstead(
  sale: Sale,
  wish: StockWish,
  packs: readonly SoldPack[],
  pools: readonly Pool[],
): readonly Pack[] | null {
  if (sale.sells !== 'packs') return null;
  const fitting = packs.filter(pack => pack.productId === wish.productId).filter(holds(wish));
  if (!isStockOnly(sale)) return fitting;
  const isOpen = ({ mixed, openIn }: SoldPack) => openIn.includes(mixed ? null : wish.color);
  const whole = fitting.filter(pack => isOpen(pack) && isCovered(pack, wish.color, pools));
  return whole.length > 0 ? whole : null;
}

/** The most packs of a kind that a basket holds: the largest of their lines is full then. */
export const mostPacks = (ratios: readonly number[]): number =>
  Math.min(packsMax, Math.floor(lineQuantityMax / Math.max(...ratios)));

/** What is wrong with single pieces, with the nearest numbers that come in whole packs. */
export function packsProblem(path: string, quantity: number, packs: readonly Pack[]): FieldError {
  const multiples = (round: (packs: number) => number) =>
    packs.flatMap(({ pieces, lines }) => {
      const number = round(quantity / pieces);
      const most = mostPacks(lines.map(({ ratio }) => ratio));
      return number > 0 && number <= most ? [number * pieces] : [];
    });
  const [below, above] = [multiples(Math.floor), multiples(Math.ceil)];
  return {
    path,
    code: 'not_offered',
    message: 'The product is sold in packs',
    ...(below.length > 0 && { below: Math.max(...below) }),
    ...(above.length > 0 && { above: Math.min(...above) }),
  };
}

/** Refuses single pieces of a product that is sold in packs (`sold_in_packs`), unless they are the rest of its stock; null: they can be had. */
export function looseRefusal(
  sale: Sale,
  wish: StockWish,
  packs: readonly SoldPack[],
  pools: readonly Pool[],
): Refusal | null {
  const instead = packsInstead(sale, wish, packs, pools);
  if (!instead) return null;
  const fields = [packsProblem('quantity', wish.quantity, instead)];
  return new Refusal('sold_in_packs', 'The product is sold in packs', { fields });
}
