import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Product } from '@toptan/contract/catalog/products';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import type { Order } from '@toptan/contract/orders';
import { admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Puts a thousand other rows first, so that the wanted one stands beyond them. */
async function putOthersFirst(page: Page): Promise<void> {
  await page.route('**/api/manufacturers?limit=1000', async route => {
    const response = await route.fetch();
    const [row] = (await response.json()) as Manufacturer[];
    const others = Array.from({ length: 1000 }, (_, at) => ({
      ...row,
      id: randomUUID(),
      companyName: `Atölye ${at}`,
    }));
    await route.fulfill({ response, json: others });
  });
}

test('a manufacturer beyond the first thousand is found by typing, for an order and for a product @desktop @long', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const { id: manufacturerId, companyName } = await staffApi.createManufacturer();
  const product = await staffApi.createProduct();
  const order = await (await api(account)).placeOrder(product);
  const page = await visit('/favicon.svg', { as: admin });
  await putOthersFirst(page);
  await page.goto(`/admin/orders?q=${order.orderNumber}`);

  const assign = page.getByRole('combobox', { name: /^Assign/ });
  // The button waits for the manufacturers.
  await expect(assign).toBeEnabled();
  await assign.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search manufacturers' });
  await expect(search).toBeFocused();
  await expect(page.getByText('The first 100 are shown.')).toBeVisible();
  await search.fill('no such workshop');
  await expect(page.getByText('No manufacturers found')).toBeVisible();
  await search.fill(companyName);
  await expect(page.getByRole('option')).toHaveText([companyName]);
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Assigned')).toBeVisible();
  // Shown at once, and stored a moment later.
  const assigned = async () => (await staffApi.get<Order>(`/api/orders/${order.id}`)).manufacturerId;
  await expect.poll(assigned).toBe(manufacturerId);

  // The address is changed from within: a catalogue that is opened by its address brings the first thousand along.
  await page.evaluate(path => {
    history.pushState({}, '', path);
  }, `/admin/catalog?edit=${product.id}`);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  const choice = form.getByRole('combobox', { name: 'Manufacturer' });
  await expect(choice).toHaveText('No manufacturer');
  await choice.click();
  await search.fill(companyName);
  await page.getByRole('option', { name: companyName }).click();
  await expect(choice).toHaveText(companyName);
  await expect(choice).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  expect(await staffApi.get<Product>(`/api/products/${product.id}`)).toMatchObject({ manufacturerId });
});
