import type pg from 'pg';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { EventHub } from './events/stream/hub.ts';
import type { Outbox } from './mail/outbox.ts';

/** What the features work with; made once at the start of a server or a test. */
export type Deps = {
  config: Config;
  db: Database;
  pool: pg.Pool;
  events: EventHub;
  outbox: Outbox;
};
