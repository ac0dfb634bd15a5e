import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '@toptan/contract/settings';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logoIcons, settings } from '../db/schema-settings.ts';
import { newPicture, productForm } from '../testing/form.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

const built =
  '<!doctype html><html lang="en" dir="ltr"><head><meta name="description" content="Toptan wholesale ordering portal">' +
  '<link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><title>Toptan</title></head>' +
  '<body><h1 class="sr-only">Toptan</h1><svg class="loading-tag"><path d="M6.5 11h1"/></svg></body></html>';
const manifest = { id: '/', name: 'Toptan', short_name: 'Toptan', icons: [{ src: '/icons/icon-192.png' }] };

let folder: string;
let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toptan-settings-'));
  await writeFile(join(folder, 'index.html'), built);
  await writeFile(join(folder, 'manifest-en.webmanifest'), JSON.stringify(manifest));
  portal = await startPortal({}, folder);
  admin = await portal.admin();
});
afterEach(async () => {
  await portal.db.delete(logoIcons);
  await portal.db.delete(settings);
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers = {}) =>
  portal.anonymous.call('GET', path, undefined, { accept: 'text/html', ...headers });
const save = (change: object) => admin.call('PUT', '/api/settings', { version: 1, ...change });
const withoutAnswers = (html: string) =>
  html.replace(/<script type="application\/json" id="answers".*?<\/script>/s, '');

test('while nothing is set, the page and the manifest are those that were built', async () => {
  expect(withoutAnswers((await get('/login')).body)).toBe(built);
  expect((await get('/manifest-en.webmanifest')).body).toBe(JSON.stringify(manifest));
});

test.each([
  ['tr', 'Toptan, toptan sipariş portalı'],
  ['ar', 'Toptan، بوابة طلبات الجملة'],
])('the page describes itself in the language of its reader (%s)', async (language, description) => {
  const { body } = await get('/login', { cookie: `language=${language}` });
  expect(body).toContain(`<meta name="description" content="${description}">`);
});

test('the page and the manifest wear the name and the color, and no name breaks out of them', async () => {
  await save({ name: '</script><b>$& Yıldız', accent: '#6d2750' });
  const { body: page } = await get('/login');
  expect(page).toContain('<title>&lt;/script&gt;&lt;b&gt;$&amp; Yıldız</title>');
  expect(page).not.toContain('</script><b>');
  expect(page).toMatch(/<style id="accent">:root\{--accent:#6d2750;/);
  expect(page).toContain('content="&lt;/script&gt;&lt;b&gt;$&amp; Yıldız wholesale ordering portal"');
  expect(page).not.toContain('favicon.svg');
  const [, island] = page.match(/id="portal">(.*?)<\/script>/s) ?? [];
  expect(JSON.parse(island ?? '')).toMatchObject({ name: '</script><b>$& Yıldız', accent: '#6d2750' });
  const worn = (await get('/manifest-en.webmanifest')).json();
  expect(worn).toMatchObject({ id: '/', name: '</script><b>$& Yıldız' });
  const mark = await get(worn.icons[0].src);
  expect(mark.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(mark.body).toContain('&lt;');
});

test('a name that begins with a quotation mark has it as its mark while the page loads', async () => {
  await save({ name: '"Elit" Moda' });
  const [, letter] = (await get('/login')).body.match(/<text[^>]*>(.*?)<\/text>/) ?? [];
  expect(letter).toBe('&quot;');
});

test('a logo takes the place of the icons', async () => {
  const form = productForm({ version: 1 }, await newPicture());
  const { logoUrl } = (await admin.call('PUT', '/api/settings/logo', form)).json<Settings>();
  const { body: page } = await get('/login');
  const icon = page.match(/<link rel="icon" href="([^"]+)"/)?.[1] ?? '';
  expect(icon).toBe(`/images/icons/${logoUrl?.split('/')[2]}/32.png`);
  expect((await get(icon)).headers['content-type']).toBe('image/png');
  const { icons } = (await get('/manifest-en.webmanifest')).json();
  expect(
    icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`),
  ).toEqual(['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable']);
});

test('who has chosen no language, or one that is not offered, gets the first', async () => {
  await save({ languages: ['tr', 'en'] });
  for (const headers of [{}, { cookie: 'language=ar' }])
    expect((await get('/login', headers)).body).toContain('data-languages="tr en" lang="tr"');
  expect((await get('/login', { cookie: 'language=en' })).body).toContain('lang="en"');
});
