import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { Program, query, until, usedDataDir } from '../../db/embedded/run-program.fixture.ts';
import { serverRun } from './queries.ts';

const { sql: run } = new PgDialect().sqlToQuery(serverRun);

test('a run of the server ends when one of its processes crashes, though its postmaster lives on', async () => {
  const shop = new Program({ dataDir: await usedDataDir() });
  const url = await shop.waitFor('ready');
  await query(url, 'ALTER SYSTEM SET restart_after_crash = on');
  await query(url, 'SELECT pg_reload_conf()');
  const look = async () =>
    (
      await query(
        url,
        `SELECT pg_postmaster_start_time() AS postmaster, ${run} AS run, pg_backend_pid() AS pid`,
      )
    )[0];
  await until(
    async () => (await query(url, 'SHOW restart_after_crash'))[0]?.['restart_after_crash'] === 'on',
  );
  const before = await look();
  const busy = query(url, 'SELECT pg_backend_pid(), pg_sleep(60)').catch(() => 'cut');
  const sleeper = await until(async () => {
    const [found] = await query(
      url,
      `SELECT pid FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)' AND state = 'active'`,
    );
    return found;
  });
  process.kill(sleeper['pid'], 'SIGKILL');
  expect(await busy).toBe('cut');
  const after = await until(() => look().catch(() => undefined));
  expect(after?.['postmaster']).toEqual(before?.['postmaster']);
  expect(after?.['run']).not.toBe(before?.['run']);
});
