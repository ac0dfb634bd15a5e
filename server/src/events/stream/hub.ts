import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import type { Change } from '@toptan/contract/events';
import pg from 'pg';
import type { Session } from '../../auth/sessions/session.ts';
import type { Hint } from '../../db/schema-events.ts';
import { changesByReader, readSignal } from '../hints.ts';
import { currentSnapshot, readEvents } from './queries.ts';

/** An open stream. */
type Listener = {
  session: Pick<Session, 'id' | 'userId' | 'role' | 'customerId'>;
  changes(changes: readonly Change[]): void;
  /** Hints may have been missed. */
  resync(): void;
  signedOut(): void;
  /** Newer streams of the same session or user have taken its place. */
  displaced(): void;
};

/** Streams that are open at once, of a session and of a user; beyond them the oldest ends. */
const streamsOfSession = 8;
const streamsOfUser = 40;

/** Milliseconds in which signals are collected before the hub reads events, so that many changes are sent at once. */
const batchMs = 10;

/** Milliseconds between two tries to reach the database again. */
const reconnectPauseMs = 1_000;

/** Milliseconds until a database that does not answer counts as lost. */
const defaultTimeoutMs = 5_000;

/** Milliseconds between two polls for events without a signal. A poll also proves that the connection is alive. */
const defaultPollIntervalMs = 1_000;

/** Changes that were sent at one time. The id reveals neither the time nor the number of changes. */
type Batch = { id: string; changesFor: ReturnType<typeof changesByReader> };

/** Batches in memory for streams that were not open yet. */
const batchesMax = 200;

const emptyBatch = (): Batch => ({ id: randomUUID(), changesFor: () => [] });

/**
 * Reads new events after each NOTIFY, and once a second in case one was missed. Sends changes to the streams that may see them. One
 * connection serves all streams.
 */
export class EventHub {
  readonly #connectionString: string;
  readonly #pollIntervalMs: number;
  readonly #timeoutMs: number;
  /** Listeners by user, the oldest first. */
  readonly #listeners = new Map<string, Set<Listener>>();
  #socket: Socket | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** Reads events now; null while it does so already, or is not connected. */
  #poll: (() => void) | null = null;
  #hasSignal = false;
  /** Hints from the channel, to be sent with the next batch. */
  #hints: Hint[] = [];
  /** The newest is the last. It is emptied whenever the hub begins to listen, since earlier events may have been missed. */
  #recent: Batch[] = [emptyBatch()];
  #isClosed = false;

  constructor(
    connectionString: string,
    {
      pollIntervalMs = defaultPollIntervalMs,
      timeoutMs = defaultTimeoutMs,
    }: { pollIntervalMs?: number; timeoutMs?: number } = {},
  ) {
    this.#connectionString = connectionString;
    this.#pollIntervalMs = pollIntervalMs;
    this.#timeoutMs = timeoutMs;
  }

  /** Starts to listen; throws when the database is out of reach. When the connection is lost later, the hub reconnects. */
  async open(): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'toptan-events',
      connectionTimeoutMillis: this.#timeoutMs,
      query_timeout: this.#timeoutMs,
      stream: () => socket,
    });
    this.#socket = socket;
    client.on('error', () => socket.destroy());
    client.on('notification', ({ payload }) => this.#onSignal(payload));
    let seen: string;
    try {
      await client.connect();
      await client.query('listen toptan');
      seen = await currentSnapshot(client);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    if (socket.destroyed || this.#isClosed) throw new Error('The connection ended as it began');
    socket.once('close', () => this.#reconnect());
    this.#recent = [emptyBatch()];
    this.#hints = [];
    this.#wait(client, socket, seen);
  }

  /** The current position. Take it before reading data; then `missed` returns every change that the data may lack. */
  get position(): string {
    return this.#recent.at(-1)?.id ?? '';
  }

  /** The changes that a session has missed since a position; null when the position is no longer known. */
  missed(position: string, session: Listener['session']): readonly Change[] | null {
    const place = this.#recent.findIndex(({ id }) => id === position);
    return place < 0 ? null : this.#recent.slice(place + 1).flatMap(({ changesFor }) => changesFor(session));
  }

  subscribe(listener: Listener): () => void {
    const { id, userId } = listener.session;
    const ofUser = (this.#listeners.get(userId) ?? new Set()).add(listener);
    this.#listeners.set(userId, ofUser);
    const ofSession = [...ofUser].filter(({ session }) => session.id === id);
    if (ofSession.length > streamsOfSession) this.#displace(ofSession[0]);
    else if (ofUser.size > streamsOfUser) this.#displace([...ofUser][0]);
    return () => this.#remove(listener);
  }

  /** Open streams. */
  get size(): number {
    let size = 0;
    for (const ofUser of this.#listeners.values()) size += ofUser.size;
    return size;
  }

  /** False while the connection is lost: screens learn nothing until it is back. */
  get isListening(): boolean {
    return this.#socket !== null && !this.#socket.destroyed && !this.#socket.connecting;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.destroy();
  }

  /** @param seen snapshot of the last poll */
  #wait(client: pg.Client, socket: Socket, seen: string): void {
    if (this.#isClosed || socket.destroyed) return;
    const poll = () => {
      clearTimeout(this.#timer);
      this.#poll = null;
      this.#hasSignal = false;
      readEvents(client, seen).then(
        ({ hints, snapshot }) => {
          this.#send([...hints, ...this.#hints.splice(0)]);
          this.#wait(client, socket, snapshot);
        },
        // A connection that a router has forgotten looks open and stays silent for ever; only an answer proves it alive.
        () => socket.destroy(),
      );
    };
    this.#poll = poll;
    this.#timer = setTimeout(poll, this.#hasSignal ? batchMs : this.#pollIntervalMs);
  }

  #reconnect(): void {
    clearTimeout(this.#timer);
    this.#poll = null;
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.open().then(
        () => this.#everyone(listener => listener.resync()),
        () => this.#reconnect(),
      );
    }, reconnectPauseMs);
  }

  #onSignal(payload: string | undefined): void {
    const signal = readSignal(payload);
    if (signal === null) return;
    if (signal.topic === 'sessions') {
      this.#everyone(({ session, signedOut }) => {
        if (signal.id === session.id) signedOut();
      });
      return;
    }
    if (signal.topic !== 'events') this.#hints.push(signal);
    if (this.#poll && !this.#hasSignal) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#poll, batchMs);
    }
    this.#hasSignal = true;
  }

  #send(hints: readonly Hint[]): void {
    if (hints.length === 0) return;
    const changesFor = changesByReader(hints);
    this.#recent = [...this.#recent.slice(1 - batchesMax), { id: randomUUID(), changesFor }];
    this.#everyone(listener => {
      const changes = changesFor(listener.session);
      if (changes.length > 0) listener.changes(changes);
    });
  }

  #displace(listener: Listener | undefined): void {
    if (!listener) return;
    this.#remove(listener);
    listener.displaced();
  }

  #remove(listener: Listener): void {
    const { userId } = listener.session;
    const ofUser = this.#listeners.get(userId);
    ofUser?.delete(listener);
    if (ofUser?.size === 0) this.#listeners.delete(userId);
  }

  #everyone(visit: (listener: Listener) => void): void {
    for (const ofUser of this.#listeners.values()) for (const listener of ofUser) visit(listener);
  }
}
