import type { Product } from '@toptan/contract/catalog/products';
import type { Order } from '@toptan/contract/orders';
import { type Account, type Api, admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** A pending order of 6 pieces of a product in two sizes and colors, by a shop of its own. */
async function placedOrder(staff: Api, signIn: (account: Account) => Promise<Api>) {
  const { account } = await staff.createShop();
  const product: Product = await staff.createProduct({
    price: '100.00',
    sizes: JSON.stringify(['30', '32']),
    colors: JSON.stringify(['Blue', 'Black']),
  });
  const order = await (await signIn(account)).placeOrder(product, 6);
  // The cell of its only line.
  return { account, product, order, cell: /^Blue, 30/ };
}

test('staff change an order from the list in three presses and the typing @desktop', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { order, product, cell } = await placedOrder(staff, api);
  const page = await visit(`/admin/orders?q=${order.orderNumber}`, { as: admin });
  await page.getByRole('link', { name: `View ${order.orderNumber}` }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Change' }).click();
  await page.getByRole('textbox', { name: cell }).fill('8');
  await expect(page.getByRole('complementary')).toContainText('Now, 8 pieces');
  await page.getByRole('button', { name: 'Save 1 change' }).click();

  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('version 2');
  // The list is the one that was left.
  await expect(page).toHaveURL(new RegExp(`q=${order.orderNumber}`));
  await page.keyboard.press('v');
  await expect(sheet.getByText('6 before, 8 now')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('button', { name: 'Show as it was' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('This is version 1')).toBeVisible();
  await expect(sheet.getByText('6 pieces').first()).toBeVisible();
  const changed = await staff.get<Order>(`/api/orders/${order.id}`);
  expect(changed.orderItems.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [product.id, 8],
  ]);
});
