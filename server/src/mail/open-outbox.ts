import { Refusal } from '../refusal.ts';
import type { OpenOutbox, OutboxOptions } from './outbox.ts';

const closedOutbox: OpenOutbox = {
  isConfigured: false,
  post() {
    throw new Refusal('internal', 'No mail server is set');
  },
  async close() {},
};

/**
 * Opens the outbox. Without a mail server it refuses emails, and starts and loads nothing. Queued emails are sent once
 * one is set.
 */
export async function openOutbox(options: OutboxOptions): Promise<OpenOutbox> {
  const { SMTP_URL } = options.config;
  if (!SMTP_URL) return closedOutbox;
  const { startQueue } = await import('./queue.ts');
  return startQueue(SMTP_URL, options);
}
