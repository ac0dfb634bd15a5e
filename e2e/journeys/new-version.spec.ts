import { atlas } from '../fixtures/api.ts';
import { startReleasing } from '../fixtures/newer-version.ts';
import { installed, shellCached } from '../fixtures/service-worker.ts';
import { expect, test } from '../fixtures/test.ts';

test('a newer version is offered to who is looking, and is there at once for who comes @long', async ({
  visit,
  server,
}) => {
  const portal = await startReleasing(server.address);
  try {
    const context = { ...installed.context, baseURL: portal.address };
    const page = await visit('/catalog', { as: atlas, ...installed, context });
    await shellCached(page);
    const html = page.locator('html');
    const offer = page.getByRole('status').filter({ hasText: 'A new version is ready.' });

    portal.release();
    const comer = await page.context().newPage();
    await comer.goto('/orders');
    await expect(comer.locator('html')).toHaveAttribute('data-release', 'newer');
    await comer.close();

    // A server that comes back may be a newer one.
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(offer).toBeVisible();
    await expect(html).not.toHaveAttribute('data-release');
    await offer.getByRole('button', { name: 'Reload' }).click();
    await expect(html).toHaveAttribute('data-release', 'newer');
    await expect(offer).toBeHidden();

    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
    await expect(html).toHaveAttribute('data-release', 'newer');
  } finally {
    await portal.stop();
  }
});
