import { fold } from '@toptan/contract/fold';
import { and, asc, between, eq, gt, isNotNull, isNull, max, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { literal } from '../../db/literal.ts';
import { importRows } from '../../db/schema-imports.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import type { Cell, Row } from '../../spreadsheet/table.ts';
import type { CheckResult, Kind, Source, StoredRow } from '../kind.ts';
import { fewOfEach } from '../problems.ts';

const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
/** Whether a row creates or changes something. */
export const wouldWrite = sql`(${importRows.change} in ('create', 'update') and not ${importRows.isSkipped})`;

/** Whether a row has problems and is not left out. */
export const isFaulty = sql`(${importRows.change} = 'error' and not ${importRows.isSkipped})`;

/** Rows that undoing has left as they are. */
export const isKept = sql`(${importRows.undoneAt} is not null and ${importRows.problems} <> '[]')`;

/** Counts the rows of imports, by the result of the check and by their state. */
export async function countRows(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select({
      id: importRows.importId,
      rows: sql<number>`count(*)`.mapWith(Number),
      checked: counted(sql`${importRows.change} is not null`),
      create: counted(sql`${importRows.change} = 'create' and ${wouldWrite}`),
      update: counted(sql`${importRows.change} = 'update' and ${wouldWrite}`),
      same: counted(sql`${importRows.change} = 'same' and not ${importRows.isSkipped}`),
      error: counted(isFaulty),
      skipped: counted(sql`${importRows.isSkipped}`),
      applied: counted(sql`${importRows.appliedAt} is not null`),
      undone: counted(sql`${importRows.undoneAt} is not null`),
      kept: counted(isKept),
    })
    .from(importRows)
    .where(isOneOf(importRows.importId, ids))
    .groupBy(importRows.importId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

export const noRows = {
  rows: 0,
  checked: 0,
  create: 0,
  update: 0,
  same: 0,
  error: 0,
  skipped: 0,
  applied: 0,
  undone: 0,
  kept: 0,
};

/** A replacer for `JSON.stringify`: PostgreSQL stores neither NUL nor half a surrogate pair. */
export const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

/** SQL for the text of a cell; null where it is empty. @param at -1: no such column */
export const textAt = (at: number): SQL =>
  at < 0 ? sql`null::text` : sql`nullif(btrim(${importRows.cells} ->> ${literal(at)}), '')`;

/**
 * Gives sizes that name their model by its number in another program, `id:123`, the key of the row with this number; where several
 * rows may be the model, none.
 */
async function joinByNumber(tx: Transaction, importId: string, { fields, foreignId }: Source): Promise<void> {
  const parent = fields.indexOf('parentSku');
  if (parent < 0 || foreignId < 0) return;
  await tx.execute(sql`
    with models as (
      select 'id:' || ${textAt(foreignId)} as number, key,
        count(*) over (partition by ${textAt(foreignId)}) + count(*) over (partition by key) as alike
      from ${importRows}
      where ${importRows.importId} = ${importId} and ${textAt(foreignId)} is not null and ${textAt(parent)} is null)
    update ${importRows} set key = models.key from models
    where ${importRows.importId} = ${importId} and ${importRows.appliedAt} is null
      and models.number = lower(${textAt(parent)}) and models.alike = 2`);
}

/** Characters of a cell from which a key is made, and of a key: PostgreSQL indexes no longer ones. */
const keyMax = 500;

/** SQL for the key of a row, by the fields of its columns. */
export function keyOf(kind: Kind, fields: readonly (string | null)[]): SQL {
  const cell = (field: string) => {
    const at = fields.indexOf(field);
    return at < 0 ? null : sql`left(${importRows.cells} ->> ${literal(at)}, ${keyMax})`;
  };
  return sql`left(${kind.key(cell)}, ${keyMax})`;
}

/** Cells as `search_key` writes them, and their codes as `code_key` does. */
function searchTextOf(cells: readonly Cell[]): string {
  const folded = fold(cells.filter(cell => cell !== null).join('|'));
  return `${folded.replaceAll("'", '')} ${folded.replace(/[ #_./-]/g, '')}`;
}

/** Adds rows of a file. @param key of each row, by what is known of its columns */
export async function insertRows(
  db: Queryable,
  importId: string,
  rows: readonly Pick<Row, 'n' | 'cells'>[],
  key = sql`''`,
): Promise<void> {
  if (rows.length === 0) return;
  const searched = rows.map(({ n, cells }) => ({ n, cells, text: searchTextOf(cells) }));
  const json = JSON.stringify(searched, storable);
  await db.execute(sql`
    insert into ${importRows} (import_id, n, cells, search_text, key)
    select ${importId}, n, cells, text, ${key} from jsonb_to_recordset(${json}::jsonb) as ${importRows} (n int, cells jsonb, text text)`);
}

/** Row numbers that one statement changes: a busy database would end a statement about 100,000 rows. */
const changedTogether = 20_000;

/** Changes all rows of an import, some at a time. */
async function changeAll(
  tx: Transaction,
  importId: string,
  change: (some: SQL | undefined) => Promise<unknown>,
): Promise<void> {
  const ofImport = eq(importRows.importId, importId);
  const [{ last } = { last: null }] = await tx
    .select({ last: max(importRows.n) })
    .from(importRows)
    .where(ofImport);
  for (let from = 0; from <= (last ?? -1); from += changedTogether)
    await change(and(ofImport, between(importRows.n, from, from + changedTogether - 1)));
}

/** Rows that may be about one thing. A product has at most 500 cells, which some files name twice. */
const rowsOfKeyMax = 1_000;

/**
 * Refuses rows of keys that too many rows have: those of a key are checked and applied together. The keys come first by themselves:
 * of rows that have just been added PostgreSQL knows nothing yet, and it would count them anew for each row.
 */
async function refuseCrowds(tx: Transaction, importId: string): Promise<void> {
  const crowded = await tx
    .select({ key: importRows.key })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.key)
    .having(sql`count(*) > ${rowsOfKeyMax}`);
  if (crowded.length === 0) return;
  const keys = crowded.map(({ key }) => key);
  await changeAll(tx, importId, some =>
    tx
      .update(importRows)
      .set({ change: 'error', problems: [{ field: null, code: 'too_many_rows', limit: rowsOfKeyMax }] })
      .where(and(some, isNull(importRows.appliedAt), isOneOf(importRows.key, keys))),
  );
}

/**
 * Sets the keys of rows that are not applied, and clears the results of the check. Rows that are as they were read stay untouched.
 * @param only some rows
 */
export async function resetRows(
  tx: Transaction,
  importId: string,
  kind: Kind,
  source: Source,
  only?: readonly number[],
): Promise<void> {
  const key = keyOf(kind, source.fields);
  const reset = (some: SQL | undefined) =>
    tx
      .update(importRows)
      .set({ key, change: null, problems: [], changes: [], subject: null, product: null })
      .where(
        and(
          some,
          isNull(importRows.appliedAt),
          or(isNotNull(importRows.change), not(eq(importRows.key, key))),
        ),
      );
  if (only) await reset(and(eq(importRows.importId, importId), isOneOf(importRows.n, only)));
  else await changeAll(tx, importId, reset);
  await joinByNumber(tx, importId, source);
  await refuseCrowds(tx, importId);
}

/** Removes rows that a full count has added and that are not applied. @param all also those that are left out */
export async function removeAdded(tx: Transaction, importId: string, all: boolean): Promise<void> {
  await tx
    .delete(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        importRows.isAdded,
        isNull(importRows.appliedAt),
        all ? undefined : not(importRows.isSkipped),
      ),
    );
}

/** Whether an import has a row with problems that is not left out. */
export async function hasFaulty(db: Queryable, importId: string): Promise<boolean> {
  const [row] = await db
    .select({ n: importRows.n })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isFaulty))
    .limit(1);
  return row !== undefined;
}

