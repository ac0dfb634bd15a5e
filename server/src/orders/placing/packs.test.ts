import type { BasketItem } from '@toptan/contract/basket';
import { type Order, orderSchema } from '@toptan/contract/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { basketPacks } from '../../db/schema-baskets.ts';
import { settings } from '../../db/schema-settings.ts';
import { productForm } from '../../testing/form.ts';
import { recordStatements } from '../../testing/plan.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import {
  addPacks,
  addToBasket,
  createPacked,
  createProduct,
  place,
  setPacksOf,
  stockOf,
  submitBasket,
} from '../../testing/trade.ts';
import { expectUntouched, linesLeft } from '../../testing/untouched.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const black = { selectedSize: '30', selectedColor: 'Black' };
const change = (productId: string, fields: object) =>
  admin.call('PUT', `/api/products/${productId}`, productForm(fields as Record<string, string>));

/** A pool for each size and color; of black these pieces in sizes 30 to 32, of white none. */
const poolsOf = (...pieces: number[]) =>
  ['30', '31', '32'].flatMap((size, at) => [
    { size, color: 'Black', quantity: pieces[at] ?? 0 },
    { size, color: 'White', quantity: 0 },
  ]);

describe('an order of packs', () => {
  test('remembers them beside its lines, as they were', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin, {
      sells: 'both',
      stock: 6,
      price: '10.00',
      pack: { name: 'Seri' },
    });
    await addToBasket(shop, productId, 5, black);
    await addPacks(shop, packId, 2);
    await addPacks(shop, packId, 1, 'White');
    const answer = await submitBasket(shop);
    expect(answer.statusCode).toBe(201);
    const order = orderSchema.parse(answer.json());
    expect(order).toMatchObject({
      subtotal: '170.00',
      packs: [
        { packId, name: 'Seri', unit: 'series', mixed: false, pieces: 4, color: 'Black', packs: 2 },
        { packId, color: 'White', packs: 1 },
      ],
    });
    const [first, second] = order.packs.map(({ id }) => id);
    expect(order.orderItems.map(item => [item.quantity, item.orderPackId, item.fromStock])).toEqual([
      [5, null, 5],
      [2, first, 1],
      [4, first, 0],
      [2, first, 0],
      [1, second, 0],
      [2, second, 0],
      [1, second, 0],
    ]);
    expect(await linesLeft(portal.db, shop)).toBe(0);
    expect(await portal.db.$count(basketPacks, eq(basketPacks.basketId, shop.customerId))).toBe(0);

    await setPacksOf(admin, productId, { id: packId, name: 'Koli', lines: [{ size: '30', ratio: 9 }] });
    const read = await shop.call('GET', `/api/orders/${order.id}`);
    expect(read.body).toBe(answer.body);
    const byStaff = await admin.call('GET', `/api/orders/${order.id}`);
    expect(byStaff.json()).toEqual({ ...order, may: 'change', makers: [] });
    expect((await admin.call('DELETE', `/api/orders/${order.id}`)).statusCode).toBe(204);
  });

  test('is made from lines without ids as well, by a client that knows no packs', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin, { sells: 'both' });
    await addPacks(shop, packId, 2);
    await addToBasket(shop, productId, 5, black);
    const basket: BasketItem[] = (await shop.call('GET', '/api/basket')).json();
    const items = basket.map(({ quantity, selectedSize, selectedColor }) => ({
      productId,
      quantity,
      selectedSize,
      selectedColor,
    }));
    const answer = await place(shop, items.toReversed());
    expect(answer.statusCode).toBe(201);
    expect(answer.json<Order>().orderItems.map(item => [item.quantity, item.orderPackId !== null])).toEqual([
      [5, false],
      [2, true],
      [4, true],
      [2, true],
    ]);
    expect(await linesLeft(portal.db, shop)).toBe(0);
  });

  test('takes a pack as a whole or leaves it', async () => {
    const shop = await portal.shop();
    const { packId } = await createPacked(portal.db, admin);
    const lines = await addPacks(shop, packId, 2);
    const single = await addToBasket(shop, await createProduct(portal.db), 1);
    const answer = await place(shop, [single, ...lines.slice(1)]);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'basket_changed']);
    expect(answer.json().fields).toMatchObject([{ path: 'items.1' }]);
    await expectUntouched(portal.db, shop, 4);
    expect((await place(shop, [single])).statusCode).toBe(201);
    expect((await place(shop, lines.toReversed())).statusCode).toBe(201);
  });

  test('of an earlier version is placed; of one that is deactivated, or no longer sold in packs, refused', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin, { sells: 'both' });
    await addPacks(shop, packId);
    const [next] = await setPacksOf(admin, productId, { id: packId, lines: [{ size: '30', ratio: 4 }] });
    expect((await submitBasket(shop)).json()).toMatchObject({ packs: [{ packId, pieces: 4 }] });

    await addPacks(shop, next?.id ?? '');
    await change(productId, { sells: 'loose' });
    expect((await submitBasket(shop)).json().code).toBe('product_unavailable');
    await change(productId, { sells: 'packs' });
    await setPacksOf(admin, productId, {
      id: next?.id ?? '',
      isActive: false,
      lines: [{ size: '30', ratio: 4 }],
    });
    const refused = await submitBasket(shop);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'product_unavailable']);
    expect(refused.json().fields).toMatchObject([{ path: 'items.0.productId' }]);
    expect(await linesLeft(portal.db, shop)).toBe(1);
  });

  test('of a product that became one in packs refuses the single pieces that lay there before', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin, { sells: 'both' });
    await addPacks(shop, packId);
    await addToBasket(shop, productId, 9, black);
    await change(productId, { sells: 'packs' });
    const answer = await submitBasket(shop);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'sold_in_packs']);
    expect(answer.json().fields).toMatchObject([{ path: 'items.3.quantity', below: 8, above: 12 }]);
    await expectUntouched(portal.db, shop, 4);
  });

  test('advises no more packs than stock covers, nor more than the shop may know of it', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin, {
      sells: 'both',
      supply: 'stock_only',
      pools: poolsOf(2, 5, 3),
    });
    await addPacks(shop, packId);
    await addToBasket(shop, productId, 9, black);
    await change(productId, { sells: 'packs' });
    const adviceOf = async () => {
      const { code, fields } = (await submitBasket(shop)).json();
      return [code, fields[0].below, fields[0].above];
    };
    expect(await adviceOf()).toEqual(['sold_in_packs', 8, undefined]);
    await portal.db.insert(settings).values({ stockView: 'words' });
    expect(await adviceOf()).toEqual(['sold_in_packs', 4, undefined]);
    await portal.db.delete(settings);
  });

  test('asks the database no more than before where there are no packs', async () => {
    const shop = await portal.shop();
    await addToBasket(shop, await createProduct(portal.db, { stock: 1 }));
    const statements = recordStatements(portal.pool);
    expect((await submitBasket(shop)).statusCode).toBe(201);
    expect(statements.filter(({ text }) => /from "packs"|"order_packs"/.test(text))).toEqual([]);
  });
});

