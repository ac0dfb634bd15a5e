import type { QueryOf } from '@toptan/contract/endpoint';
import type { ImportKind } from '@toptan/contract/file-fields';
import {
  type Import,
  type ImportState,
  importSteps,
  type listImports as listImportsCall,
} from '@toptan/contract/imports';
import { and, desc, eq, gt, inArray, lt, not, or, sql } from 'drizzle-orm';
import { lockImages, removeUnusedImages } from '../catalog/images/queries.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { importHeadings, importImages, importRepairs, imports } from '../db/schema-imports.ts';
import { users } from '../db/schema-people.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import { decodeCursor, type Page, pageOf } from '../pagination.ts';
import { orNotFound } from '../refusal.ts';
import { isNumeric } from './headings.ts';
import { countRows, noRows } from './rows/queries.ts';

/** The subject of an import's events. */
export const aboutImport = (id: string, fileName: string) => ({
  topic: 'imports' as const,
  subjectId: id,
  subject: fileName,
});

/** A stored column, with one of its ambiguous numbers. */
export type StoredColumn = Import['columns'][number] & { ambiguous: string | null };

const columns = {
  id: imports.id,
  kind: imports.kind,
  fileName: imports.fileName,
  state: imports.state,
  columns: imports.columns,
  layout: imports.layout,
  numberFormat: imports.numberFormat,
  countedAt: imports.countedAt,
  isFull: imports.isFull,
  failedStep: imports.failedStep,
  newColors: imports.newColors,
  // Written so that PostgreSQL asks for one row by its key; `exists` may read all repairs at once.
  hasRepair: sql<boolean>`coalesce((select true from ${importRepairs}
    where ${importRepairs.importId} = ${imports.id} and ${importRepairs.repair} = ${imports.repair} limit 1), false)`,
  createdAt: imports.createdAt,
  createdBy: users.username,
  changedAt: imports.changedAt,
};

const select = (db: Queryable) =>
  db.select(columns).from(imports).leftJoin(users, eq(users.id, imports.createdBy));

type Selected = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function present(row: Selected, found: typeof noRows = noRows): Import {
  const { checked, ...counts } = found;
  const stored = row.columns as StoredColumn[];
  const done = { checking: checked, undoing: counts.undone }[row.state as string] ?? counts.applied;
  return {
    ...row,
    columns: stored.map(({ ambiguous: _, ...column }) => column),
    newColors: row.newColors.map(({ name }) => name),
    ambiguous:
      stored.find(({ field, ambiguous }) => ambiguous !== null && isNumeric(field))?.ambiguous ?? null,
    counts: { ...counts, done },
  };
}

/** @throws Refusal 404 */
export async function findImport(db: Queryable, id: string): Promise<Import> {
  const [row] = await select(db).where(and(eq(imports.id, id), not(imports.isReading)));
  return present(orNotFound(row), (await countRows(db, [id])).get(id));
}

/** A page of imports, newest first. */
export async function listImports(
  db: Queryable,
  { limit, cursor }: QueryOf<typeof listImportsCall>,
): Promise<Page<Import>> {
  const [before] = decodeCursor(cursor, 1) ?? [];
  const rows = await select(db)
    .where(and(not(imports.isReading), before === undefined ? undefined : lt(imports.id, before)))
    .orderBy(desc(imports.id))
    .limit(limit + 1);
  const total = await db.$count(imports, not(imports.isReading));
  const page = pageOf(rows, limit, total, ({ id }) => [id]);
  const counts = await countRows(
    db,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map(row => present(row, counts.get(row.id))) };
}

export async function insertImport(db: Queryable, values: typeof imports.$inferInsert): Promise<string> {
  return onlyRow(await db.insert(imports).values(values).returning({ id: imports.id })).id;
}

/** The fields that staff last chose for headings. */
export async function rememberedHeadings(
  db: Queryable,
  kind: ImportKind,
): Promise<Map<string, string | null>> {
  const rows = await db.select().from(importHeadings).where(eq(importHeadings.kind, kind));
  return new Map(rows.map(({ heading, field }) => [heading, field]));
}

export async function rememberHeadings(
  tx: Transaction,
  kind: ImportKind,
  headings: readonly { heading: string; field: string | null }[],
): Promise<void> {
  const values = [...new Map(headings.map(each => [each.heading, { ...each, kind }])).values()];
  if (values.length === 0) return;
  await tx
    .insert(importHeadings)
    .values(values.sort((a, b) => (a.heading < b.heading ? -1 : 1)))
    .onConflictDoUpdate({
      target: [importHeadings.kind, importHeadings.heading],
      set: { field: sql`excluded.field` },
    });
}

/** Locks an import. Others that change it or its rows wait. @throws Refusal 404 */
export async function lockImport(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), not(imports.isReading)))
    .for('no key update');
  return orNotFound(row);
}

export type LockedImport = Awaited<ReturnType<typeof lockImport>>;

export async function setState(
  tx: Transaction,
  id: string,
  state: ImportState,
  more: Partial<
    Pick<
      typeof imports.$inferInsert,
      'isReading' | 'columns' | 'layout' | 'numberFormat' | 'countedAt' | 'isFull' | 'actor' | 'failedStep'
    >
  > = {},
): Promise<void> {
  await tx
    .update(imports)
    .set({ state, changedAt: sql`now()`, tries: 0, failedStep: null, ...more })
    .where(eq(imports.id, id));
}

/** Counts one more try at the step that is under way. */
export async function countTry(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(imports)
    .set({ tries: sql`${imports.tries} + 1` })
    .where(eq(imports.id, id));
}

/** Notes that a step gets on: earlier tries at it do not count. */
export async function noteProgress(db: Queryable, id: string): Promise<void> {
  await db
    .update(imports)
    .set({ tries: 1 })
    .where(and(eq(imports.id, id), gt(imports.tries, 1)));
}

/** Notes that a step was left in good order, to be begun again. */
export async function forgetTries(db: Queryable, id: string): Promise<void> {
  await db.update(imports).set({ tries: 0 }).where(eq(imports.id, id));
}

/** Imports that are under way. */
export async function unfinishedImports(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(inArray(imports.state, [...importSteps]));
  return rows.map(({ id }) => id);
}

/** Days for which an import can be looked at and undone. */
const retentionDays = 90;

/** Minutes after which the reading of a file is given up: its server has ended. */
const readingMinutes = 15;

/** Removes older imports, and those whose files were not read to the end. */
export async function removeOldImports(tx: Transaction): Promise<void> {
  const old = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(
      or(
        sql`${imports.createdAt} < now() - make_interval(days => ${retentionDays})`,
        and(imports.isReading, sql`${imports.createdAt} < now() - make_interval(mins => ${readingMinutes})`),
      ),
    );
  await removeImports(
    tx,
    old.map(({ id }) => id),
  );
}

/** Removes imports, and the pictures that nothing else uses. */
export async function removeImports(tx: Transaction, old: readonly string[]): Promise<void> {
  if (old.length === 0) return;
  const ids = sql.param([...old]);
  const rows = await tx
    .select({ hash: importImages.imageHash })
    .from(importImages)
    .where(isOneOf(importImages.importId, ids));
  if (rows.length > 0) await lockImages(tx);
  await tx.delete(imports).where(isOneOf(imports.id, ids));
  await removeUnusedImages(
    tx,
    rows.map(({ hash }) => hash),
  );
}
