import type { Page } from '@playwright/test';
import { atlas } from '../fixtures/api.ts';
import { notifications, toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

async function failToSignIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(atlas.username);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  const refused = page.waitForResponse('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await refused;
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
}

test('one notification at a time; F8 focuses them, Escape closes @desktop', async ({ visit }) => {
  const page = await visit('/login');
  await failToSignIn(page);
  await expect(toast(page)).toHaveCount(1);
  await failToSignIn(page);
  await expect(toast(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(notifications(page).getByRole('list')).toBeFocused();
  const { width } = (await toast(page).boundingBox()) ?? { width: Number.POSITIVE_INFINITY };
  expect(width).toBeLessThanOrEqual(420);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
});

test('a notification goes after five seconds @desktop', async ({ visit }) => {
  const page = await visit('/login');
  await page.clock.install();
  await failToSignIn(page);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(4_000);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(1_500);
  await expect(toast(page)).toHaveCount(0);
});
