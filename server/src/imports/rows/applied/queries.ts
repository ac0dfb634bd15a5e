import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/client.ts';
import { importRows } from '../../../db/schema-imports.ts';
import { isOneOf } from '../../../db/unseen-arrays.ts';
import type { Before } from '../../kind.ts';
import type { Problem } from '../../values.ts';
import { isApplied } from '../queries.ts';

/** Whether a row is applied and not taken back. */
export async function hasApplied(db: Queryable, importId: string): Promise<boolean> {
  const [row] = await db
    .select({ n: importRows.n })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isApplied))
    .limit(1);
  return row !== undefined;
}

/** Marks rows as applied; the first keeps what undoing needs. */
export async function markApplied(
  tx: Transaction,
  importId: string,
  ns: readonly number[],
  before: Before | null,
): Promise<void> {
  if (ns.length === 0) return;
  const isGiven = and(eq(importRows.importId, importId), isOneOf(importRows.n, sql.param([...ns])));
  await tx.update(importRows).set({ appliedAt: sql`now()` }).where(isGiven);
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
  await tx.execute(sql`
    update ${importRows} set change = 'error', problems = given.problems
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (n int, problems jsonb)
    where ${importRows.importId} = ${importId} and ${importRows.n} = given.n`);
}

/** What each apply of a key did, newest first; the rows of one were applied at the same moment. */
export async function appliesOfKey(
  tx: Transaction,
  importId: string,
  key: string,
): Promise<{ rows: number[]; before: Before | null }[]> {
  const rows = await tx
    .select({ n: importRows.n, at: importRows.appliedAt, before: importRows.before })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.key, key), isApplied))
    .orderBy(desc(importRows.appliedAt), importRows.n);
  const applies = new Map<string | null, { rows: number[]; before: Before | null }>();
  for (const { n, at, before } of rows) {
    const apply = applies.get(at) ?? { rows: [], before: null };
    apply.rows.push(n);
    apply.before ??= before;
    applies.set(at, apply);
  }
  return [...applies.values()];
}

/** Marks rows as looked at by undoing: taken back or, with a problem, left as they are. */
export async function markUndone(
  tx: Transaction,
  importId: string,
  ns: readonly number[],
  problems: Problem[],
): Promise<void> {
  await tx
    .update(importRows)
    .set({ undoneAt: sql`now()`, problems })
    .where(and(eq(importRows.importId, importId), isOneOf(importRows.n, sql.param([...ns]))));
}
