import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Cpu } from '../speed/rounds.ts';
import type { Case } from './cases.ts';
import { drive } from './drive.ts';
import type { Outcome } from './plan.ts';
import { type Program, processorTime, startProgram } from './program.ts';

const entry = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

/** The built portal on a database. */
export const startPortal = (url: string, dataDir: string) =>
  startProgram(entry, { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });

/** Milliseconds of processor by connection that the portal has to PostgreSQL, when that runs on this machine. */
async function databaseTimes(database: pg.Client): Promise<Map<number, number>> {
  const { rows } = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'toptan' and datname = current_database()`,
  );
  return new Map(rows.map(({ pid }) => [pid, processorTime(pid)]));
}

/** Processor time that connections used between two looks; one that was closed in between counts nothing. */
const usedSince = (before: Map<number, number>, now: Map<number, number>) =>
  [...now].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);

type Run = {
  connections: number;
  seconds: number;
  warmUp: number;
  /** Stock is changed fifty times a second meanwhile, and an order by staff some twenty times. */
  isBusy?: boolean;
};

/** Changes an order as staff do: with its event. */
const changeNewest = `
  with changed as (
    update orders set status = status
    where id = (select id from orders order by created_at desc, id desc limit 1 for update skip locked)
    returning id, order_number
  )
  insert into events (id, username, role, action, topic, subject_id, subject, address, request_id, status)
  select (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid,
    'olcum', 'admin', 'PUT /api/orders/{id}/status', 'orders', id, order_number, '127.0.0.1', 'bench', 200
  from changed`;

/** Milliseconds between two changes of stock. */
const stockChangeMs = 20;

/** Changes stock, and every other time an order as well, until it is stopped. */
async function beBusy(database: pg.Client, until: AbortSignal): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    'select id from stock_pools order by md5(id::text) limit 500',
  );
  for (let turn = 0; !until.aborted; turn++) {
    const due = pause(stockChangeMs);
    await database.query('update stock_pools set quantity = quantity where id = $1', [
      rows[turn % rows.length]?.id,
    ]);
    if (turn % 2) await database.query(changeNewest);
    await due;
  }
}

/** The address that calls go to, and the processes that answer them. */
export type Place = { address: string; servers: readonly number[]; balancer: readonly number[] };

export const placeOf = ({ address, pid }: Program): Place => ({ address, servers: [pid], balancer: [] });

const sumOfTimes = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + processorTime(pid), 0);

/** Makes the calls of a case by so many connections, and returns the cost of one call. */
export async function measureCase(
  { address, servers, balancer }: Place,
  database: pg.Client,
  { prepare, isEndless }: Case,
  { connections, seconds, warmUp, isBusy = false }: Run,
): Promise<Outcome & { cpu: Cpu }> {
  const calls = await prepare(connections);
  const before = [sumOfTimes(servers), sumOfTimes(balancer), await databaseTimes(database)] as const;
  const stopping = new AbortController();
  const [outcome] = await Promise.all([
    drive({ address, calls, isEndless, seconds, warmUp }).finally(() => stopping.abort()),
    isBusy && beBusy(database, stopping.signal),
  ]);
  // The calls of the warm-up used the processor too.
  const all = Math.max(1, outcome.calls * (1 + warmUp / seconds));
  return {
    ...outcome,
    cpu: {
      server: (sumOfTimes(servers) - before[0]) / all,
      balancer: (sumOfTimes(balancer) - before[1]) / all,
      database: usedSince(before[2], await databaseTimes(database)) / all,
      driver: outcome.driving,
    },
  };
}
