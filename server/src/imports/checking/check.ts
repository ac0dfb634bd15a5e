import type { Database } from '../../db/client.ts';
import type { Checker, Source } from '../kind.ts';
import { kinds } from '../kinds.ts';
import { noteProgress } from '../queries.ts';
import { nextKeys, removeAdded, resetRows, rowsOfKeys, storeResults } from '../rows/queries.ts';

/** Rows that are read and checked at a time. */
const checkedTogether = 500;

/** Checks the rows of an import that are not checked yet. @param onProgress is called behind each portion of rows */
export async function checkImport(db: Database, source: Source, onProgress: () => void): Promise<void> {
  const { id, kind, isFull } = source;
  // A full count needs all rows in one run, also those that an earlier run has checked.
  if (isFull)
    await db.transaction(async tx => {
      await removeAdded(tx, id, false);
      await resetRows(tx, id, kinds[kind], source);
    });
  const checker = await kinds[kind].checker(db, source);
  if (isFull) await showApplied(db, id, checker);
  let { addMissing } = checker;
  let after: string | null = null;
  for (;;) {
    const keys = await nextKeys(db, id, 'check', after, checkedTogether);
    if (keys.length === 0 && addMissing) {
      const added = await addMissing();
      [addMissing, after] = [undefined, null];
      if (added > 0) continue;
    }
    if (keys.length === 0) return;
    const rows = await rowsOfKeys(db, id, keys);
    await storeResults(db, id, rows, await checker(rows));
    if (!isFull) await noteProgress(db, id);
    onProgress();
    after = keys.at(-1) ?? null;
  }
}

/** Passes the applied rows to the checker: their goods are not missing. */
async function showApplied(db: Database, id: string, checker: Checker): Promise<void> {
  let after: string | null = null;
  do {
    const keys = await nextKeys(db, id, 'undo', after, checkedTogether);
    if (keys.length > 0) await checker(await rowsOfKeys(db, id, keys, 'undo'));
    after = keys.at(-1) ?? null;
  } while (after !== null);
}
