import DataLoader from 'dataloader';
import { and, eq, gt, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { customers, sessions, users } from '../db/schema-people.ts';
import { serverRun } from '../db/server-run.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import type { Session } from './sessions/session.ts';
import { hashToken } from './tokens.ts';

/** The statement's snapshot (which transactions have ended) and the run of the server, so that it is unique. */
const snapshot = sql<string | null>`case when not pg_is_in_recovery()
  then pg_current_snapshot()::text || ' ' || ${serverRun} end`;

/** Milliseconds since 1970. */
const milliseconds = (moment: SQLWrapper) => sql<number>`(extract(epoch from ${moment}) * 1000)::float8`;

const openSessions = prepared('open_sessions', db =>
  db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      userId: users.id,
      username: users.username,
      role: users.role,
      customerId: users.customerId,
      customer: {
        id: customers.id,
        companyName: customers.companyName,
        customerShortName: customers.customerShortName,
        email: customers.email,
      },
      hasSecondFactor: sql<boolean>`${users.totpConfirmedAt} is not null`,
      endsAt: milliseconds(sessions.expiresAt),
      snapshot,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(
      and(
        isOneOf(sessions.tokenHash, sql.placeholder('hashes')),
        gt(sessions.expiresAt, sql`now()`),
        or(isNull(users.customerId), sql`${customers.isActive}`),
      ),
    ),
);

/** Requests that arrive in one turn of the event loop read their sessions in one statement. */
const loaders = new WeakMap<Queryable, DataLoader<string, Session | null>>();

function loaderOn(db: Queryable): DataLoader<string, Session | null> {
  const known = loaders.get(db);
  if (known) return known;
  const loader = new DataLoader<string, Session | null>(
    async tokens => {
      const hashes = tokens.map(hashToken);
      const found = await openSessions(db).execute({ hashes });
      const byHash = new Map(found.map(session => [session.tokenHash.toString('hex'), session]));
      return hashes.map(hash => byHash.get(hash.toString('hex')) ?? null);
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
  loaders.set(db, loader);
  return loader;
}

/** The session of a token; null when it is unknown, over, or its customer is inactive. */
export function findSession(db: Queryable, token: string): Promise<Session | null> {
  return loaderOn(db).load(token);
}
