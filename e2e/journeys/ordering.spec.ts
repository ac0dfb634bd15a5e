import type { Page, Route } from '@playwright/test';
import type { BasketItem } from '@toptan/contract/basket';
import { admin, atlas } from '../fixtures/api.ts';
import { addToBasket, toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

/** Holds requests that change basket lines back, until the returned function is called. */
async function holdChanges(page: Page, handle: (route: Route) => Promise<void>): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/\/api\/basket\/[^/]+$/, async route => {
    await released;
    await handle(route);
  });
  return release;
}

test.beforeEach(async ({ api }) => {
  const shop = await api(atlas);
  await shop.emptyBasket();
});

test('a shop finds a bag without its cedilla, orders three sizes of two products, and follows the order live', async ({
  visit,
  api,
}) => {
  test.setTimeout(90_000);
  const staffApi = await api(admin);
  const jeans = await staffApi.createProduct({
    name: 'Çanta askılı jean',
    price: '465.00',
    sizes: '["28","30","32"]',
    colors: '["Blue"]',
  });
  const belt = await staffApi.createProduct({ name: 'Çanta kemeri', price: '245.50', sizes: '["30","32"]' });

  const shop = await visit('/catalog', { as: atlas });
  await shop.getByRole('searchbox').fill('canta');
  await expect(shop.getByText('Çanta askılı jean')).toBeVisible();
  await addToBasket(shop, jeans.name, { size: '28', color: 'Blue', quantity: 12 });
  await addToBasket(shop, jeans.name, { size: '30', color: 'Blue', quantity: 6 });
  await addToBasket(shop, belt.name, { size: '32', quantity: 4 });

  await shop.getByRole('link', { name: /Quick order/ }).click();
  await expect(shop).toHaveURL(/\/basket/);
  // 18 × 465.00 + 4 × 245.50 + 25.00
  await expect(shop.getByRole('main')).toContainText('₺9,352.00');
  await shop.getByRole('button', { name: /Confirm order/ }).click();
  await expect(shop.getByText('Your order has been placed successfully').first()).toBeVisible();
  const number = (await shop.getByText(/^TPT-/).first().textContent()) ?? '';
  await shop.getByRole('link', { name: 'View the order' }).first().click();
  await expect(shop.getByRole('dialog')).toContainText(number);
  await expect(shop.getByRole('dialog')).toContainText('₺9,377.00');

  const watching = await visit('/orders', { as: atlas });
  const row = watching.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('Pending');

  const staff = await visit('/admin/orders', { as: admin });
  await staff.getByPlaceholder('Search orders...').fill(number);
  await staff.getByRole('combobox', { name: new RegExp(`Status.*${number}`) }).click();
  await staff.getByRole('option', { name: 'Confirmed' }).click();
  await expect(row).toContainText('Confirmed');
});

test('pieces that are still being typed are not lost when one goes back or reloads', async ({
  visit,
  api,
}) => {
  const shopApi = await api(atlas);
  const piecesInBasket = async () => (await shopApi.get<BasketItem[]>('/api/basket'))[0]?.quantity;
  await shopApi.addToBasket(await (await api(admin)).createProduct(), 5);
  const page = await visit('/catalog', { as: atlas });
  await page.getByRole('link', { name: /Quick order/ }).click();
  const pieces = page.getByRole('spinbutton');
  await pieces.fill('48');
  await page.goBack();
  await expect.poll(piecesInBasket).toBe(48);
  await page.goForward();
  await expect(pieces).toHaveValue('48');
  await pieces.fill('60');
  await page.reload();
  await expect.poll(piecesInBasket).toBe(60);
  await expect(pieces).toHaveValue('60');
});

test('pieces that the server refuses come back, and a line goes down to one piece and is removed', async ({
  visit,
  api,
}) => {
  const product = await (await api(admin)).createProduct({ price: '10.00' });
  const shopApi = await api(atlas);
  await shopApi.addToBasket(product, 2);
  const page = await visit('/basket', { as: atlas });
  const answer = await holdChanges(page, route =>
    route.fulfill({ status: 409, json: { code: 'conflict', message: 'Refused' } }),
  );
  await page.getByRole('button', { name: /^Increase/ }).click();
  // Shown at once, with its sum, while nothing has been answered.
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  await expect(page.getByRole('button', { name: /Confirm order/ })).toContainText('₺55.00');
  answer();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect(page.getByRole('button', { name: /Confirm order/ })).toContainText('₺45.00');
  await expect(toast(page)).toContainText('Error');
  await page.unrouteAll();

  const decrease = page.getByRole('button', { name: /^Decrease/ });
  await decrease.click();
  await expect(decrease).toBeDisabled();
  await expect.poll(async () => (await shopApi.get<BasketItem[]>('/api/basket'))[0]?.quantity).toBe(1);
  await expect(
    page.getByRole('status').filter({ hasText: 'Basket: 1 piece, grand total ₺35.00' }),
  ).toBeAttached();
  await page.getByRole('button', { name: `Remove ${product.name}` }).click();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await expect(toast(page)).toContainText('Item has been removed from your basket');
});
