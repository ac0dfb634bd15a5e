import type { FieldError } from '@toptan/contract/errors';
import type { OrderPack } from '@toptan/contract/orders';
import { v7 } from 'uuid';
import type { HeldPack } from '../../basket/held-packs.ts';
import type { BasketLine } from '../../basket/lines.ts';
import { Refusal } from '../../refusal.ts';

/**
 * An order takes all lines of a pack or none.
 * @throws Refusal `basket_changed` with the first item of each pack of which lines are missing
 */
export function checkWhole(lines: readonly BasketLine[], held: readonly HeldPack[]): void {
  const fields = held.flatMap((pack): FieldError[] => {
    const own = lines.filter(({ basketPackId }) => basketPackId === pack.id);
    if (own.length === pack.lines) return [];
    const at = lines.findIndex(({ basketPackId }) => basketPackId === pack.id);
    return [{ path: `items.${at}`, code: 'invalid', message: 'The rest of its pack is missing' }];
  });
  if (fields.length > 0) throw new Refusal('basket_changed', 'Some packs are not complete', { fields });
}

/** The packs of a basket as an order keeps them, by their id in the basket. */
export const toOrderPacks = (held: readonly HeldPack[]): ReadonlyMap<string, OrderPack> =>
  new Map(
    held.map(({ id, packId, name, unit, mixed, pieces, color, packs }) => [
      id,
      { id: v7(), packId, name, unit, mixed, pieces, color, packs },
    ]),
  );
