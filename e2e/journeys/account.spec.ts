import { Secret, TOTP } from 'otpauth';
import { admin } from '../fixtures/api.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('a shop signs another device out and asks an authenticator code of it, and who forgot the password reads whom to contact @long', async ({
  visit,
  api,
}) => {
  const { account } = await (await api(admin)).createShop();
  const elsewhere = await visit('/orders', { as: account });
  const page = await visit('/account', { as: account });
  await page.route(/\/api\/account(\/sessions)?$/, route => route.abort());
  await page.getByRole('button', { name: /^Sign out / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page)).toContainText('Signed out');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText(/could not be loaded/), 'the page stays as it was loaded').toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(0);

  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const key = await dialog.getByLabel('Key').inputValue();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  // The codes are shown only once, also when calls after the action fail.
  await page.route('**/api/auth/check', route => route.abort(), { times: 1 });
  await dialog.getByLabel('Code').fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const recoveryCode = await page.getByRole('dialog').getByRole('listitem').first().textContent();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await elsewhere.goto('/login');
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(elsewhere.getByText('Ask your wholesaler for a new password')).toBeVisible();

  await elsewhere.goto('/login');
  const signIn = elsewhere.getByRole('button', { name: 'Sign in' });
  await elsewhere.getByLabel('Username').fill(account.username);
  await elsewhere.getByLabel('Password', { exact: true }).fill(account.password);
  await signIn.click();
  const code = elsewhere.getByLabel('Code from your authenticator app');
  await code.fill('000000');
  await signIn.click();
  await expect(toast(elsewhere)).toContainText('This code is not right');
  await code.fill(recoveryCode ?? '');
  await signIn.click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
