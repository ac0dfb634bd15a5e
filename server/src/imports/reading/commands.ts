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

const isFilled = (cell: Cell) => cell !== null && cell !== '';

/** Characters of the longest cell that may be a number. */
const numberMax = 40;

/** Notes the first ambiguous number of each column. */
function noteAmbiguous(found: (string | null)[], rows: readonly (readonly Cell[])[]): void {
  for (const row of rows)
    for (const [at, cell] of row.entries())
      if (typeof cell === 'string' && cell.length <= numberMax && found[at] == null && isAmbiguous(cell))
        found[at] = cell.trim();
}

/**
 * Stores the rows of a file, each portion in a statement of its own. The first row with at least two cells is the header.
 * @returns the header, the first rows below it, and an ambiguous number of each column
 * @throws Refusal `file_empty`, and those of `readTable`
 */
async function storeRows(db: Database, importId: string, bytes: Buffer, gone: AbortSignal) {
  let header: Cell[] | null = null;
  let count = 0;
  const samples: Cell[][] = [];
  const ambiguous: (string | null)[] = [];
  for await (const portion of readTable(bytes, gone)) {
    let rows = portion;
    if (header === null) {
      const at = Math.max(
        0,
        rows.findIndex(row => row.filter(isFilled).length > 1),
      );
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
    const { header, samples, ambiguous } = await storeRows(db, importId, file.bytes, gone);
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
