import type { Page } from '@playwright/test';
import type { BasketItem } from '@toptan/contract/basket';
import { admin, atlas, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/look.ts';
import { installed, shellKept } from '../fixtures/service-worker.ts';
import { notifications, toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../screens/words.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /offline|wait/ });

/** Addresses of everything that the browser keeps of the portal. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

const setPieces = async (page: Page, pieces: number) => {
  await page.getByRole('spinbutton').fill(String(pieces));
  await page.getByRole('spinbutton').press('Enter');
};

/** The network goes once the screen has stood for a while and has loaded what the next touch needs. */
async function loseConnection(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('loaded-ahead').length > 0);
  await page.context().setOffline(true);
}

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
  const page = await visit('/basket', { as: atlas });
  await page.getByLabel('Note to us').fill('Leave it with the porter');
  const confirmOrder = page.getByRole('button', { name: /Confirm order/ });
  await expect(confirmOrder).toContainText('₺45.00');

  await loseConnection(page);
  await expect(notice(page)).toContainText('You are offline.');
  await expect(notice(page)).toContainText('placing an order needs a connection');
  await expect(confirmOrder).toBeDisabled();
  await expect(page.getByText('You can confirm the order when the connection is back.')).toBeVisible();
  await expectAccessible(page);
  await setPieces(page, 7);
  await expect(notice(page)).toContainText('1 change');
  await setPieces(page, 9);
  await expect(confirmOrder).toContainText('₺115.00');
  await expect(notice(page)).toContainText('1 change');
  expect((await shop.get<BasketItem[]>('/api/basket'))[0]?.quantity).toBe(2);

  await page.context().setOffline(false);
  await expect.poll(async () => (await shop.get<BasketItem[]>('/api/basket'))[0]?.quantity).toBe(9);
  await expect(notice(page)).toBeHidden();
  await expect(page.getByLabel('Note to us')).toHaveValue('Leave it with the porter');
  await expect(confirmOrder).toBeEnabled();
});

test('a change that waits outlives the page, which opens without a network', async ({ visit, api }) => {
  const shop = await api(atlas);
  const product = await (await api(admin)).createProduct();
  await shop.addToBasket(product, 2);
  const page = await visit('/basket', { as: atlas, ...installed });
  await shellKept(page);

  await loseConnection(page);
  await setPieces(page, 5);
  await expect(notice(page)).toContainText('1 change');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
  await expect(notice(page)).toContainText('You are offline.');
  await expect(notice(page)).toContainText('1 change');
  await expect(page.getByRole('spinbutton')).toHaveValue('5');

  await page.context().setOffline(false);
  await expect.poll(async () => (await shop.get<BasketItem[]>('/api/basket'))[0]?.quantity).toBe(5);
  await expect(notice(page)).toBeHidden();
});

test('an address that is opened without a network shows the shell, and what there is no answer for says so', async ({
  visit,
}) => {
  const page = await visit('/', { as: atlas, ...installed });
  await shellKept(page);
  await loseConnection(page);
  await page.goto('/orders?status=pending');
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await expect(notice(page)).toContainText('You are offline.');
  await expect(page.getByText('The orders could not be loaded')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('The orders could not be loaded')).toBeHidden();
  await expect(notice(page)).toBeHidden();
});

test('goods that are added without a connection are in the basket, and reach the server once', async ({
  visit,
  api,
}) => {
  const shop = await api(atlas);
  const product = await (await api(admin)).createProduct({ sizes: '["28","30"]' });
  const page = await visit(`/catalog?q=${encodeURIComponent(product.name)}`, { as: atlas });
  await expect(page.getByRole('button', { name: new RegExp(product.name) })).toBeVisible();
  await loseConnection(page);
  await page.getByRole('button', { name: new RegExp(product.name) }).click();
  const picker = page.getByRole('dialog', { name: product.name });
  await picker.getByRole('radio', { name: '30' }).click();
  await picker.getByRole('spinbutton').fill('12');
  await picker.getByRole('button', { name: 'Add to basket' }).click();
  await expect(toast(page)).toContainText('It is sent as soon as the connection is back');
  await expect(picker.getByRole('radio', { name: '30, 12 in your basket' })).toBeVisible();

  await page.context().setOffline(false);
  await expect
    .poll(async () => (await shop.get<BasketItem[]>('/api/basket')).map(({ quantity }) => quantity))
    .toEqual([12]);
});