const stored = {
  n: importRows.n,
  key: importRows.key,
  cells: importRows.cells,
  isSkipped: importRows.isSkipped,
  isConfirmed: importRows.isConfirmed,
  changes: importRows.changes,
};

export type Step = 'check' | 'apply' | 'undo';

/** Whether a row is applied and not taken back. */
export const isApplied = and(isNotNull(importRows.appliedAt), isNull(importRows.undoneAt));

/** Rows that a step still has to process. */
const waiting: Record<Step, SQL | undefined> = {
  check: isNull(importRows.change),
  apply: and(wouldWrite, isNull(importRows.appliedAt)),
  undo: isApplied,
};

/** The next keys of a step: one, or several with at most `rowsMax` rows together. @param after the last key so far */
export async function nextKeys(
  db: Queryable,
  importId: string,
  step: Step,
  after: string | null,
  rowsMax: number,
): Promise<string[]> {
  const rows = await db
    .select({ key: importRows.key, rows: sql<number>`count(*)`.mapWith(Number) })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        waiting[step],
        after === null ? undefined : gt(importRows.key, after),
      ),
    )
    .groupBy(importRows.key)
    .orderBy(asc(importRows.key))
    .limit(rowsMax);
  let sum = 0;
  return rows
    .filter(({ rows: count }, at) => {
      sum += count;
      return at === 0 || sum <= rowsMax;
    })
    .map(({ key }) => key);
}

/** Rows with these keys, in the order of the file. @param step only those that it still has to process */
export function rowsOfKeys(
  db: Queryable,
  importId: string,
  keys: readonly string[],
  step?: Step,
): Promise<StoredRow[]> {
  return db
    .select(stored)
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isOneOf(importRows.key, keys), step && waiting[step]))
    .orderBy(importRows.n);
}

/** Stores the results of the check. Rows that are applied keep theirs. */
export async function storeResults(
  tx: Queryable,
  importId: string,
  rows: readonly StoredRow[],
  results: readonly CheckResult[],
): Promise<void> {
  const cellsOf = new Map(rows.map(({ n, cells }) => [n, cells]));
  const few = results.map(result => ({
    ...result,
    problems: fewOfEach(result.problems),
    text: searchTextOf([...(cellsOf.get(result.n) ?? []), result.subject]),
  }));
  await tx.execute(sql`
    update ${importRows} set change = given.change, problems = given.problems, changes = given.changes, subject = given.subject, product = given.product,
      search_text = given.text
    from jsonb_to_recordset(${JSON.stringify(few)}::jsonb)
      as given (n int, change text, problems jsonb, changes jsonb, subject text, product jsonb, text text)
    where ${importRows.importId} = ${importId} and ${importRows.n} = given.n and ${importRows.appliedAt} is null`);
}
