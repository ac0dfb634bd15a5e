import type { Product } from '@toptan/contract/catalog/products';
import type { FoundCode } from '@toptan/contract/catalog/variants';
import { admin } from '../fixtures/api.ts';
import { createEmptyDatabase } from '../fixtures/database.ts';
import { csvOf, priceList, workbookOf } from '../fixtures/price-list.ts';
import { startServer } from '../fixtures/server.ts';
import { Stopwatch } from '../fixtures/stopwatch.ts';
import { expect, test } from '../fixtures/test.ts';

/** Presses from the file to the last one, choices included. */
const pressesMax = 15;

const files = [
  { name: 'kis-2026.xlsx', lira: '₺#', bytesOf: workbookOf },
  { name: 'kis-2026.csv', lira: '?#', bytesOf: csvOf },
];

for (const { name, lira, bytesOf } of files)
  test(`a price list of 220 models as the trade keeps it is taken whole in ${pressesMax} presses: ${name} @desktop`, async ({
    browser,
    faults,
  }, info) => {
    test.setTimeout(240_000);
    const server = await startServer(await createEmptyDatabase(`list_${name.length}_${info.workerIndex}`));
    const context = await browser.newContext({ baseURL: server.address });
    faults.watch(context);
    try {
      const [, password = ''] = /with the password (\S+)/.exec(server.log()) ?? [];
      const call = context.request;
      await call.post('/api/auth/login', {
        ...{ data: { username: admin.username, password }, headers: { origin: server.address } },
      });
      const page = await context.newPage();
      await page.goto('/admin/imports');
      const watch = new Stopwatch();
      const press = async (label: string | RegExp, within = page.locator('body')) => {
        const button = within.getByRole('button', { name: label });
        await watch.wait(() => expect(button).toBeEnabled({ timeout: 60_000 }));
        await watch.act(() => button.click());
      };
      const kind = (title: string) => page.getByRole('listitem', { name: title });

      const { rows, models } = priceList(lira);
      await watch.act(() =>
        page
          .getByLabel('File to import')
          .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytesOf(rows) }),
      );
      await press(/point for thousands/);
      await press('Check 465 rows');
      await press('All 14 as new colors');
      // A `?` stands for the sign in a file whose encoding does not have it.
      if (lira.startsWith('?')) await press(/^Take the likely texts in \d+ rows$/);
      await press(/All \d+ are the packs’/);
      await press('Leave out all 22', kind('Headings and sums, and no goods.'));
      await press('Leave “Stock” as it is');
      await press('Leave out all 3', kind('Another row already says this.'));
      await press('Apply 440 changes');
      await watch.wait(() =>
        expect(page.getByRole('heading', { name: 'Applied' })).toBeVisible({ timeout: 120_000 }),
      );

      const made: Product[] = await (await call.get('/api/products?limit=300')).json();
      const barcodes = models.flatMap(model => model.barcodes);
      const answer = await call.post('/api/codes/lookup', {
        ...{ data: { codes: barcodes }, headers: { origin: server.address } },
      });
      const holders: FoundCode[] = await answer.json();
      const barcodesOf = (packId: string) => barcodes.filter((_, at) => holders[at]?.packId === packId);
      const found = made.map(({ sku, name: called, price, sizes, colors, stockQuantity, packs = [] }) => ({
        ...{ sku, name: called, price, sizes, colors: colors.length, pieces: stockQuantity },
        packs: packs.map(({ id, lines }) => [lines.map(({ ratio }) => ratio), barcodesOf(id)]),
      }));
      const wanted = models.map(({ ratios, barcodes: own, ...model }) => ({
        ...{ ...model, colors: model.colors.length, packs: [[ratios, own]] },
      }));
      const bySku = (a: { sku: string | null }, b: { sku: string | null }) =>
        String(a.sku).localeCompare(String(b.sku));
      expect(found.sort(bySku)).toEqual(wanted.sort(bySku));
      expect(watch.actions, String(watch)).toBeLessThanOrEqual(pressesMax);
      info.annotations.push({ type: 'presses', description: String(watch) });
    } finally {
      await context.close();
      await server.stop();
    }
  });
