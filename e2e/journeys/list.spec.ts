import type { Page } from '@playwright/test';
import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import type { FoundCode, Variant } from '@toptan/contract/catalog/variants';
import type { Language } from '@toptan/contract/languages';
import type { Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { type Account, type Api, admin } from '../fixtures/api.ts';
import { listen } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

/**
 * Names of several products, each with a color, a size and a quantity that the first of them has; then a color that there is not,
 * and pieces of goods that come in packs, which are asked again each time.
 */
const doubts = {
  tr: ['şişme mont siyah L 5', 'hırka gri M 4', 'elbise siyah 38 2', '1938 fuşya 40 2', '2911 siyah 12 adet'],
  ar: ['جاكيت منفوخ اسود L 5', 'فستان اسود 38 2', 'قميص ابيض M 5', '١٩٣٨ فوشي ٤٠ حبتين', '٢٩١١ اسود ١٢ قطعة'],
} satisfies Partial<Record<Language, string[]>>;

/** What a person does on a page, counted. */
function handsOn(page: Page) {
  let count = 0;
  return {
    press: (what: ReturnType<Page['locator']>) => {
      count += 1;
      return what.click();
    },
    paste: async (text: string) => {
      count += 1;
      await page.locator('.one > textarea').focus();
      await page.evaluate(pasted => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      }, text);
    },
    presses: () => count,
  };
}

/** Codes of sizes and colors that a shop can order by the piece. */
async function openCodes(shop: Api, count: number): Promise<string[]> {
  const products = await shop.get<Product[]>('/api/products?active=true&limit=100');
  const codes: string[] = [];
  for (const { id, sells } of products) {
    // A number beside a code of goods that come in packs too may be either.
    if (sells !== 'loose') continue;
    const variants = await shop.get<Variant[]>(`/api/products/${id}/variants`);
    codes.push(...variants.flatMap(({ sku, isActive }) => (sku && isActive ? [sku] : [])).slice(0, 8));
    if (codes.length >= count + 40) break;
  }
  const found = await shop.post<FoundCode[]>('/api/codes/lookup', { codes });
  return found.flatMap(({ code, state }) => (state === 'ok' ? [code] : [])).slice(0, count);
}

async function newShop(api: (account: Account) => Promise<Api>) {
  const staff = await api(admin);
  const { account } = await staff.createShop();
  return { account, shop: await api(account) };
}

for (const [language, device] of [
  ['tr', ''],
  ['ar', ' @desktop @long'],
] as const) {
  test(`a message of 25 lines with five questions is in the basket after seven presses, and after four the next time, in ${language}${device}`, async ({
    visit,
    api,
  }) => {
    const { account, shop } = await newShop(api);
    const codes = await openCodes(shop, 20);
    const message = [...codes.map(code => `${code} 2`), ...doubts[language]].join('\n');
    const page = await visit('/basket/list', { as: account, language });
    const person = handsOn(page);
    await person.paste(message);
    const questions = page.locator('.ask');
    await expect(questions).toHaveCount(5);
    for (const left of [4, 3, 2, 1, 0]) {
      await person.press(questions.first().locator('.ask-way').first());
      await expect(questions).toHaveCount(left);
    }
    await person.press(page.locator('[data-add]'));
    await expect(page).toHaveURL('/basket');
    expect(person.presses()).toBe(7);
    expect(piecesOf(await shop.get<BasketItem[]>('/api/basket'))).toBe({ tr: 65, ar: 66 }[language]);

    await page.goto('/basket/list');
    const again = handsOn(page);
    await again.paste(message);
    await expect(page.locator('.got').first()).toBeVisible();
    for (const left of [2, 1, 0]) {
      await expect(questions).toHaveCount(left);
      if (left > 0) await again.press(questions.first().locator('.ask-way').first());
    }
    await again.press(page.locator('[data-add]'));
    await expect(page).toHaveURL('/basket');
    expect(again.presses()).toBe(4);
  });
}

