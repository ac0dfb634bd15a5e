import type { Product } from '@toptan/contract/catalog/products';
import { admin, unique } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('the selected products get a pack, and the one that lacks a size is named with it @desktop', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const word = unique('Seri').replace(' ', '');
  const made = (sizes: string) =>
    staffApi.createProduct({ name: `${unique('Gömlek')} ${word}`, stockQuantity: '', sizeSetId: '', sizes });
  const short = await made('["S"]');
  const whole = await made('["S","M"]');

  const page = await visit('/admin/catalog', { as: admin });
  await page.getByRole('searchbox').fill(word);
  // The match is exact: '272 products' stands there before the search is answered.
  await expect(page.getByText('2 products', { exact: true }).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /all/i }).check();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Pack' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: 'M' }).fill('2');
  await dialog.getByRole('radio', { name: 'Both' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('1 product changed')).toBeVisible();
  const refused = dialog.getByRole('listitem');
  await expect(refused).toHaveCount(1);
  await expect(refused).toContainText(short.name);
  await expect(refused).toContainText('Does not have M');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();

  const [given, left] = await Promise.all(
    [whole, short].map(({ id }) => staffApi.get<Product>(`/api/products/${id}`)),
  );
  expect(given).toMatchObject({ sells: 'both', packs: [{ pieces: 3, mixed: false }] });
  expect(left).toMatchObject({ sells: 'loose', packs: [] });
});
