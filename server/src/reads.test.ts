import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from './testing/databases.ts';
import { openPortal } from './testing/portal.ts';
import { createProduct } from './testing/trade.ts';

const lists = [
  '/api/products',
  '/api/products/counts',
  '/api/orders',
  '/api/stats',
  '/api/stats/months',
  '/api/customers',
  '/api/manufacturers',
];

const away = () => 'postgres://nobody@127.0.0.1:1/none';

/** @param replicaUrl of what is said to be a replica, by the primary's address */
async function openBeside(replicaUrl: (url: string) => string) {
  const { url, drop } = await createTestDatabase(inject('postgres'));
  // A socket's folder in the query wins over the host, without which it is no address.
  const DATABASE_URL = url.replace('@/', '@localhost/');
  const DATABASE_REPLICA_URL = replicaUrl(DATABASE_URL);
  const portal = await openPortal(url, { DATABASE_URL, DATABASE_REPLICA_URL });
  onTestFinished(async () => {
    await portal.close();
    await drop();
  });
  return portal;
}

test('what a replica fails is read on the primary, and counted', async () => {
  const portal = await openBeside(away);
  // It was there when it was looked at last.
  if (portal.replica) vi.spyOn(portal.replica, 'has').mockResolvedValue(true);
  const admin = await portal.admin();
  for (const list of lists) expect((await admin.call('GET', list)).statusCode, list).toBe(200);
  expect(portal.reads.counts).toEqual({ primary: lists.length, replica: 0, failed: lists.length });
  const { body } = await portal.anonymous.call('GET', '/metrics');
  expect(body).toContain(`database_replica_failures_total ${lists.length}`);
});

describe.each([
  ['is away', away],
  ['is none, but the primary itself', (url: string) => url],
])('a replica that %s', (_, replicaUrl) => {
  test('is not read', async () => {
    const portal = await openBeside(replicaUrl);
    const admin = await portal.admin();
    for (const list of lists) expect((await admin.call('GET', list)).statusCode, list).toBe(200);
    expect(portal.reads.counts).toEqual({ primary: lists.length, replica: 0, failed: 0 });
    const { body } = await portal.anonymous.call('GET', '/metrics');
    expect(body).toContain(`database_reads_total{place="primary"} ${lists.length}`);
  });

  test('delays the news by no more than the time for which reads may be older', async () => {
    const portal = await openBeside(replicaUrl);
    const { position } = portal.events;
    const { userId: id } = await portal.admin();
    const productId = await createProduct(portal.db);
    const news = () => portal.events.missed(position, { id, userId: id, role: 'admin', customerId: null });
    await expect
      .poll(news, { timeout: 5_000 })
      .toContainEqual(expect.objectContaining({ topic: 'products', id: productId }));
  });
});
