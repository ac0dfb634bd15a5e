import { admin, atlas, unique } from '../fixtures/api.ts';
import { expectNoSidewaysScroll } from '../fixtures/look.ts';
import { bringNoAnswers } from '../fixtures/page-answers.ts';
import { expect, test } from '../fixtures/test.ts';

test('another gender resets the category, and the back button keeps the filter @desktop', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  await staffApi.createProduct({ name: unique('Çorap') });
  const goods = await staffApi.get<unknown[]>('/api/products?active=true');
  const page = await visit('/catalog', { as: atlas });
  const gender = page.getByRole('group', { name: 'Gender' });
  const category = page.getByRole('group', { name: 'Category' });
  await category.getByRole('button', { name: /^Shoes/ }).click();
  await expect(page).toHaveURL(/category=SHOES/);
  await expect(gender.getByRole('button', { name: /^All/ }), 'also those of no gender').toHaveText(
    `All${goods.length}`,
  );
  await gender.getByRole('button', { name: /^Men/ }).click();
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

test('sixteen tiles stand in for the goods until they come, or an error from which they can be loaded again', async ({
  visit,
}) => {
  const page = await visit('/favicon.svg', { as: atlas });
  await bringNoAnswers(page);
  let fail = () => {};
  const failed = new Promise<void>(resolve => {
    fail = resolve;
  });
  await page.route(/\/api\/products\?/, async route => {
    await failed;
    await route.abort();
  });
  await page.goto('/catalog');
  await expect(page.getByTestId('product-skeleton')).toHaveCount(16);
  fail();
  await expect(page.getByText('The catalog could not be loaded')).toBeVisible();
  await page.unroute(/\/api\/products\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByTestId('product-skeleton')).toHaveCount(0);

  await page.route(/\/api\/products\?.*offset=/, route => route.abort());
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const alert = page.getByRole('alert').filter({ hasText: 'Some products could not be loaded' });
  await expect(alert).toBeInViewport();
  await page.unroute(/\/api\/products\?.*offset=/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').last()).toBeInViewport();
  await expect(alert).toHaveCount(0);
});

test('results come with the keys and are heard, what was meant is a link, no late answer shows, and a message is cut to a search @long', async ({
  visit,
  api,
}) => {
  const [line, near] = [unique('Keten ceket'), unique('Kehribar')];
  const staffApi = await api(admin);
  for (const name of [`${line} kısa`, `${line} uzun`, near]) await staffApi.createProduct({ name });
  const page = await visit('/catalog?category=SHOES&gender=WOMEN', { as: atlas });
  const search = page.getByRole('searchbox');
  const tiles = page.getByRole('article');
  await search.fill(near.replace('h', ''));
  await page.getByText('Did you mean').getByRole('link').click();
  await expect(tiles).toContainText(near);
  await expect(search).toHaveValue(near);
  await expect(page).toHaveURL(`/catalog?${new URLSearchParams({ q: near })}`);

  await search.press('Escape');
  await expect(tiles.nth(5)).toBeVisible();
  await expect(page).toHaveURL('/catalog');
  await search.pressSequentially(line);
  await expect(tiles).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '2 products' })).toBeAttached();

  let answer = () => {};
  const requested = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route(/\/api\/products\?.*q=kazak/, async route => {
    await requested;
    // The page may have called it off for the next key.
    await route.continue().catch(() => undefined);
  });
  await search.fill('kazak');
  await expect(page.locator('[data-stale]')).toBeAttached();
  await search.fill('jean');
  await expect(tiles.first()).toContainText(/jean/i);
  answer();
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await expect(tiles.first()).toContainText(/jean/i);

  const message = 'Merhaba, bu üründen sipariş vermek istiyoruz. '.repeat(10);
  await page.goto(`/catalog?q=${'x'.repeat(300)}&gender=WOMEN&category=SHOES`);
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await search.fill('');
  await page.keyboard.insertText(message);
  await expect(page).toHaveURL(/q=Merhaba/);
  await expect(search).toHaveValue(message.slice(0, 200));
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('button', { name: /Merhaba/ }).click();
  await expect(page).toHaveURL('/catalog?gender=WOMEN&category=SHOES');
  await expect(tiles.first()).toBeVisible();
});

test('a long list draws only what is in sight, and the scroll position is restored', async ({
  visit,
  api,
}) => {
  const goods = await (await api(atlas)).get<unknown[]>('/api/products?active=true');
  const page = await visit('/catalog', { as: atlas });
  const first = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(first.first()).toHaveAttribute('aria-setsize', String(goods.length));

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(`[aria-posinset="${goods.length}"]`).getByRole('article')).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(goods.length / 2);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const at = () => Number(new URL(page.url()).searchParams.get('at'));
  await expect.poll(() => Math.round((4 * at()) / goods.length), 'half way down').toBe(2);
  const place = at();
  const inSight = page.locator(`[aria-posinset="${place + 1}"]`).getByRole('heading');
  await expect(inSight).toBeInViewport();
  const name = await inSight.textContent();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();

  await page.getByRole('link', { name: /^Orders/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /orders/i })).toBeVisible();
  await page.goBack();
  await expect.poll(scrolled).toBe(before);
  await expect(inSight).toHaveText(name ?? '');
  await page.reload();
  await expect(inSight).toBeInViewport();
  await expect(inSight).toHaveText(name ?? '');
});

