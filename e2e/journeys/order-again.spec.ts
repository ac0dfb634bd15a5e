import type { BasketItem } from '@toptan/contract/basket';
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

test('ordering again goes on where it broke off, in details opened anew, and leads nobody away @desktop', async ({
  visit,
  api,
}) => {
  const { account } = await (await api(admin)).createShop();
  const shopApi = await api(account);
  const order = await shopApi.placeOrder(await (await api(admin)).createProduct(), 12);
  const page = await visit('/orders', { as: account });
  const details = page.getByRole('dialog');
  const orderAgain = details.getByRole('button', { name: 'Order again' });
  const open = () => page.getByRole('link', { name: new RegExp(order.orderNumber) }).click();
  const close = () => details.getByRole('button', { name: 'Close' }).click();
  let answer = () => {};
  const answered = new Promise<void>(resolve => {
    answer = resolve;
  });
  let tries = 0;
  await page.route('**/api/basket/batch', async route => {
    if (route.request().method() !== 'POST') return route.fallback();
    tries += 1;
    const response = await route.fetch();
    if (tries === 1) return route.abort();
    await answered;
    await route.fulfill({ response });
  });

  await open();
  await orderAgain.click();
  await expect(toast(page)).toContainText('The basket could not be filled');
  await close();
  await open();
  await orderAgain.click();
  await expect.poll(() => tries).toBe(2);
  await close();
  await open();
  await expect(orderAgain).toHaveAttribute('aria-busy', 'true');
  await close();
  answer();
  await expect(toast(page)).toContainText('The products of this order are in your basket');
  await expect(page).toHaveURL('/orders');
  expect(tries).toBe(2);
  expect((await shopApi.get<BasketItem[]>('/api/basket')).map(({ quantity }) => quantity)).toEqual([12]);
});

test('what can no longer be ordered is named when an order is ordered again', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const shopApi = await api(account);
  const [remaining, gone] = [await staffApi.createProduct(), await staffApi.createProduct()];
  await shopApi.addToBasket(remaining, 3);
  const order = await shopApi.placeOrder(gone, 4);
  await staffApi.changeProduct(gone, { isActive: 'false' });

  const page = await visit(`/orders?order=${order.id}`, { as: account });
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Order again' }).click();
  const refusal = details.getByRole('status').filter({ hasText: 'can no longer be ordered' });
  await expect(refusal).toContainText(gone.name);
});
