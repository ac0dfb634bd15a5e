import type { Order } from '@toptan/contract/orders';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { orders } from '../db/schema-orders.ts';
import { claimKey, type RepeatableCall } from '../idempotency.ts';
import { Refusal } from '../refusal.ts';

/**
 * The order that an earlier call with the same key has answered; null where there is none.
 * @throws Refusal `idempotency_key_reused`, or `order_deleted` when that order is gone
 */
export async function earlierOrder(tx: Transaction, call: RepeatableCall): Promise<Order | null> {
  const earlier = await claimKey<Order>(tx, call);
  if (earlier && (await tx.$count(orders, eq(orders.id, earlier.id))) === 0)
    throw new Refusal('order_deleted', 'The order that was placed under this key is deleted');
  return earlier;
}
