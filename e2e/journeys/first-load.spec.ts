import type { Language } from '@toptan/contract/languages';
import { atlas } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Bytes of script as they come over the wire (brotli; 120 and 180 kB, rounded), until the screen stands and nothing more is asked for. */
const budgets = [
  { path: '/login', as: undefined, most: 120_499 },
  { path: '/catalog', as: atlas, most: 180_000 },
];

/** Behind the login a screen stands before it loads what the next touch will need; the login loads nothing more. */
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

const languages: Language[] = ['en', 'tr', 'ar'];

for (const { path, as, most } of budgets) {
  for (const language of languages) {
    test(`${path} in ${language} keeps to its budget of script @phone`, async ({ visit }) => {
      const page = await visit('/favicon.svg', {
        ...(as && { as }),
        language,
        context: { serviceWorkers: 'block' },
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(isLoaded);
      const script = await page.evaluate(scriptBytes);
      expect(script).toBeGreaterThan(50_000);
      expect(script).toBeLessThanOrEqual(most);
    });
  }
}
