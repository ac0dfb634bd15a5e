import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Portal, startPortal } from '../testing/portal.ts';

const page = '<!doctype html><html lang="en" dir="ltr"><head></head><body></body></html>';
const script = 'console.log(1)';

const secret = 'postgres://toptan:a-secret@db/toptan';

let parent: string;
let folder: string;
let portal: Portal;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'toptan-pages-'));
  folder = join(parent, 'dist');
  await mkdir(folder);
  await writeFile(join(parent, 'secret.txt'), secret);
  await writeFile(join(folder, '.hidden'), secret);
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'sw.js'), script);
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'manifest-tr.webmanifest'), '{}');
  await writeFile(join(folder, 'assets', 'index-3f9a.js'), script);
  await writeFile(join(folder, 'assets', 'index-3f9a.js.br'), brotliCompressSync(script));
  portal = await startPortal({}, folder);
});
afterAll(async () => {
  await portal.close();
  await rm(parent, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

test.each(['/', '/login', '/admin/orders', '/no/such/page', '/orders?status=a.b', '/fiyat.listesi'])(
  '%s is a page for a browser',
  async url => {
    const answer = await get(url, { accept: 'text/html,application/xhtml+xml' });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('<html')]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test('a request that accepts any type gets the page, too', async () => {
  for (const accept of [{}, { accept: '*/*' }])
    expect((await get('/admin/orders', accept)).body).toContain('<html');
});

test.each(['/assets/index-0000.js', '/assets', '/images/x', '/api', '/api/nothing', `/${'x'.repeat(3_000)}`])(
  '%s is missing, even for a browser',
  async url => {
    const answer = await get(url, { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not_found', message: 'Not found' });
  },
);

test('a missing file is no page for a script or a picture', async () => {
  for (const url of ['/logo.png', '/chunk.js', '/.env'])
    expect((await get(url, { accept: '*/*' })).statusCode).toBe(404);
});

describe('no path leads out of the built pages', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%252e%252e/secret.txt',
    '/.%00./secret.txt',
    '//secret.txt',
    '/....//secret.txt',
    '/secret.txt%00.js',
    'http://localhost/../secret.txt',
  ])('%s', async url => {
    for (const accept of ['*/*', 'text/html']) {
      const answer = await get(url, { accept });
      expect(answer.body).not.toContain(secret);
      expect([200, 400, 404]).toContain(answer.statusCode);
      if (answer.statusCode === 200) expect(answer.body).toContain('<html');
      expect(answer.headers['location']).toBeUndefined();
    }
  });

  test('nor to a hidden file in them', async () => {
    expect((await get('/.hidden', { accept: '*/*' })).body).not.toContain(secret);
  });
});

test('files named by their content are cached for ever, and sent compressed to clients that accept it', async () => {
  const compressed = await get('/assets/index-3f9a.js', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
  const plain = await get('/assets/index-3f9a.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(script);
});

test('the page that the service worker caches is bare', async () => {
  expect((await get('/index.html')).body).toBe(page);
});

test('the service worker is requested again each time', async () => {
  const answer = await get('/sw.js');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
});

test('a manifest is sent as what it is', async () => {
  const answer = await get('/manifest-tr.webmanifest');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('application/manifest+json'),
  });
});

test.each([
  ['/icon.svg', 'image/svg+xml'],
  ['/sw.js', 'application/javascript'],
  ['/login', 'text/html'],
])('the text of %s has its content type', async (url, type) => {
  expect((await get(url)).headers['content-type']?.toString().toLowerCase()).toBe(`${type}; charset=utf-8`);
});
