import type { BodyOf } from '@toptan/contract/endpoint';
import type { checkImport as checkImportCall, Import, ImportState } from '@toptan/contract/imports';
import type { Database, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { record, write } from '../events/record.ts';
import { fieldRefusal, Refusal } from '../refusal.ts';
import { foldHeading, isField, isNumeric } from './headings.ts';
import { kinds } from './kinds.ts';
import {
  aboutImport,
  findImport,
  type LockedImport,
  lockImport,
  rememberHeadings,
  removeImports,
  type StoredColumn,
  setState,
} from './queries.ts';
import { removeAdded, resetRows } from './rows/queries.ts';
import { sourceOf } from './source.ts';

/** Queues the work of a step with the transaction that begins it. */
export type Start = (tx: Transaction) => Promise<void>;

export const busy = () => new Refusal('import_busy', 'This import is under way');

/** @throws Refusal 409 `import_not_checked`, `import_busy` */
export function refuseUnchecked(state: ImportState): void {
  if (state === 'columns') throw new Refusal('import_not_checked', 'Check the rows first');
  if (state !== 'checked' && state !== 'done') throw busy();
}

/** Columns that the rows added by a full count need. */
const countFields = ['id', 'size', 'color', 'stock'];

/**
 * Columns that are added to a file that lacks them: those of a full count, and the required fields of a new customer, to be typed
 * in.
 */
function withAdded(columns: readonly StoredColumn[], wanted: readonly string[]): StoredColumn[] {
  const lacking = wanted.filter(field => !columns.some(column => column.field === field));
  return [...columns, ...lacking.map(field => ({ header: '', field, samples: [], ambiguous: null }))];
}

type CheckBody = BodyOf<typeof checkImportCall>;

/** An import with the choices of staff. @throws Refusal 400 that names the field */
function asWanted(
  row: LockedImport,
  { fields, numberFormat = row.numberFormat, countedAt = row.countedAt, isFull = row.isFull }: CheckBody,
): Pick<LockedImport, 'numberFormat' | 'countedAt' | 'isFull'> & { columns: StoredColumn[] } {
  if (row.kind !== 'stock')
    for (const [path, given] of Object.entries({ countedAt, isFull }))
      if (given) throw fieldRefusal('validation_failed', path, 'not_offered', 'Of stock counts alone');
  const stored = row.columns as StoredColumn[];
  const chosen = fields ? stored.map((column, at) => ({ ...column, field: fields[at] ?? null })) : stored;
  const columns = withAdded(chosen, row.kind === 'customers' ? ['email'] : isFull ? countFields : []);
  for (const [at, { field }] of columns.entries()) {
    if (field === null) continue;
    const path = `fields.${at}`;
    if (!isField(row.kind, field))
      throw fieldRefusal('validation_failed', path, 'not_offered', 'No such field');
    if (columns.findIndex(column => column.field === field) !== at)
      throw fieldRefusal('validation_failed', path, 'taken', 'Another column is this field');
  }
  const isAmbiguous = columns.some(({ field, ambiguous }) => ambiguous !== null && isNumeric(field));
  if (numberFormat === null && isAmbiguous)
    throw fieldRefusal('validation_failed', 'numberFormat', 'required', 'Say how the file writes numbers');
  return { columns, numberFormat, countedAt, isFull };
}

/** Starts the check of all rows of an import. */
export async function startCheck(
  tx: Transaction,
  actor: Actor,
  locked: LockedImport,
  start: Start,
): Promise<void> {
  const { id, kind, columns, numberFormat, countedAt, isFull } = locked;
  await setState(tx, id, 'checking', { columns, numberFormat, countedAt, isFull, actor });
  await resetRows(tx, id, kinds[kind], sourceOf(locked));
  await start(tx);
}

/** Stores which column is which, and begins the check of all rows. */
export async function beginCheck(
  db: Database,
  actor: Actor,
  id: string,
  body: CheckBody,
  start: Start,
): Promise<Import> {
  await write(db, async tx => {
    const row = await lockImport(tx, id);
    if (row.state !== 'columns' && row.state !== 'checked') throw busy();
    const wanted = asWanted(row, body);
    // Only choices of staff are remembered: fields that differ from the recognised ones.
    const chosen = wanted.columns.filter(
      ({ header, field }, at) => header !== '' && field !== row.columns[at]?.field,
    );
    await rememberHeadings(
      tx,
      row.kind,
      chosen.map(({ header, field }) => ({ heading: foldHeading(header), field })),
    );
    await removeAdded(tx, id, true);
    await startCheck(tx, actor, { ...row, ...wanted }, start);
    await record(tx, actor, aboutImport(id, row.fileName));
  });
  return findImport(db, id);
}

/** Begins a step that runs as a job. @param refuseState throws in states in which it cannot begin */
async function begin(
  db: Database,
  {
    actor,
    id,
    state,
    refuseState,
  }: { actor: Actor; id: string; state: ImportState; refuseState: (now: ImportState) => void },
  start: Start,
): Promise<Import> {
  await write(db, async tx => {
    const { state: now, fileName } = await lockImport(tx, id);
    refuseState(now);
    await setState(tx, id, state, { actor });
    await record(tx, actor, aboutImport(id, fileName));
    await start(tx);
  });
  return findImport(db, id);
}

/** Begins to apply a checked import. @throws Refusal 409 `import_not_checked`, `import_busy` */
export function beginApply(db: Database, actor: Actor, id: string, start: Start): Promise<Import> {
  return begin(db, { actor, id, state: 'applying', refuseState: refuseUnchecked }, start);
}

/** Stops applying. The remaining rows can be applied later. @throws Refusal 404 */
export async function stopApply(db: Database, actor: Actor, id: string): Promise<Import> {
  await write(db, async tx => {
    const { state, fileName } = await lockImport(tx, id);
    if (state === 'applying') await setState(tx, id, 'done');
    await record(tx, actor, aboutImport(id, fileName));
  });
  return findImport(db, id);
}

/** Removes an import without applied rows. @throws Refusal 409 `import_busy` */
export const deleteImport = (db: Database, actor: Actor, id: string): Promise<void> =>
  write(db, async tx => {
    const { state, fileName } = await lockImport(tx, id);
    if (state !== 'columns' && state !== 'checked') throw busy();
    await removeImports(tx, [id]);
    await record(tx, actor, aboutImport(id, fileName));
  });

/** Begins to take back the applied rows. @throws Refusal 409 `import_not_checked`, `import_busy` */
export function beginUndo(db: Database, actor: Actor, id: string, start: Start): Promise<Import> {
  const refuseState = (now: ImportState) => {
    if (now === 'columns' || now === 'checked')
      throw new Refusal('import_not_checked', 'Nothing has been applied');
    if (now !== 'done') throw busy();
  };
  return begin(db, { actor, id, state: 'undoing', refuseState }, start);
}
