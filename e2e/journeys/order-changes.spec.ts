import type { Product } from '@toptan/contract/catalog/products';
import type { OrderVersion } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import type { Settings } from '@toptan/contract/settings';
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

test('two who change one order at once both see what the other did, and lose nothing @desktop', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { order, cell } = await placedOrder(staff, api);
  const path = `/orders/${order.id}/change`;
  const [first, second] = [await visit(path, { as: admin }), await visit(path, { as: admin })];
  await first.getByRole('textbox', { name: cell }).fill('7');
  await second.getByRole('textbox', { name: cell }).fill('9');
  await first.keyboard.press('Control+Enter');
  await expect(first.getByRole('dialog')).toContainText('version 2');

  await expect(second.getByText(/saved version 2 at/)).toBeVisible();
  await expect(second.getByText(/changed to 7 meanwhile. You typed 9./)).toBeVisible();
  await second.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(second.getByRole('dialog')).toContainText('version 3');
  const versions = await staff.get<OrderVersion[]>(`/api/orders/${order.id}/versions`);
  expect(versions.map(({ pieces }) => pieces)).toEqual([9, 7, 6]);
});

test('a shop changes its pending order on a phone once the wholesaler lets it', async ({ visit, api }) => {
  const staff = await api(admin);
  const { order, account, cell } = await placedOrder(staff, api);
  const page = await visit(`/orders?order=${order.id}`, { as: account });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Order Items')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Change' })).toHaveCount(0);

  const { version } = await staff.get<Settings>('/api/settings');
  await staff.put('/api/settings', { version, shopChanges: 'change' });
  try {
    await page.reload();
    await sheet.getByRole('link', { name: 'Change' }).click();
    await page.getByRole('button', { name: /Blue, 30 6/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: cell }).fill('4');
    await page.getByRole('dialog').getByRole('button', { name: 'Done', exact: true }).last().click();
    await page.getByRole('button', { name: 'Save 1 change' }).click();
    await expect(page.getByRole('dialog')).toContainText('version 2');
  } finally {
    const { version } = await staff.get<Settings>('/api/settings');
    await staff.put('/api/settings', { version, shopChanges: 'off' });
  }
});
