import pg from 'pg';
import { v7 } from 'uuid';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import { openSilentLine } from '../../testing/silent-line.ts';
import { EventHub } from './hub.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function silentLine(databaseUrl: string) {
  const line = await openSilentLine(databaseUrl);
  cleanups.push(line.close);
  return line;
}

async function openHub(url: string, timing?: { pollIntervalMs: number; timeoutMs: number }) {
  const hub = new EventHub(url, timing);
  cleanups.push(() => hub.close());
  await hub.open();
  const listener = {
    session: { id: v7(), userId: v7(), role: 'admin' as const, customerId: null },
    changes: vi.fn(),
    resync: vi.fn(),
    signedOut: vi.fn(),
    displaced: vi.fn(),
  };
  hub.subscribe(listener);
  return { hub, listener };
}

async function testDatabase() {
  const database = await createTestDatabase(inject('postgres'));
  const client = new pg.Client(database.url);
  await client.connect();
  cleanups.push(
    () => database.drop(),
    () => client.end(),
  );
  return { url: database.url, client };
}

test('notices a connection that has fallen silent, and comes back with a resync', async () => {
  const { url, client } = await testDatabase();
  const line = await silentLine(url);
  const { listener } = await openHub(line.url, { pollIntervalMs: 50, timeoutMs: 500 });
  line.silence();
  await expect.poll(() => listener.resync.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await client.query(`select pg_notify('toptan', '{"topic":"products"}')`);
  await expect.poll(() => listener.changes.mock.calls).toEqual([[[{ topic: 'products' }]]]);
});

test('keeps trying while the database refuses connections', async () => {
  const { url, client } = await testDatabase();
  const { listener } = await openHub(url);
  const server = new pg.Client(inject('postgres'));
  await server.connect();
  cleanups.push(() => server.end());
  const allow = (isAllowed: boolean) =>
    server.query(`alter database ${client.database} allow_connections ${isAllowed}`);
  const hubs = `from pg_stat_activity where application_name = 'toptan-events' and datname = current_database()`;

  await allow(false);
  await client.query(`select pg_terminate_backend(pid) ${hubs}`);
  await expect.poll(async () => (await client.query(`select pid ${hubs}`)).rowCount).toBe(0);
  expect(listener.resync).not.toHaveBeenCalled();
  await allow(true);
  await expect.poll(() => listener.resync.mock.calls.length, { timeout: 10_000 }).toBe(1);
});

test('reports that the database is out of reach at the start', async () => {
  const hub = new EventHub('postgres://nobody@127.0.0.1:1/none');
  await expect(hub.open()).rejects.toThrow('ECONNREFUSED');
  await hub.close();
});
