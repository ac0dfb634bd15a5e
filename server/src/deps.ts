import type pg from 'pg';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Log } from './log.ts';

/** The means of every feature, made once at the start of a server or a test. */
export type Deps = {
  config: Config;
  log: Log;
  db: Database;
  pool: pg.Pool;
};
