import { admin } from '../fixtures/api.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('an order is ordered again, on top of what is in the basket', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const shopApi = await api(account);
  const product = await staffApi.createProduct({ price: '100.00', sizes: '["28"]', colors: '["Red"]' });
  const order = await shopApi.placeOrder(product, 12);
  await shopApi.addToBasket(product, 6);

  const page = await visit(`/orders?order=${order.id}`, { as: account });
  await page.getByRole('dialog').getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/basket');
  await expect(toast(page)).toContainText('12 pieces added to the 6 pieces in your basket');
  await expect(page.getByRole('spinbutton')).toHaveValue('18');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('6');
});
