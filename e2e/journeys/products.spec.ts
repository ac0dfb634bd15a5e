import type { Product } from '@toptan/contract/catalog/products';
import { admin, atlas, unique } from '../fixtures/api.ts';
import { photograph, plainPicture } from '../fixtures/photograph.ts';
import { expect, test } from '../fixtures/test.ts';

test('a product is made with a photograph over 5 MB that lies on its side @desktop @long', async ({
  visit,
  api,
}) => {
  test.setTimeout(90_000);
  const staffApi = await api(admin);
  const name = unique('Kruvaze trençkot');
  const page = await visit('/admin/catalog', { as: admin });
  await page.getByRole('button', { name: 'Add Product' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByText('PNG, JPG, GIF (Max 5MB)')).toBeVisible();
  await form.locator('input[type=file]').setInputFiles({
    name: 'trenckot.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(),
  });
  await form.getByLabel('Product name').fill(name);
  await form.getByLabel('Price', { exact: true }).fill('1249.90');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(form).toBeHidden({ timeout: 30_000 });

  const [product] = await staffApi.get<Product[]>(`/api/products?q=${encodeURIComponent(name)}`);
  expect(product?.price).toBe('1249.90');
  await page.getByRole('searchbox').fill(name);
  const picture = page.getByRole('row', { name: new RegExp(name) }).locator('img[src^="/images/"]');
  await expect
    .poll(
      () =>
        picture.evaluate(
          image => image instanceof HTMLImageElement && image.naturalHeight > image.naturalWidth,
        ),
      'the picture stands upright',
    )
    .toBe(true);
});

test('a wrong field opens its tab and has the focus, and what was typed in every tab is saved @desktop', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { id } = await staffApi.createProduct({ sizes: JSON.stringify(['30']) });
  const page = await visit(`/admin/catalog?edit=${id}`, { as: admin, language: 'ar' });
  const form = page.getByRole('dialog');
  const tab = (place: number) => form.getByRole('tab').nth(place);
  const [basics, sizes, pictures] = [tab(0), tab(1), tab(2)];
  const name = unique('Kot');
  await form.locator('[name=name]').fill(name);
  const price = form.getByLabel('السعر', { exact: true });
  await price.fill('1.999');
  // In a page from right to left the next tab is to the left.
  await basics.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(sizes).toBeFocused();
  await form.getByRole('button', { name: '31', exact: true }).click();
  await pictures.click();
  await form.locator('button[type=submit]').click();
  await expect(price).toBeFocused();
  await expect(basics).toHaveAccessibleName(/يحتاج إلى تصحيح/);
  await expect(sizes).not.toHaveAccessibleName(/يحتاج إلى تصحيح/);
  // Again, while the problem is known already.
  await pictures.click();
  await form.locator('button[type=submit]').click();
  await expect(price).toBeFocused();
  await price.fill('1.99');
  await sizes.click();
  await form.locator('button[type=submit]').click();
  await expect(form).toBeHidden();
  const saved = await staffApi.get<Product>(`/api/products/${id}`);
  expect(saved).toMatchObject({ name, price: '1.99', sizes: ['30', '31'] });
});

test('on a phone a whole size run of stock is typed with the thumb', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const product = await staffApi.createProduct({
    sizes: JSON.stringify(['30', '32']),
    colors: JSON.stringify(['White', 'Black', 'Grey', 'Red', 'Blue', 'Yellow', 'Green']),
  });
  const page = await visit(`/admin/catalog?edit=${product.id}`, { as: admin });
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: /^Sizes and colors/ }).click();
  await form.getByRole('radio', { name: 'By size and color' }).click();
  const grid = form.getByRole('grid', { name: 'Stock by size and color' });
  const last = grid.getByRole('textbox', { name: '30, Green' });
  await last.fill('5');
  await last.press('Enter');
  await expect(grid.getByRole('textbox', { name: '32, Green' })).toBeFocused();
  const size = await grid.getByRole('rowheader', { name: '32' }).boundingBox();
  const cell = await grid.getByRole('textbox', { name: '32, Green' }).boundingBox();
  expect(cell?.height).toBeGreaterThanOrEqual(44);
  expect(cell?.x, 'the cell is not covered by the sizes').toBeGreaterThanOrEqual(
    (size?.x ?? 0) + (size?.width ?? 0) - 1,
  );
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const { stockQuantity } = await staffApi.get<Product>(`/api/products/${product.id}`);
  expect(stockQuantity).toBe(5);
});

