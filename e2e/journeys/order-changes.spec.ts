import type { Product } from '@toptan/contract/catalog/products';
import type { Order } from '@toptan/contract/orders';
import { admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff change an order from the list in three presses and the typing, and join the next one with it in three @desktop', async ({
  visit,
  api,
}) => {
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
  const page = await visit(`/admin/orders?q=${older.orderNumber}`, { as: admin });
  await page.getByRole('link', { name: `View ${older.orderNumber}` }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Change' }).click();
  await page.getByRole('textbox', { name: /^Blue, 30/ }).fill('8');
  await expect(page.getByRole('complementary')).toContainText('Now, 8 pieces');
  await page.getByRole('button', { name: 'Save 1 change' }).click();

  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('version 2');
  // The list is the one that was left.
  await expect(page).toHaveURL(new RegExp(`q=${older.orderNumber}`));
  await page.keyboard.press('v');
  await expect(sheet.getByText('6 before, 8 now')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('button', { name: 'Show as it was' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('This is version 1')).toBeVisible();
  await expect(sheet.getByText('6 pieces').first()).toBeVisible();
  // The change has left no entry behind.
  await page.goBack();
  await expect(sheet).toHaveCount(0);

  await page.goto(`/admin/orders?q=${younger.orderNumber}`);
  await page.getByRole('link', { name: `View ${younger.orderNumber}` }).click();
  await page.getByRole('button', { name: `Join with ${older.orderNumber}` }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toContainText('becomes 12');
  await expect(dialog.getByRole('button', { name: 'Join orders' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(sheet).toHaveCount(1);
  await expect(sheet).toContainText(older.orderNumber);
  await expect(sheet).toContainText('version 3');
  const [stays, gone] = await Promise.all(
    [older, younger].map(({ id }) => shop.get<Order>(`/api/orders/${id}`)),
  );
  expect(stays?.orderItems.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [product.id, 12],
  ]);
  expect(gone).toMatchObject({ status: 'cancelled', joinedInto: { id: older.id } });

  const own = await visit(`/orders?order=${younger.id}`, { as: account });
  await own.getByRole('dialog').getByRole('link', { name: 'View' }).click();
  await expect(own.getByRole('dialog')).toContainText(older.orderNumber);
});