test('an unknown model is found with two presses, ten unknown codes of 200 are left out with one each, and of 80 questions all are drawn where they are scrolled to @long', async ({
  visit,
  api,
}) => {
  const { account, shop } = await newShop(api);
  const codes = await openCodes(shop, 190);
  const page = await visit('/basket/list', { as: account, language: 'tr' });
  const questions = page.locator('.ask');
  const model = handsOn(page);
  await model.paste('1604 hırka gri M 2');
  await model.press(questions.getByRole('button', { name: wordsOf('tr')('reading:another') }));
  const dialog = page.getByRole('dialog');
  await model.press(dialog.locator('.find-list .btn').first());
  await expect(dialog).toHaveCount(0);
  expect(model.presses() - 1).toBe(2);

  // A list stays on its device.
  const list = await visit('/basket/list', { as: account, language: 'ar' });
  const unknown = Array.from({ length: 10 }, (_, at) => `XX-99${at}0-YYY-M`);
  const asked = list.locator('.ask');
  const person = handsOn(list);
  await person.paste([...codes, ...unknown].map(code => `${code} 1`).join('\n'));
  await expect(asked).toHaveCount(10);
  for (let left = 9; left >= 0; left--) {
    await person.press(list.locator('.ask .icon-btn').first());
    await expect(asked).toHaveCount(left);
  }
  await person.press(list.locator('[data-add]'));
  await expect(list).toHaveURL('/basket');
  expect(person.presses()).toBe(12);
  expect(piecesOf(await shop.get<BasketItem[]>('/api/basket'))).toBe(190);

  await list.goto('/basket/list');
  await handsOn(list).paste(Array.from({ length: 80 }, (_, at) => `XX-${1000 + at}-YYY-M 1`).join('\n'));
  await expect(asked.first()).toBeVisible();
  await expect(async () => {
    await list.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(list.locator('.ask', { hasText: 'XX-1079' })).toBeInViewport({ timeout: 1000 });
  }).toPass();
});

/** What Arabic says of so many questions that are left; lines that are ready come behind it. */
const questionsLeft = [
  'لم تبقَ أسئلة',
  'بقي سؤال واحد',
  'بقي سؤالان',
  'بقيت 3 أسئلة',
  'بقيت 4 أسئلة',
  'بقيت 5 أسئلة',
];

test('keys alone walk and answer the questions, and each answer says how many are left @desktop @long', async ({
  visit,
  api,
}) => {
  const { account, shop } = await newShop(api);
  const [code = ''] = await openCodes(shop, 1);
  const page = await visit('/basket/list', { as: account, language: 'ar' });
  const questions = page.locator('.ask');
  const heard = await listen(page);
  const expectLeft = async (left: number) => {
    await expect(questions).toHaveCount(left);
    const words = questionsLeft[left] ?? '';
    await expect.poll(async () => (await heard()).some(each => each.startsWith(words))).toBe(true);
  };
  await expect(page.locator('.one > textarea')).toBeFocused();
  await page.keyboard.insertText([`${code} 2`, ...doubts.ar].join('\n'));
  await page.keyboard.press('Enter');
  await expectLeft(5);
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(0)).toBeFocused();
  await expect(questions.nth(0)).toHaveAccessibleName(new RegExp(doubts.ar[0]?.split(' ')[0] ?? ''));
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  for (const [key, left] of [
    ['1', 4],
    ['Delete', 3],
  ] as const) {
    await expect(questions.nth(0)).toBeFocused();
    await page.keyboard.press(key);
    await expectLeft(left);
  }
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  for (const left of [2, 1, 0]) {
    await expect(questions.nth(0)).toBeFocused();
    await page.keyboard.press('1');
    await expectLeft(left);
  }
  await expect(page.locator('[data-add]')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(questions).toBeFocused();
  await page.keyboard.press('1');
  await expectLeft(0);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL('/basket');
});

test('staff add a message to what they order for a shop, and nothing of it comes into its basket @desktop @long', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { customer, account } = await staff.createShop();
  const shop = await api(account);
  const [code = ''] = await openCodes(shop, 1);
  const page = await visit(`/admin/order-for?customer=${customer.id}`, { as: admin });
  const banner = page.getByRole('region', { name: `Ordering for ${customer.customerShortName}` });
  await expect(banner).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Basket/ })
    .click();
  await page.getByRole('link', { name: 'Add by list' }).click();
  const person = handsOn(page);
  await person.paste(`hello\n${code} 2\n${doubts.tr[0]}`);
  await expect(banner).toBeVisible();
  await person.press(page.locator('.ask .ask-way').first());
  await person.press(page.getByRole('button', { name: 'Add 7 pieces' }));
  await expect(page).toHaveURL(/\/basket\?for=/);
  await expect(banner).toContainText('7 pieces');
  await page.getByRole('button', { name: `Place for ${customer.customerShortName}` }).click();
  await expect(page.getByRole('heading', { name: `Placed for ${customer.customerShortName}` })).toBeVisible();
  expect(await shop.get<BasketItem[]>('/api/basket')).toEqual([]);
  expect(await shop.get<Order[]>('/api/orders')).toHaveLength(1);
});
