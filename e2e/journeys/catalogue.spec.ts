import { admin, atlas, unique } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('a search folds case, diacritics and the dotless i, and the address keeps it', async ({
  visit,
  api,
}) => {
  const line = unique('KIRMIZI ŞAL');
  const staffApi = await api(admin);
  await staffApi.createProduct({ name: line });
  const page = await visit('/catalog', { as: atlas });
  await page.getByRole('searchbox').fill(line.toLowerCase().replace('kirmizi', 'kırmızı').replace('ş', 's'));
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(line);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox').fill(`${line} nowhere`);
  await expect(page.getByText('No products found')).toBeVisible();
});

test('another gender resets the category, and the back button keeps the filter @desktop', async ({
  visit,
}) => {
  const page = await visit('/catalog', { as: atlas });
  const category = page.getByRole('group', { name: 'Category' });
  await category.getByRole('button', { name: /^Shoes/ }).click();
  await expect(page).toHaveURL(/category=SHOES/);
  await page.getByRole('group', { name: 'Gender' }).getByRole('button', { name: /^Men/ }).click();
  await expect(page).toHaveURL(/gender=MEN/);
  await expect(page).not.toHaveURL(/category=/);
  await expect(category.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
  await category.getByRole('button', { name: /^Clothing/ }).click();
  await page.getByRole('link', { name: /^Orders/ }).click();
  await expect(page).toHaveURL('/orders');
  await page.goBack();
  await expect(page).toHaveURL(/gender=MEN/);
  await expect(category.getByRole('button', { name: /^Clothing/ })).toHaveAttribute('aria-pressed', 'true');
});

test('sixteen tiles stand in for the goods while they load', async ({ visit }) => {
  const page = await visit('/', { as: atlas });
  let answer = () => {};
  const asked = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route(/\/api\/products\?/, async route => {
    await asked;
    await route.continue();
  });
  await page.goto('/catalog');
  await expect(page.getByTestId('product-skeleton')).toHaveCount(16);
  answer();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByTestId('product-skeleton')).toHaveCount(0);
});

test('a catalogue that cannot be loaded says so and can be asked again', async ({ visit }) => {
  const page = await visit('/', { as: atlas });
  await page.route(/\/api\/products\?/, route => route.abort());
  await page.goto('/catalog');
  await expect(page.getByText('The catalog could not be loaded')).toBeVisible();
  await page.unroute(/\/api\/products\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
