import type { Page } from '@playwright/test';
import type { BasketItem } from '@toptan/contract/basket';
import { admin, atlas } from '../fixtures/api.ts';
import { connectionNotice, hurried, loseConnection } from '../fixtures/connection.ts';
import { expectAccessible } from '../fixtures/look.ts';
import { cachedPaths, installed, shellCached } from '../fixtures/service-worker.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

const setPieces = async (page: Page, pieces: number) => {
  await page.getByRole('spinbutton').fill(String(pieces));
  await page.getByRole('spinbutton').press('Enter');
};

test.beforeEach(async ({ api }) => {
  await (await api(atlas)).emptyBasket();
});

test('without a connection the basket stays, and what is changed in it is sent when there is one', async ({
  visit,
  api,
}) => {
  const shop = await api(atlas);
  const product = await (await api(admin)).createProduct({ price: '10.00' });
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
});

test('goods that are added without a connection are in the basket, and reach the server once', async ({
  visit,
  api,
}) => {
  const shop = await api(atlas);
  const product = await (await api(admin)).createProduct({ sizes: '["28","30"]' });
  const page = await visit(`/catalog?q=${encodeURIComponent(product.name)}`, { as: atlas, ...hurried });
  await expect(page.getByRole('button', { name: new RegExp(product.name) })).toBeVisible();
  await loseConnection(page);
  await page.getByRole('button', { name: new RegExp(product.name) }).click();
  const picker = page.getByRole('dialog', { name: product.name });
  await picker.getByRole('textbox', { name: /^28/ }).fill('6');
  await picker.getByRole('textbox', { name: /^30/ }).fill('12');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('It is kept here and sent as soon as possible');
  await expect(picker.getByRole('link', { name: '18 in basket' })).toBeVisible();
  // The sizes wait as the one call that they are.
  await picker.getByRole('button', { name: 'Close' }).click();
  await expect(connectionNotice(page)).toContainText('1 change');

  await page.context().setOffline(false);
  await expect
    .poll(async () => (await shop.get<BasketItem[]>('/api/basket')).map(({ quantity }) => quantity))
    .toEqual([6, 12]);
});

test('who logs out gets a question about what waits, and leaves nothing behind', async ({ visit, api }) => {
  const shop = await api(atlas);
  const product = await (await api(admin)).createProduct();
  await shop.addToBasket(product, 2);
  const page = await visit('/catalog', { as: atlas, ...installed });
  await shellCached(page);
  await page.goto('/basket');
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await loseConnection(page);
  await setPieces(page, 5);
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
  await expect.poll(left).toEqual([]);
});

test('an order is not sent when a change before it begins to wait @desktop', async ({ visit, api }) => {
  const shop = await api(atlas);
  const product = await (await api(admin)).createProduct();
  await shop.addToBasket(product, 2);
  const page = await visit('/basket', { as: atlas });
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
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
  await setPieces(page, 7);
  await page.getByRole('button', { name: /Confirm order/ }).click();
  await expect(page.getByRole('button', { name: 'Placing the order...' })).toBeVisible();
  drop();
  await expect(toast(page)).toContainText('The server cannot be reached.');
  await expect(connectionNotice(page)).toContainText('1 change');
  await expect(page.getByRole('spinbutton')).toHaveValue('7');
  expect(orders).toEqual([]);
});
