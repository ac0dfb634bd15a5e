import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { quantityTerms } from '../../db/schema-terms.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';

/** The quantity rules of a product. */
export function readTerms(
  tx: Transaction,
  productId: string,
): Promise<(typeof quantityTerms.$inferSelect)[]> {
  return tx.select().from(quantityTerms).where(eq(quantityTerms.productId, productId));
}

export async function removeTerms(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(quantityTerms).where(isOneOf(quantityTerms.id, ids));
}

/** Writes quantity rules; an existing rule gets the new figures. */
export async function writeTerms(
  tx: Transaction,
  rows: readonly (typeof quantityTerms.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(quantityTerms)
    .values([...rows])
    .onConflictDoUpdate({
      target: quantityTerms.id,
      set: { min: sql`excluded.min`, max: sql`excluded.max`, multiple: sql`excluded.multiple` },
    });
}
