import type { Page } from '@playwright/test';
import type { BasketItem } from '@toptan/contract/basket';
import type { Order, OrderStatus } from '@toptan/contract/orders';
import type { Api } from '../fixtures/api.ts';
import { admin } from '../fixtures/api.ts';
import { bringNoAnswers, serversAnswer } from '../fixtures/page-answers.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

/** One order of a new shop in each of these statuses. */
async function ordersIn(statuses: OrderStatus[], staff: Api, shop: Api): Promise<Map<OrderStatus, Order>> {
  const product = await staff.createProduct({ price: '100.00' });
  const orders = new Map<OrderStatus, Order>();
  for (const status of statuses) {
    const order = await shop.placeOrder(product, 2);
    orders.set(status, await staff.put<Order>(`/api/orders/${order.id}/status`, { status }));
  }
  return orders;
}

/** The filter that is marked as the one in force. */
const currentFilter = (page: Page) =>
  page.getByRole('navigation', { name: 'Filter by status' }).locator('[aria-current]');

test('the cards of the dashboard lead to the orders that they count', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const shopApi = await api(account);
  const statuses = ['pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled'] as const;
  const orders = await ordersIn([...statuses], staffApi, shopApi);
  const number = (status: OrderStatus) => orders.get(status)?.orderNumber ?? '';

  const page = await visit('/', { as: account });
  for (const [card, status, counted] of [
    ['Pending', 'pending', ['pending']],
    ['Confirmed', 'confirmed', ['confirmed', 'in_production', 'shipped']],
    ['Completed', 'completed', ['delivered']],
  ] as const) {
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${card}`) });
    await expect(link).toContainText(String(counted.length));
    await link.click();
    await expect(page).toHaveURL(`/orders?status=${status}`);
    await expect(currentFilter(page)).toHaveText([card]);
    await expect(page.getByText(/^TPT-/)).toHaveCount(counted.length);
    for (const one of counted) await expect(page.getByText(number(one))).toBeVisible();
  }
});

test('any other status in the address matches exactly', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const orders = await ordersIn(['shipped', 'delivered'], staffApi, await api(account));
  const page = await visit('/orders?status=delivered', { as: account });
  await expect(page.getByText(/^TPT-/)).toHaveText([orders.get('delivered')?.orderNumber ?? '']);
  await expect(currentFilter(page)).toHaveText(['Completed']);
  await page.goto('/orders?status=ready');
  await expect(page.getByText('No orders with this status')).toBeVisible();
  await expect(currentFilter(page)).toHaveCount(0);
});

test('an order of the list opens at once, while its details are still on their way', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const product = await staffApi.createProduct({ price: '100.00' });
  const order = await (await api(account)).placeOrder(product, 2);
  const page = await visit('/orders', { as: account });
  await page.route(`**/api/orders/${order.id}`, () => undefined);
  await page.getByText(order.orderNumber).click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('listitem').getByText(product.name)).toBeVisible();
  await expect(details.getByRole('heading', { name: order.orderNumber })).toBeVisible();
});

test('the dashboard shows the five newest orders, and a new shop the way to the catalogue', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const page = await visit('/', { as: account });
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /catalog/i })
      .first(),
  ).toHaveAttribute('href', '/catalog');
  await page.goto('/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();

  const placed = await ordersIn(Array(6).fill('pending'), staffApi, await api(account));
  expect(placed.size).toBe(1);
  await page.goto('/');
  await expect(page.getByText(/^TPT-/)).toHaveCount(5);

  // What is on the screen stays when it cannot be loaded anew.
  const calls = /\/api\/(stats|orders)/;
  await page.route(calls, route => route.abort());
  for (const status of ['confirmed', 'shipped']) {
    const refused = page.waitForEvent('requestfailed', request => request.url().endsWith('/api/stats'));
    await staffApi.put(`/api/orders/${placed.get('pending')?.id}/status`, { status });
    await refused;
  }
  await expect(page.getByText(/^TPT-/)).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^Pending/ })).toContainText('6');
  await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
  await page.unroute(calls);
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText(/^TPT-/)).toHaveCount(6);
});

test('an order of the first hour of a month stands under that month', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  await (await api(account)).placeOrder(await staffApi.createProduct());
  const page = await visit('/', { as: account });
  await bringNoAnswers(page);
  await page.route(/\/api\/orders\?/, async route => {
    const response = await serversAnswer(route);
    if (!response) return;
    const orders = (await response.json()) as Order[];
    // Half past midnight in Istanbul.
    const createdAt = '2026-10-31T21:30:00.000Z';
    await route.fulfill({ response, json: orders.map(order => ({ ...order, createdAt })) });
  });
  await page.goto('/orders');
  await expect(page.getByRole('region', { name: 'November 2026' })).toContainText('1 Nov');
});

test('the order that a shop opens keeps the prices it was placed at', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const product = await staffApi.createProduct({ price: '189.00' });
  const order = await (await api(account)).placeOrder(product, 12);
  await staffApi.changeProduct(product, { price: '999.00', name: `${product.name} II` });

  const page = await visit('/orders', { as: account });
  await page.getByRole('link', { name: new RegExp(order.orderNumber) }).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('12 × ₺189.00');
  await expect(details).toContainText('₺2,293.00');
  await expect(details).not.toContainText(`${product.name} II`);
  await expect(details.getByRole('combobox'), 'a shop reads the status only').toHaveCount(0);
});

test('a status that was set back leaves no date behind, on the screen or on paper', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const order = await (await api(account)).placeOrder(await staffApi.createProduct());
  const set = (status: OrderStatus) => staffApi.put(`/api/orders/${order.id}/status`, { status });
  for (const status of ['confirmed', 'delivered', 'confirmed'] as const) await set(status);

  const page = await visit(`/orders?order=${order.id}`, { as: account });
  const step = (name: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  await expect(step('Confirmed')).toHaveText(/^Confirmed\d/);
  await expect(step('Delivered')).toHaveText('Delivered');
  await page.emulateMedia({ media: 'print' });
  const facts = page.getByRole('article').locator('dl').first().getByRole('term');
  await expect(facts).toHaveText(['Date', 'Status', 'Items', 'Confirmed']);
  const split = page.getByText(/from stock|to be produced/);
  await expect(split).not.toHaveCount(0);
  await set('cancelled');
  await expect(facts).toHaveText(['Date', 'Status', 'Items', 'Cancelled']);
  await expect(split).toHaveCount(0);
});

test('staff see all orders on the orders screen and change the status there', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const order = await (await api(account)).placeOrder(await staffApi.createProduct());
  const page = await visit('/orders', { as: admin });
  await expect(page.getByRole('heading', { level: 1, name: 'All orders' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(order.orderNumber) }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Status/ })
    .click();
  await page.getByRole('option', { name: 'Shipped' }).click();
  await expect
    .poll(async () => (await staffApi.get<Order>(`/api/orders/${order.id}`)).status)
    .toBe('shipped');
});

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
  await expect(toast(page)).toContainText('The products of this order are in your basket');
  await expect(page.getByRole('spinbutton')).toHaveValue('18');
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
  await page.route('**/api/basket', async route => {
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
  const [kept, gone] = [await staffApi.createProduct(), await staffApi.createProduct()];
  await shopApi.addToBasket(kept, 3);
  const order = await shopApi.placeOrder(gone, 4);
  await staffApi.changeProduct(gone, { isActive: 'false' });

  const page = await visit(`/orders?order=${order.id}`, { as: account });
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Order again' }).click();
  const refusal = details.getByRole('status').filter({ hasText: 'can no longer be ordered' });
  await expect(refusal).toContainText(gone.name);
});

test('the details step to the orders before and after', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const shopApi = await api(account);
  const product = await staffApi.createProduct();
  const [older, newer] = [await shopApi.placeOrder(product), await shopApi.placeOrder(product)];
  const page = await visit(`/orders?order=${newer.id}`, { as: account });
  const details = page.getByRole('dialog');
  await expect(details).toContainText(newer.orderNumber);
  await details.getByRole('button', { name: 'Next' }).click();
  await expect(details).toContainText(older.orderNumber);
  await expect(details.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.keyboard.press('k');
  await expect(details).toContainText(newer.orderNumber);

  // A link led to them: there is nothing to go back to.
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/orders');
  await page.getByRole('link', { name: new RegExp(newer.orderNumber) }).click();
  await expect(details).toBeFocused();
  await page.keyboard.press('j');
  await expect(details).toContainText(older.orderNumber);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/orders');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');

  await page.goto('/basket?tab=history');
  await page.getByRole('link', { name: new RegExp(newer.orderNumber) }).click();
  await expect(details).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/\/orders/);
});

test('orders that cannot be loaded on are said to be missing, and come with the next try', async ({
  visit,
}) => {
  const page = await visit('/orders', { as: admin });
  const numbers = page.getByText(/^TPT-/);
  await expect(numbers).toHaveCount(20);
  await page.route(/\/api\/orders\?.*cursor=/, route => route.abort());
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(page.getByRole('alert')).toHaveText('The next orders could not be loaded');
  await page.unroute(/\/api\/orders\?.*cursor=/);
  await more.click();
  await expect(numbers).toHaveCount(40);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the details step on past the orders that the list began with', async ({ visit, api }) => {
  const orders = await (await api(admin)).get<Order[]>('/api/orders?limit=22');
  const page = await visit(`/orders?order=${orders[19]?.id}`, { as: admin });
  const details = page.getByRole('dialog');
  for (const next of orders.slice(19)) {
    await expect(details).toContainText(next.orderNumber);
    await details.getByRole('button', { name: 'Next' }).click();
  }
});
