import type { Product } from '@toptan/contract/catalog/products';
import type { Order } from '@toptan/contract/orders';
import { type Account, type Api, admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** A pending order of 6 pieces by a shop of its own. */
async function placedOrder(staff: Api, signIn: (account: Account) => Promise<Api>) {
  const { account } = await staff.createShop();
  const product: Product = await staff.createProduct({
    price: '100.00',
    sizes: JSON.stringify(['30', '32']),
    colors: JSON.stringify(['Blue', 'Black']),
  });
  const shop = await signIn(account);
  const order = await shop.placeOrder(product, 6);
  return { account, shop, product, order };
}

test('a shop asks for a change in three presses and the typing, once it may; staff decide in two presses, then line by line with the keys @desktop', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { order, account, shop, product } = await placedOrder(staff, api);
  const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
  const own = await visit(`/orders?order=${order.id}`, { as: account, context: phone });
  const sheet = own.getByRole('dialog');
  await expect(sheet.getByText('Order Items')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Change' })).toHaveCount(0);
  await staff.changeSettings({ shopChanges: 'ask' });
  try {
    await own.reload();
    await sheet.getByRole('link', { name: 'Change' }).click();
    await own.getByRole('button', { name: /Blue, 30 6/ }).click();
    await sheet.getByRole('textbox', { name: /^Blue, 30/ }).fill('9');
    await sheet.getByRole('button', { name: 'Done', exact: true }).last().click();
    await own.getByRole('button', { name: 'Ask for 1 change' }).click();
    await expect(sheet).toContainText('change asked for, waits');
    await expect(sheet.getByText('6 before, 9 asked for')).toBeAttached();
    await expect(sheet.getByRole('link', { name: 'Change' })).toHaveCount(0);

    const page = await visit(`/admin/orders?q=${order.orderNumber}`, { as: admin });
    await page.getByRole('link', { name: 'wants 1 change' }).click();
    await page.getByRole('button', { name: 'Accept 1 change' }).click();
    await expect(page.getByRole('dialog')).toContainText('version 2');

    const cell = (size: string, quantity: number) => ({
      ref: size,
      productId: product.id,
      size,
      color: 'Blue',
      quantity,
    });
    await shop.post(`/api/orders/${order.id}/request`, {
      version: 2,
      rows: [cell('30', 12), cell('32', 4)],
    });
    await page.goto(`/admin/orders/${order.id}/request`);
    await expect(page.getByRole('radio')).toHaveCount(4);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByRole('complementary')).toContainText('1 accepted, 1 refused');
    await expect(page.getByRole('complementary')).toContainText('Afterwards, 12 pieces');
    const refused = page.getByRole('radio', { name: 'Refuse', checked: true });
    await expect(refused).toBeFocused();
    await page.getByRole('textbox', { name: 'Answer to the shop' }).fill('32 comes in spring');
    await refused.focus();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toContainText('accepted 1 and refused 1');
    const decided = await shop.get<Order>(`/api/orders/${order.id}`);
    expect(decided.orderItems.map(({ quantity }) => quantity)).toEqual([12]);
    await expect(sheet).toContainText('32 comes in spring');
    await sheet.getByRole('button', { name: 'Show them' }).click();
    await expect(sheet.getByText('refused', { exact: true })).toBeVisible();
  } finally {
    await staff.changeSettings({ shopChanges: 'off' });
  }
});
