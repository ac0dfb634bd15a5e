import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { GuardedPool } from './guarded-pool.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** The pool, or the transaction of a command, on which a query runs. */
export type Queryable = Database | Transaction;

export type Connection = { db: Database; pool: GuardedPool; close(): Promise<void> };

const dialect = new PgDialect();

/** What statements of a pool or of a connection are sent through; nested transactions share it. */
class Session extends NodePgSession<Record<string, never>, Record<string, never>> {
  /** False behind a pooler that may give each call another connection. */
  readonly hasNames: boolean;

  constructor(client: pg.Pool | pg.PoolClient, hasNames: boolean) {
    super(client, dialect, undefined);
    this.hasNames = hasNames;
  }
}

/** Whether statements can be prepared under a name on this connection. */
export const usesStatementNames = ({ _: { session } }: Queryable): boolean =>
  session instanceof Session && session.hasNames;

const transactions = new WeakMap<pg.PoolClient, Transaction>();

/** The object for all transactions of a connection, so that a statement is built once for it. */
function transactionOf(client: pg.PoolClient, hasNames: boolean): Transaction {
  const known = transactions.get(client);
  if (known) return known;
  const transaction: Transaction = new NodePgTransaction(dialect, new Session(client, hasNames), undefined);
  transactions.set(client, transaction);
  return transaction;
}

/**
 * Runs transactions on the pool. Drizzle's own way never gives back a connection on which `begin` fails, and hides what
 * broke a connection behind the `rollback` that fails after it.
 */
function transactionOn(pool: pg.Pool, hasNames: boolean): Database['transaction'] {
  return async work => {
    const client = await pool.connect();
    let broken: Error | undefined;
    let isLost = false;
    let isReleased = false;
    const release = () => {
      if (!isReleased) client.release(broken ?? isLost);
      isReleased = true;
    };
    // The place in the pool is free at once, however long the work still takes.
    const remember = (error: Error) => {
      broken ??= error;
      release();
    };
    client.on('error', remember);
    try {
      await client.query('begin');
      const result = await work(transactionOf(client, hasNames));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {
        isLost = true;
      });
      throw broken ?? error;
    } finally {
      client.off('error', remember);
      release();
    }
  };
}

/**
 * The most connections. Each holds some 8 MB of plans at PostgreSQL, and over sixteen no more orders are placed a second than over
 * ten.
 */
const connectionsMax = 10;

/**
 * Opens a pool to a PostgreSQL.
 * @param options `maxConnections` is the most at a time; `hasNames` is false behind a pooler that gives each transaction another
 * connection
 */
export function connect(
  connectionString: string,
  { maxConnections = connectionsMax, hasNames = true }: { maxConnections?: number; hasNames?: boolean } = {},
): Connection {
  const pool = new GuardedPool({ connectionString, max: maxConnections, application_name: 'toptan' });
  // A connection that breaks while idle is replaced by the pool; without a listener Node would end the process.
  pool.on('error', () => {});
  // While a connection is in use the pool does not listen; the running query fails, and that reports the error.
  pool.on('connect', client => client.on('error', () => {}));
  const db: Database = new NodePgDatabase(dialect, new Session(pool, hasNames), undefined);
  db.transaction = transactionOn(pool, hasNames);
  return { db, pool, close: () => pool.end() };
}
