import type { BasketItem } from '@toptan/contract/basket';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { basketPacks } from '../db/schema-baskets.ts';
import { variants } from '../db/schema-goods.ts';
import { productForm } from '../testing/form.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import {
  addPacks,
  addToBasket,
  basketOf,
  createPacked,
  createProduct,
  type Shop,
  setPacksOf,
  submitBasket,
  variantId,
} from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const pieces = (lines: readonly BasketItem[]) =>
  lines.map(line => [line.selectedSize, line.selectedColor, line.quantity]);
const add = (shop: Shop, body: object, headers: Record<string, string> = {}) =>
  shop.call('POST', '/api/basket/packs', { customerId: shop.customerId, packs: 1, ...body }, headers);
const setNumber = (shop: Caller, id: string | null | undefined, packs: number) =>
  shop.call('PUT', `/api/basket/packs/${id}`, { packs });

const black = { selectedSize: '30', selectedColor: 'Black' };

describe('adding', () => {
  test('writes a line for each size, in pieces, and adds to packs that are there', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin, { stock: 5, pack: { name: 'Seri' } });
    const lines = await addPacks(shop, packId, 2);
    expect(pieces(lines)).toEqual([
      ['30', 'Black', 2],
      ['31', 'Black', 4],
      ['32', 'Black', 2],
    ]);
    const [{ basketPackId } = expect.fail('no line')] = lines;
    for (const line of lines)
      expect(line).toMatchObject({
        productId,
        basketPackId,
        packId,
        packs: 2,
        pack: { name: 'Seri', unit: 'series', mixed: false, pieces: 4, color: 'Black', replacedById: null },
      });
    expect(lines.map(({ fromStock }) => fromStock)).toEqual([2, 3, 0]);
    expect(lines[1]?.totalPrice).toBe('400.00');
    expect(await basketOf(shop)).toEqual(lines);

    const more = await addPacks(shop, packId, 3);
    expect(pieces(more).map(([, , quantity]) => quantity)).toEqual([5, 10, 5]);
    expect(more[0]).toMatchObject({ id: lines[0]?.id, basketPackId, packs: 5 });
    await addPacks(shop, packId, 1, 'White');
    expect(await basketOf(shop)).toHaveLength(6);
  });

  test('of mixed colors takes them from the pack', async () => {
    const shop = await portal.shop();
    const lines = [
      { size: '30', color: 'White', ratio: 2 },
      { size: '30', color: 'Black', ratio: 3 },
    ];
    const { packId } = await createPacked(portal.db, admin, { pack: { mixed: true, lines } });
    expect(pieces(await addPacks(shop, packId, 2, null))).toEqual([
      ['30', 'White', 4],
      ['30', 'Black', 6],
    ]);
  });

  test('lies beside single pieces of the same size and color', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin, { sells: 'both' });
    await addToBasket(shop, productId, 7, black);
    await addPacks(shop, packId);
    await addToBasket(shop, productId, 1, black);
    expect((await basketOf(shop)).map(line => [line.quantity, line.packs])).toEqual([
      [8, null],
      [1, 1],
      [2, 1],
      [1, 1],
    ]);
  });

  test('with a key adds once', async () => {
    const shop = await portal.shop();
    const { packId } = await createPacked(portal.db, admin);
    const headers = { 'idempotency-key': 'packs-once' };
    const [first, again] = [
      await add(shop, { packId, color: 'Black' }, headers),
      await add(shop, { packId, color: 'Black' }, headers),
    ];
    expect(again.body).toBe(first.body);
    expect((await basketOf(shop))[0]?.packs).toBe(1);
    const other = await add(shop, { packId, color: 'White' }, headers);
    expect(other.json().code).toBe('idempotency_key_reused');
  });

  test.each([0, -1, 1.5, 1000, '2'])('refuses %o packs', async packs => {
    const shop = await portal.shop();
    const { packId } = await createPacked(portal.db, admin);
    const answer = await add(shop, { packId, color: 'Black', packs });
    expect([answer.statusCode, answer.json().fields[0].path]).toEqual([400, 'packs']);
  });

  test.each([
    [undefined, 'required'],
    ['', 'required'],
    ['Red', 'not_offered'],
    ['a\0b', 'not_offered'],
  ])('refuses the color %o', async (color, code) => {
    const shop = await portal.shop();
    const { packId } = await createPacked(portal.db, admin);
    const answer = await add(shop, { packId, color });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path: 'color', code }]);
  });

  test('refuses a color for a mixed pack', async () => {
    const shop = await portal.shop();
    const lines = [{ size: '30', color: 'White', ratio: 2 }];
    const { packId } = await createPacked(portal.db, admin, { pack: { mixed: true, lines } });
    expect((await add(shop, { packId, color: 'White' })).json().fields).toMatchObject([
      { path: 'color', code: 'not_offered' },
    ]);
  });

  test('refuses what is not for sale, alike whatever the reason', async () => {
    const shop = await portal.shop();
    const goods = () => createPacked(portal.db, admin);
    const hidden = await goods();
    await admin.call('PUT', `/api/products/${hidden.productId}`, productForm({ isActive: 'false' }));
    const loose = await goods();
    await admin.call('PUT', `/api/products/${loose.productId}`, productForm({ sells: 'loose' }));
    const closed = await goods();
    const cell = await variantId(portal.db, closed.productId, '31', 'Black');
    await portal.db.update(variants).set({ isActive: false }).where(eq(variants.id, cell));
    const replaced = await goods();
    const other = { id: replaced.packId, lines: [{ size: '30', ratio: 2 }] };
    await addPacks(await portal.shop(), replaced.packId);
    await setPacksOf(admin, replaced.productId, other);
    const inactive = await goods();
    await setPacksOf(admin, inactive.productId, { id: inactive.packId, isActive: false });
    const bodies = new Set<string>();
    for (const { packId } of [hidden, loose, closed, replaced, inactive, { packId: v7() }]) {
      const answer = await add(shop, { packId, color: 'Black' });
      expect(answer.statusCode).toBe(409);
      bodies.add(answer.body);
    }
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain('product_unavailable');
    expect(await basketOf(shop)).toEqual([]);
    expect(await addPacks(shop, closed.packId, 1, 'White')).toHaveLength(3);
  });

  test('refuses more packs than the largest line holds, and names how many it does', async () => {
    const shop = await portal.shop();
    const { packId } = await createPacked(portal.db, admin);
    const [line] = await addPacks(shop, packId, 400);
    const answers = [
      await add(shop, { packId, color: 'Black', packs: 100 }),
      await setNumber(shop, line?.basketPackId, 500),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'basket_line_full']);
      expect(answer.json().fields).toMatchObject([{ path: 'packs', code: 'too_big', limit: 499 }]);
    }
    expect((await setNumber(shop, line?.basketPackId, 499)).statusCode).toBe(200);
  });

  test('refuses packs whose lines a full basket cannot take', async () => {
    const shop = await portal.shop();
    const { packId } = await createPacked(portal.db, admin);
    const productId = await createProduct(portal.db);
    const cell = await variantId(portal.db, productId);
    const sizes = Array.from({ length: 997 }, (_, at) => String(at));
    await portal.db.execute(sql`
      insert into variants (product_id, size) select ${productId}, jsonb_array_elements_text(${JSON.stringify(sizes)}::jsonb)`);
    await portal.db.execute(sql`
      insert into basket_items (id, basket_id, product_id, variant_id, quantity)
      select gen_random_uuid(), ${shop.customerId}, product_id, id, 1 from variants
      where product_id = ${productId} and id <> ${cell}`);
    expect((await add(shop, { packId, color: 'White' })).statusCode).toBe(201);
    const answer = await add(shop, { packId, color: 'Black' });
    expect(answer.json().code).toBe('basket_full');
    expect((await add(shop, { packId, color: 'White' })).statusCode).toBe(201);
  });
});

