import type { Page } from '@playwright/test';
import type { BasketItem } from '@toptan/contract/basket';
import { admin, atlas } from '../fixtures/api.ts';
import { connectionNotice, hurried, loseConnection } from '../fixtures/connection.ts';
import { expectAccessible } from '../fixtures/look.ts';
import { cachedPages, cachedPaths, installed, shellCached } from '../fixtures/service-worker.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

const setPieces = async (page: Page, pieces: number) => {
  await page.getByRole('spinbutton').fill(String(pieces));
  await page.getByRole('spinbutton').press('Enter');
};

test('an installed portal caches no answer of the API, opens any address without a network with what waits, and asks before it forgets that @long', async ({
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
  await setPieces(page, 5);
  await expect(connectionNotice(page)).toContainText('1 change');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
  await expect(connectionNotice(page)).toContainText('You are offline.');
  await expect(connectionNotice(page)).toContainText('1 change');
  await expect(page.getByRole('spinbutton')).toHaveValue('5');

  await page.context().setOffline(false);
  await expect.poll(pieces).toBe(5);
  await expect(connectionNotice(page)).toBeHidden();

  await loseConnection(page);
  await page.goto('/orders?status=pending');
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await expect(page.getByText('The orders could not be loaded')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('The orders could not be loaded')).toBeHidden();
  await expect(connectionNotice(page)).toBeHidden();

  await page.goto('/basket');
  await expect(page.getByRole('spinbutton')).toHaveValue('5');
  await loseConnection(page);
  await setPieces(page, 8);
  await expect(connectionNotice(page)).toContainText('1 change');
  await page.getByRole('button', { name: /Atlas/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('has not been sent yet');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  const left = async () => [
    ...(await page.evaluate(() => Object.keys(localStorage))).filter(key => /^(auth|waiting)/.test(key)),
    ...(await cachedPaths(page)).filter(path => path.startsWith('/images/')),
  ];
  await expect.poll(left, 'nothing is left behind').toEqual([]);
});

test('without a connection the basket stays, what is changed in it is sent when there is one, and no order before it', async ({
  visit,
  api,
}) => {
  const shop = await api(atlas);
  const product = await (await api(admin)).createProduct({ price: '10.00' });
  await shop.emptyBasket();
  await shop.addToBasket(product, 2);
  const page = await visit('/basket', { as: atlas, ...hurried });
  await page.getByLabel('Note to us').fill('Leave it with the porter');
  const confirmOrder = page.getByRole('button', { name: /Confirm order/ });
  await expect(confirmOrder).toContainText('₺45.00');

  await loseConnection(page);
  await expect(connectionNotice(page)).toContainText('You are offline.');
  await expect(connectionNotice(page)).toContainText('placing an order needs a connection');
  await expect(confirmOrder).toBeDisabled();
  await expect(page.getByText('You can confirm the order when the connection is back.')).toBeVisible();
  await expectAccessible(page);
  await setPieces(page, 7);
  await expect(connectionNotice(page)).toContainText('1 change');
  await setPieces(page, 9);
  await expect(confirmOrder).toContainText('₺115.00');
  await expect(connectionNotice(page)).toContainText('1 change');
  expect((await shop.get<BasketItem[]>('/api/basket'))[0]?.quantity).toBe(2);

  await page.context().setOffline(false);
  await expect.poll(async () => (await shop.get<BasketItem[]>('/api/basket'))[0]?.quantity).toBe(9);
  await expect(connectionNotice(page)).toBeHidden();
  await expect(page.getByLabel('Note to us')).toHaveValue('Leave it with the porter');
  await expect(confirmOrder).toBeEnabled();

  const orders: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url());
  });
  let drop = () => {};
  const dropped = new Promise<void>(resolve => {
    drop = resolve;
  });
  await page.route('**/api/basket/*', async route => {
    await dropped;
    await route.abort();
  });
  await setPieces(page, 4);
  await page.getByRole('button', { name: /Confirm order/ }).click();
  await expect(page.getByRole('button', { name: 'Placing the order...' })).toBeVisible();
  drop();
  await expect(toast(page)).toContainText('The server cannot be reached.');
  await expect(connectionNotice(page)).toContainText('1 change');
  await expect(page.getByRole('spinbutton')).toHaveValue('4');
  expect(orders).toEqual([]);
});