describe('a product that is not produced', () => {
  test('is ordered as far as stock goes, and the refusal names what is left', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, {
      supply: 'stock_only',
      stock: 7,
      sizes: ['30', '31'],
    });
    const lines = [
      await addToBasket(shop, productId, 5, { selectedSize: '30' }),
      await addToBasket(shop, productId, 5, { selectedSize: '31' }),
    ];
    const refused = await place(shop, lines);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'stock_short']);
    expect(refused.json().fields).toMatchObject([{ path: 'items.1.quantity', limit: 2, below: 2 }]);
    expect(await stockOf(portal.db, productId)).toBe(7);
    await shop.call('PUT', `/api/basket/${lines[1]?.id}`, { quantity: 2 });
    const placed = await submitBasket(shop);
    expect(placed.json().orderItems.map((item: { toProduce: number }) => item.toProduce)).toEqual([0, 0]);
    expect(await stockOf(portal.db, productId)).toBe(0);
  });

  test('is sold in packs while they are whole, and then to the last piece', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin, {
      supply: 'stock_only',
      pools: poolsOf(2, 7, 3),
    });
    await addPacks(shop, packId, 3);
    const refused = await submitBasket(shop);
    expect(refused.json()).toMatchObject({
      code: 'stock_short',
      fields: [{ path: 'items.0.quantity', below: 2 }],
    });
    const [line]: BasketItem[] = (await shop.call('GET', '/api/basket')).json();
    await shop.call('PUT', `/api/basket/packs/${line?.basketPackId}`, { packs: 2 });
    expect((await submitBasket(shop)).statusCode).toBe(201);

    await addToBasket(shop, productId, 3, { selectedSize: '31', selectedColor: 'Black' });
    await addToBasket(shop, productId, 1, { selectedSize: '32', selectedColor: 'Black' });
    expect((await submitBasket(shop)).statusCode).toBe(201);
    expect(await stockOf(portal.db, productId)).toBe(0);
  });
});