describe('changing', () => {
  test('sets the number, and 0 removes them', async () => {
    const shop = await portal.shop();
    const { packId } = await createPacked(portal.db, admin);
    const [{ basketPackId } = expect.fail('no line')] = await addPacks(shop, packId, 2);
    const answer = await setNumber(shop, basketPackId, 7);
    expect(pieces(answer.json())).toEqual([
      ['30', 'Black', 7],
      ['31', 'Black', 14],
      ['32', 'Black', 7],
    ]);
    expect(await basketOf(shop)).toEqual(answer.json());
    expect((await setNumber(shop, basketPackId, 0)).json()).toEqual([]);
    expect(await basketOf(shop)).toEqual([]);
    expect((await setNumber(shop, basketPackId, 1)).statusCode).toBe(404);
  });

  test('of a line by the old call is refused, and names the call for packs', async () => {
    const shop = await portal.shop();
    const { packId } = await createPacked(portal.db, admin);
    const [line] = await addPacks(shop, packId, 2);
    const answer = await shop.call('PUT', `/api/basket/${line?.id}`, { quantity: 3 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'pack_line']);
    expect(answer.json().message).toContain(`/api/basket/packs/${line?.basketPackId}`);
  });

  test('the removal of a line removes the whole pack, so that a client that knows no packs empties its basket', async () => {
    const shop = await portal.shop();
    const { packId } = await createPacked(portal.db, admin);
    const [line, second] = await addPacks(shop, packId, 2);
    await addPacks(shop, packId, 1, 'White');
    expect((await shop.call('DELETE', `/api/basket/${second?.id.toUpperCase()}`)).statusCode).toBe(204);
    expect((await basketOf(shop)).map(each => each.selectedColor)).toEqual(['White', 'White', 'White']);
    expect((await shop.call('DELETE', `/api/basket/${line?.id}`)).statusCode).toBe(404);
    for (const { id } of await basketOf(shop)) await shop.call('DELETE', `/api/basket/${id}`);
    expect(await basketOf(shop)).toEqual([]);
    expect(await portal.db.$count(basketPacks, eq(basketPacks.basketId, shop.customerId))).toBe(0);
  });

  test('a line that a pack does not have is missing, also where its id is like that of the pack', async () => {
    const shop = await portal.shop();
    const { packId } = await createPacked(portal.db, admin);
    const [line] = await addPacks(shop, packId, 2);
    const unused = `${line?.id.slice(0, -3)}fff`;
    expect((await shop.call('PUT', `/api/basket/${unused}`, { quantity: 3 })).statusCode).toBe(404);
    expect((await shop.call('DELETE', `/api/basket/${unused}`)).statusCode).toBe(404);
    expect((await basketOf(shop))[0]?.packs).toBe(2);
  });

  test('packs of another shop are not there, byte for byte like what is missing', async () => {
    const [owner, stranger] = [await portal.shop(), await portal.shop()];
    const { packId } = await createPacked(portal.db, admin);
    const [line] = await addPacks(owner, packId, 2);
    const missing = await setNumber(stranger, v7(), 3);
    for (const packs of [3, 0]) {
      const foreign = await setNumber(stranger, line?.basketPackId, packs);
      expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    }
    expect((await stranger.call('PUT', `/api/basket/${line?.id}`, { quantity: 1 })).statusCode).toBe(404);
    expect((await stranger.call('DELETE', `/api/basket/${line?.id}`)).statusCode).toBe(404);
    expect((await basketOf(owner))[0]?.packs).toBe(2);
    expect((await setNumber(admin, line?.basketPackId, 3)).statusCode).toBe(200);
  });

  test('an earlier version stays in the basket it lies in, and its number can change', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin);
    const [line] = await addPacks(shop, packId, 2);
    const [next] = await setPacksOf(admin, productId, { id: packId, lines: [{ size: '30', ratio: 2 }] });
    const changed: BasketItem[] = (await setNumber(shop, line?.basketPackId, 3)).json();
    expect(changed).toHaveLength(3);
    expect(changed[0]).toMatchObject({
      packId,
      pack: { pieces: 4, replacedById: next?.id },
      product: { isAvailable: true },
    });
  });

  test('a pack of which one size is closed is unavailable as a whole', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin, { stock: 50 });
    await addPacks(shop, packId, 2);
    const cell = await variantId(portal.db, productId, '31', 'Black');
    await portal.db.update(variants).set({ isActive: false }).where(eq(variants.id, cell));
    const standing = (line: BasketItem) => [line.product.isAvailable, line.fromStock];
    expect((await basketOf(shop)).map(standing)).toEqual([
      [false, 0],
      [false, 0],
      [false, 0],
    ]);
  });
});

