import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  findRunningDatabase,
  startEmbeddedDatabase,
} from '../../../server/src/db/embedded/embedded-database.ts';
import { type Case, openCases } from '../load/cases.ts';
import { fill } from '../load/database.ts';
import { type Program, startProgram } from '../load/program.ts';

const entry = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

/** Fills an embedded database of the portal's own, unless it is. */
export async function prepareWhole(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const database = await startEmbeddedDatabase({ dataDir: folder });
  try {
    await fill(database.connectionString, 0.02);
  } finally {
    await database.stop();
  }
}

/** The built portal as `npm start` runs it, with the PostgreSQL that it starts itself. */
export const startWhole = (folder: string): Promise<Program> => startProgram(entry, { DATA_DIR: folder });

/** Does something with the cases on a portal that runs on this folder. */
export async function withCases<Result>(
  folder: string,
  work: (cases: Case[]) => Promise<Result>,
): Promise<Result> {
  const { cases, close } = await openCases((await findRunningDatabase(folder)) ?? '');
  try {
    return await work(cases);
  } finally {
    await close();
  }
}
