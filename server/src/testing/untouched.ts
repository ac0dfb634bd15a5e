import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../db/client.ts';
import { basketLines } from '../db/schema-baskets.ts';
import { orders } from '../db/schema-orders.ts';
import type { Shop } from './trade.ts';

/** Lines in a shop's basket. */
export const linesLeft = (db: Database, { customerId }: Shop) =>
  db.$count(basketLines, eq(basketLines.basketId, customerId));

/** Expects that a refused order left everything as it was: so many lines in the basket, and no order. */
export async function expectUntouched(db: Database, shop: Shop, lines: number): Promise<void> {
  const placed = await db.$count(orders, eq(orders.customerId, shop.customerId));
  expect([await linesLeft(db, shop), placed]).toEqual([lines, 0]);
}
