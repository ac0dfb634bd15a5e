import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Import } from '@toptan/contract/imports';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { connect } from '../db/client.ts';
import { events } from '../db/schema-events.ts';
import { products } from '../db/schema-goods.ts';
import { importRows, imports } from '../db/schema-imports.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { check, checked, settled, upload } from '../testing/imports.ts';
import { openPortal } from '../testing/portal.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
});
afterAll(() => database.drop());

test('an apply that a server left in the middle goes on at the next start, each row once', async () => {
  const first = await openPortal(database.url);
  const admin = await first.admin();
  const rows = Array.from({ length: 120 }, (_, at) => `DV-${at};Ceket ${at};100`);
  const { id } = await checked(admin, 'products', ['Kod;Ad;Fiyat', ...rows].join('\n'));
  await admin.call('POST', `/api/imports/${id}/apply`);
  await expect.poll(() => first.db.$count(products), { interval: 5, timeout: 30_000 }).toBeGreaterThan(3);
  await first.close();

  const second = await openPortal(database.url);
  try {
    const left = await second.db.$count(products);
    expect(left).toBeLessThan(120);
    const again = await second.admin();
    expect(await settled(again, id)).toMatchObject({ state: 'done', counts: { applied: 120 } });
    expect(await second.db.$count(products)).toBe(120);
    const written = sql`${events.action} = 'POST /api/imports/{id}/apply' and ${events.topic} = 'products'`;
    expect(await second.db.$count(events, written)).toBe(120);
  } finally {
    await second.close();
  }
});

test('an apply that a server left for good goes on at the other one, which stays', async () => {
  const [one, other] = [await openPortal(database.url), await openPortal(database.url)];
  try {
    const rows = Array.from({ length: 120 }, (_, at) => `KL-${at};Ceket ${at};100`);
    const [admin, observer] = [await one.admin(), await other.admin()];
    // Both servers have worked on an import.
    await checked(observer, 'products', 'Kod;Ad;Fiyat\nKL;Ceket;100');
    const { id } = await checked(admin, 'products', ['Kod;Ad;Fiyat', ...rows].join('\n'));
    const written = () => other.db.$count(products, sql`${products.sku} like 'KL-%'`);
    await admin.call('POST', `/api/imports/${id}/apply`);
    await expect.poll(written, { interval: 5, timeout: 30_000 }).toBeGreaterThan(3);
    await one.close();
    expect(await written()).toBeLessThan(120);
    expect(await settled(observer, id)).toMatchObject({ state: 'done', counts: { applied: 120 } });
  } finally {
    await other.close();
  }
});

test('an import goes on by itself after the database has refused a statement', async () => {
  const portal = await openPortal(database.url);
  try {
    const admin = await portal.admin();
    const { id } = await checked(admin, 'products', 'Kod;Ad;Fiyat\nHK-1;Ceket;100\nHK-2;Ceket;100');
    // One refusal, as where two transactions wait for each other; a sequence is not rolled back.
    await portal.db.execute(sql`create sequence refusals`);
    await portal.db.execute(sql`create function refuse_once() returns trigger language plpgsql as $$ begin
      if new.sku = 'HK-2' and nextval('refusals') = 1 then
        raise exception 'deadlock detected' using errcode = 'deadlock_detected';
      end if;
      return new;
    end $$`);
    await portal.db.execute(
      sql`create trigger refuse_once before insert on products for each row execute function refuse_once()`,
    );
    const logged = vi.spyOn(portal.log, 'error');
    await admin.call('POST', `/api/imports/${id}/apply`);
    expect(await settled(admin, id)).toMatchObject({ state: 'done', counts: { applied: 2 } });
    const failure = { err: expect.objectContaining({ message: 'deadlock detected' }), task: 'imports' };
    expect(logged).toHaveBeenCalledWith(failure, 'background task failed');
  } finally {
    await portal.close();
  }
});

test('two servers at once apply each row once', async () => {
  const [one, other] = [await openPortal(database.url), await openPortal(database.url)];
  try {
    const admin = await one.admin();
    const rows = Array.from({ length: 60 }, (_, at) => `IS-${at};Ceket ${at};100`);
    const { id } = await checked(admin, 'products', ['Kod;Ad;Fiyat', ...rows].join('\n'));
    const both = await Promise.all(
      [one, other].map(async ({ app }) =>
        app.inject({ method: 'POST', url: `/api/imports/${id}/apply`, headers: { cookie: admin.cookie } }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409]);
    expect(await settled(admin, id)).toMatchObject({
      counts: { applied: 60 } satisfies Partial<Import['counts']>,
    });
    expect(await one.db.$count(products, sql`${products.sku} like 'IS-%'`)).toBe(60);
  } finally {
    await one.close();
    await other.close();
  }
});

test('a check that ends its server for the third time is given up, and the portal starts', async () => {
  const first = await openPortal(database.url);
  const { id } = await upload(await first.admin(), 'products', 'Kod;Ad;Fiyat\nUC-1;Ceket;100');
  await first.db.update(imports).set({ state: 'checking', tries: 1 }).where(eq(imports.id, id));
  await first.close();
  const { db, close } = connect(database.url);
  const triesOf = async () => (await db.select().from(imports).where(eq(imports.id, id)))[0]?.tries;
  const file = new URL('./worker.fixture.ts', import.meta.url).pathname;
  const program = ['--conditions=source', '--import', 'tsx', file, database.url];
  await db.transaction(async tx => {
    // The check waits for its row when it stores its results.
    await tx.select().from(importRows).where(eq(importRows.importId, id)).for('update');
    for (const tries of [2, 3]) {
      const server = spawn(process.execPath, program, { stdio: 'inherit' });
      const ended = once(server, 'exit');
      await expect.poll(triesOf, { timeout: 40_000 }).toBe(tries);
      server.kill('SIGKILL');
      await ended;
    }
  });
  await close();
  const portal = await openPortal(database.url);
  try {
    const admin = await portal.admin();
    expect(await settled(admin, id)).toMatchObject({ state: 'columns', failedStep: 'checking' });
    const said = and(eq(events.subjectId, id), eq(events.action, 'import.failed'));
    expect(await portal.db.$count(events, said)).toBe(1);
    expect(await check(admin, id)).toMatchObject({ state: 'checked', failedStep: null });
  } finally {
    await portal.close();
  }
}, 150_000);
