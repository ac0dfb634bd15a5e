import type { BasketItem } from '@toptan/contract/basket';
import { admin, atlas } from '../fixtures/api.ts';
import { addToBasket, toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('a shop finds a bag without its cedilla, orders three sizes of two products, and follows the order live', async ({
  visit,
  api,
}) => {
  test.setTimeout(90_000);
  await (await api(atlas)).emptyBasket();
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

test('pieces that are still being typed are not lost when one goes back or reloads, nor when the session ends', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const shopApi = await api(account);
  const piecesInBasket = async () => (await shopApi.get<BasketItem[]>('/api/basket'))[0]?.quantity;
  await shopApi.addToBasket(await staffApi.createProduct(), 5);
  const page = await visit('/catalog', { as: account });
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

  await pieces.fill('72');
  await shopApi.delete('/api/account/sessions');
  await expect(page.getByRole('main')).toContainText('Your session has ended. Please sign in again.');
  await expect(toast(page)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Username' }).fill(account.username);
  await page.locator('input[name="password"]').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(pieces).toHaveValue('72');
  await expect(pieces).toBeFocused();
  await pieces.press('Enter');
  await expect.poll(piecesInBasket).toBe(72);
});
