import type pg from 'pg';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { EventHub } from './events/hub.ts';
import type { Outbox } from './mail/outbox.ts';

/** What the rooms work with; made once at start, and anew for each test. */
export type Deps = {
  config: Config;
  db: Database;
  pool: pg.Pool;
  events: EventHub;
  outbox: Outbox;
};
