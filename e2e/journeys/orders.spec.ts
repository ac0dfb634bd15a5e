import type { Page } from '@playwright/test';
import type { OrderStatus } from '@toptan/contract/order-statuses';
import type { Order } from '@toptan/contract/orders';
import type { Api } from '../fixtures/api.ts';
import { admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Makes one order of a new shop in each of these statuses. */
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

test('the dashboard leads a new shop to the catalogue, then shows the five newest orders, and its cards those they count', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const page = await visit('/', { as: account });
  const main = page.getByRole('main');
  const numbers = page.getByText(/^TPT-/);
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(main.getByRole('link', { name: /catalog/i }).first()).toHaveAttribute('href', '/catalog');
  await page.goto('/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();

  const statuses = ['pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled'] as const;
  const orders = await ordersIn([...statuses], staffApi, await api(account));
  for (const [card, status, counted] of [
    ['Pending', 'pending', ['pending']],
    ['Confirmed', 'confirmed', ['confirmed', 'in_production', 'shipped']],
    ['Completed', 'completed', ['delivered']],
  ] as const) {
    await page.goto('/');
    await expect(numbers).toHaveCount(5);
    const link = main.getByRole('link', { name: new RegExp(`^${card}`) });
    await expect(link).toContainText(String(counted.length));
    await link.click();
    await expect(page).toHaveURL(`/orders?status=${status}`);
    await expect(currentFilter(page)).toHaveText([`${card}${counted.length}`]);
    await expect(numbers).toHaveCount(counted.length);
    for (const one of counted) await expect(page.getByText(orders.get(one)?.orderNumber ?? '')).toBeVisible();
  }
  await expect(page.getByRole('combobox'), 'statuses are changed by staff').toHaveCount(0);

  // Rows on the screen stay when they cannot be loaded anew.
  await page.goto('/');
  await expect(numbers).toHaveCount(5);
  const calls = /\/api\/(stats|orders)/;
  await page.route(calls, route => route.abort());
  for (const status of ['confirmed', 'shipped']) {
    const refused = page.waitForEvent('requestfailed', request => request.url().endsWith('/api/stats'));
    await staffApi.put(`/api/orders/${orders.get('pending')?.id}/status`, { status });
    await refused;
  }
  await expect(numbers).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^Pending/ })).toContainText('1');
  await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
  await page.unroute(calls);
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(numbers).toHaveCount(6);
});
