import { admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff find and open an order, a customer, a form and a draft by typing, without regard to accents, and shops do not @desktop @long', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { customer, account } = await staff.createShop('Ğülşen İnci Butik');
  const order = await (await api(account)).placeOrder(await staff.createProduct());
  const page = await visit('/', { as: admin });
  const search = page.getByRole('combobox', { name: 'Search orders, customers, products and pages' });
  const open = () => page.getByRole('button', { name: 'Search', exact: true }).click();

  await open();
  await page.keyboard.type(order.orderNumber.toLowerCase());
  await expect(search).toHaveValue(order.orderNumber.toLowerCase());
  await expect(page.getByRole('option', { name: new RegExp(order.orderNumber) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/orders?order=${order.id}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: order.orderNumber })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gulsen inci');
  await expect(search).toHaveValue('gulsen inci');
  // The row of the order names the customer as well, and so does the one that orders for it.
  await page.getByRole('option', { name: /^Ğülşen/ }).click();
  await expect(page).toHaveURL(`/admin/customers?edit=${customer.id}`);

  await page.goto('/');
  await open();
  const options = page.getByRole('option');
  await expect(options.nth(1)).toContainText(order.orderNumber);
  await expect(options.first()).toContainText('Ğülşen');
  await page.keyboard.type('new prod');
  await expect(options.first()).toHaveText(/New product/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/catalog?edit=new');

  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gulsen inci');
  // The answer to the whole name is there: those before it name other shops first.
  await expect(options.first()).toContainText('Ğülşen');
  await expect(page.getByRole('option', { name: 'Order for Ğülşen İnci Butik' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalog\?for=[0-9a-f-]{36}$/);
  await expect(page.getByRole('region', { name: 'Ordering for Ğülşen İnci Butik' })).toBeVisible();

  const shop = await visit('/catalog', { as: account });
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
  await shop.keyboard.press('Control+k');
  await expect(shop.getByRole('button', { name: 'Search', exact: true })).toHaveCount(0);
  await expect(shop.getByRole('combobox', { name: /^Search orders/ })).toHaveCount(0);
});
