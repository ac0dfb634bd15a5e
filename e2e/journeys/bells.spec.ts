import type { Bell } from '@toptan/contract/bells';
import type { OwnNotices } from '@toptan/contract/notices';
import { admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('a shop waits for a size that is sold out with one tap, takes it back, and switches its email off with three @long', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { account } = await staff.createShop();
  const shop = await api(account);
  const created = await staff.createProduct({
    sizes: '["S","M"]',
    colors: '["Black","White"]',
    sizeSetId: '',
    supply: 'stock_only',
  });
  const product = await staff.changeProduct(created, {
    stockPools: JSON.stringify([
      { size: 'S', color: 'Black', quantity: 3 },
      { size: 'M', color: 'Black', quantity: 0 },
      { size: 'S', color: 'White', quantity: 1 },
      { size: 'M', color: 'White', quantity: 0 },
    ]),
  });
  await staff.changeSettings({ noticesOn: ['back_in_stock:email'] });
  try {
    const page = await visit(`/catalog?product=${product.id}`, { as: account });
    const bell = page.getByRole('button', { name: /^Black, M, sold out/ });
    await expect(bell).toHaveAttribute('aria-pressed', 'false');
    await bell.tap();
    await expect(bell).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('you are told: Black M')).toBeVisible();
    await expect
      .poll(async () => (await shop.get<Bell[]>('/api/bells')).map(({ size, color }) => [size, color]))
      .toEqual([['M', 'Black']]);

    await page.goto('/catalog');
    await page.locator('.head-user').tap();
    await page.getByRole('menuitem', { name: 'Account' }).tap();
    await page.getByRole('button', { name: `Wait no longer: ${product.name}, Black M` }).tap();
    await expect(page.getByText('Press the bell on a size')).toBeVisible();
    await expect.poll(() => shop.get<Bell[]>('/api/bells')).toEqual([]);
    await page.getByRole('switch', { name: 'Back in stock: Email' }).tap();
    await expect
      .poll(async () => (await shop.get<OwnNotices>('/api/account/notices')).off)
      .toEqual(['back_in_stock:email']);
  } finally {
    // Other journeys know a portal that tells nothing.
    await staff.changeSettings({ noticesOn: [] });
  }
});
