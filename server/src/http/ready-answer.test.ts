import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Portal, startPortal } from '../testing/portal.ts';
import { createProduct } from '../testing/trade.ts';
import { readyAnswer } from './ready-answer.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

test('a list is sent as its reader takes it: compressed in either way, or as it is', async () => {
  for (const at of [1, 2, 3, 4, 5]) await createProduct(portal.db, { name: `Paketli gömlek ${at}` });
  const shop = await portal.shop();
  const request = (accepted?: string) =>
    shop.call('GET', '/api/products?limit=5', undefined, accepted ? { 'accept-encoding': accepted } : {});
  const plain = await request();
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const ways = [
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'br;q=0, GZIP', gunzipSync],
  ] as const;
  for (const [encoding, accepted, unpack] of [...ways, ...ways]) {
    const compressed = await request(accepted);
    expect(compressed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(compressed.rawPayload.length),
      'content-type': 'application/json; charset=utf-8',
      etag: plain.headers.etag,
      vary: 'accept-encoding',
      'x-total-count': plain.headers['x-total-count'],
    });
    expect(String(unpack(compressed.rawPayload))).toBe(plain.body);
  }
  expect((await request('identity')).body).toBe(plain.body);
});

test('an answer is compressed once for all who take it so', async () => {
  const { body, bodyIn } = readyAnswer(Buffer.from(JSON.stringify('fındık '.repeat(200))));
  const [one, other] = await Promise.all([bodyIn('br'), bodyIn('br')]);
  expect(other).toBe(one);
  expect(brotliDecompressSync(one)).toEqual(body);
});
