import type { FieldError } from '@toptan/contract/errors';
import type { OrderPack } from '@toptan/contract/orders';
import { v7 } from 'uuid';
import type { BasketRow } from '../../basket/queries.ts';
import { Refusal } from '../../refusal.ts';

/**
 * The packs of an order, by their id in the basket. An order takes all lines of a pack or none.
 * @param lines of the order
 * @param basket all lines of their products
 * @throws Refusal `basket_changed` with the first item of each pack of which lines are missing
 */
export function orderPacks(
  lines: readonly BasketRow[],
  basket: readonly BasketRow[],
): ReadonlyMap<string, OrderPack> {
  const packs = new Map<string, OrderPack>();
  const fields: FieldError[] = [];
  lines.forEach(({ line: { basketPackId }, basketPack, pack }, at) => {
    if (basketPackId === null || !basketPack || !pack || packs.has(basketPackId)) return;
    const isOfPack = ({ line }: BasketRow) => line.basketPackId === basketPackId;
    if (lines.filter(isOfPack).length < basket.filter(isOfPack).length)
      fields.push({ path: `items.${at}`, code: 'invalid', message: 'The rest of its pack is missing' });
    const { name, unit, mixed, pieces } = pack;
    const { packId, color, packs: number } = basketPack;
    packs.set(basketPackId, { id: v7(), packId, name, unit, mixed, pieces, color, packs: number });
  });
  if (fields.length > 0) throw new Refusal('basket_changed', 'Some packs are not complete', { fields });
  return packs;
}
