import { atlas } from '../fixtures/api.ts';
import { connectionNotice, loseConnection } from '../fixtures/connection.ts';
import { cachedPaths, installed, shellCached } from '../fixtures/service-worker.ts';
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

test('no answer of the API is ever cached, and pictures that were seen are', async ({ visit }) => {
  // Goods of the demo have pictures; those of journeys have none.
  const page = await visit('/catalog?category=WATCHES', { as: atlas, ...installed });
  await shellCached(page);
  // Other pictures than those that the browser itself still has.
  await page.goto('/catalog?category=JEWELRY');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
  await expect
    .poll(async () => (await cachedPaths(page)).some(path => path.startsWith('/images/')))
    .toBe(true);
  expect((await cachedPaths(page)).filter(path => path.startsWith('/api/'))).toEqual([]);
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
