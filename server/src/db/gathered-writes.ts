import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { builtOnce } from './built-once.ts';
import type { Queryable } from './client.ts';
import { isRefusal } from './errors.ts';
import { gathered } from './gathered.ts';

/**
 * Writes by one statement what arrives while other rows are being written: the busier the server, the more share one
 * (decision 0022). Where PostgreSQL refuses one of them, each is written by itself, and only that one fails.
 * @param writing the statement, given the rows as the text of a JSON list
 * @returns a function that resolves when its row is committed
 */
export function gatheredWrites<Row extends object>(writing: (rows: SQLWrapper) => SQL) {
  const loaderOn = builtOnce((db: Queryable) => {
    const write = async (rows: readonly Row[]) => {
      await db.execute(writing(sql.param(JSON.stringify(rows))));
    };
    return gathered<Row, void>(async rows => {
      try {
        await write(rows);
        return rows.map(() => undefined);
      } catch (error) {
        if (rows.length === 1 || !isRefusal(error)) throw error;
        return Promise.all(rows.map(row => write([row]).catch((refused: Error) => refused)));
      }
    });
  });
  return (db: Queryable, row: Row): Promise<void> => loaderOn(db).load(row);
}
