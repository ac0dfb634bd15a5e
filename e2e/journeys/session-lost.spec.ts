import type { Page } from '@playwright/test';
import type { Customer } from '@toptan/contract/customers';
import { type Account, admin, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/look.ts';
import { expect, test } from '../fixtures/test.ts';

const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });

async function signIn(page: Page, account: Account) {
  await username(page).fill(account.username);
  await page.locator('input[name="password"]').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function expectLoginAlone(page: Page, name: string) {
  await expect(page.getByRole('main')).toContainText('Your session has ended. Please sign in again.');
  await expect(username(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(name).filter({ visible: true })).toHaveCount(0);
  await expect(page).toHaveTitle('Sign in · Toptan');
}

test('a form that was being filled in, or sent, when the session ended is there after signing in @desktop', async ({
  visit,
  api,
}) => {
  const name = unique('Kardelen');
  const page = await visit('/admin/customers?edit=new', { as: admin });
  const form = page.getByRole('dialog', { name: 'Add Customer' });
  // The field that is typed last has the focus afterwards.
  await form.getByLabel('Short name').fill(name);
  await form.getByLabel('Email', { exact: true }).fill('info@example.com');
  await form.getByLabel('Full name').fill(`${name} Giyim`);
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

  // Sending finds the next session ended.
  await page.context().clearCookies();
  await form.getByRole('button', { name: 'Add Customer' }).click();
  await expectLoginAlone(page, name);
  await signIn(page, admin);
  await expect(form.getByLabel('Full name')).toHaveValue(`${name} Giyim`);
  await form.getByRole('button', { name: 'Add Customer' }).click();
  await expect(form).toBeHidden();
  const found = await elsewhere.get<Customer[]>(`/api/customers?q=${encodeURIComponent(name)}`);
  expect(found).toMatchObject([{ companyName: `${name} Giyim`, email: 'info@example.com' }]);
  await expect(page.getByText(added.companyName).first(), 'what came meanwhile').toBeVisible();
});
