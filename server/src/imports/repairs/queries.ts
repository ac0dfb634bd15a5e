import { type ImportProblems, problemTextMax, type RowProblem } from '@toptan/contract/import-rows';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { importRepairs, importRows, imports } from '../../db/schema-imports.ts';
import { isFaulty } from '../rows/queries.ts';

/** Kinds of problems, and texts of each, that are listed. */
const listed = { kinds: 50, texts: 20 };

/** Repairs that can be taken back. */
const repairsMax = 20;

/** The text of a cell by which rows with the same problem are told apart. */
const textAt = (place: ReturnType<typeof sql>) =>
  sql`left(${importRows.cells} ->> (${place})::int, ${problemTextMax})`;

/** The problems of the rows that are not left out, by field and problem. */
export async function listProblems(
  db: Queryable,
  importId: string,
  fields: readonly (string | null)[],
): Promise<ImportProblems[]> {
  const places = Object.fromEntries(fields.flatMap((field, at) => (field === null ? [] : [[field, at]])));
  const place = sql`${JSON.stringify(places)}::jsonb ->> (given.problem ->> 'field')`;
  const { rows } = await db.execute<ImportProblems & Record<string, unknown>>(sql`
    with faulty as (
      select distinct on (n, field, code) n, given.problem, given.problem ->> 'field' as field,
        given.problem ->> 'code' as code, nullif(${textAt(place)}, '') as text
      from ${importRows}, jsonb_array_elements(problems) with ordinality as given (problem, place)
      where import_id = ${importId} and ${isFaulty}
      order by n, field, code, given.place
    ), texts as (
      select field, code, text, count(*) as rows, min(problem::text)::jsonb as problem,
        row_number() over (partition by field, code order by count(*) desc, min(n)) as place
      from faulty where text is not null group by field, code, text
    )
    select field, code, count(*)::int as rows,
      count(problem -> 'suggestions' ->> 0)::int as suggested,
      coalesce((
        select jsonb_agg(jsonb_build_object('text', text, 'rows', texts.rows, 'problem', texts.problem) order by place)
        from texts where texts.field = faulty.field and texts.code = faulty.code and place <= ${listed.texts}
      ), '[]') as texts,
      greatest(0, count(distinct text) - ${listed.texts})::int as "moreTexts"
    from faulty group by field, code order by rows desc, field, code limit ${listed.kinds}`);
  return rows;
}

/** A problem of all rows, or of the rows whose cell has this text. */
type ProblemFilter = { field: string | null; code: RowProblem; at: number; text: string | undefined };

/** The first problem of a row with this field and code. */
const problemOf = ({ field, code }: Pick<ProblemFilter, 'field' | 'code'>) => sql`(
  select problem from jsonb_array_elements(${importRows.problems}) as problem
  where problem ->> 'code' = ${code} and problem ->> 'field' is not distinct from ${field}::text
  limit 1)`;

/** The likely text of a row with a problem. */
export const suggestionOf = (wanted: Pick<ProblemFilter, 'field' | 'code'>) =>
  sql`${problemOf(wanted)} -> 'suggestions' ->> 0`;

/** Rows with a problem that are not left out. @param suggested only those with a likely text */
export function faultyRows(
  tx: Transaction,
  importId: string,
  wanted: ProblemFilter,
  suggested: boolean,
): Promise<{ n: number; key: string; current: string | null }[]> {
  const { at, text } = wanted;
  return tx
    .select({
      n: importRows.n,
      key: importRows.key,
      current: sql<string | null>`${problemOf(wanted)} ->> 'current'`,
    })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        isFaulty,
        sql`${problemOf(wanted)} is not null`,
        text === undefined ? undefined : sql`${textAt(sql`${at}`)} = ${text}`,
        suggested ? sql`${suggestionOf(wanted)} is not null` : undefined,
      ),
    );
}

/** Rows that name one of these colors, which the portal does not have. */
export function rowsNaming(
  tx: Transaction,
  importId: string,
  names: readonly string[],
): Promise<{ n: number; key: string }[]> {
  const namesOne = sql`exists (
    select from jsonb_array_elements(${importRows.problems}) as problem
    where problem ->> 'code' = 'unknown_color' and problem ->> 'current' = any(${sql.param([...names])}::text[]))`;
  return tx
    .select({ n: importRows.n, key: importRows.key })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.change, 'error'), namesOne));
}

/** Stores rows before a repair, so that it can be taken back. @returns its number */
export async function noteRepair(
  tx: Transaction,
  importId: string,
  ns: readonly number[],
  places: readonly number[],
): Promise<number> {
  const [{ repair } = { repair: 0 }] = await tx
    .update(imports)
    .set({ repair: sql`${imports.repair} + 1` })
    .where(eq(imports.id, importId))
    .returning({ repair: imports.repair });
  await tx.execute(sql`
    insert into ${importRepairs} (import_id, repair, n, cells, is_skipped, is_confirmed)
    select import_id, ${repair}, n, (
      select coalesce(jsonb_object_agg(place, coalesce(cells -> place, 'null')), '{}')
      from unnest(${sql.param([...places])}::int[]) as place
    ), is_skipped, is_confirmed
    from ${importRows} where import_id = ${importId} and n = any(${sql.param([...ns])}::int[])`);
  await tx
    .delete(importRepairs)
    .where(and(eq(importRepairs.importId, importId), lte(importRepairs.repair, repair - repairsMax)));
  return repair;
}

/** Restores rows to their state before a repair, and forgets it. @returns the rows, with the keys that they had */
export async function takeBack(
  tx: Transaction,
  importId: string,
  repair: number,
): Promise<{ n: number; key: string }[]> {
  const { rows } = await tx.execute<{ n: number; key: string }>(sql`
    update ${importRows} set is_skipped = old.is_skipped, is_confirmed = old.is_confirmed, search_text = null, cells = coalesce((
      select jsonb_agg(coalesce(old.cells -> place::text, ${importRows.cells} -> place, 'null') order by place)
      from generate_series(0, jsonb_array_length(${importRows.cells}) - 1) as place
    ), '[]')
    from ${importRepairs} as old
    where old.import_id = ${importId} and old.repair = ${repair} and ${importRows.importId} = old.import_id
      and ${importRows.n} = old.n and ${importRows.appliedAt} is null
    returning ${importRows.n}, ${importRows.key}`);
  await tx
    .delete(importRepairs)
    .where(and(eq(importRepairs.importId, importId), eq(importRepairs.repair, repair)));
  await tx
    .update(imports)
    .set({ repair: repair - 1 })
    .where(eq(imports.id, importId));
  return rows;
}

/** Stores which colors applying adds. */
export async function setNewColors(
  tx: Transaction,
  id: string,
  newColors: (typeof imports.$inferSelect)['newColors'],
): Promise<void> {
  await tx.update(imports).set({ newColors }).where(eq(imports.id, id));
}
