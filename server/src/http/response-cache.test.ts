import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../db/client.ts';
import { products } from '../db/schema-goods.ts';
import { recordStatements } from '../testing/plan.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, order } from '../testing/trade.ts';
import { type ReadyAnswer, readyAnswer } from './ready-answer.ts';
import { ResponseCache } from './response-cache.ts';

describe('lists', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.close());

  const namesIn = async (caller: Caller, q: string) =>
    (await caller.call('GET', `/api/products?q=${q}`)).json().map(({ name }: { name: string }) => name);

  test('repeated while nothing is written, they cost the reading of the session', async () => {
    const shop = await portal.shop();
    const statements = recordStatements(portal.pool);
    // Other tests write to databases of the same PostgreSQL.
    await expect
      .poll(
        async () => {
          await shop.call('GET', '/api/products?limit=7');
          const before = statements.length;
          await shop.call('GET', '/api/products?limit=7');
          return statements.slice(before).filter(({ text }) => !text.includes('"sessions"')).length;
        },
        { timeout: 10_000 },
      )
      .toBe(0);
  });

  test('what another server has committed is in the next answer', async () => {
    const admin = await portal.admin();
    const other = connect(portal.databaseUrl, { maxConnections: 1 });
    const id = await createProduct(portal.db, { name: 'Bekleyen yelek' });
    await other.db.transaction(async tx => {
      await tx.update(products).set({ name: 'Bekleyen kaban' }).where(eq(products.id, id));
      expect(await namesIn(admin, 'bekleyen')).toEqual(['Bekleyen yelek']);
    });
    expect(await namesIn(admin, 'bekleyen')).toEqual(['Bekleyen kaban']);
    await other.close();
  });

  test('each sees its own, whoever called before', async () => {
    const [admin, one, two] = [await portal.admin(), await portal.shop(), await portal.shop()];
    const productId = await createProduct(portal.db, { costPrice: '40.00' });
    const { id } = await order(one, productId);
    for (const _ of [1, 2, 3]) {
      const [ofOne, ofTwo] = [await one.call('GET', '/api/orders'), await two.call('GET', '/api/orders')];
      expect([ofOne.json().map((each: { id: string }) => each.id), ofTwo.json()]).toEqual([[id], []]);
      const seen = await Promise.all([admin, one].map(caller => caller.call('GET', '/api/products?limit=1')));
      expect(seen.map(answer => answer.json()[0].costPrice)).toEqual(['40.00', undefined]);
    }
  });

  test('a caller who has the answer gets 304 while it holds, compressed or not', async () => {
    const shop = await portal.shop();
    const id = await createProduct(portal.db, { name: 'Etiketli kemer' });
    const request = (headers: Record<string, string> = {}) =>
      shop.call('GET', '/api/products?q=etiketli', undefined, headers);
    const { headers } = await request({ 'accept-encoding': 'br' });
    const again = await request({ 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers['x-total-count']]).toEqual([304, '', '1']);
    await portal.db.update(products).set({ name: 'Etiketli şapka' }).where(eq(products.id, id));
    const changed = await request({ 'if-none-match': String(headers.etag) });
    expect([changed.statusCode, changed.json()[0].name]).toEqual([200, 'Etiketli şapka']);
  });

  test('a page is another one when there is less behind it', async () => {
    const [admin, shop] = [await portal.admin(), await portal.shop()];
    const productId = await createProduct(portal.db);
    const { id } = await order(shop, productId);
    await order(shop, productId);
    const request = (headers: Record<string, string> = {}) =>
      shop.call('GET', '/api/orders?limit=1', undefined, headers);
    const { headers, body } = await request();
    await admin.call('DELETE', `/api/orders/${id}`);
    const changed = await request({ 'if-none-match': String(headers.etag) });
    expect([changed.statusCode, changed.body]).toEqual([200, body]);
    expect(['x-total-count', 'link'].map(name => changed.headers[name])).toEqual(['1', undefined]);
  });
});

