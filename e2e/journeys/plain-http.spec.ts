import type { Page } from '@playwright/test';
import { type Account, admin, atlas } from '../fixtures/api.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

async function signIn(page: Page, { username, password }: Account): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('packs and rules are added and texts copied over plain http in the own network @desktop @long', async ({
  visit,
  api,
  server,
}) => {
  const product = await (await api(admin)).createProduct({
    sizes: '["S","M"]',
    sizeSetId: '',
    sells: 'both',
  });
  const address = server.address.replace('localhost', 'toptan.test');
  const page = await visit(`${address}/login`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await signIn(page, admin);
  await expect(page.getByRole('button', { name: 'Admin', exact: true })).toBeVisible();

  await page.goto(`${address}/admin/catalog?edit=${product.id}`);
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'Packs' }).click();
  await form.getByRole('button', { name: 'Add pack' }).click();
  await expect(form.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
  await form.getByRole('tab', { name: 'Rules' }).click();
  await form.getByRole('button', { name: 'Add customer' }).click();
  await expect(form.getByRole('combobox', { name: 'Customer' })).toBeVisible();
});

test('a browser that stores nothing is told so once, and works', async ({ visit }) => {
  const page = await visit('/login', { refusesStorage: true });
  await signIn(page, atlas);
  await expect(toast(page)).toContainText('This browser does not remember anything');
  await page.getByRole('link', { name: 'Catalog' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