test('an add whose answer is lost counts once', async ({ visit, api }) => {
  const shop = await api(atlas);
  const product = await (await api(admin)).createProduct();
  const page = await visit(`/catalog?q=${encodeURIComponent(product.name)}`, { as: atlas });
  await page.route(
    '**/api/basket',
    async route => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  // The line looks open, so the next try is only ten seconds later.
  const again = page.waitForResponse(answer => answer.request().method() === 'POST', { timeout: 20_000 });
  await page.getByRole('button', { name: new RegExp(product.name) }).click();
  const picker = page.getByRole('dialog', { name: product.name });
  await picker.getByRole('spinbutton').fill('6');
  await picker.getByRole('button', { name: 'Add to basket' }).click();
  expect((await again).status()).toBe(201);
  expect((await shop.get<BasketItem[]>('/api/basket')).map(({ quantity }) => quantity)).toEqual([6]);
  await expect(notice(page)).toBeHidden();
});

test('a change that is refused when it is sent at last is named, and the name keeps together in Arabic', async ({
  visit,
  api,
}) => {
  const t = wordsOf('ar');
  const shop = await api(atlas);
  const product = await (await api(admin)).createProduct({ name: `${unique('Slim Jean')} (blue)` });
  await shop.addToBasket(product, 2);
  const page = await visit('/basket', { as: atlas, language: 'ar' });
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await loseConnection(page);
  await setPieces(page, 5);
  await expect(page.getByText(t('shell:waitingChanges.wait_one'))).toBeVisible();
  await shop.emptyBasket();
  await page.context().setOffline(false);
  await expect(toast(page)).toContainText(t('shell:waitingChanges.refused_one'));
  await expect(toast(page)).toContainText(
    `\u2068${product.name}\u2069: \u2068${t('errors:code.not_found')}\u2069`,
  );
  await expect(page.getByText(t('basket:empty'))).toBeVisible();
});

test('who logs out is asked about what waits, and leaves nothing behind', async ({ visit, api }) => {
  const shop = await api(atlas);
  const product = await (await api(admin)).createProduct();
  await shop.addToBasket(product, 2);
  const page = await visit('/catalog', { as: atlas, ...installed });
  await shellKept(page);
  await page.goto('/basket');
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await loseConnection(page);
  await setPieces(page, 5);
  await expect(notice(page)).toContainText('1 change');

  await page.getByRole('button', { name: /Atlas/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('has not been sent yet');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  const left = async () => [
    ...(await page.evaluate(() => Object.keys(localStorage))).filter(key => /^(auth|waiting)/.test(key)),
    ...(await keptPaths(page)).filter(path => path.startsWith('/images/')),
  ];
  await expect.poll(left).toEqual([]);
});

test('no answer of the API is ever kept, and pictures that were seen are', async ({ visit }) => {
  // Goods of the demo: what journeys make has no picture.
  const page = await visit('/catalog?category=WATCHES', { as: atlas, ...installed });
  await shellKept(page);
  // Others than the browser itself still has at hand.
  await page.goto('/catalog?category=JEWELRY');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
  await expect.poll(async () => (await keptPaths(page)).some(path => path.startsWith('/images/'))).toBe(true);
  expect((await keptPaths(page)).filter(path => path.startsWith('/api/'))).toEqual([]);
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
  // The first touch has brought what a failure is said with.
  await expect(notifications(page)).toBeAttached();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(toast(page)).toBeVisible();
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label)).toHaveValue(value);
});

test('a status that cannot be set goes back, and a toast says so', async ({ visit, api }) => {
  const product = await (await api(admin)).createProduct();
  const order = await (await api(atlas)).placeOrder(product);
  const page = await visit(`/admin/orders?q=${order.orderNumber}`, { as: admin });
  const status = page.getByRole('combobox', { name: new RegExp(`Status.*${order.orderNumber}`) });
  await expect(status).toContainText('Pending');
  await loseConnection(page);
  await status.click();
  await page.getByRole('option', { name: 'Shipped' }).click();
  await expect(toast(page)).toContainText('Failed to update order status');
  await expect(status).toContainText('Pending');
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
  await expect(toast(page)).toContainText('No connection.');
  await expect(notice(page)).toContainText('1 change');
  await expect(page.getByRole('spinbutton')).toHaveValue('7');
  expect(orders).toEqual([]);
});

/** From now on this address gives no answer; resolves once it has been asked. */
async function silence(page: Page, address: RegExp): Promise<{ asked: Promise<unknown> }> {
  await page.route(address, route => route.abort());
  return { asked: page.waitForEvent('requestfailed', request => address.test(request.url())) };
}

test('what is on the screen stays when a newer state of it cannot be had @desktop', async ({
  visit,
  api,
}) => {
  const product = await (await api(admin)).createProduct();
  const dashboard = await visit('/', { as: admin });
  const months = dashboard.getByRole('img', { name: /^Orders by month/ });
  const table = await visit('/admin/orders', { as: admin });
  const order = table.getByRole('row').nth(1);
  await expect(months).toBeVisible();
  await expect(order).toBeVisible();
  const silent = [await silence(dashboard, /\/api\/stats\/months/), await silence(table, /\/api\/orders\?/)];
  await (await api(atlas)).placeOrder(product);
  await Promise.all(silent.map(({ asked }) => asked));
  await expect(months).toBeVisible();
  await expect(order).toBeVisible();
  await expect(table.getByText('The next orders could not be loaded')).toHaveCount(0);
});
