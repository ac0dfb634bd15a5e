import type { Collection } from '@toptan/contract/catalog/collections';
import type { Product } from '@toptan/contract/catalog/products';
import { admin, unique } from '../fixtures/api.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff prepare a drop of goods with six presses and its name, and shops see them from its opening on @desktop', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const word = unique('Ceket').replace(' ', '-');
  for (const at of [1, 2, 3]) await staff.createProduct({ name: `${word} ${at}` });
  const { account } = await staff.createShop();
  const page = await visit('/admin/catalog', { as: admin });
  let presses = 0;
  const press = async (button: { click: () => Promise<void> }) => {
    presses += 1;
    await button.click();
  };

  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(4);
  await press(page.getByRole('checkbox', { name: 'Select all products' }));
  await press(page.getByRole('button', { name: 'Change', exact: true }));
  await press(page.getByRole('menuitem', { name: 'Collection' }));
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(word);
  await press(page.getByRole('radio', { name: 'From', exact: true }));
  await page.getByLabel('Opening').fill('01/12/2035');
  await press(page.getByRole('button', { name: /Hide them until 1 Dec/ }));
  await expect(toast(page)).toContainText('3 products are hidden until the opening');
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(toast(page).filter({ hasText: 'Collection saved' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(7);
  // The form of a new collection is gone, and its button with it.
  await expect(page.getByRole('heading', { name: word, level: 2 })).toBeFocused();

  const collection = (await staff.get<Collection[]>('/api/collections')).find(({ name }) => name === word);
  expect(collection).toMatchObject({ state: 'waiting', products: 3, startsAt: '2035-12-01T07:00:00.000Z' });
  const shop = await api(account);
  expect(await shop.get<Product[]>(`/api/products?q=${word}`)).toEqual([]);
});
