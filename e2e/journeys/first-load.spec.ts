import type { Language } from '@toptan/contract/languages';
import { atlas } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Bytes of script as they come over the wire (brotli; 120 and 180 kB, rounded), until the screen stands and nothing more is asked for. */
const budgets = [
  { path: '/login', as: undefined, most: 120_499 },
  { path: '/catalog', as: atlas, most: 180_000 },
];

const languages: Language[] = ['en', 'tr', 'ar'];

for (const { path, as, most } of budgets) {
  for (const language of languages) {
    test(`${path} in ${language} keeps to its budget of script @phone`, async ({ visit }) => {
      const page = await visit('/favicon.svg', {
        ...(as && { as }),
        language,
        context: { serviceWorkers: 'block' },
      });
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', request => {
        if (request.resourceType() !== 'script') return;
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(async () => {
        const before = sizes.length;
        await page.waitForTimeout(1_000);
        expect(sizes.length).toBe(before);
      }).toPass();
      const script = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(script).toBeGreaterThan(50_000);
      expect(script).toBeLessThanOrEqual(most);
    });
  }
}
