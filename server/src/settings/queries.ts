import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { literal } from '../db/literal.ts';
import { onlyRow } from '../db/only-row.ts';
import { logoIcons, settings } from '../db/schema-settings.ts';

/** Locks the one row, and makes it where it is not there yet. */
export async function lockSettings(tx: Transaction): Promise<typeof settings.$inferSelect> {
  await tx.insert(settings).values({}).onConflictDoNothing();
  return onlyRow(await tx.select().from(settings).for('update'));
}

/** Changes the columns that are named, of the row that the transaction has locked. */
export async function storeSettings(
  tx: Transaction,
  values: Partial<typeof settings.$inferInsert>,
): Promise<typeof settings.$inferSelect> {
  return onlyRow(await tx.update(settings).set(values).returning());
}

/** The number that the next order gets. */
export async function nextOrderNumber(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ next: number }>(
    sql`select (last_value + is_called::integer)::float8 as next from order_numbers`,
  );
  return onlyRow(rows).next;
}

/**
 * Gives the next order this number. No order takes a number until the transaction ends.
 * @returns false when it is below the number of the next order: numbers are never given twice
 */
export async function advanceOrderNumbers(tx: Transaction, next: number): Promise<boolean> {
  // Changes nothing, and holds the sequence: PostgreSQL has no other lock for one.
  await tx.execute(sql`alter sequence order_numbers no cycle`);
  if (next < (await nextOrderNumber(tx))) return false;
  await tx.execute(sql`alter sequence order_numbers restart with ${literal(next)}`);
  return true;
}

/** Replaces the icons of the logo. */
export async function storeIcons(
  tx: Transaction,
  icons: readonly (typeof logoIcons.$inferInsert)[],
): Promise<void> {
  await tx.delete(logoIcons);
  if (icons.length > 0) await tx.insert(logoIcons).values([...icons]);
}

/** The PNG of a logo in a size; undefined when there is none, or the logo is another one now. */
export async function findIcon(db: Queryable, hash: string, size: number): Promise<Buffer | undefined> {
  const icons = await db
    .select({ hash: logoIcons.hash, bytes: logoIcons.bytes })
    .from(logoIcons)
    .where(eq(logoIcons.size, size))
    .orderBy(asc(logoIcons.size));
  return icons.find(icon => icon.hash === hash)?.bytes;
}
