import { atlas } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('the login page changes its language and direction, and remembers it', async ({ visit }) => {
  const page = await visit('/login');
  await page
    .getByRole('button', { name: 'العربية' })
    .or(page.getByRole('radio', { name: 'العربية' }))
    .click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  expect(await page.evaluate(() => localStorage.getItem('language-storage'))).toContain(
    '"currentLanguage":"ar"',
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await page
    .getByRole('button', { name: 'Türkçe' })
    .or(page.getByRole('radio', { name: 'Türkçe' }))
    .click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('Arabic mirrors the layout and keeps order numbers and amounts left to right', async ({ visit }) => {
  const page = await visit('/orders', { as: atlas, language: 'ar' });
  await expect(page.getByRole('heading', { level: 1, name: 'طلباتي' })).toBeVisible();
  await expect(page.getByText(/^TPT-/).first()).toBeVisible();
  await expect(page.locator('main')).toContainText('₺');
  await expect(page.getByRole('main'), 'Latin digits').not.toContainText(/[٠-٩]/);
});
