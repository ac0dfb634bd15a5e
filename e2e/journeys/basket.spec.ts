import { admin, atlas } from '../fixtures/api.ts';
import { bringNoAnswers } from '../fixtures/page-answers.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ api }) => {
  await (await api(atlas)).emptyBasket();
});

test('the sum of a basket of one line rests on the navigation bar @phone', async ({ visit, api }) => {
  const product = await (await api(admin)).createProduct();
  await (await api(atlas)).addToBasket(product, 2);
  const page = await visit('/basket', { as: atlas });
  const summary = await page.getByRole('complementary', { name: 'Order summary' }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox();
  expect(summary).not.toBeNull();
  expect((summary?.y ?? 0) + (summary?.height ?? 0)).toBeCloseTo(bar?.y ?? 0, 0);
});

test('the quick order says a sum once the basket is there, and none before', async ({ visit, api }) => {
  const product = await (await api(admin)).createProduct({ price: '100.00' });
  await (await api(atlas)).addToBasket(product, 2);
  const page = await visit('/', { as: atlas });
  await bringNoAnswers(page);
  let answer = () => {};
  const asked = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/api/basket', async route => {
    await asked;
    await route.continue();
  });
  await page.goto('/catalog');
  await expect(page.getByRole('article').first()).toBeVisible();
  const quickOrder = page.getByRole('link', { name: 'Quick order' });
  await expect(quickOrder).not.toContainText('₺');
  answer();
  await expect(quickOrder).toContainText('₺200.00');
});
