import type { BasketItem } from '@toptan/contract/basket';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../db/schema-settings.ts';
import { quantityTerms } from '../db/schema-terms.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, type Shop, submitBasket } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
beforeEach(async () => {
  await portal.db.delete(quantityTerms);
  shop = await portal.shop();
});
afterAll(() => portal.close());

const rule = (body: object) => admin.call('POST', '/api/terms', { kind: 'quantity', ...body });
const stocked = (stock: number) => createProduct(portal.db, { supply: 'stock_only', stock });
const basketOf = async (): Promise<BasketItem[]> => (await shop.call('GET', '/api/basket')).json();
const [small, medium] = [{ selectedSize: 'S' }, { selectedSize: 'M' }];

describe('a line of goods that are sold from stock only, of which stock has fewer', () => {
  const limitsOf = async () => (await shop.call('GET', `/api/basket/${shop.customerId}/check`)).json().limits;

  test('says what is left, in the basket and in the check of the order', async () => {
    const productId = await stocked(4);
    const line = await addToBasket(shop, productId, 6);
    expect(line.problems).toEqual([
      { code: 'stock_short', grain: 'cell', limit: 4, pieces: 6, below: 4, above: null },
    ]);
    expect(await limitsOf()).toMatchObject([
      { code: 'stock_short', limit: '4', current: '6', missing: '2', basketItemId: line.id },
    ]);
    await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 4 });
    expect((await basketOf())[0]?.problems).toBeUndefined();
    expect(await limitsOf()).toEqual([]);
    expect((await submitBasket(shop)).statusCode).toBe(201);
  });

  test('has no repair where nothing is left, and stays silent where goods are produced', async () => {
    const gone = await addToBasket(shop, await stocked(0), 2);
    expect(gone.problems).toMatchObject([{ code: 'stock_short', limit: 0, below: null }]);
    const made = await addToBasket(shop, await createProduct(portal.db, { stock: 1 }), 9);
    expect(made.problems).toBeUndefined();
  });

  test('comes after the lines before it of the same stock', async () => {
    const productId = await createProduct(portal.db, { supply: 'stock_only', sizes: ['S', 'M'], stock: 5 });
    await addToBasket(shop, productId, 3, small);
    const line = await addToBasket(shop, productId, 4, medium);
    expect(line.problems).toMatchObject([{ code: 'stock_short', limit: 2, below: 2 }]);
  });

  test('offers no more than a maximum allows', async () => {
    const productId = await stocked(5);
    await rule({ productId, max: 3 });
    const line = await addToBasket(shop, productId, 8);
    expect(line.problems).toMatchObject([
      { code: 'too_big', below: 3 },
      { code: 'stock_short', limit: 5, below: 3 },
    ]);
  });

  test.each([
    ['capped', 4, { limit: 4, below: 4 }, '2'],
    ['capped', 14, { limit: 11, below: null }, '1'],
    ['words', 4, { limit: 1, below: null }, '1'],
    ['words', 0, { limit: 0, below: null }, '6'],
  ] as const)(
    'tells a shop that sees stock as %s of %i left no more than that',
    async (stockView, left, shown, missing) => {
      await portal.db.delete(settings);
      await portal.db.insert(settings).values({ stockView });
      const line = await addToBasket(shop, await stocked(left), left === 14 ? 16 : 6);
      expect(line.problems).toMatchObject([shown]);
      const limits = await limitsOf();
      expect(limits).toMatchObject([{ limit: String(shown.limit), missing }]);
      const refused = (await submitBasket(shop)).json();
      expect(refused).toMatchObject({ code: 'stock_short', fields: [shown] });
      for (const answer of [line.problems, limits, refused])
        if (shown.limit !== left) expect(JSON.stringify(answer)).not.toMatch(new RegExp(`\\b${left}\\b`));
      await portal.db.delete(settings);
    },
  );
});

test('a refusal at the order advises what stock covers', async () => {
  const productId = await stocked(10);
  await rule({ productId, multiple: 6 });
  const line = await addToBasket(shop, productId, 8);
  expect(line.problems).toMatchObject([{ below: 6, above: 10 }]);
  const refused = (await submitBasket(shop)).json();
  expect(refused).toMatchObject({ code: 'rules_unmet', fields: [{ below: 6, above: 10 }] });
});

describe('what repairs a line of goods that are sold from stock only', () => {
  test.each([
    [{ min: 12 }, 5, 4, { below: null, above: 5 }],
    [{ min: 12 }, 5, 8, { below: 5, above: null }],
    [{ min: 12 }, 20, 4, { below: null, above: 12 }],
    [{ multiple: 6 }, 13, 8, { below: 6, above: 12 }],
    [{ multiple: 6 }, 10, 8, { below: 6, above: 10 }],
    [{ multiple: 6 }, 3, 5, { below: 3, above: null }],
    [{ max: 18 }, 19, 20, { below: 18, above: null }],
    [{ max: 18 }, 13, 20, { below: 13, above: null }],
    [{ min: 12 }, 0, 4, { below: null, above: null }],
  ])('under %o, of %i pieces for %i', async (terms, stock, pieces, repairs) => {
    const productId = await stocked(stock);
    await rule({ productId, ...terms });
    const line = await addToBasket(shop, productId, pieces);
    expect(line.problems).toContainEqual(expect.objectContaining(repairs));
    const [shown] = await basketOf();
    expect(shown?.problems).toEqual(line.problems);
  });

  test('is the rest beside the other lines of the same stock, and can be ordered', async () => {
    const productId = await createProduct(portal.db, { supply: 'stock_only', sizes: ['S', 'M'], stock: 5 });
    await rule({ min: 12, multiple: 6 });
    await addToBasket(shop, productId, 1, small);
    const line = await addToBasket(shop, productId, 2, medium);
    expect(line.problems).toMatchObject([{ code: 'too_small', above: 4 }]);
    await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 4 });
    expect((await submitBasket(shop)).statusCode).toBe(201);
  });

  test('is none where one line cannot take the rest of its color', async () => {
    const pool = (size: string) => ({ size, color: 'Blue', quantity: 5 });
    const productId = await createProduct(portal.db, {
      supply: 'stock_only',
      pools: [pool('S'), pool('M')],
    });
    await rule({ productId, grain: 'color', min: 12 });
    const line = await addToBasket(shop, productId, 4, { ...small, selectedColor: 'Blue' });
    expect(line.problems).toMatchObject([{ code: 'too_small', below: null, above: null }]);
    const last = await addToBasket(shop, productId, 5, { ...medium, selectedColor: 'Blue' });
    expect(last.problems).toMatchObject([{ below: null, above: null }]);
    await shop.call('PUT', `/api/basket/${last.id}`, { quantity: 3 });
    await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 5 });
    expect((await basketOf()).flatMap(({ problems = [] }) => problems)).toMatchObject([
      { code: 'too_small', above: null },
    ]);
  });

  test('does not tell a shop more of the stock than the wholesaler shows', async () => {
    const [few, many] = [await stocked(5), await stocked(13)];
    await rule({ min: 24 });
    await addToBasket(shop, few, 4);
    await addToBasket(shop, many, 4);
    const repairs = async () => (await basketOf()).map(({ problems }) => problems?.[0]?.above);
    expect(await repairs()).toEqual([5, 13]);
    await portal.db.insert(settings).values({ stockView: 'capped' });
    expect(await repairs()).toEqual([5, null]);
    await portal.db.update(settings).set({ stockView: 'words' });
    expect(await repairs()).toEqual([null, null]);
  });
});
