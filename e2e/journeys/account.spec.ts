import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type Account, admin, atlas } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/look.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test, type Visit } from '../fixtures/test.ts';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });

async function typeLogin(page: Page, { username, password }: Account) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await signInButton(page).click();
}

/** A shop of its own, on its account's page. */
async function visitAccount(visit: Visit, shop: Account) {
  const page = await visit('/account', { as: shop });
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  return page;
}

test('a shop signs another device out', async ({ visit, api }) => {
  const { account } = await (await api(admin)).createShop();
  const elsewhere = await visit('/orders', { as: account });
  const page = await visitAccount(visit, account);
  await page.route(/\/api\/account(\/sessions)?$/, route => route.abort());
  await page.getByRole('button', { name: /^Sign out / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page)).toContainText('Signed out');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText(/could not be loaded/), 'the page stays as it was loaded').toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(0);

  await page.route('**/api/account/sessions', route => route.abort());
  await page.getByRole('link', { name: 'Catalog' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
  const failed = page.waitForEvent('requestfailed', request => request.url().endsWith('/sessions'));
  await page.goBack();
  await failed;
  await expect(page.getByText('This device'), 'what was known of them stays').toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Username')).toBeVisible();
});

test('an authenticator app is set up and then required', async ({ visit, api }) => {
  const { account } = await (await api(admin)).createShop();
  const page = await visitAccount(visit, account);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const key = await dialog.getByLabel('Key').inputValue();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  // The codes are shown only once, also when calls after the action fail.
  await page.route('**/api/auth/check', route => route.abort(), { times: 1 });
  await dialog.getByLabel('Code').fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const recoveryCode = await page.getByRole('dialog').getByRole('listitem').first().textContent();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const again = await visit('/login');
  await typeLogin(again, account);
  await again.getByLabel('Code from your authenticator app').fill('000000');
  await signInButton(again).click();
  await expect(toast(again)).toContainText('This code is not right');
  await again.getByLabel('Code from your authenticator app').fill(recoveryCode ?? '');
  await signInButton(again).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('without a mail server, who forgot the password reads whom to contact', async ({ visit }) => {
  const page = await visit('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Username').fill(atlas.username);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(toast(page)).toContainText('Ask your wholesaler for a new password');
  await expect(page.getByLabel('Username')).toHaveValue(atlas.username);
});

test('staff read in the record what staff did @desktop', async ({ visit, api }) => {
  const staff = await api(admin);
  const { customer } = await staff.createShop('Işık Butik Kayıt');
  await staff.put(`/api/customers/${customer.id}`, { isActive: false });
  const page = await visit('/admin/audit?q=isik%20butik%20kayit', { as: admin });
  const row = page.getByRole('row', { name: /Changed a customer/ });
  await expect(row).toContainText('Işık Butik Kayıt');
  await row.click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('PUT /api/customers/{id}');
  await expect(details).toContainText('isActive');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
