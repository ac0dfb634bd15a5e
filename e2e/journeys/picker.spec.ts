import type { Locator } from '@playwright/test';
import type { BasketItem } from '@toptan/contract/basket';
import { admin, atlas, unique } from '../fixtures/api.ts';
import { toast } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ api }) => {
  const shop = await api(atlas);
  await shop.emptyBasket();
});

const cellOf = (picker: Locator, name: string) =>
  picker.getByRole('textbox', { name: new RegExp(`^${name}(, |$)`) });

/** The lines of the basket, as 'Blue 30: 12'. */
const linesOf = (lines: readonly BasketItem[]) =>
  lines.map(line => `${line.selectedColor ?? ''} ${line.selectedSize ?? ''}: ${line.quantity}`);

/** Leaves the keys of a phone. */
const done = (picker: Locator) => picker.getByRole('button', { name: 'Done' }).click();

test('the picker shows what is missing or refused, adds, stays open, and opens with what the basket holds', async ({
  visit,
  api,
}) => {
  const [shop, staff] = [await api(atlas), await api(admin)];
  const product = await staff.createProduct({ sizes: '["28","30"]', colors: '["Red","Blue"]' });
  const page = await visit(`/catalog?q=${encodeURIComponent(product.name)}`, { as: atlas });
  await page.getByRole('button', { name: product.name }).click();
  const picker = page.getByRole('dialog', { name: product.name });
  const add = picker.getByRole('button', { name: 'Add to basket' });
  await expect(add).toBeDisabled();
  await add.press('Enter');
  await expect(toast(page)).toContainText('Size Selection Required');
  await expect(toast(page)).toContainText('Please select a size');

  await cellOf(picker, 'Blue, 28').fill('0');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('Quantity Required');
  await expect(toast(page)).toContainText('Please enter a valid quantity');

  await cellOf(picker, 'Blue, 28').fill('1.5');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('Whole Pieces Only');
  await expect(cellOf(picker, 'Blue, 28')).toHaveValue('1.5');
  await cellOf(picker, 'Blue, 28').fill('1200');
  await picker.getByRole('button', { name: 'Make it 999' }).click();
  await expect(cellOf(picker, 'Blue, 28')).toHaveValue('999');

  await cellOf(picker, 'Blue, 28').fill('5');
  await done(picker);
  await picker.getByRole('button', { name: 'Add 5 pieces' }).click();
  await expect(toast(page)).toContainText('Product successfully added to your basket');
  await expect(picker.getByRole('link', { name: '5 in basket' })).toBeVisible();
  await expect(picker.getByRole('button', { name: 'Nothing changed' })).toBeDisabled();

  await page.goto(`/catalog?product=${product.id}`);
  await expect(cellOf(picker, 'Blue, 28')).toHaveValue('5');
  await cellOf(picker, 'Blue, 28').fill('');
  await cellOf(picker, 'Blue, 30').fill('4');
  await cellOf(picker, 'Red, 30').fill('9');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('Your basket has been changed');
  const lines = await shop.get<BasketItem[]>('/api/basket');
  expect(linesOf(lines).toSorted()).toEqual(['Blue 30: 4', 'Red 30: 9']);

  // Somebody else changes a cell that is being changed here: both numbers show, and neither is lost.
  await cellOf(picker, 'Blue, 30').fill('24');
  const row = { ref: '1', productId: product.id, color: 'Blue', size: '30', quantity: 7, mode: 'set' };
  await shop.post('/api/basket/batch', { customerId: lines[0]?.customerId, rows: [row] });
  await expect(picker.getByText('Blue, 30: changed to 7 meanwhile. You typed 24.')).toBeVisible();
  await picker.getByRole('button', { name: 'Take 7' }).click();
  await expect(cellOf(picker, 'Blue, 30')).toHaveValue('7');

  const error = { code: 'product_unavailable', message: 'Refused' };
  const results = [
    { ref: '0', ok: true, line: null },
    { ref: '1', ok: false, error },
  ];
  await page.route('**/api/basket/batch?*', route =>
    route.fulfill({ json: { answer: { applied: false, results } } }),
  );
  await cellOf(picker, 'Blue, 30').fill('6');
  await cellOf(picker, 'Red, 28').fill('5');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('Nothing was saved');
  await expect(picker.locator('[aria-invalid=true]')).toHaveCount(1);
  await expect(cellOf(picker, 'Blue, 30')).toHaveValue('6');
  await expect(cellOf(picker, 'Red, 28')).toHaveValue('5');

  const colored = await staff.createProduct({ colors: '["Red","Blue"]' });
  await page.goto(`/catalog?product=${colored.id}`);
  const ofColors = page.getByRole('dialog', { name: colored.name });
  await ofColors.getByRole('button', { name: 'Add to basket' }).press('Enter');
  await expect(toast(page)).toContainText('Color Selection Required');
  await expect(toast(page)).toContainText('Please select a color');

  const plain = await staff.createProduct();
  await page.goto(`/catalog?product=${plain.id}`);
  const stepper = page.getByRole('dialog', { name: plain.name });
  const pieces = stepper.getByRole('spinbutton');
  await expect(pieces).toHaveValue('12');
  await pieces.fill('0');
  await expect(stepper.getByRole('button', { name: 'Add to basket' })).toBeDisabled();
  await pieces.press('Enter');
  await expect(toast(page)).toContainText('Quantity Required');
});

