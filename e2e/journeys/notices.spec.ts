import type { Settings } from '@toptan/contract/settings';
import { admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff switch messages on, and tell a shop by WhatsApp with one press after a status @desktop', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { account } = await staff.createShop();
  const product = await staff.createProduct({ price: '100.00' });
  const order = await (await api(account)).placeOrder(product, 2);
  try {
    const page = await visit('/admin/settings?tab=notices', { as: admin });
    await page.getByRole('switch', { name: 'Shipped: WhatsApp' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved').first()).toBeVisible();

    await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }));
    await page.goto(`/admin/orders?order=${order.id}`);
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: /status/i }).click();
    await page.getByRole('option', { name: 'Shipped' }).click();
    const opening = page.waitForEvent('popup');
    await page.getByText('Tell on WhatsApp').click();
    const message = decodeURIComponent((await opening).url());
    expect(message).toContain('https://wa.me/');
    expect(message).toContain(`${order.orderNumber}: Shipped`);
  } finally {
    // Other journeys know a portal that tells nothing.
    const { version } = await staff.get<Settings>('/api/settings');
    await staff.put('/api/settings', { version, noticesOn: [] });
  }
});
