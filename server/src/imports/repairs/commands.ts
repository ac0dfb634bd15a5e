import { colorKeySchema, type NewColor } from '@toptan/contract/catalog/sizing-changes';
import type { BodyOf } from '@toptan/contract/endpoint';
import { fold } from '@toptan/contract/fold';
import type {
  changeImportRow,
  ImportRow,
  repairImportRows as repairImportRowsCall,
} from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import { sql } from 'drizzle-orm';
import { createColor, removeColor } from '../../catalog/sizing/commands.ts';
import { listColors } from '../../catalog/sizing/queries.ts';
import type { Database, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { createGroup } from '../../groups/commands.ts';
import { listGroups } from '../../groups/queries.ts';
import { fieldRefusal, notFound, Refusal } from '../../refusal.ts';
import { busy, refuseUnchecked, type Start, startCheck } from '../commands.ts';
import { kinds } from '../kinds.ts';
import { aboutImport, findImport, type LockedImport, lockImport } from '../queries.ts';
import { resetRows, rowsOfKeys, storeResults } from '../rows/queries.ts';
import { findRow } from '../rows/row-list.ts';
import { sourceOf } from '../source.ts';
import { faultyRows, noteRepair, rowsNaming, setNewColors, suggestionOf, takeBack } from './queries.ts';
import {
  alikeRows,
  changeRows,
  countRowsOfKeys,
  keysOfRepeats,
  keysOfRows,
  keysOfSubjects,
  lockRow,
  subjectsOfRows,
  writeCells,
} from './repaired-rows.ts';
import { colorNamed } from './trade-colors.ts';

type Touched = { n: number; key: string };

/** Rows that are checked before the answer, and rows of a key. More are left to the worker. */
const checkedAtOnce = 1_200;

/**
 * Checks changed rows again, and with them the rows of their old and new keys, of their subjects, and those that repeat them.
 * @returns false where they are too many: nothing is checked
 */
async function checkAgain(
  tx: Transaction,
  locked: LockedImport,
  touched: readonly Touched[],
): Promise<boolean> {
  const { id, kind } = locked;
  const source = sourceOf(locked);
  if (touched.length > checkedAtOnce) return false;
  const numbers = touched.map(({ n }) => n);
  const about = await subjectsOfRows(tx, id, numbers);
  const repeats = await keysOfRepeats(tx, id, numbers);
  await resetRows(tx, id, kinds[kind], source, numbers);
  const keys = new Set([
    ...touched.map(({ key }) => key),
    ...(await keysOfRows(tx, id, numbers)),
    ...repeats,
  ]);
  const checkKeys = async () => {
    if ((await countRowsOfKeys(tx, id, [...keys])) > checkedAtOnce) return false;
    const check = await kinds[kind].checker(tx, source);
    const rows = await rowsOfKeys(tx, id, [...keys]);
    await storeResults(tx, id, rows, await check(rows));
    return true;
  };
  if (!(await checkKeys())) return false;
  about.push(...(await subjectsOfRows(tx, id, numbers)));
  const others = (await keysOfSubjects(tx, id, about)).filter(key => !keys.has(key));
  if (others.length === 0) return true;
  for (const key of others) keys.add(key);
  return checkKeys();
}

/** An import whose rows can be changed. @throws Refusal 404; 409 `import_busy`, `import_not_checked` */
async function lockChecked(tx: Transaction, id: string): Promise<LockedImport> {
  const locked = await lockImport(tx, id);
  refuseUnchecked(locked.state);
  return locked;
}

/**
 * Changes cells of a row; with `alike` of all rows that have the same values there. Checks these rows again, and those about the
 * same subject. A full count is checked again as a whole: its missing stock depends on every row.
 * @param start queues the work with the transaction
 * @throws Refusal 404; 409 `import_busy`, `import_not_checked`
 */
export async function editRow(
  db: Database,
  actor: Actor,
  { id, n }: { id: string; n: number },
  { cells = {}, alike = false, ...flags }: BodyOf<typeof changeImportRow>,
  start: Start,
): Promise<ImportRow> {
  await write(db, async tx => {
    const locked = await lockChecked(tx, id);
    const row = await lockRow(tx, id, n);
    if (row.appliedAt) throw busy();
    const own: Touched = { n, key: row.key };
    const edits: { at: number; text: string; rows: Touched[] }[] = [];
    for (const [place, text] of Object.entries(cells)) {
      const at = Number(place);
      if (at >= locked.columns.length) throw notFound();
      const rows = alike ? await alikeRows(tx, id, { at, value: row.cells[at] ?? null }) : [];
      edits.push({ at, text, rows: [own, ...rows.filter(each => each.n !== n)] });
    }
    const touched = [own, ...edits.flatMap(({ rows }) => rows)];
    const places = edits.map(({ at }) => at);
    await noteRepair(tx, id, [...new Set(touched.map(each => each.n))], places);
    for (const { at, text, rows } of edits)
      await writeCells(tx, id, { ns: rows.map(each => each.n), at, text: sql`${text}` });
    await changeRows(tx, id, [n], flags);
    // The missing stock does not depend on a row that the count itself has added.
    const needsAll = locked.isFull && !row.isAdded;
    if (needsAll || !(await checkAgain(tx, locked, touched))) await startCheck(tx, actor, locked, start);
    await record(tx, actor, aboutImport(id, `${locked.fileName} ${n}`));
  });
  return findRow(db, id, n);
}

/** Colors that an import may add. */
const newColorsMax = 200;

/** The words that become colors. @throws Refusal 400 (text) where a word can be no color, or they are too many */
function newNames(locked: LockedImport, words: readonly (string | null)[]): string[] {
  const known = new Set(locked.newColors.map(({ name }) => fold(name)));
  const byFold = new Map(words.flatMap(word => (word === null ? [] : [[fold(word), word]])));
  const names = [...byFold].flatMap(([folded, word]) =>
    !known.has(folded) && colorKeySchema.safeParse(word).success ? [word] : [],
  );
  if (names.length === 0) throw fieldRefusal('validation_failed', 'text', 'invalid', 'This can be no color');
  if (names.length + locked.newColors.length > newColorsMax)
    throw fieldRefusal('validation_failed', 'text', 'too_many', 'Too many new colors');
  return names;
}

/** Groups that one repair makes. */
const newGroupsMax = 200;

/** Makes a group of each name that no group has. @throws Refusal 400 (text) for more than `newGroupsMax` */
async function addGroups(tx: Transaction, actor: Actor, names: readonly (string | null)[]): Promise<void> {
  const known = new Set((await listGroups(tx)).map(({ name }) => fold(name)));
  const missing = new Map(names.flatMap(name => (name === null ? [] : [[fold(name), name]])));
  for (const folded of known) missing.delete(folded);
  if (missing.size > newGroupsMax)
    throw fieldRefusal('validation_failed', 'text', 'too_many', 'Too many new groups');
  for (const name of missing.values()) await createGroup(tx, { ...actor, body: { name } }, { name });
}

/**
 * Repairs all rows with a problem alike, and checks them again.
 * @param start queues the work with the transaction
 * @throws Refusal 400 `invalid`, `too_many` (text) of colors and groups, `not_offered` (field), `required` (value); 404; 409 `import_busy`,
 * `import_not_checked`
 */
export async function repairRows(
  db: Database,
  actor: Actor,
  id: string,
  { repair, value, field, code, text }: BodyOf<typeof repairImportRowsCall>,
  start: Start,
): Promise<Import> {
  await write(db, async tx => {
    const locked = await lockChecked(tx, id);
    const at = field === null ? -1 : sourceOf(locked).fields.indexOf(field);
    const writes = repair === 'write' || repair === 'suggested';
    if (writes && at < 0) throw fieldRefusal('validation_failed', 'field', 'not_offered', 'No such column');
    if (repair === 'write' && value === undefined)
      throw fieldRefusal('validation_failed', 'value', 'required', 'Say what to write');
    const found = await faultyRows(tx, id, { field, code, at, text }, repair === 'suggested');
    // Somebody else has repaired them.
    if (found.length === 0) return;
    if (repair === 'newGroups') {
      if (code !== 'unknown_group')
        throw fieldRefusal('validation_failed', 'code', 'not_offered', 'No groups are missing');
      await addGroups(
        tx,
        actor,
        found.map(({ current }) => current),
      );
      // Other rows may write the name otherwise.
      const all = await faultyRows(tx, id, { field, code, at, text: undefined }, false);
      await checkTouched(tx, actor, locked, all, start);
      await record(tx, actor, aboutImport(id, locked.fileName));
      return;
    }
    const names =
      repair === 'newColors'
        ? newNames(
            locked,
            found.map(({ current }) => current),
          )
        : [];
    const touched = repair === 'newColors' ? await rowsNaming(tx, id, names) : found;
    const ns = touched.map(({ n }) => n);
    const number = await noteRepair(tx, id, ns, writes ? [at] : []);
    if (repair === 'write') await writeCells(tx, id, { ns, at, text: sql`${value}` });
    if (repair === 'suggested') await writeCells(tx, id, { ns, at, text: suggestionOf({ field, code }) });
    if (repair === 'skip') await changeRows(tx, id, ns, { isSkipped: true });
    if (repair === 'confirm') await changeRows(tx, id, ns, { isConfirmed: true });
    const newColors = [...locked.newColors, ...names.map(name => ({ name, repair: number }))];
    if (names.length > 0) await setNewColors(tx, id, newColors);
    await checkTouched(tx, actor, { ...locked, newColors }, touched, start);
    await record(tx, actor, aboutImport(id, locked.fileName));
  });
  return findImport(db, id);
}

/** Checks changed rows again, at once where they are few. */
async function checkTouched(
  tx: Transaction,
  actor: Actor,
  locked: LockedImport,
  touched: readonly Touched[],
  start: Start,
): Promise<void> {
  if (locked.isFull || !(await checkAgain(tx, locked, touched))) await startCheck(tx, actor, locked, start);
}

/** Takes back the last change of rows. @throws Refusal 404 where there is none; 409 `import_busy`, `import_not_checked` */
export async function undoRepair(db: Database, actor: Actor, id: string, start: Start): Promise<Import> {
  await write(db, async tx => {
    const locked = await lockChecked(tx, id);
    const touched = await takeBack(tx, id, locked.repair);
    if (touched.length === 0) throw notFound();
    const newColors = locked.newColors.filter(each => each.repair !== locked.repair || each.id !== undefined);
    await setNewColors(tx, id, newColors);
    await checkTouched(tx, actor, { ...locked, newColors }, touched, start);
    await record(tx, actor, aboutImport(id, locked.fileName));
  });
  return findImport(db, id);
}

/** Adds the colors that staff have agreed to, before rows that name them are applied. */
export function addNewColors(db: Database, actor: Actor, id: string): Promise<void> {
  return write(db, async tx => {
    const { newColors } = await lockImport(tx, id);
    if (newColors.every(each => each.id !== undefined)) return;
    const namesOf = ({ nameEn, nameTr, nameAr }: NewColor) => [nameEn, nameTr, nameAr].map(fold);
    const known = new Set(
      (await listColors(tx, false)).flatMap(color => [fold(color.key), ...namesOf(color)]),
    );
    const added: typeof newColors = [];
    for (const each of newColors) {
      const body = colorNamed(each.name);
      const isNew = each.id === undefined && !known.has(fold(body.nameEn)) && !known.has(fold(each.name));
      added.push(isNew ? { ...each, id: (await createColor(tx, { ...actor, body }, body)).id } : each);
      for (const name of namesOf(body)) known.add(name);
    }
    await setNewColors(tx, id, added);
  });
}

/** Removes the colors that an import has added and nothing uses, once it is taken back. */
export async function removeNewColors(db: Database, actor: Actor, id: string): Promise<void> {
  const { newColors } = await db.transaction(tx => lockImport(tx, id));
  for (const color of newColors)
    if (color.id !== undefined)
      await removeColor(db, actor, color.id).catch(error => {
        // Goods use the color meanwhile, or staff have removed it.
        if (!(error instanceof Refusal)) throw error;
      });
  await db.transaction(tx =>
    setNewColors(
      tx,
      id,
      newColors.map(({ name, repair }) => ({ name, repair })),
    ),
  );
}
