import type { Page } from '@playwright/test';
import type { BasketItem } from '@toptan/contract/basket';
import type { Order } from '@toptan/contract/orders';
import { admin } from '../fixtures/api.ts';
import { addToBasket } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

const banner = (page: Page, name: string) => page.getByRole('region', { name: `Ordering for ${name}` });

/** The address of a catalogue from which staff order for a shop. */
const catalogue = /\/catalog\?for=[0-9a-f-]{36}$/;

test('staff order for a shop with one key, and the shop sees the order once it is placed @desktop', async ({
  visit,
  api,
}) => {
  test.setTimeout(90_000);
  const staff = await api(admin);
  const { customer, account } = await staff.createShop();
  const name = customer.customerShortName;
  const product = await staff.createProduct({ price: '100.00' });
  const shop = await api(account);
  await shop.addToBasket(product, 3);
  const before = await shop.get<BasketItem[]>('/api/basket');

  const page = await visit(`/admin/customers?q=${encodeURIComponent(name)}`, { as: admin });
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(catalogue);
  await expect(banner(page, name)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name} · Catalog`));

  await page.getByRole('searchbox').fill(product.name);
  await addToBasket(page, product.name, { quantity: 12 });
  await expect(banner(page, name)).toContainText('12 pieces');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Basket/ })
    .click();
  await expect(page.getByRole('button', { name: `Place for ${name}` })).toBeEnabled();
  expect(await shop.get<Order[]>('/api/orders')).toEqual([]);
  await page.keyboard.press('h');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Placed for ${name}` })).toBeVisible();
  // Who stands beside the screen reads no sum after placing either.
  await expect(page.getByText('₺•••').first()).toBeVisible();
  await expect(page.getByText('1,200.00')).toHaveCount(0);
  await expect(banner(page, name)).toBeHidden();
  expect(await shop.get<BasketItem[]>('/api/basket')).toEqual(before);

  const orders = await visit('/orders', { as: account });
  await expect(orders.getByRole('listitem').filter({ hasText: 'placed for you by' })).toBeVisible();

  await page.getByRole('link', { name: `Order for ${name}` }).click();
  await expect(page).toHaveURL(catalogue);
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(banner(page, name)).toBeHidden();
});

test('two tabs order for two shops by turns, and no line comes into the wrong order @desktop @long', async ({
  visit,
  api,
}) => {
  test.setTimeout(150_000);
  const staff = await api(admin);
  const goods = await staff.createProduct({ price: '10.00', stockQuantity: '900' });
  const shops = [await staff.createShop(), await staff.createShop()];
  const shopApis = await Promise.all(shops.map(({ account }) => api(account)));
  for (const shop of shopApis) await shop.addToBasket(goods, 2);
  const baskets = () => Promise.all(shopApis.map(shop => shop.get<BasketItem[]>('/api/basket')));
  const before = await baskets();

  const first = await visit(`/admin/order-for?customer=${shops[0]?.customer.id}`, { as: admin });
  const second = await first.context().newPage();
  await second.goto(`/admin/order-for?customer=${shops[1]?.customer.id}`);
  const tabs = [first, second];
  for (const page of tabs) {
    await expect(page).toHaveURL(catalogue);
    await page.getByRole('searchbox').fill(goods.name);
  }
  for (let turn = 0; turn < 2; turn++)
    for (const [at, page] of tabs.entries()) await addToBasket(page, goods.name, { quantity: at + 1 });
  for (const [at, page] of tabs.entries()) {
    const name = shops[at]?.customer.customerShortName ?? '';
    await expect(banner(page, name)).toContainText(`${2 * (at + 1)} pieces`);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Basket/ })
      .click();
    await page.getByRole('button', { name: `Place for ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Placed for ${name}` })).toBeVisible();
  }
  const orders = await Promise.all(shopApis.map(shop => shop.get<Order[]>('/api/orders')));
  expect(orders.map(ofShop => ofShop.map(order => order.orderItems.map(({ quantity }) => quantity)))).toEqual(
    [[[2]], [[4]]],
  );
  expect(await baskets()).toEqual(before);
});

test('a draft that is gone, and its address in the browser of a shop, say so and add nothing @long', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { customer, account } = await staff.createShop();
  const shop = await api(account);
  const product = await staff.createProduct();
  const draft = await staff.post<{ id: string }>('/api/drafts', { customerId: customer.id });
  const address = `/catalog?for=${draft.id}&q=${encodeURIComponent(product.name)}`;

  const ofShop = await visit(address, { as: account });
  await expect(ofShop.getByText('This draft does not exist any more')).toBeVisible();
  await expect(ofShop.getByText('Nothing was added anywhere else.')).toBeVisible();
  expect(await shop.get<BasketItem[]>('/api/basket')).toEqual([]);

  await staff.delete(`/api/drafts/${draft.id}`);
  const page = await visit(address, { as: admin });
  await expect(page.getByText('This draft does not exist any more')).toBeVisible();
  await page.getByRole('link', { name: 'To the drafts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order for a shop' })).toBeVisible();
  await expect(page).toHaveURL(/\/basket$/);
});
