import type { Page } from '@playwright/test';
import type { BasketItem } from '@toptan/contract/basket';
import type { Customer } from '@toptan/contract/customers';
import { type Account, admin, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/look.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test, type Visit } from '../fixtures/test.ts';

const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });

async function signIn(page: Page, account: Account) {
  await username(page).fill(account.username);
  await page.locator('input[name="password"]').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Staff in the middle of adding a customer, the address typed last. */
async function typeCustomer(visit: Visit) {
  const name = unique('Kardelen');
  const page = await visit('/admin/customers?edit=new', { as: admin });
  const form = page.getByRole('dialog', { name: 'Add Customer' });
  await form.getByLabel('Short name').fill(name);
  await form.getByLabel('Email', { exact: true }).fill('info@example.com');
  await form.getByLabel('Full name').fill(`${name} Giyim`);
  return { page, form, name };
}

async function expectLoginAlone(page: Page, name: string) {
  await expect(page.getByRole('main')).toContainText('Your session has ended. Please sign in again.');
  await expect(username(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(name).filter({ visible: true })).toHaveCount(0);
  await expect(page).toHaveTitle('Sign in · Toptan');
}

test('a form that was being filled in when the session ended is there after signing in @desktop', async ({
  visit,
  api,
}) => {
  const { page, form, name } = await typeCustomer(visit);
  const elsewhere = await api(admin);
  await elsewhere.delete('/api/account/sessions');
  await expectLoginAlone(page, name);
  await expectAccessible(page);

  const { customer: added } = await elsewhere.createShop();
  const calls: string[] = [];
  page.on('request', request => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  for (let stop = 0; stop < 15; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
  }
  await page.keyboard.press('Escape');
  expect(calls.filter(call => call.includes('/api/'))).toEqual([]);

  await signIn(page, admin);
  await expect(form).toBeVisible();
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expect(form.getByLabel('Full name')).toHaveValue(`${name} Giyim`);
  await expect(form.getByLabel('Short name')).toHaveValue(name);
  await expect(page).toHaveURL('/admin/customers?edit=new');
  await form.getByRole('button', { name: 'Add Customer' }).click();
  await expect(form).toBeHidden();
  const found = await elsewhere.get<Customer[]>(`/api/customers?q=${encodeURIComponent(name)}`);
  expect(found).toMatchObject([{ companyName: `${name} Giyim`, email: 'info@example.com' }]);
  await expect(page.getByText(added.companyName).first(), 'what came meanwhile').toBeVisible();
});

test('a form whose own sending finds the session ended is sent after signing in @desktop', async ({
  visit,
  api,
}) => {
  const { page, form, name } = await typeCustomer(visit);
  await page.context().clearCookies();
  await form.getByRole('button', { name: 'Add Customer' }).click();
  await expectLoginAlone(page, name);
  await signIn(page, admin);
  await expect(form.getByLabel('Full name')).toHaveValue(`${name} Giyim`);
  await form.getByRole('button', { name: 'Add Customer' }).click();
  await expect(form).toBeHidden();
  const found = await (await api(admin)).get<Customer[]>(`/api/customers?q=${encodeURIComponent(name)}`);
  expect(found).toMatchObject([{ companyName: `${name} Giyim` }]);
});

test('pieces that were being typed when the session ended stand in the basket after signing in', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const shopApi = await api(account);
  const product = await staffApi.createProduct();
  await shopApi.addToBasket(product, 5);
  const page = await visit('/basket', { as: account });
  const pieces = page.getByRole('spinbutton');
  await pieces.fill('48');
  await shopApi.delete('/api/account/sessions');
  await expectLoginAlone(page, product.name);
  await expect(toast(page)).toHaveCount(0);

  await signIn(page, account);
  await expect(pieces).toHaveValue('48');
  await expect(pieces).toBeFocused();
  await pieces.press('Enter');
  await expect
    .poll(async () => (await shopApi.get<BasketItem[]>('/api/basket')).map(({ quantity }) => quantity))
    .toEqual([48]);
});
