import { sql } from 'drizzle-orm';
import { Refusal } from '../refusal.ts';
import { builtOnce } from './built-once.ts';
import type { Queryable } from './client.ts';
import { isHeldUp, isRefusal } from './errors.ts';
import { gathered } from './gathered.ts';

/** Tasks that share a transaction at most: the server answers nobody else while it thinks them through. */
const tasksMax = 16;

/** Ends a transaction that cannot have a lock soon (55P03): whoever shares it would wait for what others hold. */
export const waitBriefly = builtOnce(db =>
  db
    .select({ set: sql`set_config('lock_timeout', '500ms', true)` })
    .from(sql`(select) as nothing`)
    .prepare(''),
);

/**
 * Does tasks in one transaction with those that arrive while such transactions are on their way: the busier the server,
 * the more share one (decision 0023). Where one of them is refused or cannot have a lock soon, nothing is done, and each
 * is done by itself. When a connection breaks, nobody knows, and all fail.
 * @param doAll does all in one transaction that waits briefly, or leaves some to be done by themselves
 */
export function gatheredTransactions<Task, Result>(
  doAll: (db: Queryable, tasks: readonly Task[]) => Promise<ReadonlyMap<Task, Result>>,
  doAlone: (db: Queryable, task: Task) => Promise<Result>,
): (db: Queryable, task: Task) => Promise<Result> {
  const loaderOn = builtOnce(db =>
    gathered<Task, { result: Result } | null>(async tasks => {
      try {
        const results = await doAll(db, tasks);
        return tasks.map(task => (results.has(task) ? { result: results.get(task) as Result } : null));
      } catch (error) {
        const isOfOne = tasks.length > 1 && (error instanceof Refusal || isRefusal(error));
        if (!isOfOne && !isHeldUp(error)) throw error;
        return tasks.map(() => null);
      }
    }, tasksMax),
  );
  return async (db, task) => {
    const done = await loaderOn(db).load(task);
    return done ? done.result : doAlone(db, task);
  };
}
