import { admin, atlas } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('twenty products come out of a file, one after a repair, and the shop sees them; a count is applied once its moment is checked @desktop', async ({
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
  const kinds = page.getByRole('list', { name: 'What is wrong, by kind' });
  await expect(kinds.getByText('No such color: Siyyah')).toBeVisible();
  await kinds.getByRole('button', { name: 'Black', exact: true }).click();
  await page.getByRole('button', { name: 'Apply 20 changes' }).click();
  await expect(page.getByRole('heading', { name: 'Applied' })).toBeVisible({ timeout: 20_000 });

  expect(await (await api(atlas)).get(`/api/products?q=${code}`)).toHaveLength(20);

  const staffApi = await api(admin);
  const sku = `ST${Date.now().toString(36)}`.toUpperCase();
  await staffApi.createProduct({ sku, sizes: '["30"]', colors: '["Black","White"]', stockQuantity: '' });
  const count = ['Model kodu;Renk;Beden;Sayılan', `${sku};Siyah;30;4`, `${sku};Beyyaz;30;x`].join('\n');
  await page.goto('/admin/imports?kind=stock');
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'sayim.csv', mimeType: 'text/csv', buffer: Buffer.from(count) });
  await page.getByRole('button', { name: 'Check 2 rows' }).click();

  const pieces = page.getByRole('textbox', { name: 'Row 3, Stock' });
  await pieces.fill('5');
  await page.getByRole('row').getByRole('button', { name: 'White', exact: true }).click();
  await expect(page.getByText('No such color: Beyyaz')).toHaveCount(0);
  await expect(pieces).toHaveValue('5');

  const apply = page.getByRole('button', { name: /^Apply/ });
  await expect(apply).toBeEnabled();
  await page.getByLabel('When was it counted?').fill('01/11/2026');
  await expect(apply).toBeDisabled();
  await page.getByRole('button', { name: 'Check again' }).first().click();
  await expect(apply).toBeEnabled();
});
