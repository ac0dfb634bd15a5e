import { admin } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/look.ts';
import { addToBasket } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

/** An amount in the text of a screen. */
const amount = /₺\s?\d/;

test('staff hide every price in one window with one key, until they leave the shop @desktop', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { customer } = await staff.createShop();
  const product = await staff.createProduct({ price: '123.45' });
  const page = await visit(`/admin/order-for?customer=${customer.id}`, { as: admin });
  const screen = page.locator('#root');
  await page.getByRole('searchbox').fill(product.name);
  await addToBasket(page, product.name, { quantity: 12 });
  await expect(screen).toContainText(amount);
  await page.keyboard.press('h');
  const hide = page.getByRole('button', { name: 'Prices hidden' });
  await expect(hide).toHaveAttribute('aria-pressed', 'true');
  await expect(screen).not.toContainText(amount);
  await expectAccessible(page);

  await page.reload();
  await expect(hide).toBeVisible();
  for (const name of [/^Basket/, 'Orders', 'Dashboard']) {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page.getByText('₺•••').first()).toBeVisible();
    await expect(screen).not.toContainText(amount);
  }
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.locator('#root')).toContainText(amount);

  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(screen).toContainText(amount);
});