describe('answers', () => {
  const answerOf = (text: string) => readyAnswer(Buffer.from(text));

  /** Requests one name once per snapshot, and returns how often its answer was made. */
  async function timesMade(cache: ResponseCache, snapshots: (string | null)[], text = 'answer') {
    let made = 0;
    for (const snapshot of snapshots)
      await cache.answer(snapshot, 'name', async () => {
        made++;
        return answerOf(text);
      });
    return made;
  }

  test('are made once for a snapshot, and again for each other one', async () => {
    expect(await timesMade(new ResponseCache(), ['7:9:', '7:9:', '7:9:8', '7:9:8', '7:9:'])).toBe(3);
  });

  test('are made again after a minute, for the time changes some without a write', async () => {
    let now = 0;
    const cache = new ResponseCache(() => now);
    let made = 0;
    const make = async () => answerOf(`[${++made}]`);
    for (const seconds of [0, 59, 61, 62]) {
      now = seconds * 1000;
      await cache.answer('1:1:', 'list', make);
    }
    expect(made).toBe(2);
    expect(cache.known('1:1:', 'list')).toBeDefined();
    now += 60_000;
    expect(cache.known('1:1:', 'list')).toBeUndefined();
  });

  test('are made each time without a snapshot', async () => {
    expect(await timesMade(new ResponseCache(), [null, null, null])).toBe(3);
  });

  test('are made once for concurrent requests', async () => {
    const cache = new ResponseCache();
    let made = 0;
    const make = async () => answerOf(String(++made));
    const answers = await Promise.all([1, 2, 3].map(() => cache.answer('7:9:', 'name', make)));
    expect(answers.map(({ body }) => String(body))).toEqual(['1', '1', '1']);
  });

  test('are made one at a time; concurrent requests, whatever their snapshot, share the next one', async () => {
    const cache = new ResponseCache();
    const ends: ((answer: ReadyAnswer) => void)[] = [];
    const make = () => new Promise<ReadyAnswer>(resolve => void ends.push(resolve));
    const first = cache.answer('7:9:', 'name', make);
    const others = ['7:10:', '7:11:', '7:11:'].map(snapshot => cache.answer(snapshot, 'name', make));
    expect(ends.length).toBe(1);
    ends[0]?.(answerOf('first'));
    await first;
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.(answerOf('second'));
    const answers = await Promise.all([...others, cache.answer('7:11:', 'name', make)]);
    expect(answers.map(({ body }) => String(body))).toEqual(['second', 'second', 'second', 'second']);
  });

  test('do not fail with the one before', async () => {
    const cache = new ResponseCache();
    const first = cache.answer('7:9:', 'name', () => Promise.reject(new Error('away')));
    const second = cache.answer('7:10:', 'name', async () => answerOf('there'));
    await expect(first).rejects.toThrow('away');
    expect(String((await second).body)).toBe('there');
  });

  test('that failed are made again', async () => {
    const cache = new ResponseCache();
    await expect(cache.answer('7:9:', 'name', () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect(await timesMade(cache, ['7:9:', '7:9:'])).toBe(1);
  });

  test('of more than 16 MB in total are evicted', async () => {
    const cache = new ResponseCache();
    await timesMade(cache, ['7:9:'], 'x'.repeat(17 * 1024 * 1024));
    expect(await timesMade(cache, ['7:9:'])).toBe(1);
  });

  test.each([
    ['many that are short', 17_000, ''],
    ['some at long addresses', 1_700, 'x'.repeat(10_000)],
  ])('of more than 16 MB with names and overhead are evicted: %s', async (_which, count, address) => {
    const cache = new ResponseCache();
    expect(await timesMade(cache, ['7:9:', '7:9:'])).toBe(1);
    for (let n = 0; n < count; n++) await cache.answer('7:9:', `${address}${n}`, async () => answerOf('[]'));
    expect(await timesMade(cache, ['7:9:'])).toBe(1);
  });
});
