import type { Locator } from '@playwright/test';
import type { BasketItem } from '@toptan/contract/basket';
import { admin, atlas } from '../fixtures/api.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ api }) => {
  const shop = await api(atlas);
  await shop.emptyBasket();
});

const words = { add: 'Add to basket', allSizes: 'All sizes' };

test('the picker shows what is missing, adds, and stays open for the next size', async ({ visit, api }) => {
  const product = await (await api(admin)).createProduct({ sizes: '["28","30"]', colors: '["Red","Blue"]' });
  const page = await visit(`/catalog?q=${encodeURIComponent(product.name)}`, { as: atlas });
  await page.getByRole('button', { name: product.name }).click();
  const picker = page.getByRole('dialog', { name: product.name });
  const add = picker.getByRole('button', { name: 'Add to basket' });
  await expect(add).toBeDisabled();
  await picker.getByRole('spinbutton').press('Enter');
  await expect(toast(page)).toContainText('Size Selection Required');
  await expect(toast(page)).toContainText('Please select a size');

  await picker.getByRole('radio', { name: '28' }).click();
  await picker.getByRole('spinbutton').press('Enter');
  await expect(toast(page)).toContainText('Color Selection Required');
  await expect(toast(page)).toContainText('Please select a color');

  await picker.getByRole('radio', { name: 'Blue' }).click();
  await picker.getByRole('spinbutton').fill('0');
  await expect(add).toBeDisabled();
  await picker.getByRole('spinbutton').press('Enter');
  await expect(toast(page)).toContainText('Quantity Required');
  await expect(toast(page)).toContainText('Please enter a valid quantity');

  await picker.getByRole('spinbutton').pressSequentially('1.5');
  await expect(add).toBeDisabled();
  await picker.getByRole('spinbutton').press('Enter');
  await expect(toast(page)).toContainText('Whole Pieces Only');
  await expect(picker.getByRole('spinbutton')).toHaveValue('1.5');

  await picker.getByRole('spinbutton').fill('5');
  await add.click();
  await expect(toast(page)).toContainText('Product successfully added to your basket');
  await expect(picker.getByRole('radio', { name: '28, 5 in your basket' })).toBeVisible();
});

test('three sizes of a product are ordered with nine taps', async ({ visit, api }) => {
  const product = await (await api(admin)).createProduct({ sizes: '["28","30","32"]', colors: '["Blue"]' });
  const page = await visit(`/catalog?q=${encodeURIComponent(product.name)}`, { as: atlas });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap(page.getByRole('button', { name: product.name }));
  const picker = page.getByRole('dialog', { name: product.name });
  for (const size of product.sizes) {
    await tap(picker.getByRole('radio', { name: size }));
    // The pieces stay for the next size, and the keyboard is where it is chosen.
    await expect(picker.getByRole('spinbutton')).toHaveValue('12');
    await tap(picker.getByRole('button', { name: words.add }));
    const chosen = picker.getByRole('radio', { name: new RegExp(`${size}.*12`) });
    await expect(chosen).toBeChecked();
    await expect(chosen).toBeFocused();
  }
  await tap(picker.getByRole('link', { name: /36 in basket/ }));
  await tap(page.getByRole('button', { name: /Confirm order/ }));
  await expect(page.getByText(/^TPT-/).first()).toBeVisible();
  expect(taps).toBeLessThanOrEqual(9);
});

