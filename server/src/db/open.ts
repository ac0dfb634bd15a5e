import type { Config } from '../config.ts';

/** The database that the portal works on, ours or somebody else's. */
export type OpenDatabase = {
  connectionString: string;
  /** The address past a pgbouncer: for listening, for locks that outlive a transaction, for migrations. */
  directConnectionString: string;
  /** Stores the address, with which a second start on the same data reports where the first one answers. */
  describe(address: string): Promise<void>;
  stop(): Promise<void>;
};

const nothing = async () => {};

/** The address of the database without a pooler; undefined for the embedded one. */
export const directUrl = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Config) =>
  DATABASE_URL && (DATABASE_DIRECT_URL ?? DATABASE_URL);

/** Opens `DATABASE_URL`, or else starts the embedded PostgreSQL under `DATA_DIR`. */
export async function openDatabase(config: Config, print: (line: string) => void): Promise<OpenDatabase> {
  const connectionString = config.DATABASE_URL;
  const directConnectionString = directUrl(config);
  if (connectionString && directConnectionString)
    return { connectionString, directConnectionString, describe: nothing, stop: nothing };
  const { startEmbeddedDatabase } = await import('./embedded/embedded-database.ts');
  const embedded = await startEmbeddedDatabase({
    dataDir: config.DATA_DIR,
    onProgress: print,
    onUnexpectedExit: print,
  });
  return { ...embedded, directConnectionString: embedded.connectionString };
}
