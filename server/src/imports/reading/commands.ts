import type { BodyOf } from '@toptan/contract/endpoint';
import type { createImport as createImportCall, Import, ImportLayout } from '@toptan/contract/imports';
import type { SQL } from 'drizzle-orm';
import { listSizeSets } from '../../catalog/sizing/queries.ts';
import type { Database, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { fieldRefusal, Refusal } from '../../refusal.ts';
import { isAmbiguous } from '../../spreadsheet/numbers.ts';
import { readTable } from '../../spreadsheet/read.ts';
import type { Cell, Opened, Row, TableOptions } from '../../spreadsheet/table.ts';
import { cellText } from '../cells.ts';
import { busy } from '../commands.ts';
import { recognise, type TableKind } from '../headings.ts';
import { kinds } from '../kinds.ts';
import { createPictureImport } from '../pictures/commands.ts';
import {
  aboutImport,
  findImport,
  lockImport,
  rememberedHeadings,
  removeImports,
  setState,
} from '../queries.ts';
import { insertRows, keyOf, storable } from '../rows/queries.ts';
import { reading } from '../turn.ts';
import { findHeader, type KnownHeadings, knownHeadings, likelySheet } from './header.ts';
import { mergedCells, modelFiller } from './merged.ts';

/** Rows from which columns are recognised. */
const sampleRows = 200;

/** Characters of the longest cell that may be a number. */
const numberMax = 40;

/** Rows, cells and characters of a cell that show where the table is. */
const shown = { rows: 10, below: 3, cells: 20, cell: 60 };

/** The first rows of a table, down to some below its headings. */
function firstRows(rows: readonly Row[], headingRow: number): ImportLayout['firstRows'] {
  const heading = rows.findIndex(({ n }) => n === headingRow);
  return rows.slice(0, Math.max(shown.rows, heading + 1 + shown.below)).map(({ n, cells }) => ({
    n,
    cells: cells.slice(0, shown.cells).map(cell => cellText(cell).slice(0, shown.cell)),
  }));
}

/** Notes the first ambiguous number of each column. */
function noteAmbiguous(found: (string | null)[], rows: readonly (readonly Cell[])[]): void {
  for (const row of rows)
    for (const [at, cell] of row.entries())
      if (typeof cell === 'string' && cell.length <= numberMax && found[at] == null && isAmbiguous(cell))
        found[at] = cell.trim();
}

/** The reading of a file: its kind, the known headings, and the options of the upload. */
type Reading = {
  kind: TableKind;
  known: KnownHeadings;
  /** The fields of columns by their headings. */
  fieldsOf: (headings: readonly Cell[]) => (string | null)[];
  wanted: TableOptions & { headingRow?: number | undefined };
  gone: AbortSignal;
};

/**
 * Stores the rows of a file below its headings, each portion in a statement of its own.
 * @returns the headings, the first rows below them, an ambiguous number of each column, and where the table was found
 * @throws Refusal 400 `file_empty`, `not_offered` (sheet), and those of `readTable`
 */
async function storeRows(
  db: Database,
  importId: string,
  bytes: Buffer,
  { kind, known, fieldsOf, wanted, gone }: Reading,
) {
  let found: {
    headings: Cell[];
    fields: (string | null)[];
    fill: (row: Row) => boolean;
    key: SQL;
  } | null = null;
  const layout: ImportLayout = {
    sheet: null,
    sheets: [],
    headingRow: 0,
    encoding: null,
    firstRows: [],
    filledRows: 0,
  };
  const choose = ({ encoding, names, sheets }: Opened) => {
    if (wanted.sheet !== undefined && sheets.length === 0)
      throw fieldRefusal('validation_failed', 'sheet', 'not_offered', 'The file has no such sheet');
    const at = likelySheet(known, sheets);
    Object.assign(layout, { encoding, sheets: names, sheet: sheets[at]?.name ?? null });
    return at;
  };
  let count = 0;
  let first: Row[] = [];
  const samples: Cell[][] = [];
  const ambiguous: (string | null)[] = [];
  for await (const portion of readTable(bytes, gone, wanted, choose)) {
    let rows = portion;
    if (first.length === 0) first = portion;
    if (found === null) {
      const header = findHeader(known, portion, wanted.headingRow);
      if (header === null) continue;
      const fields = fieldsOf(header.headings);
      const key = keyOf(kinds[kind], fields);
      found = { headings: header.headings, fields, fill: modelFiller(kind, fields), key };
      Object.assign(layout, { headingRow: header.n, firstRows: firstRows(first, header.n) });
      rows = header.rows;
    }
    const { fill, fields, key } = found;
    layout.filledRows += rows.filter(fill).length;
    const stored = rows.map(row => ({ n: row.n, cells: mergedCells(row, fields) }));
    const cells = stored.map(row => row.cells);
    if (samples.length < sampleRows) samples.push(...cells.slice(0, sampleRows - samples.length));
    noteAmbiguous(ambiguous, cells);
    await insertRows(db, importId, stored, key);
    count += rows.length;
  }
  if (found === null || count === 0)
    throw new Refusal('file_empty', 'The file has no rows below its headings');
  return { headings: found.headings, samples, ambiguous, layout };
}

/** Removes the import that another one takes the place of. @throws Refusal 404; 409 `import_busy` */
async function removeReplaced(tx: Transaction, id: string): Promise<void> {
  const { state } = await lockImport(tx, id);
  if (state !== 'columns' && state !== 'checked') throw busy();
  await removeImports(tx, [id]);
}

type CreateBody = BodyOf<typeof createImportCall>;

/**
 * Reads a file in a thread, stores its rows as they are, and recognises its columns. The import is hidden until then, and no
 * transaction is open while the file is read.
 * @param gone ends it, and removes the stored rows
 * @throws the reason of `gone`; Refusal 400 `required` (file), and those of `storeRows`; 404, 409 `import_busy` of the replaced
 * import; 429
 */
export async function createImport(
  db: Database,
  actor: Actor,
  {
    body: { kind, replaces, ...wanted },
    file,
    gone,
  }: { body: CreateBody; file: UploadedFile | null; gone: AbortSignal },
): Promise<Import> {
  if (!file) throw fieldRefusal('validation_failed', 'file', 'required', 'Send a file');
  const fileName =
    file.filename
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
      .slice(-200)
      .toWellFormed() || 'file';
  if (kind === 'pictures') return createPictureImport(db, actor, { fileName, bytes: file.bytes, gone });
  const [remembered, sets] = [await rememberedHeadings(db, kind), await listSizeSets(db, false)];
  const sizes = new Set(sets.flatMap(set => set.sizes.map(({ label }) => label)));
  const known = knownHeadings(kind, remembered, sizes);
  const fieldsOf = (headings: readonly Cell[]) =>
    recognise(kind, headings, [], remembered, sizes).map(({ field }) => field);
  const values = { kind, fileName, columns: [], createdBy: actor.userId };
  const id = await reading(db, values, gone, async importId => {
    const { headings, samples, ambiguous, layout } = await storeRows(db, importId, file.bytes, {
      kind,
      known,
      fieldsOf,
      wanted,
      gone,
    });
    const columns = recognise(kind, headings, samples, remembered, sizes).map((column, at) => ({
      ...column,
      ambiguous: ambiguous[at] ?? null,
      ...(known.fieldOf(column.header) === null && { isLeftAgain: true }),
    }));
    await write(db, async tx => {
      if (replaces !== undefined) await removeReplaced(tx, replaces);
      await setState(tx, importId, 'columns', {
        ...JSON.parse(JSON.stringify({ columns, layout }, storable)),
        isReading: false,
      });
      const body = { kind, file: fileName, ...wanted, ...(replaces !== undefined && { replaces }) };
      await record(tx, { ...actor, body }, aboutImport(importId, fileName));
    });
    return importId;
  });
  return findImport(db, id);
}
