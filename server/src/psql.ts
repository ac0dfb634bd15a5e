import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { findRunningDatabase } from './db/embedded/embedded-database.ts';

/**
 * The program `npm run psql -- [demo] [options of psql]`, which opens the database with psql where it is installed, or prints its
 * address.
 */
const config = readConfig(process.env);
const [first, ...others] = process.argv.slice(2);
const isDemo = first === 'demo';
const options = isDemo ? others : process.argv.slice(2);
const dataDir = isDemo ? join(config.DATA_DIR, 'demo') : config.DATA_DIR;
const connection = config.DATABASE_URL ?? (await findRunningDatabase(dataDir));
if (!connection) {
  process.stderr.write(`No portal is running on ${dataDir}: start it first.\n`);
  process.exit(1);
}
const { error, status } = spawnSync('psql', ['--dbname', connection, ...options], { stdio: 'inherit' });
if (error) process.stdout.write(`psql is not installed. The database is at:\n${connection}\n`);
process.exit(status ?? 0);
