import type { Order } from '@toptan/contract/orders';
import { admin, unique } from '../fixtures/api.ts';
import { expectNoSidewaysScroll } from '../fixtures/look.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('a morning at the order table with the keyboard alone @desktop', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const companyName = unique('Nergis');
  const { account } = await staffApi.createShop(companyName);
  const product = await staffApi.createProduct({ price: '100.00' });
  const shopApi = await api(account);
  for (const pieces of [1, 2, 3]) await shopApi.placeOrder(product, pieces);

  const page = await visit('/admin/orders', { as: admin });
  const rows = page.getByRole('row');
  const press = (keys: string) => page.keyboard.press(keys);
  await expect(rows).not.toHaveCount(0);
  await press('/');
  await page.keyboard.type(companyName);
  await expect(rows).toHaveCount(4);
  await expect(page.getByText('3 orders', { exact: true })).toBeAttached();
  await press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();

  await press('x');
  await press('Shift+J');
  // 3 + 2 pieces of 100.00, and twice the fee
  await expect(page.getByText('5 pieces · ₺550.00')).toBeVisible();
  await press('Shift+ArrowDown');
  await expect(page.getByText('3 selected')).toBeVisible();
  await press('Shift+K');
  await expect(page.getByText('2 selected')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('button', { name: 'Delete Selected' })).toHaveCount(0);

  await press('k');
  await press('Enter');
  const details = page.getByRole('dialog', { name: /^Order Details/ });
  for (const name of ['Customer Information', 'Order Summary', 'Order Items'])
    await expect(details.getByRole('heading', { name })).toBeVisible();
  await expect(details).toContainText('3 × ₺100.00');
  await press('j');
  await expect(details).toContainText('2 × ₺100.00');
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows.nth(2)).toBeFocused();

  await press('Tab');
  const status = page.getByRole('combobox', { name: /^Status of/ }).nth(1);
  await expect(status).toBeFocused();
  await press('s');
  await expect(status, 'no key sets a status while the list is closed').toContainText('Pending');
  await press('Enter');
  await expect(page.getByRole('option', { name: 'Pending' })).toBeFocused();
  await press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Confirmed' })).toBeFocused();
  await press('Enter');
  await expect(status).toContainText('Confirmed');
  await expect(toast(page)).toContainText('Status updated successfully');
  await press('j');
  await expect(rows.nth(3)).toBeFocused();

  await press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Select a range');
  await press('Escape');
  await expect(help, 'although the toast still shows').toHaveCount(0);
  await expect(rows.nth(3)).toBeFocused();
  await press('x');
  await press('Shift+K');
  await press('Shift+Tab');
  await press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Delete Selected' })).toBeFocused();
  await press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete Orders' });
  await expect(question).toContainText('delete 2 order(s)');
  // Cancel has the focus.
  await press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText('2 selected')).toBeVisible();
  await press('Enter');
  await expect(question).toBeVisible();
  await press('Tab');
  await press('Enter');
  await expect(rows).toHaveCount(2);
  await expect.poll(async () => (await shopApi.get<Order[]>('/api/orders')).length).toBe(1);
});

test('what others do moves no row under the pointer @desktop', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const companyName = unique('Zambak');
  const { account } = await staffApi.createShop(companyName);
  const product = await staffApi.createProduct();
  const shopApi = await api(account);
  const older = await shopApi.placeOrder(product);
  const newer = await shopApi.placeOrder(product);

  const page = await visit(`/admin/orders?q=${encodeURIComponent(companyName)}`, { as: admin });
  const row = page.getByRole('row', { name: new RegExp(older.orderNumber) });
  await row.hover();
  const place = await row.boundingBox();
  const latest = await shopApi.placeOrder(product);
  await staffApi.put(`/api/orders/${older.id}/status`, { status: 'shipped' });
  await expect(row).toContainText('Shipped');
  const waiting = page.getByRole('button', { name: '1 new order' });
  await expect(waiting).toBeVisible();
  await staffApi.delete(`/api/orders/${newer.id}`);
  await expect(page.locator('tr[inert]')).toContainText(newer.orderNumber);
  expect(await row.boundingBox()).toEqual(place);

  await waiting.click();
  await expect(page.getByRole('row').nth(1)).toContainText(latest.orderNumber);
  await expect(page.getByText(newer.orderNumber)).toHaveCount(0);
});

test('a long table selects all of it, steps far through it, and keeps the focus and the way back @desktop @long', async ({
  visit,
  api,
}) => {
  const all = await (await api(admin)).get<Order[]>('/api/orders?limit=1000');
  const page = await visit('/admin/orders', { as: admin });
  await page.getByRole('checkbox', { name: 'Select all orders' }).check();
  await expect(page.getByText(`${all.length} selected`)).toBeVisible();
  const kurus = all.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0);
  const lira = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(kurus / 100);
  await expect(page.getByText(`₺${lira}`)).toBeVisible();
  expect(await page.getByRole('row').count(), 'only the rows in sight are drawn').toBeLessThan(60);
  await page.keyboard.press('j');
  await page.keyboard.press('End');
  await expect(page.getByRole('row', { name: new RegExp(all.at(-1)?.orderNumber ?? '') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/\d selected/)).toHaveCount(0);
  await page.keyboard.press('Home');

  const orders = all.slice(0, 31);
  const rowOf = (order: Order | undefined) =>
    page.getByRole('row', { name: new RegExp(order?.orderNumber ?? '') });
  await rowOf(orders[0]).getByRole('link', { name: /View/ }).click();
  const details = page.getByRole('dialog');
  for (const { orderNumber } of orders) {
    await expect(details).toContainText(orderNumber);
    if (orderNumber !== orders.at(-1)?.orderNumber) await page.keyboard.press('j');
  }
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(rowOf(orders.at(-1))).toBeFocused();
  await expect(rowOf(orders.at(-1))).toBeInViewport();

  const view = rowOf(orders.at(-1)).getByRole('link', { name: /View/ });
  await view.click();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();
  await expect(view).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(view).toBeFocused();
  const search = page.getByPlaceholder('Search orders...');
  await search.click();
  await page.keyboard.type('lale');
  await expect(search).toHaveValue('lale');
  await page.goBack();
  await expect(page, 'one step from what was before').toHaveURL('about:blank');
});

test('on a phone status and manufacturer are chosen within the reach of the thumb', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const manufacturer = await staffApi.createManufacturer();
  const order = await (await api(account)).placeOrder(await staffApi.createProduct());
  const page = await visit(`/admin/orders?q=${order.orderNumber}`, {
    as: admin,
    context: { viewport: { width: 320, height: 700 } },
  });
  await page.getByRole('combobox', { name: `Status of ${order.orderNumber}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Order status' });
  await expect(sheet).toContainText(order.orderNumber);
  await sheet.getByRole('option', { name: 'Confirmed' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /^Status of/ })).toContainText('Confirmed');
  await page.getByRole('combobox', { name: /^Assign/ }).click();
  await page.getByRole('option', { name: manufacturer.companyName }).click();
  await expect(page.getByText('Assigned')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all orders' }).check();
  await expect(page.getByText('1 selected')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Delete Selected' })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: new RegExp(order.orderNumber) }).click();
  await expect(page.getByRole('dialog', { name: `Order Details - ${order.orderNumber}` })).toBeVisible();
});
