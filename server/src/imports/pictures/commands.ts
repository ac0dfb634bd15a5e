import { importFields } from '@toptan/contract/file-fields';
import { type Import, importPicturesMax } from '@toptan/contract/imports';
import type { Database } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { fieldRefusal, Refusal } from '../../refusal.ts';
import { readContext } from '../products/context.ts';
import { aboutImport, findImport, lockImport, type StoredColumn, setState } from '../queries.ts';
import { reading } from '../turn.ts';
import { type ArchivedPicture, readArchive } from './archive.ts';
import { insertPictures, movePictures, nextRow } from './queries.ts';

const columns = importFields.pictures.map(
  (field): StoredColumn => ({ header: '', field, samples: [], ambiguous: null }),
);

const pictureImport = (fileName: string, { userId }: Actor) => ({
  kind: 'pictures' as const,
  fileName,
  columns,
  createdBy: userId,
});

/** Pictures that are stored in one transaction: those in between are in memory. */
const storedTogether = 10;

/** Stores the pictures of an archive, each portion in a transaction of its own. @throws those of `readArchive` */
async function storePictures(
  db: Database,
  importId: string,
  bytes: Buffer,
  gone: AbortSignal,
): Promise<void> {
  const context = await readContext(db, { format: null, currencies: [], currencyAbove: null, newColors: [] });
  const colors = new Set(context.colors.keys());
  let found: ArchivedPicture[] = [];
  const store = async () => {
    const portion = found;
    found = [];
    if (portion.length > 0) await db.transaction(tx => insertPictures(tx, importId, portion, colors));
  };
  for await (const picture of readArchive(bytes, gone)) {
    found.push(picture);
    if (found.length >= storedTogether) await store();
  }
  await store();
}

/**
 * Stores the pictures of an archive, and the parts of their names; nothing is changed yet.
 * @throws Refusal those of `readArchive`
 */
export async function createPictureImport(
  db: Database,
  actor: Actor,
  { fileName, bytes, gone }: { fileName: string; bytes: Buffer; gone: AbortSignal },
): Promise<Import> {
  const id = await reading(db, pictureImport(fileName, actor), gone, async importId => {
    await storePictures(db, importId, bytes, gone);
    await write(db, async tx => {
      await setState(tx, importId, 'columns', { isReading: false });
      const by = { ...actor, body: { kind: 'pictures', file: fileName } };
      await record(tx, by, aboutImport(importId, fileName));
    });
    return importId;
  });
  return findImport(db, id);
}

/**
 * Adds the pictures of another archive, to be checked with the others.
 * @throws Refusal 404; 400 `invalid` (id) of another kind, `required`, `too_many` (file), and those of `readArchive`; 409 `import_busy`
 */
export async function addPictures(
  db: Database,
  actor: Actor,
  { id, file, gone }: { id: string; file: UploadedFile | null; gone: AbortSignal },
): Promise<Import> {
  const { kind, fileName } = await findImport(db, id);
  if (kind !== 'pictures')
    throw fieldRefusal('validation_failed', 'id', 'invalid', 'Only an import of pictures takes more of them');
  if (!file) throw fieldRefusal('validation_failed', 'file', 'required', 'Send a zip archive');
  await reading(db, pictureImport(fileName, actor), gone, async from => {
    await storePictures(db, from, file.bytes, gone);
    await write(db, async tx => {
      const { state } = await lockImport(tx, id);
      if (state !== 'columns' && state !== 'checked')
        throw new Refusal('import_busy', 'This import is under way');
      await movePictures(tx, from, id);
      if ((await nextRow(tx, id)) - 2 > importPicturesMax)
        throw fieldRefusal('validation_failed', 'file', 'too_many', 'At most 5,000 pictures');
      await setState(tx, id, 'columns');
      const sent = { file: file.filename.slice(-200).toWellFormed() };
      await record(tx, { ...actor, body: sent }, aboutImport(id, fileName));
    });
  });
  return findImport(db, id);
}