describe('single pieces of a product in packs', () => {
  const addLoose = (shop: Shop, productId: string, quantity: number) =>
    shop.call('POST', '/api/basket', { customerId: shop.customerId, productId, quantity, ...black });

  test('are refused with the nearest numbers of whole packs', async () => {
    const shop = await portal.shop();
    const { productId } = await createPacked(portal.db, admin);
    const answer = await addLoose(shop, productId, 50);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'sold_in_packs']);
    expect(answer.json().fields).toMatchObject([{ path: 'quantity', below: 48, above: 52 }]);
    const few = (await addLoose(shop, productId, 3)).json().fields[0];
    expect([few.below, few.above]).toEqual([undefined, 4]);
  });

  test('that lay in a basket before are flagged, and cannot be changed but removed', async () => {
    const shop = await portal.shop();
    const { productId } = await createPacked(portal.db, admin, { sells: 'both', stock: 9 });
    const line = await addToBasket(shop, productId, 5, black);
    await admin.call('PUT', `/api/products/${productId}`, productForm({ sells: 'packs' }));
    expect(await basketOf(shop)).toMatchObject([{ fromStock: 0, product: { isAvailable: false } }]);
    const changed = await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 6 });
    expect(changed.json()).toMatchObject({ code: 'sold_in_packs', fields: [{ below: 4, above: 8 }] });
    expect(await basketOf(shop)).toMatchObject([{ quantity: 5 }]);
    expect((await shop.call('DELETE', `/api/basket/${line.id}`)).statusCode).toBe(204);
  });

  test('are sold as the rest of a stock that covers no whole pack', async () => {
    const shop = await portal.shop();
    const pools = ['30', '31', '32'].flatMap(size =>
      ['Black', 'White'].map(color => ({ size, color, quantity: size === '31' ? 1 : 4 })),
    );
    const { productId, packId } = await createPacked(portal.db, admin, { supply: 'stock_only', pools });
    const broken = await add(shop, { packId, color: 'Black' });
    expect([broken.statusCode, broken.json().code]).toEqual([409, 'stock_short']);
    expect(broken.json().fields).toMatchObject([{ path: 'packs', limit: 0 }]);
    expect((await addLoose(shop, productId, 4)).statusCode).toBe(201);
    expect(await basketOf(shop)).toMatchObject([{ fromStock: 4, product: { isAvailable: true } }]);

    await admin.call(
      'PUT',
      `/api/products/${productId}`,
      productForm({ stockPools: pools.map(pool => ({ ...pool, quantity: 4 })) }),
    );
    expect(await basketOf(shop)).toMatchObject([{ product: { isAvailable: false } }]);
    expect((await addLoose(shop, productId, 4)).json().code).toBe('sold_in_packs');
    expect((await add(shop, { packId, color: 'Black', packs: 9 })).statusCode).toBe(201);
  });

  const cells: [string, object, (productId: string) => Promise<unknown>][] = [
    [
      'closed',
      {},
      productId =>
        admin.call('PUT', `/api/products/${productId}/variants`, {
          variants: [{ size: '31', color: 'Black', isActive: false }],
        }),
    ],
    [
      'no longer offered',
      {},
      async productId => {
        const cell = await variantId(portal.db, productId, '31', 'Black');
        await portal.db.update(variants).set({ offered: false }).where(eq(variants.id, cell));
      },
    ],
    [
      'closed, in a mixed pack',
      {
        mixed: true,
        lines: [
          { size: '30', color: 'Black', ratio: 1 },
          { size: '31', color: 'Black', ratio: 1 },
        ],
      },
      productId =>
        admin.call('PUT', `/api/products/${productId}/variants`, {
          variants: [{ size: '31', color: 'Black', isActive: false }],
        }),
    ],
  ];
  test.each(cells)('are sold as the rest of a stock while a size is %s', async (_name, pack, close) => {
    const shop = await portal.shop();
    const { productId } = await createPacked(portal.db, admin, { supply: 'stock_only', stock: 50, pack });
    expect((await addLoose(shop, productId, 3)).json().code).toBe('sold_in_packs');
    await close(productId);
    const added = await addLoose(shop, productId, 3);
    expect(added.statusCode, added.body).toBe(201);
    const changed = await shop.call('PUT', `/api/basket/${added.json().id}`, { quantity: 4 });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await basketOf(shop)).toMatchObject([{ fromStock: 4, product: { isAvailable: true } }]);
    const white = { selectedSize: '30', selectedColor: 'White' };
    const other = await shop.call('POST', '/api/basket', {
      customerId: shop.customerId,
      productId,
      quantity: 3,
      ...white,
    });
    expect(other.statusCode).toBe('mixed' in pack ? 201 : 409);
    expect((await submitBasket(shop)).statusCode).toBe(201);
  });

  test('are refused without a number of packs that no line holds', async () => {
    const shop = await portal.shop();
    const { productId } = await createPacked(portal.db, admin, {
      pack: { lines: [{ size: '30', ratio: 8 }] },
    });
    const { below, above } = (await addLoose(shop, productId, 998)).json().fields[0];
    expect([below, above]).toEqual([992, undefined]);
    const several = await createPacked(portal.db, admin);
    expect((await addLoose(shop, several.productId, 998)).json().fields).toMatchObject([
      { below: 996, above: 1000 },
    ]);
  });
});
