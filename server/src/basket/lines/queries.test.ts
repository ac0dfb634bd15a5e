import type { BasketItem } from '@toptan/contract/basket';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../../db/schema-settings.ts';
import { quantityTerms } from '../../db/schema-terms.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { addToBasket, createProduct, type Shop, submitBasket } from '../../testing/trade.ts';

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
    expect(line.problems).toEqual([expect.objectContaining(repairs)]);
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
      ...{ supply: 'stock_only', pools: [pool('S'), pool('M')] },
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
