import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '../db/client.ts';
import { baskets } from '../db/schema-baskets.ts';
import { bells } from '../db/schema-bells.ts';
import { events } from '../db/schema-events.ts';
import { notices } from '../db/schema-notices.ts';
import { mails, passwordLinks } from '../db/schema-people.ts';
import { shareLinks } from '../db/schema-sharing.ts';
import { DatabaseError } from '../db/single-connection.ts';
import { contentOf, endedByRestore, notBackedUp } from '../testing/content.ts';
import { createEmptyDatabase, createTestDatabase } from '../testing/databases.ts';
import { productForm } from '../testing/form.ts';
import { untilBlocked } from '../testing/locks.ts';
import { linkTo, prepareDraft } from '../testing/offers.ts';
import { openPortal, type Portal, startPortal } from '../testing/portal.ts';
import {
  addPacks,
  addToBasket,
  changed,
  createPacked,
  createProduct,
  order,
  setPacksOf,
  stockOf,
  submitBasket,
  variantId,
} from '../testing/trade.ts';
import { openBackup, restoreBackup } from './restore.ts';
import { takeBackup } from './take.ts';

let folder: string;
let portal: Portal;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toptan-backup-'));
  portal = await startPortal();
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

let files = 0;
const newFile = () => join(folder, `${++files}.backup`);
const silent = () => {};

/** @param print receives a line about the backup's progress */
async function backup(print: (line: string) => void = silent): Promise<string> {
  const file = newFile();
  await takeBackup(portal.databaseUrl, file, print);
  return file;
}

/** A backup, restored into a database that was empty, and the portal on it. */
async function restored(file: string): Promise<Portal> {
  const { url, drop } = await createEmptyDatabase(inject('postgres'));
  onTestFinished(drop);
  await restoreBackup(url, await openBackup(file), silent);
  const copy = await openPortal(url);
  onTestFinished(copy.close);
  return copy;
}

/** Creates a row of every kind that the portal stores; returns the address of a picture. */
async function fill(): Promise<string> {
  const [admin, shop] = await Promise.all([portal.admin(), portal.shop({ name: 'Ayşe\tÇanta \\ "أحمر"\n' })]);
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const form = productForm({ name: 'Kemer', price: '10.50', sku: 'KM-1', stockQuantity: '5' }, picture);
  const product = (await admin.call('POST', '/api/products', form)).json();
  const names = { nameEn: 'Burgundy', nameTr: 'Bordo', nameAr: 'عنابي' };
  const { statusCode: isAdded } = await admin.call('POST', '/api/colors', names);
  const [, letters] = (await admin.call('GET', '/api/size-sets')).json();
  const { statusCode: isDeleted } = await admin.call('DELETE', `/api/size-sets/${letters.id}`);
  expect([isAdded, isDeleted], 'what is there from the start can change').toEqual([201, 204]);
  const variant = { sku: 'KM-1-T', codes: ['8690123450367'] };
  await admin.call('PUT', `/api/products/${product.id}/variants`, { variants: [variant] });
  await addToBasket(shop, product.id, 3);
  const { productId, packId } = await createPacked(portal.db, admin);
  await addPacks(shop, packId, 2);
  const called = [{ text: 'bel kemeri', productId: product.id }];
  await shop.call('POST', `/api/customers/${shop.customerId}/names`, { names: called });
  await admin.call('POST', '/api/groups', { name: 'İstanbul' });
  const collection = { name: 'Cuma', translations: {}, startsAt: null, endsAt: null };
  await admin.call('POST', '/api/collections', { ...collection, productIds: [product.id] });
  await admin.call('POST', '/api/share-links', { productIds: [product.id], language: 'tr' });
  await admin.call('POST', '/api/terms', { kind: 'quantity', customerId: shop.customerId, min: 1 });
  await admin.call('POST', '/api/terms', { kind: 'order', minLira: '1.00' });
  await admin.call('PUT', '/api/settings', { version: 1, name: 'Yıldız Tekstil' });
  const placed = await submitBasket(shop, { 'idempotency-key': 'first' });
  await changed(admin, placed.json(), [{ productId: product.id, quantity: 2 }]);
  await admin.call('PUT', '/api/settings', { version: 2, shopChanges: 'ask' });
  const asked = { version: 2, rows: [{ ref: 'a', productId: product.id, quantity: 4 }] };
  await shop.call('POST', `/api/orders/${placed.json().id}/request`, asked);
  await portal.db.insert(notices).values({
    id: v7(),
    eventId: v7(),
    customerId: shop.customerId,
    orderId: placed.json().id,
    kind: 'confirmed',
    dueAt: new Date().toISOString(),
  });
  await portal.db
    .insert(bells)
    .values({ customerId: shop.customerId, variantId: await variantId(portal.db, product.id) });
  await addToBasket(shop, product.id, 1);
  await addPacks(shop, packId);
  await setPacksOf(admin, productId, { id: packId, lines: [{ size: '30', ratio: 6 }] });
  await portal.anonymous.call('POST', '/api/auth/login', { username: 'nobody', password: 'wrong-password' });
  return product.imageUrl;
}

