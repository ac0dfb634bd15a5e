import type { BasketItem, setBasketQuantity } from '@toptan/contract/basket';
import type { BodyOf } from '@toptan/contract/endpoint';
import type { CustomerScope } from '../auth/scope.ts';
import type { Database } from '../db/client.ts';
import { notify } from '../events/notify.ts';
import { orNotFound } from '../refusal.ts';
import { readLinesOf, removeLine, setQuantity } from './queries.ts';

const lineOf = (lines: readonly BasketItem[], id: string): BasketItem =>
  orNotFound(lines.find(item => item.id === id));

/** Baskets change all the time: open screens get a notice, and no event is stored. */
export const notifyBasket = (db: Database, customerId: string) =>
  notify(db, [{ topic: 'basket', customerId }]);

/** Sets the pieces of a basket line; 404 when it is not within the scope. */
export async function setLineQuantity(
  db: Database,
  scope: CustomerScope,
  id: string,
  { quantity }: BodyOf<typeof setBasketQuantity>,
): Promise<BasketItem> {
  const { customerId, line } = await db.transaction(async tx => {
    const changed = orNotFound(await setQuantity(tx, scope, id, quantity));
    const lines = await readLinesOf(tx, changed.customerId, changed.productId);
    return { customerId: changed.customerId, line: lineOf(lines, id) };
  });
  notifyBasket(db, customerId);
  return line;
}

/** Removes a basket line; 404 when it is not within the scope. */
export async function removeFromCustomerBasket(
  db: Database,
  scope: CustomerScope,
  id: string,
): Promise<void> {
  const { customerId } = orNotFound(await removeLine(db, scope, id));
  notifyBasket(db, customerId);
}
