import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { addToken } from '../auth/password-link-queries.ts';
import { openBackup, restoreBackup } from '../backup/restore.ts';
import { takeBackup } from '../backup/take.ts';
import { contentOf, notBackedUp } from '../testing/content.ts';
import { createEmptyDatabase } from '../testing/databases.ts';
import { openPortal, type Portal } from '../testing/portal.ts';
import { distinct, fillAsReleased, firstRelease, released } from '../testing/released-data.ts';
import { migrate } from './migrate.ts';
import { knownMigrations, runOldestMigrations } from './migrations.ts';
import { mails } from './schema-people.ts';
import { withSingleConnection } from './single-connection.ts';

const current = knownMigrations().length;
const levels = Array.from({ length: current - firstRelease + 1 }, (_, index) => firstRelease + index);

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createEmptyDatabase(inject('postgres'));
  onTestFinished(drop);
  return url;
}

async function databaseAt(level: number): Promise<string> {
  const url = await emptyDatabase();
  await withSingleConnection(url, 'test', async client => {
    await runOldestMigrations(client, level);
    await fillAsReleased(client, level);
  });
  return url;
}

async function backupOf(url: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'toptan-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'old.backup');
  await takeBackup(url, file, () => {});
  return file;
}

async function expectEverything(portal: Portal, level: number): Promise<void> {
  const admin = await portal.admin();
  const order = (await admin.call('GET', `/api/orders/${released.orderId}`)).json();
  expect(order).toMatchObject({
    orderNumber: 'TPT-26-00041',
    subtotal: '300.30',
    total: '325.30',
    notes: 'one\ntwo',
    createdAt: '2026-02-03T04:05:06.789Z',
    orderItems: [{ productName: 'Old name', quantity: 3, fromStock: 2, toProduce: 1, selectedSize: 'S' }],
    statusHistory: [{ status: 'pending' }],
  });
  const found = await admin.call('GET', '/api/customers?q=SISLI');
  expect(found.json()).toMatchObject([{ companyName: 'Lâle\tModa \\ "Şişli"' }]);
  const moda = await admin.call('GET', `/api/customers?q=${encodeURIComponent('moda “sisli”')}`);
  expect(moda.headers['x-total-count']).toBe('1');
  for (const q of ['ss', 'rass']) {
    const goods = await admin.call('GET', `/api/products?q=${q}`);
    expect([goods.headers['x-total-count'], goods.json().length], q).toEqual(['1', 1]);
  }
  for (const part of ['TPT-26', '26-0', '4', '41', '041'])
    expect((await admin.call('GET', `/api/orders?q=${part}`)).headers['x-total-count'], part).toBe('1');
  const picture = await admin.call('GET', `/images/${released.imageHash}/160.webp`);
  expect(picture.rawPayload).toEqual(released.picture);

  const { rows: names } = await portal.pool.query(`select username from users where username like 'ali%'`);
  const later = level <= distinct ? [{ username: 'ali–1-000d' }] : [];
  expect(names, 'of two user names that are the same now').toEqual([{ username: 'ali-1' }, ...later]);

  const record = (await admin.call('GET', '/api/audit?q=TPT-26-00041')).json();
  expect(record).toHaveLength(level > firstRelease ? 1 : 0);

  const shop = await portal.shop();
  const { customerId } = shop;
  const line = { customerId, productId: released.productId, quantity: 1, selectedSize: 'S' };
  const item = (await shop.call('POST', '/api/basket', line)).json();
  const placed = await shop.call('POST', '/api/orders', { customerId, items: [item] });
  expect(placed.json()).toMatchObject({ total: '125.10' });
  expect(placed.json().orderNumber).toMatch(/-00042$/);
}

test.each(levels)('a database with %i migrations goes forward with all that it holds', async level => {
  const url = await databaseAt(level);
  const file = await backupOf(url);
  await migrate(url);

  const restored = await emptyDatabase();
  await restoreBackup(restored, await openBackup(file), () => {});
  // States are named at random.
  const except = [...notBackedUp, 'search_states'];
  expect(await contentOf(restored, except), 'a backup that is restored goes the same way').toEqual(
    await contentOf(url, except),
  );

  const portal = await openPortal(url);
  onTestFinished(portal.close);
  const cookie = `toptan=${released.shopToken}`;
  const basket = await portal.anonymous.call('GET', '/api/basket', undefined, { cookie });
  expect(basket.json(), 'who was signed in is still').toMatchObject([{ quantity: 2, selectedSize: 'M' }]);
  await expectEverything(portal, level);
});

test('an email that waits goes forward without its link, which opens still and can still be sent', async () => {
  const url = await emptyDatabase();
  const token = 'a-token-of-an-email-that-waited-over-the-upgrade';
  await withSingleConnection(url, 'test', async client => {
    await runOldestMigrations(client, firstRelease);
    await fillAsReleased(client, firstRelease);
    await client.query(`
      insert into password_links (token_hash, user_id, expires_at)
        select sha256('${token}'), id, now() + interval '1 day' from users where username = 'ÎSTANBUL';
      insert into mails (id, template, language, recipient, params)
        values (gen_random_uuid(), 'password-reset', 'tr', 'lale@example.com',
          '{"username": "ÎSTANBUL", "link": "https://toptan.example/set-password?language=tr#${token}"}')`);
  });
  await migrate(url);
  const portal = await openPortal(url);
  onTestFinished(portal.close);
  const [mail] = await portal.db.select().from(mails).where(eq(mails.state, 'queued'));
  expect(mail?.params).toEqual({
    username: 'ÎSTANBUL',
    page: 'https://toptan.example/set-password?language=tr',
    linkHash: expect.any(String),
  });
  const another = await addToken(portal.db, mail?.params['linkHash'] ?? '');
  for (const known of [token, another?.token])
    expect(
      (await portal.anonymous.call('POST', '/api/auth/password-link', { token: known })).statusCode,
    ).toBe(200);
});
