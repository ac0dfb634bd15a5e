import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Connection, connect, type Database } from './client.ts';

/** Milliseconds: whatever was committed so long ago is found by every read that goes to a replica. */
export const longestLag = 1_000;

/** Milliseconds between two looks how far the replica has come. */
const lookInterval = 200;

/** Milliseconds between two looks while somebody waits for it. */
const waitInterval = 10;

/** A place in the write-ahead log as PostgreSQL writes it, `16/B374D848`, as a number that can be compared. */
export function placeOf(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Before every place. */
const nowhere = -1n;

async function askPlace(pool: pg.Pool, expression: string): Promise<bigint> {
  const { rows } = await pool.query<{ place: string | null }>(`select ${expression} as place`);
  return rows[0]?.place ? placeOf(rows[0].place) : nowhere;
}

/** What the primary had at a moment (`performance.now()`, before it was asked). */
type Mark = { place: bigint; at: number };

/**
 * A streaming replica that reads may go to (decision 0016). It counts as there while everything that the primary had at
 * some moment of the last second is known to be on it; one that is away, behind, or no replica at all, is left alone.
 */
export class Replica {
  readonly #primary: pg.Pool;
  readonly #connection: Connection;
  /** Not reached yet, oldest first. */
  #marks: Mark[] = [];
  #reached = nowhere;
  /** Everything that was committed before this moment is there. */
  #completeUntil = Number.NEGATIVE_INFINITY;
  #isClosed = false;
  #next: NodeJS.Timeout | undefined;

  constructor(primary: pg.Pool, connection: Connection) {
    this.#primary = primary;
    this.#connection = connection;
    this.#keepLooking();
  }

  get db(): Database {
    return this.#connection.db;
  }

  /** Seconds: everything that was committed so long ago is known to be there. */
  get age(): number {
    return (performance.now() - this.#completeUntil) / 1000;
  }

  /** Whether everything that was committed before a moment (`performance.now()`) is known to be there. */
  hasAllUntil(moment: number): boolean {
    return this.#completeUntil >= moment;
  }

  /**
   * Whether a read may go there.
   * @param place that the read must find; null for any that is not older than `longestLag`
   */
  async has(place: string | null): Promise<boolean> {
    if (this.age * 1000 > longestLag) return false;
    if (place === null || this.#reached >= placeOf(place)) return true;
    return (await this.#look()) >= placeOf(place);
  }

  /**
   * Resolves when reads find what was committed until now, whichever server they go through: when it is on the replica,
   * or after the time in which a server may still read what is older.
   */
  async settle(): Promise<void> {
    const lease = pause(longestLag + waitInterval, undefined, { ref: false });
    let isOver = false;
    const arrival = async () => {
      const place = await askPlace(this.#primary, 'pg_current_wal_lsn()');
      while ((await this.#look()) < place && !isOver) await pause(waitInterval);
    };
    await Promise.race([lease, arrival().catch(() => lease)]);
    isOver = true;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#next);
    await this.#connection.close();
  }

  #keepLooking(): void {
    void this.#compare()
      // What a replica has that starts anew nobody knows.
      .catch(() => {
        this.#reached = nowhere;
      })
      .then(() => {
        if (!this.#isClosed) this.#next = setTimeout(() => this.#keepLooking(), lookInterval).unref();
      });
  }

  async #compare(): Promise<void> {
    const at = performance.now();
    const place = await askPlace(this.#primary, 'pg_current_wal_lsn()');
    this.#marks = [...this.#marks.filter(mark => at - mark.at < longestLag), { place, at }];
    await this.#look();
  }

  async #look(): Promise<bigint> {
    const reached = await askPlace(this.#connection.pool, 'pg_last_wal_replay_lsn()');
    this.#reached = reached;
    const passed = this.#marks.filter(({ place }) => place <= reached);
    this.#completeUntil = passed.at(-1)?.at ?? this.#completeUntil;
    this.#marks = this.#marks.slice(passed.length);
    return reached;
  }
}

/** @param url of the replica; undefined where there is none */
export function openReplica(primary: pg.Pool, url: string | undefined, prepares?: boolean): Replica | null {
  return url === undefined ? null : new Replica(primary, connect(url, undefined, prepares));
}
