import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Signal } from './hints.ts';

/**
 * Milliseconds in which signals are collected for one NOTIFY. Each takes its turn at commit and a transaction number, so that no
 * answer that was cached before it is good any more.
 */
const batchMs = 50;

const waiting = new WeakMap<Database, Set<string>>();

/**
 * Sends signals to every server, after the commit and outside the transaction. No caller waits for it. A signal may be lost when
 * this server or its database dies: every server polls for events anyway, and other signals are not important.
 */
export function notify(db: Database, signals: readonly Signal[]): void {
  const known = waiting.get(db);
  const payloads = known ?? new Set<string>();
  for (const signal of signals) payloads.add(JSON.stringify(signal));
  if (known) return;
  waiting.set(db, payloads);
  setTimeout(() => {
    waiting.delete(db);
    const list = sql.param([...payloads]);
    db.execute(sql`select pg_notify('toptan', payload) from unnest(${list}::text[]) as payload`).catch(
      () => undefined,
    );
  }, batchMs).unref();
}
