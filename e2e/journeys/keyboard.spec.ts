import type { Locator } from '@playwright/test';
import type { Product } from '@toptan/contract/catalog/products';
import type { Order } from '@toptan/contract/orders';
import { admin } from '../fixtures/api.ts';
import { listen, walkTo } from '../fixtures/keyboard.ts';
import { settled } from '../fixtures/look.ts';
import { expect, test } from '../fixtures/test.ts';
import { catalogueOf, wordsOf } from '../fixtures/words.ts';

/** The error message is read with its field. */
async function expectTiedError(field: Locator, sentence: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(sentence);
}

// Arabic: arrow keys point the other way there, and everything else is as in the other languages.
const language = 'ar';

test("a shop orders with the keyboard alone, from signing in to the order's details @desktop @long", async ({
  visit,
  api,
}) => {
  test.setTimeout(120_000);
  const t = wordsOf(language);
  const staff = await api(admin);
  const { account } = await staff.createShop();
  const product = await staff.createProduct({
    category: 'SHOES',
    sizes: '["28","30","32"]',
    colors: '["Blue","Red"]',
  });
  const shopApi = await api(account);
  const shoes = await shopApi.get<Product[]>('/api/products?category=SHOES&active=true');
  /** '12 products' in this language. */
  const productsSaid = (count: number) =>
    (
      catalogueOf(language).get(`catalog:productCount_${new Intl.PluralRules(language).select(count)}`) ?? ''
    ).replace('{{count}}', String(count));

  const page = await visit('/login', { language });
  // A finger stays on a key for a moment, and the choice follows the arrows only while it does.
  const press = (key: string) => page.keyboard.press(key, { delay: 60 });
  const username = page.getByLabel(t('auth:login.username'), { exact: true });
  const password = page.getByLabel(t('auth:login.password'), { exact: true });
  await expect(username).toBeFocused();
  await press('Enter');
  await expectTiedError(username, t('auth:login.usernameRequired'));
  await expectTiedError(password, t('auth:login.passwordRequired'));
  await expect(username).toBeFocused();
  await page.keyboard.type(account.username);
  await walkTo(page, password);
  await page.keyboard.type(account.password);
  await press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const heard = await listen(page);
  await walkTo(page, page.getByRole('link', { name: t('shell:skip') }), 'Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const region of ['navigation', 'complementary', 'region', 'search'] as const) {
    const all = page.getByRole(region);
    await expect(page.getByRole(region, { name: /./ })).toHaveCount(await all.count());
  }

  await walkTo(
    page,
    page.getByRole('navigation').getByRole('link', { name: t('shell:nav.catalog'), exact: true }),
  );
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('catalog:title') })).toBeFocused();
  await settled(page);
  const category = page.getByRole('group', { name: t('catalog:category') });
  const shoesOnly = category.getByRole('button', { name: t('words:category.SHOES') });
  await walkTo(page, shoesOnly, 'Shift+Tab');
  await press('Space');
  await expect(shoesOnly).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(heard).toContain(productsSaid(shoes.length));
  await expect(shoesOnly).toBeFocused();
  await walkTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(product.name);
  await expect.poll(heard).toContain(productsSaid(1));

  const card = page.getByRole('button', { name: product.name });
  await walkTo(page, card);
  await press('Enter');
  const picker = page.getByRole('dialog', { name: product.name });
  const cell = (color: 'Blue' | 'Red', size: string) =>
    picker.getByRole('textbox', { name: new RegExp(`^${t(`words:color.${color}`)}.*${size}$`) });
  await expect(cell('Blue', '28')).toBeFocused();
  await walkTo(page, picker.getByRole('button', { name: t('catalog:addToBasket') }));
  await press('Enter');
  await expect.poll(async () => (await heard()).join()).toContain(t('picker:sizeRequired.text'));
  await expect(cell('Blue', '28')).toBeFocused();
  // The arrow key to the next cell points to the left where text runs from right to left.
  await press('ArrowLeft');
  await expect(cell('Blue', '30')).toBeFocused();
  await press('Enter');
  await expect(cell('Red', '30')).toBeFocused();
  await page.keyboard.type('18');
  await press('Control+Enter');
  const announced = async () => (await heard()).join();
  await expect.poll(announced).toContain(t('picker:added'));
  await expect(picker.getByRole('link', { name: /18/ })).toBeVisible();
  await press('Escape');
  await expect(picker).toBeHidden();
  await expect(card).toBeFocused();

  await walkTo(page, page.getByRole('link', { name: t('shell:quickOrder') }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('basket:title') })).toBeFocused();
  await expect.poll(announced).toContain(t('basket:title'));
  // Past the lines, however many there are.
  await walkTo(page, page.getByRole('link', { name: t('basket:skip') }));
  await press('Enter');
  await expect(page.getByRole('complementary', { name: t('basket:summary') })).toBeFocused();
  await walkTo(page, page.getByRole('button', { name: t('basket:confirm') }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('basket:placed') })).toBeFocused();
  await expect.poll(announced).toContain(t('basket:created'));
  const [order] = await shopApi.get<Order[]>('/api/orders');
  expect(order?.orderItems.map(line => [line.selectedSize, line.selectedColor, line.quantity])).toEqual([
    ['30', 'Red', 18],
  ]);

  await walkTo(page, page.getByRole('link', { name: t('basket:viewOrder') }).first());
  await press('Enter');
  const details = page.getByRole('dialog');
  await expect(details).toContainText(order?.orderNumber ?? 'an order');
  await expect(details).toBeFocused();
  await walkTo(page, details.getByRole('button', { name: t('ui:close') }));
  await press('Escape');
  await expect(details).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