test('everything is there again, byte by byte, but for the sessions', async () => {
  const imageUrl = await fill();
  const before = await contentOf(portal.databaseUrl, notBackedUp);
  expect(
    Object.entries(before)
      .filter(([, digest]) => digest === '0 ')
      .map(([name]) => name)
      .sort(),
  ).toEqual([
    'customer_registration_requests',
    'guide',
    'import_headings',
    'import_images',
    'import_repairs',
    'import_rows',
    'imports',
    'logo_icons',
    'mails',
    'manufacturers',
    'password_links',
    'recovery_codes',
    'registration_papers',
  ]);
  const file = await backup();
  expect((await stat(file)).mode & 0o777, 'nobody else may read it').toBe(0o600);

  const copy = await restored(file);
  expect(await contentOf(copy.databaseUrl, notBackedUp)).toEqual(before);
  expect((await contentOf(copy.databaseUrl))['sessions']).toBe('0 ');
  const shop = await copy.shop();
  const [original, again] = await Promise.all([
    (await portal.shop()).call('GET', imageUrl),
    shop.call('GET', imageUrl),
  ]);
  expect(again.statusCode).toBe(200);
  expect(again.rawPayload).toEqual(original.rawPayload);
});

describe('the metrics', () => {
  const readMetrics = async ({ anonymous }: Portal) => {
    const { body } = await anonymous.call('GET', '/metrics');
    const measured = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1]);
    return [measured('backup_last_timestamp_seconds'), measured('backup_last_size_bytes')];
  };

  test('show when the last backup was taken and how large it is, and zeros after a restore', async () => {
    const other = await startPortal();
    onTestFinished(other.close);
    expect(await readMetrics(other)).toEqual([0, 0]);
    for (const _round of [1, 2]) {
      const [file, begun] = [newFile(), Date.now()];
      await takeBackup(other.databaseUrl, file, silent);
      const [takenAt = 0, bytes] = await readMetrics(other);
      expect(takenAt * 1000).toBeGreaterThanOrEqual(begun);
      expect(takenAt * 1000).toBeLessThanOrEqual(Date.now());
      expect(bytes).toBe((await stat(file)).size);
      expect(await readMetrics(await restored(file))).toEqual([0, 0]);
    }
  });

  test('a database that cannot note it is backed up all the same, and the operator is notified', async () => {
    const { url, drop } = await createTestDatabase(inject('postgres'));
    onTestFinished(drop);
    const { db, close } = connect(url, { maxConnections: 1 });
    onTestFinished(close);
    await db.execute(
      sql`do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
    );
    const file = newFile();
    const lines: string[] = [];
    await takeBackup(url, file, line => lines.push(line));
    expect((await openBackup(file)).header.level.length).toBeGreaterThan(0);
    expect(lines.at(-1)).toMatch(/^The database could not note that it was backed up: .*read-only/);
  });
});

test('orders go on where they were: with the next number', async () => {
  const last = await order(await portal.shop(), await createProduct(portal.db));
  const copy = await restored(await backup());
  const next = await order(await copy.shop(), await createProduct(copy.db));
  expect(Number(next.orderNumber.slice(-5))).toBe(Number(last.orderNumber.slice(-5)) + 1);
});

test('events are still append-only', async () => {
  const admin = await portal.admin();
  await admin.call('DELETE', `/api/products/${await createProduct(portal.db)}`);
  const copy = await restored(await backup());
  for (const change of [
    sql`delete from ${events}`,
    sql`update ${events} set action = ''`,
    sql`truncate ${events}`,
  ])
    await expect(copy.db.execute(change)).rejects.toMatchObject({
      cause: { message: 'events are append-only' },
    });
  expect(await copy.db.$count(events)).toBeGreaterThan(0);
});

test('what happened before the backup is past, wherever the old cluster had counted its transactions to', async () => {
  await portal.pool.query(
    `insert into events (id, xid, role, action) values ($1, '9000000000', 'system', 'test')`,
    [v7()],
  );
  await createProduct(portal.db);
  const { db } = await restored(await backup());
  for (const table of ['events', 'stock_moves']) {
    const { rows } = await db.execute(
      sql.raw(
        `select count(*) > 0 as "isFilled", bool_and(pg_visible_in_snapshot(xid, pg_current_snapshot())) as "isPast" from ${table}`,
      ),
    );
    expect(rows).toEqual([{ isFilled: true, isPast: true }]);
  }
});

test('an email that waited is not sent again, and no open link opens again', async () => {
  const [admin, shop] = await Promise.all([portal.admin(), portal.shop()]);
  const { userId } = shop;
  await linkTo(admin, await prepareDraft(admin, shop));
  const shared = { productIds: [await createProduct(portal.db)], language: 'tr' };
  await admin.call('POST', '/api/share-links', shared);
  const email = { template: 'password-reset', language: 'tr', recipient: 'a@example.com' } as const;
  const params = { link: 'https://toptan.example/#secret', name: 'Ayşe' };
  await portal.db.insert(mails).values([
    { ...email, params },
    { ...email, params: { name: 'Ayşe' }, state: 'sent' },
  ]);
  const expiresAt = '2099-01-01T00:00:00.000Z';
  await portal.db.insert(passwordLinks).values({ tokenHash: Buffer.from('open'), userId, expiresAt });
  const copy = await restored(await backup());
  expect(await copy.db.select().from(mails).orderBy(mails.id)).toMatchObject([
    { state: 'failed', params: { name: 'Ayşe' }, lastError: expect.stringMatching(/may have been sent/) },
    { state: 'sent', lastError: null },
  ]);
  const [link] = await copy.db.select().from(passwordLinks);
  expect(Date.parse(link?.expiresAt ?? '')).toBeLessThanOrEqual(Date.now());
  const all = await portal.db.$count(shareLinks);
  expect(await copy.db.$count(shareLinks, sql`token_hash is null and expires_at <= now()`)).toBe(all);
  expect(await portal.db.$count(baskets, isNotNull(baskets.linkHash))).toBeGreaterThan(0);
  expect(await copy.db.$count(baskets, isNotNull(baskets.linkHash))).toBe(0);
  const again = await (await copy.admin()).call('GET', '/api/share-links?state=ended');
  expect(again.json()).toHaveLength(all);
});

test('a backup is of one moment, while orders go on', async () => {
  const stock = 500;
  const productId = await createProduct(portal.db, { price: '7.30', stock });
  const shops = await Promise.all([1, 2, 3].map(() => portal.shop()));
  let isOver = false;
  const trade = shops.map(async shop => {
    for (let pieces = 1; !isOver; pieces = (pieces % 5) + 1) await order(shop, productId, pieces);
  });
  const atEachTable: number[] = [];
  const files: string[] = [];
  for (let round = 0; round < 3; round++) {
    files.push(await backup(() => atEachTable.push(round)));
  }
  isOver = true;
  await Promise.all(trade);

  for (const file of files) {
    const copy = await restored(file);
    const { rows } = await copy.db.execute(sql`
      select from orders where subtotal is distinct from (select sum(total_price) from order_items where order_id = orders.id)
        or not exists (select from order_status_changes where order_id = orders.id)`);
    expect(rows, 'orders without all of their lines').toEqual([]);
    const { rows: taken } = await copy.db.execute(
      sql`select coalesce(sum(from_stock), 0)::int as pieces from order_items where product_id = ${productId}`,
    );
    expect(await stockOf(copy.db, productId)).toBe(stock - Number(taken[0]?.['pieces']));
  }
});

test('a database that holds something is refused, and stays as it is', async () => {
  const file = await backup();
  const other = await startPortal();
  onTestFinished(other.close);
  await other.shop();
  const before = await contentOf(other.databaseUrl);
  await expect(restoreBackup(other.databaseUrl, await openBackup(file), silent)).rejects.toThrow(
    /^The database is not empty \(there are rows in customers\); nothing was restored\./,
  );
  expect(await contentOf(other.databaseUrl)).toEqual(before);
});

test('a database with tables but no rows is filled', async () => {
  const { url, drop } = await createTestDatabase(inject('postgres'));
  onTestFinished(drop);
  await restoreBackup(url, await openBackup(await backup()), silent);
  expect(await contentOf(url, [...notBackedUp, ...endedByRestore])).toEqual(
    await contentOf(portal.databaseUrl, [...notBackedUp, ...endedByRestore]),
  );
});

test('a database on which no portal has run is not backed up', async () => {
  const { url, drop } = await createEmptyDatabase(inject('postgres'));
  onTestFinished(drop);
  const file = newFile();
  await expect(takeBackup(url, file, silent)).rejects.toThrow('The database is empty');
  expect(existsSync(file)).toBe(false);
});

test('a file that is there is not written over', async () => {
  const file = await backup();
  const { size } = await stat(file);
  await expect(takeBackup(portal.databaseUrl, file, silent)).rejects.toThrow('exists already');
  expect((await stat(file)).size).toBe(size);
});

const filesOfThis = () => readdirSync(folder).filter(name => name.startsWith(`${files}.backup`));

test('a backup that breaks off leaves no file', async () => {
  await portal.shop();
  const attempt = takeBackup(portal.databaseUrl, newFile(), () => {
    throw new Error('somebody stopped it');
  });
  await expect(attempt).rejects.toThrow('somebody stopped it');
  expect(filesOfThis()).toEqual([]);
});

test('a backup whose connection is lost leaves no file', async () => {
  const isCut = portal.db.transaction(async tx => {
    await tx.execute(sql`lock table orders`);
    const attempt = takeBackup(portal.databaseUrl, newFile(), silent);
    // The attempt may fail before it is awaited.
    attempt.catch(() => {});
    await untilBlocked(portal.db);
    await tx.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'toptan-backup' and datname = current_database()`,
    );
    await attempt;
  });
  await expect(isCut).rejects.toThrow(DatabaseError);
  await expect(isCut).rejects.toThrow(
    /^The connection to the database was lost: terminating connection due to administrator command$/,
  );
  expect(filesOfThis()).toEqual([]);
});