test('back closes the topmost thing that is open, keeps what it has changed, and is never dead', async ({
  visit,
}) => {
  const page = await visit('/orders', { as: atlas });
  await page.getByRole('link', { name: 'Catalog' }).first().click();
  const sheet = page.getByRole('dialog');
  const look = () => page.getByRole('article').first().getByRole('button').first().click();
  await look();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await look();
  await expect(sheet).toBeFocused();
  for (const _ of ['once', 'and again before it is gone']) await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await look();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/catalog');

  for (const button of ['.catalog-gender', '.head-user']) {
    await page.locator(button).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menu')).toBeHidden();
  }
  const openPanel = async (panel: string) => {
    await page.getByRole('button', { name: panel }).click();
    await expect(sheet).toBeVisible();
  };
  await openPanel('Complete missing sizes');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await openPanel('Sizes and colors');
  await sheet.getByRole('button', { name: 'M', exact: true }).first().click();
  await expect(page).toHaveURL(/size=/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/size=/);
  await openPanel('Sizes and colors');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();

  await page
    .getByRole('link', { name: /^Basket/ })
    .first()
    .click();
  await expect(page).toHaveURL('/basket');
  await page.goBack();
  await expect(page).toHaveURL(/catalog.*size=/);
  await page.goBack();
  await expect(page, 'however many things were opened, one step leaves the catalogue').toHaveURL('/orders');
  await page.goForward();
  await expect(page).toHaveURL(/catalog.*size=/);
});

test('sizes, a color, what is in stock, new goods, last pieces and packs narrow the catalogue, and are taken away', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const name = unique('Kanvas');
  const offered = { sizes: '["30","31","32"]', colors: '["Black","Red"]' };
  const stockPools = ['30', '31'].map(size => ({ size, color: 'Red', quantity: 5 }));
  const stocked = await staffApi.createProduct({ name: `${name} stokta` });
  await staffApi.changeProduct(stocked, { ...offered, stockPools: JSON.stringify(stockPools) });
  const soldOut = await staffApi.createProduct({ name: `${name} biten`, stockQuantity: '0' });
  await staffApi.changeProduct(soldOut, offered);
  await staffApi.createProduct({ name: `${name} gizli`, sizes: '["27"]', isActive: 'false' });
  const page = await visit(`/catalog?q=${encodeURIComponent(name)}`, { as: atlas });
  const tiles = page.getByRole('article');
  const panel = page.getByRole('dialog');
  await expect(tiles).toHaveCount(2);

  await page.getByRole('button', { name: 'Sizes and colors' }).click();
  await panel.getByRole('button', { name: /^Red/ }).click();
  await expect(panel.getByRole('button', { name: '27' }), 'of a product that shops do not see').toHaveCount(
    0,
  );
  await panel.getByRole('button', { name: '32', exact: true }).click();
  await expect(page).toHaveURL(/size=32/);
  await panel.getByRole('button', { name: 'Show 2 products' }).click();
  await expect(panel).toBeHidden();
  const takeAway = (words: string) =>
    page.getByRole('button', { name: new RegExp(`^Remove filter.*${words}`) }).click();
  await expect(page).toHaveURL(/color=Red/);
  await takeAway('32');
  await expect(page).not.toHaveURL(/size=/);
  await takeAway('Red');
  await expect(page).not.toHaveURL(/color=/);

  const opener = page.getByRole('button', { name: 'Complete missing sizes' });
  await opener.click();
  for (const size of ['30', '31']) await panel.getByRole('button', { name: size, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(tiles).toHaveCount(1);
  await expect(tiles).toContainText('stokta');
  await page.reload();
  await expect(tiles).toHaveCount(1);

  await page.goto(`/catalog?q=${encodeURIComponent(name)}&has=30&has=27&color=Red`);
  await expect(page.getByText('No products found').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/catalog');
  await expect(tiles.nth(5)).toBeVisible();

  const show = page.getByRole('group', { name: 'Show' });
  for (const [kind, badge, address] of [
    ['New in', 'New in', 'new'],
    ['Last pieces', 'Last pieces', 'last'],
    ['In packs', /Pack|Carton/, 'packs'],
  ] as const) {
    const button = show.getByRole('button', { name: new RegExp(`^${kind}`) });
    await button.click();
    await expect(page).toHaveURL(`/catalog?show=${address}`);
    const shown = Number((await button.textContent())?.replace(/\D/g, ''));
    expect(shown).toBeGreaterThan(0);
    await expect(page.getByRole('status').filter({ hasText: `${shown} products` })).toBeAttached();
    await expect(page.locator('[data-stale]')).toHaveCount(0);
    const inSight = await tiles.count();
    await expect(tiles.filter({ hasText: badge })).toHaveCount(inSight);
  }
  // The last kind of tiles has the price of a pack.
  await expect(tiles.first().locator('.product-card-pack').getByText(/₺/)).toBeVisible();
  await show.getByRole('button', { name: 'All' }).click();
  await expect(page).toHaveURL('/catalog');
});
