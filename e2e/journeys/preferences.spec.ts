import { admin, atlas } from '../fixtures/api.ts';
import { notifications } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('nothing moves for who prefers less motion, and the page has the theme of the system until one is chosen', async ({
  visit,
  api,
}) => {
  const product = await (await api(admin)).createProduct();
  const page = await visit(`/catalog?q=${encodeURIComponent(product.name)}`, {
    as: atlas,
    context: { reducedMotion: 'reduce', colorScheme: 'dark' },
  });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        // Animations of the scroll bar move nothing by themselves.
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ playState, effect }) => [playState, effect?.getTiming()]),
    );
  await page.getByRole('button', { name: product.name }).click();
  const picker = page.getByRole('dialog', { name: product.name });
  await expect(picker).toBeVisible();
  expect(await moving(), 'as a dialog opens').toEqual([]);
  await picker.getByRole('button', { name: 'Add to basket' }).click();
  await expect(notifications(page).getByRole('listitem', { includeHidden: true })).toBeVisible();
  expect(await moving(), 'as a notification appears').toEqual([]);
  await picker.getByRole('button', { name: 'Close' }).click();
  await expect(picker).toBeHidden();
  await page.locator('.head-user').click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await moving(), 'as a menu unfolds').toEqual([]);
  await page.keyboard.press('Escape');

  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).not.toBe(dark);
  await page.locator('.head-user').click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(ground).toBe(dark);
});
