import type { BasketItem } from '@toptan/contract/basket';
import type { ListedPack } from '@toptan/contract/catalog/packs';
import type { Order } from '@toptan/contract/orders';
import { type Account, type Api, admin } from '../fixtures/api.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

type Given = { api: (account: Account) => Promise<Api> };

const linesOf = (ratios: Record<string, number>) =>
  Object.entries(ratios).map(([size, ratio]) => ({ size, color: null, ratio }));

/** A product in packs of six in black and white, and a shop of its own. */
async function given({ api }: Given, fields: Record<string, string> = {}) {
  const staff = await api(admin);
  const { account, customer } = await staff.createShop();
  const product = await staff.createProduct({
    sizes: '["S","M","L","XL"]',
    colors: '["Black","White"]',
    sizeSetId: '',
    sells: 'packs',
    price: '100.00',
    ...fields,
  });
  const ratios = { S: 1, M: 2, L: 2, XL: 1 };
  const pack = { name: null, unit: 'series', mixed: false, isActive: true, lines: linesOf(ratios) };
  const path = `/api/products/${product.id}/packs`;
  const [made] = await staff.put<ListedPack[]>(path, { packs: [pack] });
  const replace = (ratios: Record<string, number>) =>
    staff.put<ListedPack[]>(path, { packs: [{ ...pack, id: made?.id, lines: linesOf(ratios) }] });
  return { product, account, customerId: customer.id, shop: await api(account), packId: made?.id, replace };
}

const piecesOf = async (shop: Api) =>
  (await shop.get<BasketItem[]>('/api/basket')).map(line => `${line.selectedColor} ${line.quantity}`);

