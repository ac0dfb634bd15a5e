import { admin, unique } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('sizes of other countries that staff enter stand below those of a product', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const name = unique('Set');
  const size = (label: string, eu: string | null) => ({ label, eu, us: null, uk: null });
  const set = await staffApi.post<{ id: string }>('/api/size-sets', {
    nameEn: name,
    nameTr: name,
    nameAr: name,
    kind: 'shoe',
    sizes: [size('38', null), size('39', null)],
  });
  const product = await staffApi.createProduct({
    sizeSetId: set.id,
    sizes: '["38","39"]',
    stockQuantity: '',
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
