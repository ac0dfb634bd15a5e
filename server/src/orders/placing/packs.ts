import type { FieldError } from '@toptan/contract/errors';
import type { OrderPack } from '@toptan/contract/orders';
import { isStockKnown, type StockView, stockInView } from '@toptan/contract/portal';
import { v7 } from 'uuid';
import { type BasketLine, wishOf } from '../../basket/lines/queries.ts';
import type { HeldPack } from '../../basket/packs/queries.ts';
import { isStockOnly, packsInstead, packsProblem } from '../../catalog/packs/loose.ts';
import type { SoldPack } from '../../catalog/packs/queries.ts';
import type { Pool } from '../../catalog/stock/allocation.ts';
import { Refusal } from '../../refusal.ts';
import type { AvailableLine, OrderedLine } from './lines.ts';

/** An order takes all lines of a pack or none. @throws Refusal `basket_changed` with the first item of each that is there in part */
export function checkWhole(lines: readonly BasketLine[], held: readonly HeldPack[]): void {
  const fields = held.flatMap((pack): FieldError[] => {
    const own = lines.filter(({ basketPackId }) => basketPackId === pack.id);
    if (own.length === pack.lines) return [];
    const at = lines.findIndex(({ basketPackId }) => basketPackId === pack.id);
    return [{ path: `items.${at}`, code: 'invalid', message: 'The rest of its pack is missing' }];
  });
  if (fields.length > 0) throw new Refusal('basket_changed', 'Some packs are not complete', { fields });
}

/** Whether a line holds single pieces of a product that is sold in packs. */
export const isLooseOfPacks = ({ basketPackId, article }: AvailableLine): boolean =>
  basketPackId === null && article.sells === 'packs';

/** @throws Refusal `sold_in_packs` with the items that are single pieces in place of packs */
export function checkLoose(
  lines: readonly AvailableLine[],
  packs: readonly SoldPack[],
  pools: readonly Pool[],
): void {
  const fields = lines.flatMap((line, at): FieldError[] => {
    if (!isLooseOfPacks(line)) return [];
    const instead = packsInstead(line.article, wishOf(line), packs, pools);
    return instead ? [packsProblem(`items.${at}.quantity`, line.quantity, instead)] : [];
  });
  if (fields.length > 0) throw new Refusal('sold_in_packs', 'Some items are sold in packs', { fields });
}

/** @throws Refusal `stock_short` with what is left, as far as the caller gets to know it, for each item that is not produced and that stock does not cover */
export function checkStock(lines: readonly OrderedLine[], view: StockView): void {
  const fields = lines.flatMap(({ article, quantity, fromStock }, at): FieldError[] => {
    if (!isStockOnly(article) || fromStock === quantity) return [];
    const left = stockInView(fromStock, view);
    const isKnown = isStockKnown(fromStock, view);
    const message = isKnown
      ? `Stock has ${left} left of ${article.name}`
      : `Stock has fewer left of ${article.name}`;
    const below = isKnown && left > 0 ? left : null;
    return [{ path: `items.${at}.quantity`, code: 'too_big', message, limit: left, below }];
  });
  if (fields.length > 0) throw new Refusal('stock_short', 'Stock does not have all pieces', { fields });
}

/** The packs of a basket as an order keeps them, by their id in the basket. */
export const toOrderPacks = (held: readonly HeldPack[]): ReadonlyMap<string, OrderPack> =>
  new Map(
    held.map(({ id, packId, name, unit, mixed, pieces, color, packs }) => [
      id,
      { id: v7(), packId, name, unit, mixed, pieces, color, packs },
    ]),
  );
