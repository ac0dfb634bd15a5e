import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { admin, unique } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** The cells of a CSV file that is chosen in the open panel: its headings, and each row by them. */
async function rowsOf(page: Page): Promise<Record<string, string | undefined>[]> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  const [headings = [], ...rows] = text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map(line => line.split(','));
  return rows.map(row => Object.fromEntries(headings.map((heading, at) => [heading, row[at]])));
}

test('staff export what they marked, all that the search shows, the columns they want, and a line sheet @desktop @long', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const line = unique('Kemer');
  for (const name of ['A', 'B', 'C']) await staffApi.createProduct({ name: `${line} ${name}` });
  const page = await visit('/admin/catalog', { as: admin });
  await page.getByRole('searchbox').fill(line);
  await expect(page.getByRole('row')).toHaveCount(4);
  const button = page.getByRole('button', { name: 'Export' });
  const names = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
    [...new Set(rows.map(row => row['Product name']))].toSorted();
  const all = [`${line} A`, `${line} B`, `${line} C`];

  await button.click();
  expect(names(await rowsOf(page))).toEqual(all);

  await page
    .getByRole('row', { name: `${line} B` })
    .getByRole('checkbox')
    .check();
  await button.click();
  expect(names(await rowsOf(page))).toEqual([`${line} B`]);

  // On a tablet the bar of the marked rows takes the place of the list's own buttons.
  await page.setViewportSize({ width: 800, height: 900 });
  await button.click();
  expect(names(await rowsOf(page))).toEqual([`${line} B`]);

  await button.click();
  await page.getByRole('radio', { name: 'All shown' }).click();
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Price', exact: true }).uncheck();
  const rows = await rowsOf(page);
  expect(names(rows)).toEqual(all);
  expect(rows[0]).not.toHaveProperty('Price');

  await page.getByRole('button', { name: 'PDF' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Line sheet with pictures' }).click();
  expect((await coming).suggestedFilename()).toBe('Line sheet.pdf');
});