test('pictures find their colors by their names, are put in order by keyboard and pointer, and a shop sees them with the swatches @desktop @long', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const product = await staffApi.createProduct({ colors: JSON.stringify(['Blue', 'Red']) });
  const stored = async () => (await staffApi.get<Product>(`/api/products/${product.id}`)).pictures;
  const staff = await visit(`/admin/catalog?edit=${product.id}`, { as: admin });
  const form = staff.getByRole('dialog');
  const file = async (name: string, background: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await plainPicture(background),
  });
  await form.getByRole('tab', { name: 'Pictures' }).click();
  await form
    .getByLabel('Add pictures')
    .setInputFiles([
      await file('KB-1_Kirmizi_1.png', '#b8483a'),
      await file('KB-1_Mavi_2.png', '#23456f'),
      await file('KB-1_Mavi_1.png', '#3b6ea8'),
      { name: 'KB-1_Mavi_3.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
  const ofColor = (color: string) => form.getByRole('list', { name: color }).getByRole('img');
  await expect(ofColor('Blue')).toHaveCount(2);
  await expect(ofColor('Red')).toHaveCount(1);
  await expect(form.getByRole('list', { name: 'Blue' }).getByRole('alert')).toContainText(
    'This file is not a valid image',
  );
  const [light, dark, red] = await stored();
  expect([light?.color, dark?.color, red?.color]).toEqual(['Blue', 'Blue', 'Red']);

  await form.getByRole('button', { name: 'Move picture 1' }).focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await staff.keyboard.press(key);
  await expect.poll(stored).toEqual([dark, light, red]);
  await expect(form.getByRole('button', { name: 'Move picture 2' })).toBeFocused();

  await form.getByRole('button', { name: 'Move picture 2' }).hover();
  await staff.mouse.down();
  await ofColor('Blue').first().hover();
  await staff.mouse.up();
  await expect.poll(stored).toEqual([light, dark, red]);

  const shop = await visit(`/catalog?q=${encodeURIComponent(product.name)}`, { as: atlas });
  const card = shop.getByRole('article');
  const picture = card.locator('.picture img');
  await expect(picture).toHaveAttribute('src', light?.imageUrl ?? '');
  await card.getByRole('button', { name: 'Red' }).hover();
  await expect(picture).toHaveAttribute('src', red?.imageUrl ?? '');
  await shop.mouse.move(0, 0);
  await expect(picture).toHaveAttribute('src', light?.imageUrl ?? '');
  await card.getByRole('button', { name: 'Red' }).click();
  const picker = shop.getByRole('dialog', { name: product.name });
  await expect(picker.getByRole('spinbutton', { name: 'Red' })).toBeFocused();
  await expect(picker.getByRole('list', { name: 'Pictures' }).getByRole('button')).toHaveCount(1);
  await picker.getByRole('spinbutton', { name: 'Blue' }).click();
  await picker.getByRole('button', { name: 'Picture 2 of 2, Blue' }).click();
  await expect(picker.locator('.picker-sheet img')).toHaveAttribute('src', dark?.imageUrl ?? '');
  await picker.getByRole('button', { name: 'Enlarge the picture' }).click();
  await expect(picker.getByRole('button', { name: 'Show the whole picture' })).toBeVisible();

  const lines = [{ size: null, color: null, ratio: 6 }];
  const pack = { name: null, unit: 'series', mixed: false, isActive: true, lines };
  await staffApi.put(`/api/products/${product.id}/packs`, { packs: [pack] });
  await staffApi.changeProduct(product, { sells: 'packs' });
  await shop.goto(`/catalog?product=${product.id}`);
  const pictures = picker.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(picker.getByRole('spinbutton', { name: 'Packs, Blue' })).toBeFocused();
  await expect(pictures).toHaveCount(2);
  await picker.getByRole('spinbutton', { name: 'Packs, Red' }).focus();
  await expect(pictures).toHaveCount(1);
});
