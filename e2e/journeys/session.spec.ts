import { admin, atlas } from '../fixtures/api.ts';
import { bringNoAnswers } from '../fixtures/page-answers.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('a signed-out visitor sees the login page on every path', async ({ visit }) => {
  const page = await visit('/admin/orders');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByLabel('Username')).toBeVisible();
});

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

test('a wrong password is refused in one sentence and what was typed stays', async ({ visit }) => {
  const page = await visit('/login');
  await page.getByLabel('Username').fill(atlas.username);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Invalid credentials');
  await expect(page.getByLabel('Username')).toHaveValue(atlas.username);
});

test('both login fields are required', async ({ visit }) => {
  const page = await visit('/login');
  await expect(page.getByLabel('Username')).toHaveJSProperty('required', true);
  await expect(page.getByLabel('Password', { exact: true })).toHaveJSProperty('required', true);
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

test('a stored session that the server no longer knows is cleared and login shows', async ({ visit }) => {
  const page = await visit('/', { as: atlas });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth'))).toContain('atlas');
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth') ?? '')).not.toContain('atlas');
});

test('a stored session that cannot be one counts as logged out and is removed', async ({ visit }) => {
  const page = await visit('/orders', { storage: { auth: '{"user":5,"isAuthenticated":"yes"}' } });
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});

for (const corrupt of [
  '{',
  'null',
  '{"state":{"currentLanguage":"xx"}}',
  '{"state":{"currentLanguage":{}}}',
]) {
  test(`a stored language of ${corrupt} falls back to English`, async ({ visit }) => {
    const page = await visit('/login', { storage: { 'language-storage': corrupt } });
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
}

test('logging out clears the stored session even when the call fails', async ({ visit }) => {
  const page = await visit('/', { as: atlas });
  await page.route('**/api/auth/logout', route => route.abort());
  await page.getByRole('button', { name: /Atlas/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('auth') ?? '')).not.toContain('atlas');
});

test('an unknown path shows the 404 page inside the shell', async ({ visit }) => {
  const page = await visit('/catalog/spring-2026', { as: atlas });
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Catalog' }).first()).toBeVisible();
});

test('only administrators see the Admin toggle', async ({ visit }) => {
  const shop = await visit('/', { as: atlas });
  await expect(shop.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(shop.getByRole('button', { name: 'Admin', exact: true })).toHaveCount(0);
  const staff = await visit('/', { as: admin });
  await expect(staff.getByRole('button', { name: 'Admin', exact: true })).toBeVisible();
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
    await page.getByRole('button', { name: 'Admin', exact: true }).click();
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
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.press('Enter');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeFocused();
});
