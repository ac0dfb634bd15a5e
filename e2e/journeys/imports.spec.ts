import { admin, atlas } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('twenty products come out of a file, one after a repair, and the shop sees them @both', async ({
  visit,
  api,
}) => {
  const code = `IC${Date.now().toString(36)}`.toUpperCase();
  const rows = Array.from({ length: 20 }, (_, at) => {
    const color = at === 7 ? 'Siyyah' : 'Siyah';
    return `${code}-${at};Yün ceket ${code} ${at};${color};30;4;1.790,00`;
  });
  const file = ['Model Kodu;Ürün;RENK;Beden;Stok;Fiyat', ...rows].join('\n');

  const page = await visit('/admin/imports', { as: admin });
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'kis.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Check 20 rows' }).click();
  await expect(page.getByText('No such color: Siyyah')).toBeVisible();
  await page.getByRole('button', { name: 'Black', exact: true }).click();
  await page.getByRole('button', { name: 'Apply 20 changes' }).click();
  await expect(page.getByRole('heading', { name: 'Applied' })).toBeVisible({ timeout: 20_000 });

  const shop = await visit(`/catalog?q=${code}`, { as: atlas });
  await expect(shop.getByRole('article').first()).toContainText(code);
  expect(await (await api(atlas)).get(`/api/products?q=${code}`)).toHaveLength(20);
});
