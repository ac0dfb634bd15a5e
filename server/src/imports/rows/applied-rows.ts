import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { importRows } from '../../db/schema-imports.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import type { Before } from '../kind.ts';
import { fewOfEach, type Problem } from '../problems.ts';
import { isApplied, isKept } from './queries.ts';

/** Whether an import has rows that are applied and not taken back. */
export async function hasApplied(db: Queryable, importId: string): Promise<boolean> {
  const [row] = await db
    .select({ n: importRows.n })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isApplied))
    .limit(1);
  return row !== undefined;
}

/** Marks rows as applied, at a moment later than those before; the first row holds the values that undoing restores. */
export async function markApplied(
  tx: Transaction,
  importId: string,
  ns: readonly number[],
  before: Before | null,
): Promise<void> {
  if (ns.length === 0) return;
  const isGiven = and(eq(importRows.importId, importId), isOneOf(importRows.n, ns));
  await tx.update(importRows).set({ appliedAt: sql`statement_timestamp()` }).where(isGiven);
  await tx
    .update(importRows)
    .set({ before })
    .where(and(eq(importRows.importId, importId), eq(importRows.n, ns[0] ?? 0)));
}

export async function markFaulty(
  tx: Transaction,
  importId: string,
  rows: readonly { n: number; problems: Problem[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  const few = rows.map(row => ({ ...row, problems: fewOfEach(row.problems) }));
  await tx.execute(sql`
    update ${importRows} set change = 'error', problems = given.problems
    from jsonb_to_recordset(${JSON.stringify(few)}::jsonb) as given (n int, problems jsonb)
    where ${importRows.importId} = ${importId} and ${importRows.n} = given.n`);
}

/** Rows of one key that were applied at the same moment. */
export type Apply = { key: string; rows: number[] };

/** The applied keys that are not taken back, newest first. */
export function appliesOf(db: Queryable, importId: string): Promise<Apply[]> {
  return db
    .select({
      key: importRows.key,
      rows: sql<number[]>`array_agg(${importRows.n} order by ${importRows.n})`,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isApplied))
    .groupBy(importRows.key, importRows.appliedAt)
    .orderBy(desc(importRows.appliedAt));
}

/** The values that undoing restores. Null: nothing was written. Undefined: these rows have been processed. */
export async function beforeOf(
  tx: Transaction,
  importId: string,
  { rows: [first = 0] }: Apply,
): Promise<Before | null | undefined> {
  const [row] = await tx
    .select({ before: importRows.before })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.n, first), isApplied));
  return row?.before;
}

/** Whether undoing has left a row with this key as it is. */
export async function hasKept(tx: Transaction, importId: string, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ n: importRows.n })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.key, key), isKept))
    .limit(1);
  return row !== undefined;
}

/** Marks rows as processed by undoing: taken back or, with a problem, left as they are. */
export async function markUndone(
  tx: Transaction,
  importId: string,
  ns: readonly number[],
  problems: Problem[],
): Promise<void> {
  await tx
    .update(importRows)
    .set({ undoneAt: sql`now()`, problems })
    .where(and(eq(importRows.importId, importId), isOneOf(importRows.n, ns), isApplied));
}
