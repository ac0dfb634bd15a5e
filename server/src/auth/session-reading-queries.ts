import { and, eq, gt, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import { builtOnce } from '../db/built-once.ts';
import type { Queryable } from '../db/client.ts';
import { gathered } from '../db/gathered.ts';
import { aggregated, jsonText, orNull, writeList, writeNumber, writeObject } from '../db/json-text.ts';
import { onlyRow } from '../db/only-row.ts';
import { customers, sessions, users } from '../db/schema-people.ts';
import { serverRun } from '../db/server-run.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import type { Session } from './sessions.ts';
import { hexHashOf } from './tokens.ts';

/** Sessions that are kept at most, those of unknown tokens too; beyond it they are all let go. */
const keptMax = 10_000;

/** Which transactions have ended, as a statement is shown it, and in which run of which server: no two are named alike. */
const snapshot = sql<string | null>`case when not pg_is_in_recovery()
  then pg_current_snapshot()::text || ' ' || ${serverRun} end`;

type Row = Omit<Session, 'tokenHash' | 'snapshot'> & {
  /** In hexadecimal. */
  tokenHash: string;
};

/** Since 1970. */
const milliseconds = (moment: SQLWrapper) => sql<number>`(extract(epoch from ${moment}) * 1000)::float8`;

const now = milliseconds(sql`now()`);

/** What PostgreSQL shows, and its clock: for less than half of what a reading costs it. */
const look = builtOnce(db => db.select({ snapshot, now }).from(sql`(select) as nothing`).prepare(''));

const reading = builtOnce(db => {
  const row = writeObject<Row>({
    id: sessions.id,
    tokenHash: { pieces: ['"', sql`encode(${sessions.tokenHash}, 'hex')`, '"'] },
    userId: users.id,
    username: users.username,
    role: users.role,
    customerId: users.customerId,
    customer: orNull(
      writeObject({
        id: customers.id,
        companyName: customers.companyName,
        customerShortName: customers.customerShortName,
        email: customers.email,
      }),
    ),
    hasSecondFactor: { pieces: [sql`to_json(${users.totpConfirmedAt} is not null)`] },
    endsAt: writeNumber(milliseconds(sessions.expiresAt)),
  });
  const found = db
    .select({ rows: jsonText(writeList(aggregated(row, sql`${sessions.id}`))) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(
      and(
        isOneOf(sessions.tokenHash, sql.placeholder('hashes')),
        gt(sessions.expiresAt, sql`now()`),
        or(isNull(users.customerId), sql`${customers.isActive}`),
      ),
    );
  return db
    .select({ snapshot, now, rows: sql<string>`(${found})` })
    .from(sql`(select) as nothing`)
    .prepare('');
});

const sessionOf = (row: Row, shown: string | null): Session => ({
  ...row,
  tokenHash: Buffer.from(row.tokenHash, 'hex'),
  snapshot: shown,
});

/**
 * Reads sessions, one reading after the other. Each asks PostgreSQL which snapshot it shows, and what was read under the same
 * one is not read again: equal snapshots show equal rows (decision 0015).
 */
class SessionReadings {
  readonly #db: Queryable;
  #snapshot: string | null = null;
  /** Two readings in a row were shown it. */
  #lasts = false;
  /** What that snapshot shows, by the hash of the token; null for one that opens nothing. */
  #kept = new Map<string, Session | null>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** @param hashes of tokens, in hexadecimal */
  async read(hashes: readonly string[]): Promise<(Session | null)[]> {
    return (await this.#look(hashes)) ?? this.#read(hashes);
  }

  /** Null where not all of them are as they were. Not asked where that is likely. */
  async #look(hashes: readonly string[]): Promise<(Session | null)[] | null> {
    const areKept = () => hashes.every(hash => this.#kept.has(hash));
    if (!this.#lasts || !areKept()) return null;
    const { snapshot: shown, now } = onlyRow(await look(this.#db).execute());
    // Another reading may have begun anew meanwhile, with the same snapshot and other sessions.
    return shown === this.#snapshot && areKept() ? this.#keptAt(now, hashes) : null;
  }

  async #read(hashes: readonly string[]): Promise<(Session | null)[]> {
    const wanted = [...new Set(hashes)];
    const {
      snapshot: shown,
      now,
      rows,
    } = onlyRow(await reading(this.#db).execute({ hashes: wanted.map(hash => Buffer.from(hash, 'hex')) }));
    this.#lasts = shown !== null && shown === this.#snapshot;
    if (!this.#lasts || this.#kept.size > keptMax) this.#kept = new Map();
    this.#snapshot = shown;
    for (const hash of wanted) this.#kept.set(hash, null);
    for (const row of JSON.parse(rows) as Row[]) this.#kept.set(row.tokenHash, sessionOf(row, shown));
    return this.#keptAt(now, hashes);
  }

  #keptAt(now: number, hashes: readonly string[]): (Session | null)[] {
    return hashes.map(hash => {
      const session = this.#kept.get(hash);
      return session && session.endsAt > now ? session : null;
    });
  }
}

const gatheredSessions = builtOnce(db => {
  const readings = new SessionReadings(db);
  return gathered((hashes: readonly string[]) => readings.read(hashes));
});

/** The session of a token; null when it is unknown, over, or its customer is inactive. */
export function findSession(db: Queryable, token: string): Promise<Session | null> {
  return gatheredSessions(db).load(hexHashOf(token));
}
