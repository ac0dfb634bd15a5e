import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { advisoryLocks } from './db/advisory-locks.ts';
import type { Database, Transaction } from './db/client.ts';
import type { Deps } from './deps.ts';
import { repeat } from './repeat.ts';

/** A try at a job. It ends in the transaction that stores its outcome. */
export type Job<Data> = {
  data: Data;
  isLastTry: boolean;
  complete(tx: Transaction, note?: object): Promise<unknown>;
  /** The next try follows by itself, if one is left. */
  fail(tx: Transaction, note: object): Promise<unknown>;
};

/** Jobs of one kind. */
type JobKind<Data extends object> = {
  queue: string;
  options: Required<PgBoss.RetryOptions> & { expireInSeconds: number };
  /** Runs a job. After an error the next try follows as after `fail`. */
  handle(job: Job<Data>): Promise<void>;
};

/** Milliseconds between two polls of a queue. */
const pollIntervalMs = 1_000;

/** Runs the statements of pg-boss, with their `$1` parameters, in a transaction of ours. */
function within(tx: Transaction): PgBoss.Db {
  return {
    executeSql: (text, values) => {
      const parts = text
        .split(/\$(\d+)/)
        .map((part, index) =>
          index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[+part - 1] ?? null)}`,
        );
      return tx.execute(sql.join(parts));
    },
  };
}

/** Servers that start at the same time take turns: pg-boss does not lock while it creates its tables. */
function inTurn(db: Database, create: () => Promise<unknown>): Promise<void> {
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.jobs})`);
    await create();
  });
}

/** Starts the worker for jobs (pg-boss, in the schema `pgboss` of the same database). */
export async function startWorker({ log, db, pool }: Pick<Deps, 'log' | 'db' | 'pool'>) {
  // A pool made by pg-boss would not notice when the database stops answering.
  const onPool: PgBoss.Db = { executeSql: (text, values) => pool.query(text, values) };
  const boss = new PgBoss({ db: onPool, schedule: false });
  const polls: ReturnType<typeof repeat>[] = [];
  let isStopping = false;
  // The maintenance of pg-boss fails while the database is away, and is retried at the next interval.
  boss.on('error', error => {
    if (!isStopping) log.error({ err: error, task: 'jobs' }, 'background task failed');
  });
  await inTurn(db, () => boss.start());

  return {
    async register<Data extends object>({ queue, options, handle }: JobKind<Data>) {
      await inTurn(db, () => boss.createQueue(queue));
      const thrown = new Set<string>();
      const handleNext = async () => {
        // Failures are noted with the next poll: while the database is away, it takes no note of them.
        for (const id of thrown) {
          await boss.fail(queue, id);
          thrown.delete(id);
        }
        const [job] = await boss.fetch<Data>(queue, { includeMetadata: true });
        if (!job) return false;
        const handled = handle({
          data: job.data,
          isLastTry: job.retryCount >= job.retryLimit,
          complete: (tx, note = {}) => boss.complete(queue, job.id, note, { db: within(tx) }),
          fail: (tx, note) => boss.fail(queue, job.id, note, { db: within(tx) }),
        });
        await handled.catch(error => {
          thrown.add(job.id);
          throw error;
        });
        return true;
      };
      const polling = repeat(log, queue, pollIntervalMs, async () => {
        while (!isStopping && (await handleNext()));
      });
      polls.push(polling);
      return {
        /** Polls at once. */
        wake: () => void polling.begin(),
        /** Sends a job with the transaction. */
        async send(tx: Transaction, id: string, data: Data): Promise<void> {
          await boss.send(queue, data, { ...options, id, db: within(tx) });
        },
        /** Sends jobs that were lost, and lets those try again that have failed for good. */
        async resend(jobs: readonly { id: string; data: Data }[]): Promise<void> {
          if (jobs.length === 0) return;
          await boss.insert(jobs.map(job => ({ ...job, name: queue, ...options })));
          await boss.retry(
            queue,
            jobs.map(({ id }) => id),
          );
        },
      };
    },
    /** Waits for the jobs that are running. The others stay queued. */
    async stop(): Promise<void> {
      isStopping = true;
      await Promise.all(polls.map(poll => poll.close()));
      await boss.stop({ graceful: false });
    },
  };
}
