import type { Config } from '../config.ts';
import { startEmbeddedDatabase } from './embedded/embedded-database.ts';

/** The database that the portal works on, ours or somebody else's. */
export type OpenDatabase = {
  connectionString: string;
  /** Lets a second start on the same data say where the first one answers. */
  describe(address: string): Promise<void>;
  stop(): Promise<void>;
};

const nothing = async () => {};

/** Uses `DATABASE_URL`, or else starts the embedded PostgreSQL under `DATA_DIR`. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  if (config.DATABASE_URL) return { connectionString: config.DATABASE_URL, describe: nothing, stop: nothing };
  return startEmbeddedDatabase({ dataDir: config.DATA_DIR, onProgress: say, onUnexpectedExit: say });
}
