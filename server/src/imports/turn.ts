import type { Database } from '../db/client.ts';
import type { imports } from '../db/schema-imports.ts';
import { fileReaders } from '../http/file-readers.ts';
import { insertImport, removeImports } from './queries.ts';

/**
 * Reads a file once its turn comes, into an import that is hidden until it is whole.
 * @param gone leaves the queue
 * @param read stores the file portion by portion, and ends with showing the import
 * @throws the reason of `gone`; Refusal 429 when too many files of the user wait
 */
export async function reading<Result>(
  db: Database,
  values: Omit<typeof imports.$inferInsert, 'isReading'>,
  gone: AbortSignal,
  read: (importId: string) => Promise<Result>,
): Promise<Result> {
  const release = await fileReaders.acquire(values.createdBy ?? '', gone);
  try {
    const importId = await insertImport(db, { ...values, isReading: true });
    try {
      return await read(importId);
    } catch (error) {
      await db.transaction(tx => removeImports(tx, [importId]));
      throw error;
    }
  } finally {
    release();
  }
}
