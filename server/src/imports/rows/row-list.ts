import type { QueryOf } from '@toptan/contract/endpoint';
import type {
  ImportChanges,
  ImportRow,
  listImportRows as listImportRowsCall,
} from '@toptan/contract/import-rows';
import { and, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { imageUrl } from '../../catalog/images/image-url.ts';
import type { Queryable } from '../../db/client.ts';
import { importImages, importRows, imports } from '../../db/schema-imports.ts';
import type { Page } from '../../pagination.ts';
import { orNotFound } from '../../refusal.ts';
import { containsOrCode } from '../../search.ts';
import type { Cell } from '../../spreadsheet/table.ts';
import { isKept, wouldWrite } from './queries.ts';

const rowColumns = {
  n: importRows.n,
  cells: importRows.cells,
  change: importRows.change,
  problems: importRows.problems,
  changes: importRows.changes,
  subject: importRows.subject,
  product: importRows.product,
  imageHash: importImages.imageHash,
  isAdded: importRows.isAdded,
  isSkipped: importRows.isSkipped,
  isApplied: sql<boolean>`(${importRows.appliedAt} is not null and ${importRows.undoneAt} is null)`,
};

type SelectedRow = Omit<ImportRow, 'cells' | 'imageUrl'> & { cells: Cell[]; imageHash: string | null };

/** The picture of a row, of an import of pictures. */
const imageOfRow = and(
  eq(importImages.importId, importRows.importId),
  eq(importImages.n, importRows.n),
  eq(importImages.isOld, false),
);

const presentRow = ({ imageHash, ...row }: SelectedRow): ImportRow => ({
  ...row,
  imageUrl: imageUrl(imageHash),
  cells: row.cells.map(cell => (cell === null ? null : String(cell))),
});

/** A row as people see it. @throws Refusal 404 */
export async function findRow(db: Queryable, importId: string, n: number): Promise<ImportRow> {
  const [row] = await db
    .select(rowColumns)
    .from(importRows)
    .leftJoin(importImages, imageOfRow)
    .where(and(eq(importRows.importId, importId), eq(importRows.n, n)));
  return presentRow(orNotFound(row));
}

/**
 * Rows that applying leaves or has left, and those that undoing has left as they are. Rows that would change something are among
 * them once an import was applied: it was stopped, or they were repaired since.
 */
const isLeft = (importId: string) => {
  const wasApplied = sql`exists (
    select from ${imports} where ${imports.id} = ${importId} and ${imports.state} not in ('checking', 'checked'))`;
  return or(
    eq(importRows.change, 'error'),
    and(wouldWrite, isNull(importRows.appliedAt), wasApplied),
    importRows.isSkipped,
    isKept,
  );
};

function shown(importId: string, show: QueryOf<typeof listImportRowsCall>['show']) {
  if (show === 'left') return isLeft(importId);
  if (show === 'skipped') return importRows.isSkipped;
  return show && and(eq(importRows.change, show), not(importRows.isSkipped));
}

/** The text that a search looks through, with its codes as `code_key` writes them; of a row that was changed it is made now. */
const rowText = sql`coalesce(${importRows.searchText}, array_to_string(array(
  select search_key(cell) || ' ' || code_key(cell) from jsonb_array_elements_text(${importRows.cells} || to_jsonb(array[${importRows.subject}])) as cell
), ' '))`;

const isSound = sql`(${importRows.change} is distinct from 'error')`;

/** A page of rows in the order of the file, those with problems first. */
export async function listRows(
  db: Queryable,
  importId: string,
  { show, by, q, limit, cursor }: Omit<QueryOf<typeof listImportRowsCall>, 'limit'> & { limit: number },
): Promise<Page<ImportRow>> {
  const after =
    cursor === undefined ? null : /^(t|f)-(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString());
  const ofImport = eq(importRows.importId, importId);
  const matches = q ? containsOrCode(rowText, q) : undefined;
  const keysFound = db.select({ key: importRows.key }).from(importRows).where(and(ofImport, matches));
  const found =
    by === undefined
      ? and(ofImport, shown(importId, show), matches)
      : and(
          ofImport,
          shown(importId, show),
          isNotNull(importRows.product),
          matches && inArray(importRows.key, keysFound),
        );
  const behind = after
    ? sql`(${isSound}, ${importRows.n}) > (${after[1] === 't'}, ${Number(after[2])})`
    : undefined;
  const rows = await db
    .select(rowColumns)
    .from(importRows)
    .leftJoin(importImages, imageOfRow)
    .where(and(found, behind))
    .orderBy(isSound, importRows.n)
    .limit(limit + 1);
  const total = await db.$count(importRows, found);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const key = last && `${last.change === 'error' ? 'f' : 't'}-${last.n}`;
  return {
    rows: rows.slice(0, limit).map(presentRow),
    total,
    nextCursor: key === undefined ? null : Buffer.from(key).toString('base64url'),
  };
}

/** The changes of an import by field, those of most products or customers first. */
export async function listChanges(db: Queryable, importId: string): Promise<ImportChanges[]> {
  const { rows } = await db.execute<ImportChanges & Record<string, unknown>>(sql`
    select case when change.field ~ '^(stock:|productStock$)' then 'stock' else change.field end as field,
      count(distinct key)::int as subjects
    from ${importRows}, jsonb_to_recordset(changes) as change (field text)
    where import_id = ${importId} and ${importRows.change} = 'update' and not is_skipped
    group by 1 order by subjects desc, field`);
  return rows;
}
