import type { Order } from '@toptan/contract/orders';
import { admin, atlas } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ api }) => {
  await (await api(atlas)).emptyBasket();
});

test('the basket counts items and pieces, its note goes with this order only, and its sum rests on the navigation bar', async ({
  visit,
  api,
}) => {
  const [staffApi, shopApi] = [await api(admin), await api(atlas)];
  const product = await staffApi.createProduct();
  await shopApi.addToBasket(product, 50);
  await shopApi.addToBasket(await staffApi.createProduct(), 6);
  const page = await visit('/', { as: atlas });
  await expect(page.getByText('2 items, 56 pieces')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Basket 56 pieces' }).click();
  await expect(page.getByRole('tab', { name: 'Current Basket 2 items' })).toBeVisible();

  const note = page.getByLabel('Note to us');
  await note.fill('Leave it with the porter');
  await page.getByRole('tab', { name: /^Order History/ }).click();
  await page.getByRole('tab', { name: /^Current Basket/ }).click();
  await expect(note).toHaveValue('Leave it with the porter');
  await page.reload();
  await expect(note).toHaveValue('Leave it with the porter');
  await page.getByRole('button', { name: /Confirm order/ }).click();
  await expect(page.getByText('Your order has been placed successfully').first()).toBeVisible();
  const [order] = await shopApi.get<Order[]>('/api/orders?limit=1');
  expect(order?.notes).toBe('Leave it with the porter');

  await shopApi.addToBasket(product, 2);
  await page.goto('/basket');
  await expect(note).toHaveValue('');
  const summary = await page.getByRole('complementary', { name: 'Order summary' }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox();
  expect(summary).not.toBeNull();
  expect((summary?.y ?? 0) + (summary?.height ?? 0)).toBeCloseTo(bar?.y ?? 0, 0);
  await note.fill('Not for the next one here');
  await page.getByRole('button', { name: /Atlas/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('order-note'))).not.toContain('the next one');
});
