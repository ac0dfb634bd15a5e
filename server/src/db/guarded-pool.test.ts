import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openSilentLine, type SilentLine } from '../testing/silent-line.ts';
import { GuardedPool } from './guarded-pool.ts';

let line: SilentLine;
let pool: GuardedPool;
beforeEach(async () => {
  line = await openSilentLine(inject('postgres'));
  pool = new GuardedPool({ connectionString: line.url, max: 2 });
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
});
afterEach(async () => {
  await pool.end();
  line.close();
});

/** Measures the milliseconds in which this work is refused. */
async function timeToRefusal(work: Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await expect(work).rejects.toThrow();
  return performance.now() - begun;
}

test('a call that waits for a database that stops answering fails within 5 s, and a new one at once', async () => {
  await Promise.all([pool.query('select 1'), pool.query('select 1')]);
  const busy = [pool.query('select pg_sleep(60)'), pool.query('select pg_sleep(60)')];
  const queued = pool.query('select 1');
  await expect.poll(() => pool.waitingCount).toBe(1);
  line.cut();
  const times = await Promise.all([...busy, queued].map(timeToRefusal));
  expect(Math.max(...times)).toBeLessThan(5_000);
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
});

test('a database that answers again is used again', async () => {
  await pool.query('select 1');
  line.cut();
  await expect(pool.query('select 1')).rejects.toThrow();
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
  line.mend();
  const rowsFound = () =>
    pool.query('select 1').then(
      ({ rowCount }) => rowCount,
      () => null,
    );
  await expect.poll(rowsFound, { timeout: 5_000 }).toBe(1);
});

test('a statement that takes long is left alone while the database answers others', async () => {
  expect((await pool.query('select pg_sleep(3)')).rowCount).toBe(1);
});

test('of those who wait for a connection, the one too many is sent away at once', async () => {
  const holders = [await pool.connect(), await pool.connect()];
  const waiting = Array.from({ length: 1_000 }, () => pool.query('select 1'));
  await expect(pool.query('select 1')).rejects.toThrow('Too many wait');
  for (const holder of holders) holder.release();
  expect(await Promise.all(waiting)).toHaveLength(1_000);
});

test('a call that no connection comes free for finds the database away', async () => {
  const holders = [await pool.connect(), await pool.connect()];
  pool.options.connectionTimeoutMillis = 20;
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
  for (const holder of holders) holder.release();
});

test('a session gives up statements, locks and transactions that nobody waits for', async () => {
  const { rows } = await pool.query(`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{ statement: '30s', lock: '10s', idle: '90s' }]);
});