test('all sizes are filled in at once, as on an order sheet, and the habit is stored', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const [first, second] = [
    await staffApi.createProduct({ sizes: '["28","30","32"]', colors: '["Blue","Red"]' }),
    await staffApi.createProduct({ sizes: '["26","36"]' }),
  ];
  const page = await visit(`/catalog?product=${first.id}`, { as: atlas });
  const picker = page.getByRole('dialog', { name: first.name });
  await picker.getByRole('button', { name: words.allSizes }).click();
  await picker.getByRole('radio', { name: 'Blue' }).click();
  await expect(picker.getByRole('button', { name: words.add })).toBeDisabled();
  await picker.getByRole('spinbutton', { name: 'Quantity, 28' }).fill('6');
  await page.keyboard.press('Tab');
  await page.keyboard.type('18');
  await picker.getByRole('button', { name: words.add }).click();
  await expect(toast(page)).toContainText('Product successfully added to your basket');
  await expect(picker.getByRole('spinbutton', { name: 'Quantity, 30, 18 in your basket' })).toBeVisible();
  const lines = await (await api(atlas)).get<BasketItem[]>('/api/basket');
  expect(lines.map(line => [line.selectedSize, line.selectedColor, line.quantity])).toEqual([
    ['28', 'Blue', 6],
    ['30', 'Blue', 18],
  ]);

  await page.goto(`/catalog?product=${second.id}`);
  const next = page.getByRole('dialog', { name: second.name });
  await next.getByRole('button', { name: '24 pieces of each size' }).click();
  await next.getByRole('button', { name: words.add }).click();
  await expect(next.getByRole('link', { name: '48 in basket' })).toBeVisible();
});

test('the picker is led by the keyboard alone @desktop', async ({ visit, api }) => {
  const product = await (await api(admin)).createProduct({ sizes: '["28","30","32"]', colors: '["Blue"]' });
  const page = await visit(`/catalog?product=${product.id}`, { as: atlas });
  const picker = page.getByRole('dialog', { name: product.name });
  await picker.getByRole('radio', { name: '28' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('radio', { name: '28, 12 in your basket' })).toBeFocused();
  await expect(toast(page)).toContainText('Product successfully added to your basket');
  // The choice follows the focus while the key is held.
  await page.keyboard.down('ArrowRight');
  await expect(picker.getByRole('radio', { name: '30' })).toBeChecked();
  await page.keyboard.up('ArrowRight');
  // The same twice at once is a slip of the finger.
  await picker.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(picker.getByRole('status')).toHaveText('24 in basket');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  const lines = await (await api(atlas)).get<BasketItem[]>('/api/basket');
  expect(lines.map(line => [line.selectedSize, line.quantity])).toEqual([
    ['28', 12],
    ['30', 12],
  ]);
});

test('pieces that the server refuses leave the picker again', async ({ visit, api }) => {
  const product = await (await api(admin)).createProduct({ sizes: '["28","30"]' });
  const page = await visit(`/catalog?product=${product.id}`, { as: atlas });
  await page.route('**/api/basket', route =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { code: 'product_unavailable', message: 'Refused' } })
      : route.continue(),
  );
  const picker = page.getByRole('dialog', { name: product.name });
  await picker.getByRole('radio', { name: '28' }).click();
  await picker.getByRole('button', { name: words.add }).click();
  await expect(toast(page)).toContainText('Could not add product to basket');
  await expect(picker.getByRole('radio', { name: '28', exact: true })).toBeVisible();
});

test('no choice of the picker lies beyond the edge of a narrow phone', async ({ visit, api }) => {
  const sizes = ['26', '27', '28', '29', '30', '31', '32'];
  const product = await (await api(admin)).createProduct({
    sizes: JSON.stringify(sizes),
    colors: '["Red","Blue"]',
  });
  const page = await visit(`/catalog?product=${product.id}`, { as: atlas, language: 'tr' });
  await page.setViewportSize({ width: 320, height: 640 });
  const picker = page.getByRole('dialog', { name: product.name });
  const reach = async () => {
    const buttons = await picker.getByRole('button').all();
    const boxes = await Promise.all(buttons.map(button => button.boundingBox()));
    return Math.max(...boxes.map(box => (box ? box.x + box.width : 0)));
  };
  await expect(picker.getByRole('button', { name: '48 adet', exact: true })).toBeAttached();
  expect(await reach()).toBeLessThanOrEqual(320);
  await picker.getByRole('button', { name: 'Tüm bedenler' }).click();
  await expect(picker.getByRole('button', { name: 'Temizle' })).toBeAttached();
  expect(await reach()).toBeLessThanOrEqual(320);
});
