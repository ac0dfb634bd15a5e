import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { Refusal } from '../refusal.ts';
import type { Outbox } from './outbox.ts';

type OutboxOptions = { config: Config; db: Database; connectionString: string };

/** Opens the outbox; where no mail server is set it refuses letters and starts no queue. */
export async function createOutbox({ config }: OutboxOptions): Promise<Outbox & { close(): Promise<void> }> {
  return {
    isConfigured: config.SMTP_URL !== undefined,
    post() {
      throw new Refusal('internal', 'No mail server is set');
    },
    async close() {},
  };
}
