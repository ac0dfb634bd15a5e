import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { literal } from '../../db/literal.ts';
import { importRows } from '../../db/schema-imports.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import { orNotFound } from '../../refusal.ts';
import type { Cell } from '../../spreadsheet/table.ts';

/** The keys of some rows. */
export async function keysOfRows(db: Queryable, importId: string, ns: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: importRows.key })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isOneOf(importRows.n, ns)));
  return rows.map(({ key }) => key);
}

/** The number of rows with these keys. */
export async function countRowsOfKeys(
  db: Queryable,
  importId: string,
  keys: readonly string[],
): Promise<number> {
  return db.$count(importRows, and(eq(importRows.importId, importId), isOneOf(importRows.key, keys)));
}

/** The subjects of some rows. */
export async function subjectsOfRows(
  db: Queryable,
  importId: string,
  ns: readonly number[],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ subject: importRows.subject })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isOneOf(importRows.n, ns)));
  return rows.flatMap(({ subject }) => subject ?? []);
}

/** The keys of rows about these subjects. */
export async function keysOfSubjects(
  db: Queryable,
  importId: string,
  subjects: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: importRows.key })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isOneOf(importRows.subject, subjects)));
  return rows.map(({ key }) => key);
}

/** The keys of rows that are refused because one of these rows has said the same. */
export async function keysOfRepeats(
  db: Queryable,
  importId: string,
  numbers: readonly number[],
): Promise<string[]> {
  const repeats = sql`exists (
    select from jsonb_array_elements(${importRows.problems}) as problem
    where problem->>'code' = 'twice_in_file' and (problem->>'limit')::integer = any(${sql.param([...numbers])}))`;
  const rows = await db
    .selectDistinct({ key: importRows.key })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.change, 'error'), repeats));
  return rows.map(({ key }) => key);
}

export async function lockRow(tx: Transaction, importId: string, n: number) {
  const [row] = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.n, n)))
    .for('update');
  return orNotFound(row);
}

export async function changeRows(
  tx: Transaction,
  importId: string,
  ns: readonly number[],
  values: { isSkipped?: boolean | undefined; isConfirmed?: boolean | undefined },
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await tx
    .update(importRows)
    .set(values)
    .where(and(eq(importRows.importId, importId), isOneOf(importRows.n, ns)));
}

/** Rows that have the same value in a column and are not applied. */
export function alikeRows(
  tx: Transaction,
  importId: string,
  { at, value }: { at: number; value: Cell },
): Promise<{ n: number; key: string }[]> {
  const isSame = sql`${importRows.cells} -> ${literal(at)} = ${JSON.stringify(value)}::jsonb`;
  return tx
    .select({ n: importRows.n, key: importRows.key })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isSame, isNull(importRows.appliedAt)));
}

/** Writes a text into a cell of some rows. @param text may say it by their problems */
export async function writeCells(
  tx: Transaction,
  importId: string,
  { ns, at, text }: { ns: readonly number[]; at: number; text: SQL },
): Promise<void> {
  // A row may end before the column.
  const width = sql`greatest(jsonb_array_length(${importRows.cells}), ${literal(at)} + 1)`;
  const cells = sql`(select jsonb_agg(case when place = ${literal(at)} then to_jsonb((${text})::text) else coalesce(${importRows.cells} -> place, 'null') end order by place)
    from generate_series(0, ${width} - 1) as place)`;
  await tx
    .update(importRows)
    .set({ cells, searchText: null })
    .where(and(eq(importRows.importId, importId), isOneOf(importRows.n, ns)));
}