test('three sizes of a product are ordered with at most nine taps, without typing or with the digits, and no cell makes a narrow phone scroll sideways', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const few = await staff.createProduct({ sizes: '["28","30","32"]', colors: '["Blue"]' });
  const many = await staff.createProduct({
    sizes: '["28","29","30","31","32","33"]',
    colors: '["Blue","Red"]',
  });
  const page = await visit('/favicon.svg', { as: atlas });
  /** Orders three sizes from the catalogue on, and counts. */
  const order = async (
    name: string,
    fill: (tap: (target: Locator) => Promise<void>, picker: Locator) => Promise<void>,
  ) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await page.goto(`/catalog?q=${encodeURIComponent(name)}`);
    await tap(page.getByRole('button', { name }));
    const picker = page.getByRole('dialog', { name });
    await fill(tap, picker);
    await tap(picker.getByRole('button', { name: 'Done' }));
    await tap(picker.getByRole('button', { name: 'Add 36 pieces' }));
    await tap(picker.getByRole('link', { name: /36 in basket/ }));
    await tap(page.getByRole('button', { name: /Confirm order/ }));
    await expect(page.getByText(/^TPT-/).first()).toBeVisible();
    expect(taps).toBeLessThanOrEqual(9);
  };
  await order(few.name, async (tap, picker) => {
    await tap(picker.getByRole('textbox', { name: 'Each size, Blue' }));
    for (const _ of ['6', '12']) await tap(picker.getByRole('button', { name: '6 more' }));
  });
  await order(many.name, async (tap, picker) => {
    for (const size of ['28', '30', '32']) {
      await tap(cellOf(picker, `Red, ${size}`));
      await page.keyboard.type('12');
    }
  });

  const turkish = unique('Oxford gömlek');
  const wide = await staff.createProduct({
    translations: JSON.stringify({ tr: { name: turkish } }),
    sizes: '["26","27","28","29","30","31","32"]',
    colors: '["Red","Blue","Black","Grey","White"]',
  });
  const narrow = await visit(`/catalog?product=${wide.id}`, { as: atlas, language: 'tr' });
  await narrow.setViewportSize({ width: 320, height: 640 });
  const picker = narrow.getByRole('dialog', { name: turkish });
  const reach = async () => {
    const buttons = await picker.locator('button:not(.matrix-color)').all();
    const boxes = await Promise.all(buttons.map(button => button.boundingBox()));
    return Math.max(...boxes.map(box => (box ? box.x + box.width : 0)));
  };
  await expect(cellOf(picker, 'Kırmızı, 26')).toBeVisible();
  expect(await reach()).toBeLessThanOrEqual(320);
  await cellOf(picker, 'Kırmızı, 26').click();
  await expect(picker.getByRole('button', { name: 'Bitti' })).toBeVisible();
  expect(await reach()).toBeLessThanOrEqual(320);
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('three colors in six sizes are ordered with at most 55 keys, and what is typed is not lost without a question, and the keys begin in the cell that the basket holds @desktop @long', async ({
  visit,
  api,
}) => {
  const [shop, staff] = [await api(atlas), await api(admin)];
  const product = await staff.createProduct({
    sizes: '["28","29","30","31","32","33"]',
    colors: '["Red","Blue","Black"]',
  });
  const page = await visit(`/catalog?product=${product.id}`, { as: atlas });
  const picker = page.getByRole('dialog', { name: product.name });
  await expect(cellOf(picker, 'Red, 28')).toBeFocused();
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) {
      keys += 1;
      await page.keyboard.press(key);
    }
  };
  for (let cell = 0; cell < 18; cell += 1) {
    if (cell > 0) await press('Enter');
    await press('1', String(cell % 10));
  }
  await press('Control+Enter');
  await expect(toast(page)).toContainText('Product successfully added to your basket');
  const lines = await shop.get<BasketItem[]>('/api/basket');
  expect(lines.length).toBe(18);
  expect(linesOf(lines)).toContain('Black 33: 17');
  expect(keys).toBeLessThanOrEqual(55);

  await cellOf(picker, 'Red, 28').fill('5');
  await cellOf(picker, 'Red, 29').fill('6');
  await page.keyboard.press('Escape');
  await expect(cellOf(picker, 'Red, 29')).not.toHaveValue('6');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(cellOf(picker, 'Red, 28')).toHaveValue('5');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('Your basket has been changed');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();

  const name = unique('Set');
  const labels = Array.from({ length: 16 }, (_, size) => `Z${size + 1}`);
  const set = await staff.post<{ id: string }>('/api/size-sets', {
    nameEn: name,
    nameTr: name,
    nameAr: name,
    kind: 'other',
    sizes: labels.map(label => ({ label, eu: null, us: label === 'Z16' ? '8.5' : null, uk: null })),
  });
  const long = await staff.createProduct({
    sizeSetId: set.id,
    sizes: JSON.stringify(labels),
    colors: '["Blue","Red"]',
    stockQuantity: '',
  });
  const { customer } = await shop.get<{ customer: { id: string } }>('/api/auth/check');
  const row = { ref: '1', productId: long.id, size: 'Z16', color: 'Red', quantity: 6, mode: 'add' };
  await shop.post('/api/basket/batch', { customerId: customer.id, rows: [row] });
  await page.goto(`/catalog?product=${long.id}`);
  const wide = page.getByRole('dialog', { name: long.name });
  await expect(cellOf(wide, 'Red, Z16')).toBeFocused();
  await expect(wide.getByRole('grid'), 'sizes of other countries stand below').toContainText('US 8.5');
  await expect(wide.getByRole('grid')).not.toContainText('EU');
});
