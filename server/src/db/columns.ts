import { type SQLWrapper, sql } from 'drizzle-orm';
import { check, customType, numeric, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { literals } from './literal.ts';

/** The id of a row. It has version 7, so that inserts stay at the end of the index. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7());

/** A moment; in code and on the wire an ISO 8601 text in UTC. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: text => new Date(text).toISOString(),
});

/** A moment as `Date.prototype.toISOString` writes it. */
export const isoMoment = (moment: SQLWrapper) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A moment with all its microseconds, as text. */
export const withMicroseconds = (moment: SQLWrapper) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const createdAt = () => moment('created_at').notNull().default(sql`now()`);

/** The sort key of a list of names: see `sort_key` in the migrations. It is compared byte by byte, alike on every server. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Lira, in steps of 0.01. */
export const price = (name: string) => numeric(name, { precision: 10, scale: 2 });

/** Lira, numeric(14,2), for sums of lines. */
export const total = (name: string) => numeric(name, { precision: 14, scale: 2 });

export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The words of a text, for a search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The constraint that a column has one of some values. */
export const oneOf = (name: string, column: SQLWrapper, values: readonly string[]) =>
  check(name, sql`${column} in (${literals(values)})`);