test('packs are added with three taps and a digit, not lost without a question, and changed, removed, ordered and ordered again as packs', async ({
  visit,
  api,
}) => {
  const { product, account, shop } = await given({ api }, { sells: 'both' });
  const page = await visit(`/catalog?q=${encodeURIComponent(product.name)}`, { as: account });
  await page.getByRole('button', { name: product.name }).click();
  const picker = page.getByRole('dialog', { name: product.name });
  const black = picker.getByRole('spinbutton', { name: 'Packs, Black' });
  const question = page.getByRole('alertdialog');
  await black.fill('1,5');
  await expect(picker.getByRole('listitem').first()).toContainText('whole pieces in digits');
  await black.fill('5');
  await picker.getByRole('radio', { name: 'Single pieces' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(black).toHaveValue('5');
  await black.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(black).toHaveValue('5');
  await black.fill('0');
  await picker.getByRole('spinbutton', { name: 'Pieces, White' }).fill('50');
  await expect(picker).toContainText('50 pieces do not make whole packs of 6');
  await picker.getByRole('button', { name: '8 packs = 48' }).click();
  await expect(picker.getByRole('button', { name: 'Add 8 packs' })).toBeVisible();
  await black.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(picker).toBeHidden();

  await page.getByRole('button', { name: product.name }).click();
  await black.click();
  await page.keyboard.type('5');
  await expect(picker.getByRole('button', { name: 'Add 5 packs' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('Product successfully added to your basket');
  expect(await piecesOf(shop)).toEqual(['Black 5', 'Black 10', 'Black 10', 'Black 5']);

  await page.goto('/basket');
  const packs = page.getByRole('spinbutton', { name: /^Packs of/ });
  await expect(packs).toHaveValue('5');
  await packs.fill('4');
  await packs.press('Enter');
  await expect.poll(() => piecesOf(shop)).toEqual(['Black 4', 'Black 8', 'Black 8', 'Black 4']);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(packs).toHaveValue('4');
  await expect.poll(() => piecesOf(shop)).toEqual(['Black 4', 'Black 8', 'Black 8', 'Black 4']);

  await page.getByRole('button', { name: /Confirm order/ }).click();
  await expect(page.getByText(/^TPT-/).first()).toBeVisible();
  const [order] = await shop.get<Order[]>('/api/orders');
  await page.goto(`/orders?order=${order?.id}`);
  const details = page.getByRole('dialog');
  await expect(details).toContainText('4 packs');
  await details.getByRole('button', { name: 'Order again' }).click();
  await page.getByRole('button', { name: 'Add 24 pieces' }).click();
  await expect(page).toHaveURL('/basket');
  await expect(packs).toHaveValue('4');
});

test('sizes of one color stand as a run in the basket, which is emptied, closed in part, removed and opened for more @long', async ({
  visit,
  api,
}) => {
  const { product, account, shop } = await given({ api }, { sells: 'loose' });
  const staff = await api(admin);
  const customerId = (await shop.addToBasket(product, 6)).customerId;
  for (const selectedSize of ['M', 'XL'])
    await shop.post('/api/basket', {
      customerId,
      productId: product.id,
      quantity: 6,
      selectedSize,
      selectedColor: 'Black',
    });
  const page = await visit('/basket', { as: account });
  const cell = (size: string) => page.getByRole('spinbutton', { name: new RegExp(`Black, ${size}$`) });
  await cell('M').fill('12');
  await cell('M').press('Enter');
  await expect.poll(() => piecesOf(shop)).toEqual(['Black 6', 'Black 12', 'Black 6']);
  await cell('M').fill('1.5');
  await expect(page.getByText('Enter a whole number in digits alone')).toBeVisible();
  await cell('M').fill('12');
  await cell('S').fill('');
  await cell('S').press('ArrowRight');
  await expect(cell('M'), 'the focus goes on to the next size').toBeFocused();
  await expect.poll(() => piecesOf(shop)).toEqual(['Black 12', 'Black 6']);

  // The page is left while the field has the focus.
  await cell('XL').fill('');
  await page.goBack();
  await page.goto('/basket');
  await expect.poll(() => piecesOf(shop)).toEqual(['Black 12']);
  await shop.post('/api/basket', {
    customerId,
    productId: product.id,
    quantity: 6,
    selectedSize: 'XL',
    selectedColor: 'Black',
  });

  await staff.put(`/api/products/${product.id}/variants`, {
    variants: [{ size: 'XL', color: 'Black', isActive: false }],
  });
  await expect(page.getByText('Size XL is no longer available')).toBeVisible();
  await page.getByRole('button', { name: /Confirm order/ }).click();
  await expect(cell('XL'), 'confirming leads to the closed size').toBeFocused();
  await page.getByRole('button', { name: `Remove ${product.name}, Black` }).click();
  await expect.poll(() => piecesOf(shop)).toEqual([]);
  await toast(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => piecesOf(shop), 'what can still be ordered comes back').toEqual(['Black 12']);

  for (const selectedSize of ['S', 'L'])
    await shop.post('/api/basket', {
      customerId,
      productId: product.id,
      quantity: 1,
      selectedSize,
      selectedColor: 'White',
    });
  await page.getByRole('link', { name: `More sizes of ${product.name}, White` }).click();
  const shown = page.getByRole('dialog').locator('th[data-current]');
  await expect(shown, 'the picker shows that color').toHaveText('White');
});

test('a pack that has changed shows what is in the new one, which is taken or not @long', async ({
  visit,
  api,
}) => {
  const { account, customerId, shop, packId, replace } = await given({ api });
  for (const color of ['Black', 'White'])
    await shop.post('/api/basket/packs', { customerId, packId, color, packs: 2 });
  const page = await visit('/basket', { as: account });
  await expect(page.getByRole('spinbutton', { name: /^Packs of/ })).toHaveCount(2);
  const versions = await replace({ S: 1, M: 2, L: 2, XL: 2 });
  const packs = { customerId, packId: versions.find(({ isActive }) => isActive)?.id, packs: 1 };
  await shop.post('/api/basket/packs', { ...packs, color: 'White' });

  const row = (color: string) => page.getByRole('listitem').filter({ hasText: color });
  for (const color of ['Black', 'White']) {
    await expect(row(color).first()).toContainText('The pack is now');
    await expect(row(color).first().getByRole('img', { name: /XL 2$/ })).toBeVisible();
  }
  await row('Black').getByRole('button', { name: 'Keep mine' }).click();
  await expect(row('Black')).not.toContainText('The pack is now');
  await row('White').getByRole('button', { name: 'Take the new one' }).click();
  await expect
    .poll(() => piecesOf(shop))
    .toEqual(['Black 2', 'Black 4', 'Black 4', 'Black 2', 'White 3', 'White 6', 'White 6', 'White 6']);
  await page.reload();
  await expect(row('White')).toBeVisible();
  await expect(page.getByText('The pack is now'), 'kept is kept').toHaveCount(0);
});
