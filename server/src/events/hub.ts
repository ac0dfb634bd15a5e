import { type Change, topics } from '@toptan/contract/events';
import pg from 'pg';
import { z } from 'zod';
import type { Session } from '../auth/sessions.ts';

/** What a trigger says at commit (see the migration `notify`). */
const noticeSchema = z.object({
  topic: z.enum([...topics, 'sessions']),
  id: z.string().optional(),
  customerId: z.string().optional(),
});

type Notice = z.infer<typeof noticeSchema>;

/** One open stream. */
export type Listener = {
  session: Pick<Session, 'role' | 'customerId' | 'tokenHash'>;
  change(change: Change): void;
  /** Notices may have been missed. */
  resync(): void;
  signedOut(): void;
};

/** Topics that only staff see. */
const staffTopics = new Set(['customers', 'manufacturers', 'registration-requests']);

function mayHear({ role, customerId }: Listener['session'], notice: Notice): boolean {
  if (role === 'admin') return true;
  if (staffTopics.has(notice.topic)) return false;
  return notice.customerId === undefined || notice.customerId === customerId;
}

const reconnectPause = 1_000;

/** Hears what the database says at each commit and tells the streams that may know. One connection for all of them. */
export class EventHub {
  readonly #connectionString: string;
  readonly #listeners = new Set<Listener>();
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'toptan-events',
      keepAlive: true,
    });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#hear(payload));
    client.on('error', () => this.#reconnect(client));
    client.on('end', () => this.#reconnect(client));
    await client.connect();
    await client.query('listen toptan');
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Open streams. */
  get size(): number {
    return this.#listeners.size;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #reconnect(lost: pg.Client): void {
    if (this.#closed || this.#retry || this.#client !== lost) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.open().then(
        () => this.#everyone(listener => listener.resync()),
        () => this.#client && this.#reconnect(this.#client),
      );
    }, reconnectPause);
  }

  #hear(payload: string | undefined): void {
    const notice = noticeSchema.parse(JSON.parse(payload ?? '{}'));
    if (notice.topic === 'sessions') {
      this.#everyone(listener => {
        if (notice.id === `\\x${listener.session.tokenHash.toString('hex')}`) listener.signedOut();
      });
      return;
    }
    const { topic, id } = notice;
    const change: Change = id ? { topic, id } : { topic };
    this.#everyone(listener => {
      if (mayHear(listener.session, notice)) listener.change(change);
    });
  }

  #everyone(tell: (listener: Listener) => void): void {
    for (const listener of this.#listeners) tell(listener);
  }
}
