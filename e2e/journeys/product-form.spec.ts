import type { Product } from '@toptan/contract/catalog/products';
import { admin, unique } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** A day as English writes it; a few days are enough for every time zone. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');

test('a product leaves the catalog of shops with the last day of its sale', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const product = await staffApi.createProduct();
  const { account } = await staffApi.createShop();
  const search = `/catalog?q=${encodeURIComponent(product.name)}`;

  const page = await visit(`/admin/catalog?edit=${product.id}`, { as: admin });
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'Dates' }).click();
  await form.getByLabel('First day of sale').fill(dayFromNow(3));
  await form.getByLabel('Last day of sale').fill(dayFromNow(-3));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The sale ends before it begins.')).toBeVisible();
  await form.getByLabel('First day of sale').fill(dayFromNow(-9));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const shop = await visit(search, { as: account });
  await expect(shop.getByText('No products found')).toBeVisible();
  await page.goto(`/admin/catalog?edit=${product.id}`);
  await form.getByRole('tab', { name: 'Dates' }).click();
  await expect(form.getByLabel('Last day of sale')).toHaveValue(dayFromNow(-3));
  await form.getByLabel('Last day of sale').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await shop.goto(search);
  await expect(shop.getByRole('article').getByRole('button', { name: product.name })).toBeVisible();
});

test('each size gets its SKU, and one that is closed cannot be ordered', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const sku = unique('JN').replace(' ', '').toUpperCase();
  const axes = { sizes: '["30","31"]', colors: '["Black"]', stockQuantity: '' };
  const product = await staffApi.createProduct({ sku, ...axes });
  const { account } = await staffApi.createShop();

  const page = await visit(`/admin/catalog?edit=${product.id}`, { as: admin });
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'Sizes and colors' }).click();
  await form.getByRole('button', { name: 'Generate SKUs' }).click();
  await expect(form.getByText(/2 cells are empty/)).toBeVisible();
  await form.getByRole('button', { name: 'Fill in' }).click();
  const first = await form.getByLabel('SKU of Black, 30').inputValue();
  expect(first).toContain(sku);
  await form.getByRole('checkbox', { name: 'Black, 31 is for sale' }).uncheck();
  await expect(form.getByText('1 of 2 for sale')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const saved = await staffApi.get<Product>(`/api/products/${product.id}`);
  expect(saved.closedCells).toEqual([['31', 'Black']]);

  const shop = await visit(`/catalog?q=${encodeURIComponent(first)}`, { as: account });
  await shop.getByRole('article').getByRole('button', { name: product.name }).click();
  const picker = shop.getByRole('dialog', { name: product.name });
  await expect(picker.getByRole('textbox', { name: 'Black, 30' })).toBeVisible();
  await expect(picker.getByRole('textbox', { name: 'Black, 31' })).toHaveCount(0);
});

test('a barcode that two rows have is saved once the first has another', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const axes = { sizes: '["30","31"]', colors: '["Black"]', stockQuantity: '' };
  const product = await staffApi.createProduct(axes);
  const page = await visit(`/admin/catalog?edit=${product.id}`, { as: admin });
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'Sizes and colors' }).click();
  await form.getByLabel('Barcode of Black, 30').fill('8690000000012');
  await form.getByLabel('Barcode of Black, 31').fill('8690000000012');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Barcode of Black, 31')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Barcode of Black, 30').fill('8690000000029');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
});

test('sizes of other countries that staff enter stand below those of a product', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const name = unique('Set');
  const size = (label: string, eu: string | null) => ({ label, eu, us: null, uk: null });
  const set = await staffApi.post<{ id: string }>('/api/size-sets', {
    ...{ nameEn: name, nameTr: name, nameAr: name, kind: 'shoe' },
    sizes: [size('38', null), size('39', null)],
  });
  const product = await staffApi.createProduct({
    ...{ sizeSetId: set.id, sizes: '["38","39"]', stockQuantity: '' },
  });
  const { account } = await staffApi.createShop();

  const page = await visit('/admin/sizes', { as: admin });
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'US: size 39' }).fill('8.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const shop = await visit(`/catalog?product=${product.id}`, { as: account });
  const grid = shop.getByRole('dialog').getByRole('grid');
  await expect(grid.getByRole('rowheader', { name: '39 US 8.5' })).toBeVisible();
  await expect(grid).not.toContainText('EU');
});
