import type { Import, ImportKind } from '@toptan/contract/imports';
import { listSizeSets } from '../../catalog/sizing/queries.ts';
import type { Database } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { fieldRefusal, Refusal } from '../../refusal.ts';
import { isAmbiguous } from '../../spreadsheet/numbers.ts';
import { readTable } from '../../spreadsheet/read.ts';
import type { Cell } from '../../spreadsheet/table.ts';
import { recognise } from '../headings.ts';
import { createPictureImport } from '../pictures/commands.ts';
import { aboutImport, findImport, rememberedHeadings, setState } from '../queries.ts';
import { insertRows } from '../rows/queries.ts';
import { reading } from './turn.ts';

/** Rows from which columns are recognised. */
const sampleRows = 200;

/** Characters of the longest heading that may be known. */
const headingMax = 100;

/** Pieces in a row of goods may look like sizes in a heading. */
const noSizes: ReadonlySet<string> = new Set();

const isFilled = (cell: Cell) => cell !== null && cell !== '';

/** Characters of the longest cell that may be a number. */
const numberMax = 40;

/** Rows among which the headings are looked for: reports begin with titles, dates and legends. */
const headingRows = 30;

/** Headings that must be known for a row below the first one to be that of the headings: a word of the goods may be one. */
const headingsMin = 2;

/**
 * Which row holds the headings: the one with most headings that are known, else the first with at least two cells.
 * @param knownIn how many headings of a row are known
 */
function headingRow(rows: readonly Cell[][], knownIn: (row: readonly Cell[]) => number): number {
  const known = rows.slice(0, headingRows).map(knownIn);
  const most = Math.max(...known);
  const first = rows.findIndex(row => row.filter(isFilled).length > 1);
  return most >= headingsMin ? known.indexOf(most) : Math.max(0, first);
}

/** Notes the first ambiguous number of each column. */
function noteAmbiguous(found: (string | null)[], rows: readonly (readonly Cell[])[]): void {
  for (const row of rows)
    for (const [at, cell] of row.entries())
      if (typeof cell === 'string' && cell.length <= numberMax && found[at] == null && isAmbiguous(cell))
        found[at] = cell.trim();
}

/**
 * Stores the rows of a file below its headings, each portion in a statement of its own.
 * @param knownIn how many headings of a row are known
 * @returns the header, the first rows below it, and an ambiguous number of each column
 * @throws Refusal `file_empty`, and those of `readTable`
 */
async function storeRows(
  db: Database,
  importId: string,
  { bytes, gone, knownIn }: { bytes: Buffer; gone: AbortSignal; knownIn: (row: readonly Cell[]) => number },
) {
  let header: Cell[] | null = null;
  let count = 0;
  const samples: Cell[][] = [];
  const ambiguous: (string | null)[] = [];
  for await (const portion of readTable(bytes, gone)) {
    let rows = portion;
    if (header === null) {
      const at = headingRow(rows, knownIn);
      header = rows[at] ?? [];
      rows = rows.slice(at + 1);
    }
    if (samples.length < sampleRows) samples.push(...rows.slice(0, sampleRows - samples.length));
    noteAmbiguous(ambiguous, rows);
    await insertRows(db, importId, rows, count + 2);
    count += rows.length;
  }
  if (header === null || count === 0)
    throw new Refusal('file_empty', 'The file has no rows below its headings');
  return { header, samples, ambiguous };
}

/**
 * Reads a file in a thread, stores its rows as they are, and recognises its columns. Nobody sees the import before, and no
 * transaction is open while the file is read.
 * @param gone ends it, and removes what was stored
 * @throws the reason of `gone`; Refusal 400 `required` (file), `file_empty`, and those of `readTable`; 429
 */
export async function createImport(
  db: Database,
  actor: Actor,
  { kind, file, gone }: { kind: ImportKind; file: UploadedFile | null; gone: AbortSignal },
): Promise<Import> {
  if (!file) throw fieldRefusal('validation_failed', 'file', 'required', 'Send a file');
  const fileName = file.filename.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '').slice(-200) || 'file';
  if (kind === 'pictures') return createPictureImport(db, actor, { fileName, bytes: file.bytes, gone });
  const [remembered, sets] = [await rememberedHeadings(db, kind), await listSizeSets(db, false)];
  const sizes = new Set(sets.flatMap(set => set.sizes.map(({ label }) => label)));
  const values = { kind, fileName, columns: [], createdBy: actor.userId };
  const id = await reading(db, values, gone, async importId => {
    const knownIn = (row: readonly Cell[]) => {
      const short = row.map(cell => (String(cell ?? '').length > headingMax ? null : cell));
      return recognise(kind, short, [], remembered, noSizes).filter(({ field }) => field !== null).length;
    };
    const { header, samples, ambiguous } = await storeRows(db, importId, {
      bytes: file.bytes,
      gone,
      knownIn,
    });
    const columns = recognise(kind, header, samples, remembered, sizes).map((column, at) => ({
      ...column,
      ambiguous: ambiguous[at] ?? null,
    }));
    await write(db, async tx => {
      await setState(tx, importId, 'columns', { columns, isReading: false });
      await record(tx, { ...actor, body: { kind, file: fileName } }, aboutImport(importId, fileName));
    });
    return importId;
  });
  return findImport(db, id);
}
