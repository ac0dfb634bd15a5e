import { admin, atlas } from '../fixtures/api.ts';
import { bringNoAnswers } from '../fixtures/page-answers.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('a shop signs in with its user name and password, and out again', async ({ visit }) => {
  const page = await visit('/login');
  await page.getByLabel('Username').fill(atlas.username);
  await page.getByLabel('Password', { exact: true }).fill(atlas.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: /Atlas/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/orders');
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('both login fields are required, and a wrong password is refused in one sentence and what was typed stays', async ({
  visit,
}) => {
  const page = await visit('/login');
  for (const field of ['Username', 'Password'])
    await expect(page.getByLabel(field, { exact: true })).toHaveJSProperty('required', true);
  await page.getByLabel('Username').fill(atlas.username);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Invalid credentials');
  await expect(page.getByLabel('Username')).toHaveValue(atlas.username);
});

test('start-up shows Loading... until the session is known', async ({ visit }) => {
  const page = await visit('/', { as: atlas });
  await bringNoAnswers(page);
  let answer = () => {};
  const requested = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/api/auth/check', async route => {
    await requested;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('a stored language that cannot be read falls back to English', async ({ visit }) => {
  const page = await visit('/login', { storage: { 'language-storage': '{' } });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the panel YÖNETİM has five links, and a click on one closes it', async ({ visit }) => {
  const page = await visit('/', { as: admin, language: 'tr' });
  const panel = page.getByRole('navigation', { name: 'YÖNETİM' });
  for (const [name, path] of [
    ['Müşteriler', '/admin/customers'],
    ['Üreticiler', '/admin/manufacturers'],
    ['Katalog Yönetimi', '/admin/catalog'],
    ['Sipariş Yönetimi', '/admin/orders'],
    ['Kayıt Talepleri', '/admin/registration-requests'],
  ] as const) {
    await page.getByRole('button', { name: 'Yönetim', exact: true }).click();
    await expect(panel.getByRole('link')).toHaveCount(5);
    await panel.getByRole('link', { name: new RegExp(name, 'i') }).click();
    await expect(page).toHaveURL(path);
    await expect(panel).toBeHidden();
  }
});

test('closing the panel leads the focus back to what opened it @desktop', async ({ visit }) => {
  const page = await visit('/admin/customers?q=nobody', { as: admin });
  const toggle = page.getByRole('button', { name: 'Admin', exact: true });
  const panel = page.getByRole('navigation', { name: 'MANAGEMENT' });
  await toggle.press('Enter');
  await panel.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.press('Enter');
  // A click below the panel.
  await page.mouse.click(20, (page.viewportSize()?.height ?? 0) - 10);
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.press('Enter');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeFocused();
});
