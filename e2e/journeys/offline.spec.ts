import type { BasketItem } from '@toptan/contract/basket';
import { admin, atlas } from '../fixtures/api.ts';
import { connectionNotice, loseConnection } from '../fixtures/connection.ts';
import { cachedPages, cachedPaths, installed, shellCached } from '../fixtures/service-worker.ts';
import { notifications, toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('an address that is opened without a network shows the shell, and an error where there is no answer', async ({
  visit,
}) => {
  const page = await visit('/', { as: atlas, ...installed });
  await shellCached(page);
  await loseConnection(page);
  await page.goto('/orders?status=pending');
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await expect(connectionNotice(page)).toContainText('You are offline.');
  await expect(page.getByText('The orders could not be loaded')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('The orders could not be loaded')).toBeHidden();
  await expect(connectionNotice(page)).toBeHidden();
});

test('an installed portal caches no answer of the API, and opens without a network with what waits', async ({
  visit,
  api,
}) => {
  test.setTimeout(90_000);
  const shop = await api(atlas);
  await shop.emptyBasket();
  await shop.addToBasket(await (await api(admin)).createProduct(), 2);
  const pieces = async () => (await shop.get<BasketItem[]>('/api/basket'))[0]?.quantity;
  // Goods of the demo have pictures; those of journeys have none.
  const page = await visit('/catalog?category=WATCHES', { as: atlas, ...installed });
  await shellCached(page);
  // Other pictures than those that the browser itself still has.
  await page.goto('/catalog?category=JEWELRY');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
  expect(await page.locator('#answers').textContent()).toContain(atlas.username);
  await expect
    .poll(async () => (await cachedPaths(page)).some(path => path.startsWith('/images/')))
    .toBe(true);
  expect((await cachedPaths(page)).filter(path => path.startsWith('/api/'))).toEqual([]);
  const pages = await cachedPages(page);
  expect(pages).toHaveLength(1);
  expect(pages[0], 'the page without what it brought').not.toContain('id="answers"');

  await page.goto('/basket');
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await loseConnection(page);
  await page.getByRole('spinbutton').fill('5');
  await page.getByRole('spinbutton').press('Enter');
  await expect(connectionNotice(page)).toContainText('1 change');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
  await expect(connectionNotice(page)).toContainText('You are offline.');
  await expect(connectionNotice(page)).toContainText('1 change');
  await expect(page.getByRole('spinbutton')).toHaveValue('5');

  await page.context().setOffline(false);
  await expect.poll(pieces).toBe(5);
  await expect(connectionNotice(page)).toBeHidden();
});

test('a form that cannot be sent keeps what was typed', async ({ visit }) => {
  const page = await visit('/register');
  const fields = {
    'Customer name': 'Moda Butik',
    'Owner first name': 'Ayşe',
    'Owner last name': 'Yılmaz',
    'Phone number': '+90 532 000 00 00',
    Email: 'ayse@example.com',
  };
  await page.getByLabel('Customer name').click();
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  // The first touch has loaded the toasts, which show a failure.
  await expect(notifications(page)).toBeAttached();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(toast(page)).toBeVisible();
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label)).toHaveValue(value);
});
