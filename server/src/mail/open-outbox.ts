import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { Refusal } from '../refusal.ts';
import type { Outbox } from './outbox.ts';

export type OutboxOptions = { config: Config; db: Database; pool: pg.Pool };

/** An outbox with its queue. Closing gives the email that is being sent a moment; the others stay queued. */
export type OpenOutbox = Outbox & { close(): Promise<void> };

const closedOutbox: OpenOutbox = {
  isConfigured: false,
  post() {
    throw new Refusal('internal', 'No mail server is set');
  },
  async close() {},
};

/**
 * Opens the outbox. Where no mail server is set it refuses emails, and starts and loads nothing. Queued emails are sent once
 * one is set.
 */
export async function openOutbox(options: OutboxOptions): Promise<OpenOutbox> {
  const { SMTP_URL } = options.config;
  if (!SMTP_URL) return closedOutbox;
  const { startQueue } = await import('./queue.ts');
  return startQueue(SMTP_URL, options);
}
