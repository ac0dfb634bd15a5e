import type { Product } from '@toptan/contract/catalog/products';
import type { Order } from '@toptan/contract/orders';
import { admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff join two pending orders of a shop in three presses @desktop', async ({ visit, api }) => {
  const staff = await api(admin);
  const { account } = await staff.createShop();
  const product: Product = await staff.createProduct({
    price: '100.00',
    sizes: JSON.stringify(['30', '32']),
    colors: JSON.stringify(['Blue', 'Black']),
  });
  const shop = await api(account);
  const older = await shop.placeOrder(product, 6);
  const younger = await shop.placeOrder(product, 4);
  const page = await visit(`/admin/orders?q=${younger.orderNumber}`, { as: admin });
  await page.getByRole('link', { name: `View ${younger.orderNumber}` }).click();
  await page.getByRole('button', { name: `Join with ${older.orderNumber}` }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toContainText('becomes 10');
  await expect(dialog.getByRole('button', { name: 'Join orders' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toContainText(older.orderNumber);
  await expect(page.getByRole('dialog')).toContainText('version 2');
  const [stays, gone] = await Promise.all(
    [older, younger].map(({ id }) => shop.get<Order>(`/api/orders/${id}`)),
  );
  expect(stays?.orderItems.map(({ quantity }) => quantity)).toEqual([10]);
  expect(gone).toMatchObject({ status: 'cancelled', joinedInto: { id: older.id } });

  const own = await visit(`/orders?order=${younger.id}`, { as: account });
  await own.getByRole('dialog').getByRole('link', { name: 'View' }).click();
  await expect(own.getByRole('dialog')).toContainText(older.orderNumber);
});
