import type { Order } from '@toptan/contract/orders';
import { admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff sees who ordered what, compares, keeps the filters in the address, asks a cell of the size grid, and a cancelled order is gone @desktop', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { customer, account } = await staff.createShop();
  const shop = await api(account);
  const product = await staff.createProduct({ price: '9876543.21' });
  const line = await shop.addToBasket(product, 3);
  const order = await shop.post<Order>('/api/orders', { customerId: customer.id, items: [line] });

  const page = await visit('/admin/reports', { as: admin });
  await expect(page.getByRole('img', { name: /^Sales by week: / })).toBeVisible();

  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(customer.companyName) });
  await expect(row).toContainText('₺29,629,629.63');

  await page.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: 'Same days of last year' }).click();
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'This month' }).click();
  await expect(page).toHaveURL(/report=customers.*compare=year|compare=year.*report=customers/);
  await expect(page).toHaveURL(/from=20\d\d-\d\d-01/);
  await expect(row).toContainText('₺29,629,629.63');

  // Paper, which is narrower than a tablet, has all columns.
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Orders', 'Pieces', 'Sales', 'Before', 'Change'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });

  await staff.put(`/api/orders/${order.id}/status`, { status: 'cancelled' });
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Period' })).toContainText('This month');
  await expect(page.getByRole('table', { name: 'Customers' })).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto('/admin/reports?from=2026-03-01&until=2026-03-31');
  const from = page.getByLabel('From');
  await from.press('ControlOrMeta+a');
  await from.pressSequentially('12/02/2026');
  await expect(from).toHaveValue('12/02/2026');
  await expect(from, 'days are typed without losing the focus').toBeFocused();
  await expect(page).toHaveURL(/from=2026-02-12/);

  const jacket = await staff.createProduct({ sizes: '["35","36"]', colors: '["Yellow"]' });
  const other = await staff.createProduct({ sizes: '["36"]', colors: '["Yellow"]' });
  await shop.placeOrder(jacket, 3);
  await shop.placeOrder(other, 50);

  await page.goto('/admin/reports?report=size-grid');
  const sizeSet = page.getByRole('combobox', { name: 'Size set' });
  await expect(sizeSet).not.toContainText('All size sets');
  await sizeSet.click();
  await page.getByRole('option', { name: 'All size sets' }).click();
  await expect(page).toHaveURL(/sizeSet=all/);

  await page.goto('/admin/reports?report=size-grid&color=Yellow&size=36&sizeSet=all');
  const ofYellow = (size: string) => page.getByRole('table', { name: `Yellow, ${size}` });
  await expect(ofYellow('36').getByRole('row', { name: other.name })).toContainText('50');
  const cell = page.getByRole('button', { pressed: true });
  await cell.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/size=35/);
  await expect(ofYellow('35').getByRole('row', { name: jacket.name })).toContainText('3');
  await expect(ofYellow('35').getByRole('row', { name: other.name })).toHaveCount(0);

  await page.getByRole('radio', { name: 'Share' }).click();
  await expect(cell).toContainText('%');
  await page.reload();
  await expect(ofYellow('35').getByRole('row', { name: jacket.name })).toBeVisible();
});
