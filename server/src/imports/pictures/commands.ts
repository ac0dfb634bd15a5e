import { type Import, importFields, importPicturesMax } from '@toptan/contract/imports';
import type { Database } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { fieldRefusal, Refusal } from '../../refusal.ts';
import {
  aboutImport,
  findImport,
  insertImport,
  lockImport,
  type StoredColumn,
  setState,
} from '../queries.ts';
import { readArchive } from './archive.ts';
import { insertPictures, nextRow } from './queries.ts';

const columns = importFields.pictures.map(
  (field): StoredColumn => ({ header: '', field, samples: [], ambiguous: null }),
);

/**
 * Stores the pictures of an archive, and what their names say; nothing is changed yet.
 * @throws Refusal those of `readArchive`
 */
export async function createPictureImport(
  db: Database,
  actor: Actor,
  fileName: string,
  bytes: Buffer,
): Promise<Import> {
  const found = await readArchive(bytes);
  const id = await write(db, async tx => {
    const importId = await insertImport(tx, {
      kind: 'pictures',
      fileName,
      columns,
      createdBy: actor.userId,
    });
    await insertPictures(tx, importId, found);
    await record(
      tx,
      { ...actor, body: { kind: 'pictures', file: fileName } },
      aboutImport(importId, fileName),
    );
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
  id: string,
  file: UploadedFile | null,
): Promise<Import> {
  if ((await findImport(db, id)).kind !== 'pictures')
    throw fieldRefusal('validation_failed', 'id', 'invalid', 'Only an import of pictures takes more of them');
  if (!file) throw fieldRefusal('validation_failed', 'file', 'required', 'Send a zip archive');
  const found = await readArchive(file.bytes);
  await write(db, async tx => {
    const { state, fileName } = await lockImport(tx, id);
    if (state !== 'columns' && state !== 'checked')
      throw new Refusal('import_busy', 'This import is under way');
    if ((await nextRow(tx, id)) - 2 + found.length > importPicturesMax)
      throw fieldRefusal('validation_failed', 'file', 'too_many', 'At most 5,000 pictures');
    await insertPictures(tx, id, found);
    await setState(tx, id, 'columns');
    await record(tx, { ...actor, body: { file: file.filename.slice(-200) } }, aboutImport(id, fileName));
  });
  return findImport(db, id);
}
