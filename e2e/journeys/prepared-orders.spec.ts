import type { Product } from '@toptan/contract/catalog/products';
import type { Draft } from '@toptan/contract/drafts';
import { type Api, admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** A draft of staff for a shop, with these pieces of a product. */
async function prepare(staff: Api, customerId: string, product: Product, quantity: number): Promise<Draft> {
  const draft = await staff.post<Draft>('/api/drafts', { customerId });
  await fill(staff, draft, product, quantity);
  return draft;
}

const fill = (staff: Api, { id: draftId, customer }: Draft, product: Product, quantity: number) =>
  staff.post('/api/basket', {
    customerId: customer.id,
    draftId,
    productId: product.id,
    quantity,
    selectedSize: product.sizes[0] ?? null,
    selectedColor: product.colors[0] ?? null,
  });

/** The path of a link to a draft. */
async function linkTo(staff: Api, draft: Draft): Promise<string> {
  const { link } = await staff.post<{ link: string }>(`/api/drafts/${draft.id}/link`, undefined);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

/** An amount in the text of a screen. */
const amount = /₺\s?\d/;

test('staff send a draft with its button and take it back, and hide every price in one window with one key, until they leave the shop @desktop @long', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { customer } = await staff.createShop();
  const product = await staff.createProduct({ price: '123.45' });
  const draft = await prepare(staff, customer.id, product, 6);
  const page = await visit(`/basket?for=${draft.id}`, { as: admin });
  await page.getByRole('button', { name: 'Send to the shop to confirm' }).click();
  await page.getByRole('button', { name: /^Send,/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Code of the link to this order' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(/\/prepared\?language=/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Waits for the shop since/)).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('button', { name: 'Send to the shop to confirm' })).toBeFocused();

  const screen = page.locator('#root');
  await expect(screen).toContainText(amount);
  await page.keyboard.press('h');
  const hide = page.getByRole('button', { name: 'Prices hidden' });
  await expect(hide).toHaveAttribute('aria-pressed', 'true');
  await expect(screen).not.toContainText(amount);

  await page.reload();
  await expect(hide).toBeVisible();
  for (const name of ['Catalog', /^Basket/, 'Orders', 'Dashboard']) {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page.getByText('₺•••').filter({ visible: true }).first()).toBeVisible();
    await expect(screen).not.toContainText(amount);
  }
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.locator('#root')).toContainText(amount);

  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(screen).toContainText(amount);
});

test('the phone of a buyer shows an order while staff fill it, and orders it with one tap', async ({
  visit,
  api,
}) => {
  test.setTimeout(90_000);
  const staff = await api(admin);
  const { customer } = await staff.createShop();
  const [first, second] = [
    await staff.createProduct({ price: '100.00' }),
    await staff.createProduct({ price: '50.00' }),
  ];
  const draft = await prepare(staff, customer.id, first, 6);
  const path = await linkTo(staff, draft);

  const page = await visit(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  const confirm = page.getByRole('button', { name: /^Confirm order/ });
  await expect(confirm).toBeDisabled();
  await expect(page.getByText('You can confirm once it is ready.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await fill(staff, draft, second, 4);
  await expect(page.getByRole('heading', { name: second.name })).toBeVisible();
  const { processingFee } = draft.customer;
  const total = (800 + Number(processingFee)).toFixed(2);
  await staff.put(`/api/drafts/${draft.id}/offer`, { expectedTotal: total, notes: 'Vitrin için' });
  await expect(confirm).toBeEnabled();
  await expect(page.getByText('Vitrin için')).toBeVisible();
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1, name: /has been placed/ })).toBeVisible();
  const number = await page.locator('.prepared-number').textContent();

  const other = await visit(path);
  await expect(other.locator('.prepared-number')).toHaveText(number ?? '');
  const wrong = await visit(`/prepared#${'x'.repeat(43)}`);
  await expect(wrong.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});

test('a shop finds what was prepared for it, swaps it with its basket and back, or confirms it', async ({
  visit,
  api,
}) => {
  test.setTimeout(90_000);
  const staff = await api(admin);
  const { customer, account } = await staff.createShop();
  const product = await staff.createProduct({ price: '10.00' });
  const draft = await prepare(staff, customer.id, product, 7);
  const expectedTotal = (70 + Number(draft.customer.processingFee)).toFixed(2);
  await staff.put(`/api/drafts/${draft.id}/offer`, { expectedTotal });
  await (await api(account)).addToBasket(await staff.createProduct(), 2);

  const page = await visit('/', { as: account });
  await page.getByRole('listitem').filter({ hasText: 'has prepared this for you' }).getByRole('link').click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'An order waits for your confirmation' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Put into the basket' }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('7');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const again = await prepare(staff, customer.id, product, 7);
  await staff.put(`/api/drafts/${again.id}/offer`, { expectedTotal });
  await page.getByRole('link', { name: 'Look' }).click();
  await page.getByRole('button', { name: /^Confirm order/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /has been placed/ })).toBeVisible();
  await page.getByRole('link', { name: 'View the order' }).click();
  await expect(page.getByRole('dialog').getByText('Prepared by')).toBeVisible();
});
