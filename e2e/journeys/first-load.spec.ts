import type { Page } from '@playwright/test';
import { type Language, languages } from '@toptan/contract/languages';
import { admin, atlas } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Bytes of script as they come over the wire (brotli), until the screen stands and nothing more is requested. */
const budgets = [
  { path: '/login', as: undefined, most: 124_000 },
  { path: '/catalog', as: atlas, most: 181_000 },
];

/** Behind the login a screen stands for a while before it loads what the next touch needs; the login loads nothing more. */
const isLoaded = () =>
  performance.getEntriesByName('load-ahead').length > 0 ||
  document.querySelector('input[name=password]') !== null;

function scriptBytes(): number {
  const [ahead] = performance.getEntriesByName('load-ahead');
  return performance
    .getEntriesByType('resource')
    .filter(entry => entry instanceof PerformanceResourceTiming)
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (ahead?.startTime ?? Infinity))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

test('the login and the catalogue keep to their budgets of script in every language', async ({ visit }) => {
  for (const { path, as, most } of budgets) {
    const scriptIn = async (language: Language) => {
      const page = await visit('/favicon.svg', { ...(as && { as }), language });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(isLoaded);
      return page.evaluate(scriptBytes);
    };
    // The pages load at the same time: each waits until its screen has stood for a while.
    for (const script of await Promise.all(languages.map(scriptIn))) {
      expect(script, path).toBeGreaterThan(50_000);
      expect(script, path).toBeLessThanOrEqual(most);
    }
  }
});

/** Scripts wait until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const wait = new Promise<void>(resolve => {
    letThrough = resolve;
  });
  await page.route('/assets/*.js', async route => {
    await wait;
    await route.continue();
  });
  return letThrough;
}

test('the page shows that it is loading before its scripts are there, and so does a tab whose code is slow', async ({
  visit,
}) => {
  const page = await visit('/favicon.svg', { as: atlas, language: 'ar' });
  const letThrough = await holdScripts(page);
  await page.goto('/orders', { waitUntil: 'commit' });
  const loading = page.getByRole('status').filter({ hasText: 'جارٍ التحميل...' });
  await expect(loading).toHaveText('جارٍ التحميل...', { useInnerText: true });
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.loading-screen')).toHaveCount(0);

  const letTabThrough = await holdScripts(page);
  await page.getByRole('navigation').getByRole('link', { name: 'الكتالوج', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('جارٍ التحميل...');
  letTabThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'الكتالوج' })).toBeVisible();
});

const screens = [
  { as: atlas, paths: ['/', '/catalog', '/orders', '/basket'] },
  { as: admin, paths: ['/', '/admin/orders', '/admin/customers'] },
];

test('the first screens stand without a call for what they show @long', async ({ visit }) => {
  for (const { as, paths } of screens) {
    const page = await visit('/favicon.svg', { as });
    let calls: string[] = [];
    page.on('request', request => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname + search);
    });
    for (const path of paths) {
      const stream = page.waitForRequest('**/api/events?since=*');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await stream;
      // Lists below the first window may be requested, and a collection by its card, whose code comes later.
      const expected = /^\/api\/(events\?|products\?.*offset=|manufacturers|collections\?limit=1$)/;
      expect(
        calls.filter(call => !expected.test(call)),
        `${path} of ${as.username}`,
      ).toEqual([]);
      calls = [];
    }
  }
});
