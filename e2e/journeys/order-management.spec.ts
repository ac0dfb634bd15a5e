import type { Page } from '@playwright/test';
import { admin, unique } from '../fixtures/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/look.ts';
import { expect, test } from '../fixtures/test.ts';

test('details open beside the table and step to the next order @desktop', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const companyName = unique('Efes');
  const { account } = await staffApi.createShop(companyName, {
    phone: '+90 232 445 19 90',
    address: 'Alsancak, İzmir',
  });
  const product = await staffApi.createProduct({ price: '189.00' });
  const shopApi = await api(account);
  const older = await shopApi.placeOrder(product, 2);
  const newer = await shopApi.placeOrder(product, 3);

  const page = await visit('/admin/orders', { as: admin });
  await page.getByPlaceholder('Search orders...').fill(newer.orderNumber);
  const row = page.getByRole('row', { name: new RegExp(newer.orderNumber) });
  await expect(row).toContainText(`${newer.id.slice(0, 8)}…`);
  await expect(row).toContainText(/1 item.*3 pieces/);
  await expect(row).toContainText('₺592.00');
  await page.getByPlaceholder('Search orders...').fill(companyName);
  await row.getByRole('link', { name: /View/ }).click();
  const details = page.getByRole('dialog', { name: `Order Details - ${newer.orderNumber}` });
  for (const heading of ['Customer Information', 'Order Summary', 'Order Items']) {
    await expect(details.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(details).toContainText('3 × ₺189.00');
  await expect(details).toContainText('₺567.00');
  await expect(details).toContainText('Alsancak, İzmir');
  await expect(details.getByText('Notes')).toHaveCount(0);
  await details.getByRole('button', { name: /next/i }).click();
  await expect(page.getByRole('dialog', { name: `Order Details - ${older.orderNumber}` })).toBeVisible();
});

for (const [language, items] of [
  ['en', 'Items'],
  ['tr', 'Kalem'],
  ['ar', 'الأصناف'],
] as const) {
  test(`a window of 1,280 px has the items of each order (${language}) @desktop`, async ({ visit }) => {
    const context = { viewport: { width: 1280, height: 800 } };
    const page = await visit('/admin/orders', { as: admin, language, context });
    await expect(page.getByRole('columnheader', { name: items })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('what staff change of a shop and of a manufacturer stands on their orders @desktop', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { customer, account } = await staffApi.createShop();
  const { id: manufacturerId, companyName } = await staffApi.createManufacturer();
  const { id, orderNumber } = await (await api(account)).placeOrder(await staffApi.createProduct());
  await staffApi.put(`/api/orders/${id}/manufacturer`, { manufacturerId });
  const colleague = await visit(`/admin/orders?q=${orderNumber}`, { as: admin });
  const page = await visit('/', { as: admin });
  // The page shows its own change without the stream of changes too.
  await page.route('**/api/events*', route => route.abort());
  await page.goto(`/admin/orders?q=${orderNumber}`);
  const rowOf = (screen: Page, name: string) => screen.getByRole('row', { name: new RegExp(name) });
  for (const screen of [colleague, page]) await expect(rowOf(screen, orderNumber)).toContainText(companyName);

  const follow = async (link: string) => {
    await page.getByRole('button', { name: 'Admin', exact: true }).click();
    await page.getByRole('link', { name: new RegExp(`^${link}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
  };
  for (const { list, name, field, value } of [
    { list: 'Customers', name: customer.companyName, field: 'Email', value: 'yeni@example.com' },
    { list: 'Manufacturers', name: companyName, field: 'Company name', value: unique('Denizli Dokuma') },
  ]) {
    await follow(list);
    await page.getByRole('searchbox').fill(name);
    await rowOf(page, name).getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(field, { exact: true }).fill(value);
    await form.getByRole('button', { name: /Save/ }).click();
    await expect(form).toBeHidden();
    await follow('Order Management');
    await page.getByRole('searchbox').fill(orderNumber);
    for (const screen of [colleague, page]) await expect(rowOf(screen, orderNumber)).toContainText(value);
  }
});

test('the status filter and the search stay in the address @desktop', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const companyName = unique('Kardelen');
  const { account } = await staffApi.createShop(companyName);
  const product = await staffApi.createProduct();
  const shopApi = await api(account);
  const order = await shopApi.placeOrder(product);
  await staffApi.put(`/api/orders/${order.id}/status`, { status: 'shipped' });

  const page = await visit('/admin/orders', { as: admin });
  await page.getByPlaceholder('Search orders...').fill(companyName);
  await page
    .getByRole('combobox', { name: /status/i })
    .first()
    .click();
  await expect(page.getByRole('option')).toHaveText([
    'All Status',
    'Pending',
    'Confirmed',
    'In Production',
    'Shipped',
    'Delivered',
    'Cancelled',
  ]);
  await page.getByRole('option', { name: 'Delivered' }).click();
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No orders found')).toBeVisible();
  await page
    .getByRole('combobox', { name: /status/i })
    .first()
    .click();
  await page.getByRole('option', { name: 'Shipped' }).click();
  await expect(page.getByRole('row', { name: new RegExp(order.orderNumber) })).toBeVisible();
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
  await expectAccessible(page);
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
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(order.orderNumber) }).click();
  await expect(page.getByRole('dialog', { name: `Order Details - ${order.orderNumber}` })).toBeVisible();
});
