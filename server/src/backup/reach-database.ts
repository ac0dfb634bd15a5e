import type { Config } from '../config.ts';
import {
  findRunningDatabase,
  holdsDatabase,
  startEmbeddedDatabase,
} from '../db/embedded/embedded-database.ts';
import { directUrl } from '../db/open.ts';
import { OperatorError } from '../operator-error.ts';

type Work = (connectionString: string) => Promise<void>;
type Print = (line: string) => void;

async function whileRunning(dataDir: string, about: string, print: Print, work: Work): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir, onProgress: print, onUnexpectedExit: print });
  try {
    await database.describe(about);
    await work(database.connectionString);
  } finally {
    await database.stop();
  }
}

/**
 * Reads the database that the settings name: the server in `DATABASE_URL`, or the embedded one, through the portal's
 * own PostgreSQL while the portal runs.
 * @throws OperatorError when there is none
 */
export async function readDatabase(config: Config, print: Print, work: Work): Promise<void> {
  const { DATA_DIR } = config;
  const running = directUrl(config) ?? (await findRunningDatabase(DATA_DIR));
  if (running) return work(running);
  if (!(await holdsDatabase(DATA_DIR)))
    throw new OperatorError(
      `There is no database in ${DATA_DIR}: set DATA_DIR or DATABASE_URL to the portal's.`,
    );
  return whileRunning(DATA_DIR, 'takes a backup', print, work);
}

/** Fills the database that the settings name; the embedded one is made where there is none, and must not be in use. */
export function fillDatabase(config: Config, print: Print, work: Work): Promise<void> {
  const server = directUrl(config);
  return server ? work(server) : whileRunning(config.DATA_DIR, 'restores a backup', print, work);
}
