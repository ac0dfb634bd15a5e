import { admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('the details open at once, step to the orders before and after, and leave one step back @long', async ({
  visit,
  api,
}) => {
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
  await page.reload();
  // Their details never come.
  await page.route(`**/api/orders/${newer.id}`, () => undefined);
  await page.getByRole('link', { name: new RegExp(newer.orderNumber) }).click();
  await expect(details.getByRole('heading', { name: newer.orderNumber })).toBeVisible();
  await expect(details.getByText('Order Items')).toBeVisible();
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
