import type { Product } from '@toptan/contract/catalog/products';
import type { Term } from '@toptan/contract/terms';
import { admin, unique } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff set a minimum on a product, and its shop meets it in the basket @desktop', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const product = await staffApi.createProduct();
  const { account, customer } = await staffApi.createShop();

  const page = await visit(`/admin/catalog?edit=${product.id}`, { as: admin });
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'Rules' }).click();
  await form.getByLabel('Everyone: At least').fill('12');
  const result = form.getByRole('table', { name: 'Result: who gets what, and why' });
  await expect(result.getByRole('row', { name: /other customers/ })).toContainText('at least 12');

  await form.getByRole('button', { name: 'Add customer' }).click();
  await form.getByRole('combobox', { name: 'Customer' }).click();
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(customer.companyName);
  await page.getByRole('option', { name: customer.companyName }).click();
  await form.getByLabel(`${customer.companyName}: At most`).fill('6');
  await expect(result.getByRole('row', { name: customer.companyName })).toContainText(
    'at least 12, at most 6',
  );
  await form.getByRole('button', { name: /Save/ }).click();
  await expect(
    form.getByText('Together with the other rules nothing could be ordered any more.'),
  ).toBeVisible();
  await form.getByLabel(`${customer.companyName}: At most`).fill('60');
  await form.getByRole('button', { name: /Save/ }).click();
  await expect(form).toBeHidden();
  const rules = await staffApi.get<Term[]>(`/api/terms?productId=${product.id}`);
  expect(rules.map(({ min, max }) => [min, max])).toEqual([
    [null, 60],
    [12, null],
  ]);

  await (await api(account)).addToBasket(product, 8);
  const shop = await visit('/basket', { as: account });
  await expect(shop.getByText('At least 12: 4 short')).toBeVisible();
  await shop.getByRole('button', { name: 'Make it 12' }).click();
  await expect(shop.getByText('At least 12: 4 short')).toBeHidden();
});

test('the selected products get a pack, and the one that lacks a size is named with it @both', async ({
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
