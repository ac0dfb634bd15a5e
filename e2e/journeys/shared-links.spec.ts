import type { Product } from '@toptan/contract/catalog/products';
import type { ShareLink } from '@toptan/contract/sharing';
import { type Api, admin } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/look.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

const share = async (staff: Api, products: Product[], fields: Record<string, unknown> = {}) => {
  const link = await staff.post<{ id: string; address: string }>('/api/share-links', {
    productIds: products.map(({ id }) => id),
    language: 'en',
    ...fields,
  });
  return { id: link.id, path: new URL(link.address).pathname };
};

test('a stranger asks about two models with three presses, and the opening is counted', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const products = [
    await staff.createProduct({ sku: 'KT-8101', price: '777.70' }),
    await staff.createProduct({ sku: 'KT-8102' }),
    await staff.createProduct({ sku: 'KT-8103' }),
  ];
  const link = await share(staff, products);
  const page = await visit(link.path);
  await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }));
  await page.getByRole('button', { name: `Ask about ${products[0]?.name}` }).click();
  await page.getByRole('button', { name: `Ask about ${products[2]?.name}` }).click();
  await expectAccessible(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ask about 2 models' }).click();
  const message = decodeURIComponent((await opening).url());
  expect(message).toContain(`KT-8101 ${products[0]?.name}\nKT-8103 ${products[2]?.name}`);
  await expect(page.locator('#root')).not.toContainText(/₺|777[.,]7/);
  const opened = async () =>
    (await staff.get<ShareLink[]>(`/api/share-links?productId=${products[0]?.id}`))[0]?.opened;
  await expect.poll(opened).toBe(1);
});

test('a link leads a shop to the product in its own catalogue, and to the login who is signed out', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { account } = await staff.createShop();
  const product = await staff.createProduct({ price: '123.40' });
  const { path } = await share(staff, [product]);
  const shop = await visit(path, { as: account });
  await expect(shop).toHaveURL(`/catalog?product=${product.id}`);
  await expect(shop.getByRole('dialog', { name: product.name })).toContainText('₺123.40');

  const selection = await share(staff, [product, await staff.createProduct()]);
  const both = await visit(selection.path, { as: account });
  await expect(both.getByRole('heading', { level: 1, name: 'A selection for you' })).toBeVisible();
  await expect(both.getByRole('article')).toHaveCount(2);

  const page = await visit(path);
  const sheet = page.getByRole('dialog', { name: product.name });
  await sheet.getByRole('link', { name: 'Sign in to order' }).click();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: product.name })).toContainText('₺123.40');
});

test('a link is renewed with one tap and ended with two, and is gone for who comes back to it @long', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { customer } = await staffApi.createShop();
  const product = await staffApi.createProduct({ price: '543.20' });
  const { id, path } = await share(staffApi, [product], { customerId: customer.id, hasPrices: true });
  const linkOf = async () =>
    (await staffApi.get<ShareLink[]>(`/api/share-links?productId=${product.id}`)).find(
      link => link.id === id,
    );
  const before = await linkOf();
  const reader = await visit(path);
  await expect(reader.getByText(`Prices for ${customer.customerShortName}`)).toBeVisible();
  await expect(reader.locator('#root')).toContainText('₺543.20');

  const staff = await visit('/admin/links', { as: admin });
  await staff.getByRole('button', { name: `Renew the link to ${product.name}` }).click();
  await expect(toast(staff)).toContainText('The link is open until');
  expect(Date.parse((await linkOf())?.expiresAt ?? '')).toBeGreaterThan(Date.parse(before?.expiresAt ?? ''));
  await staff.getByRole('button', { name: `End the link to ${product.name}` }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click();
  await expect(staff.getByRole('button', { name: `End the link to ${product.name}` })).toBeHidden();

  await reader.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(reader.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(reader.locator('#root')).not.toContainText('₺');
});

test('the showcase leads from the login to the request for an account, and is the login while it is off', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const closed = await visit('/showcase');
  await expect(closed).toHaveURL('/login');
  await expect(closed.getByRole('link', { name: 'See the showcase' })).toHaveCount(0);
  const product = await staff.createProduct({ price: '654.30' });
  try {
    await staff.changeSettings({ showcase: 'all' });
    const page = await visit('/login');
    await page.getByRole('link', { name: 'See the showcase' }).click();
    await page.getByRole('button', { name: product.name, exact: true }).click();
    await expect(page).toHaveURL(`/showcase/${product.id}`);
    const sheet = page.getByRole('dialog', { name: product.name });
    await expect(sheet).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/₺|654[.,]30/);
    await sheet.getByRole('link', { name: 'Ask for access' }).click();
    await expect(page).toHaveURL('/register');
    await page.getByRole('link', { name: 'Back to the showcase' }).click();
    await expect(page).toHaveURL('/showcase');
  } finally {
    // Other journeys know a portal without a showcase.
    await staff.changeSettings({ showcase: 'off' });
  }
});
