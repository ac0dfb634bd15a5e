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

test('a window of 1,280 px has the items of each order @desktop', async ({ visit }) => {
  const context = { viewport: { width: 1280, height: 800 } };
  const page = await visit('/admin/orders', { as: admin, language: 'tr', context });
  await expect(page.getByRole('columnheader', { name: 'Kalem' })).toBeVisible();
  await expectNoSidewaysScroll(page);
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
