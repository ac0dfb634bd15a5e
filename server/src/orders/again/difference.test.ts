import type { AgainGoods, AgainOffer } from '@toptan/contract/order-again';
import type { Order } from '@toptan/contract/orders';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { variantsOf } from '../../catalog/variants/queries.ts';
import { products, stockPools } from '../../db/schema-goods.ts';
import { orderItems, orders } from '../../db/schema-orders.ts';
import { settings } from '../../db/schema-settings.ts';
import { quantityTerms } from '../../db/schema-terms.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import {
  addPacks,
  addToBasket,
  createPacked,
  createProduct,
  type Shop,
  setPacksOf,
  submitBasket,
} from '../../testing/trade.ts';

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

type Answer = Record<'same' | 'changed' | 'gone', AgainGoods[]> & { totalThen: string; totalNow: string };

/** Places an order of the whole basket. */
async function placed(): Promise<Order> {
  const answer = await submitBasket(shop);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

async function again({ id }: Pick<Order, 'id'>, caller: Caller = shop): Promise<Answer> {
  const answer = await caller.call('GET', `/api/orders/${id}/again`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

async function rule(body: object): Promise<void> {
  const answer = await admin.call('POST', '/api/terms', { kind: 'quantity', ...body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

const change = (productId: string, values: Partial<typeof products.$inferInsert>) =>
  portal.db.update(products).set(values).where(eq(products.id, productId));

const close = async (productId: string, ...cells: { size: string; color: string }[]) => {
  const variants = cells.map(cell => ({ ...cell, isActive: false }));
  const answer = await admin.call('PUT', `/api/products/${productId}/variants`, { variants });
  if (answer.statusCode !== 200) throw new Error(answer.body);
};

/** Pools of two pieces for each of these sizes and colors. */
const pools = (sizes: string[], colors: string[], quantity = 2) =>
  sizes.flatMap(size => colors.map(color => ({ size, color, quantity })));

const quantities = ({ offers }: AgainGoods) => offers.map(({ quantity }) => quantity);
const cells = ({ offers }: AgainGoods) => offers.map(({ size, color }) => `${color} ${size}`);

const rowOf = ({ productId, packId, size, color, quantity }: AgainOffer) => ({
  ref: v7(),
  productId,
  packId,
  size,
  color,
  quantity,
  mode: 'add',
});

describe('an order again', () => {
  test('of goods that are as before has them as they were ordered, and proposes them at their sum', async () => {
    const { packId } = await createPacked(portal.db, admin, { price: '10.00' });
    await addToBasket(shop, await createProduct(portal.db, { stock: 2 }), 5);
    await addPacks(shop, packId, 3);
    const order = await placed();
    const { same, changed, gone, totalThen, totalNow } = await again(order);
    expect([changed, gone, totalThen, totalNow]).toEqual([[], [], '620.00', '620.00']);
    expect(same).toMatchObject([
      { quantity: 5, pieces: 5, unitPrice: '100.00', totalPrice: '500.00', pack: null },
      { quantity: 3, pieces: 12, totalPrice: '120.00', pack: { lines: [{ size: '30', ratio: 1 }, {}, {}] } },
    ]);
    const rows = same.flatMap(({ offers }) => offers.map(rowOf));
    const body = { customerId: shop.customerId, rows };
    expect((await shop.call('POST', '/api/basket/batch', body)).json().results).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    expect((await placed()).subtotal).toBe(totalNow);
  });

  test('has the price of then and of now', async () => {
    const productId = await createProduct(portal.db);
    await addToBasket(shop, productId, 5);
    const order = await placed();
    await change(productId, { price: '110.00' });
    expect(await again(order)).toMatchObject({
      same: [],
      changed: [
        { unitPrice: '100.00', offers: [{ quantity: 5, unitPrice: '110.00', totalPrice: '550.00' }] },
      ],
      totalThen: '500.00',
      totalNow: '550.00',
    });
  });

  test.each([
    [{ multiple: 6 }, [12, 6]],
    [{ min: 24 }, [24]],
    [{ max: 7 }, [7]],
  ])('proposes what keeps a rule of now: %o', async (terms, proposed) => {
    const productId = await createProduct(portal.db);
    await addToBasket(shop, productId, 10);
    const order = await placed();
    await rule({ productId, ...terms });
    const { changed } = await again(order);
    expect(changed.map(quantities)).toEqual([proposed]);
    expect(changed[0]?.problems).toHaveLength(1);
  });

  test('proposes what stock has of goods that are not produced; of such that are sold out, sizes beside them', async () => {
    const axes = { pools: pools(['S', 'M', 'L'], ['Red'], 9), supply: 'stock_only' as const };
    const productId = await createProduct(portal.db, axes);
    await addToBasket(shop, productId, 5, { selectedSize: 'S', selectedColor: 'Red' });
    await addToBasket(shop, productId, 4, { selectedSize: 'M', selectedColor: 'Red' });
    const order = await placed();
    const other = await portal.shop();
    await addToBasket(other, productId, 1, { selectedSize: 'S', selectedColor: 'Red' });
    await addToBasket(other, productId, 5, { selectedSize: 'M', selectedColor: 'Red' });
    await submitBasket(other);
    const { changed, gone } = await again(order);
    expect(changed.map(quantities)).toEqual([[3]]);
    expect(gone).toMatchObject([{ gone: 'sold_out', selectedSize: 'M' }]);
    // Stock has 3 pieces of S, and 4 are wanted.
    expect(gone.map(cells)).toEqual([['Red L']]);
  });

  test('of a closed size has its open neighbours, and proposes none of them', async () => {
    const productId = await createProduct(portal.db, {
      pools: pools(['S', 'M', 'L', 'XL'], ['Red', 'Blue']),
    });
    await addToBasket(shop, productId, 4, { selectedSize: 'M', selectedColor: 'Red' });
    const order = await placed();
    await close(productId, { size: 'M', color: 'Red' }, { size: 'L', color: 'Red' });
    const { changed, gone, totalNow } = await again(order);
    expect([changed, totalNow]).toEqual([[], '0.00']);
    expect(gone).toMatchObject([{ gone: 'closed', quantity: 4 }]);
    expect(gone.map(cells)).toEqual([['Red S', 'Red XL', 'Blue M']]);
  });

  test('has the pack that is sold now, as many as before, and the nearest pieces', async () => {
    const { productId, packId } = await createPacked(portal.db, admin, { price: '10.00' });
    await addPacks(shop, packId, 3);
    const order = await placed();
    const lines = [
      { size: '30', ratio: 3 },
      { size: '31', ratio: 4 },
    ];
    const [next] = await setPacksOf(admin, productId, { id: packId, lines });
    const { changed, totalNow } = await again(order);
    expect(changed).toMatchObject([{ pieces: 12, packNow: { id: next?.id, pieces: 7 } }]);
    expect(changed.map(quantities)).toEqual([[3, 2, 1]]);
    expect(totalNow).toBe('210.00');
    const [offer] = changed.flatMap(({ offers }) => offers);
    const body = { customerId: shop.customerId, rows: [rowOf(offer as AgainOffer)] };
    expect((await shop.call('POST', '/api/basket/batch', body)).json().results).toMatchObject([{ ok: true }]);
  });

  test('of a pack has other colors of it, where its own is closed', async () => {
    const { productId, packId } = await createPacked(portal.db, admin);
    await addPacks(shop, packId, 3);
    const order = await placed();
    await close(productId, { size: '31', color: 'Black' });
    const { gone } = await again(order);
    expect(gone).toMatchObject([{ gone: 'closed', offers: [{ packId, color: 'White', quantity: 3 }] }]);
  });

  test.each([
    ['in_packs', 'packs', 'loose'],
    ['by_piece', 'loose', 'both'],
  ] as const)('says %s of goods that are now sold in another way', async (reason, sells, before) => {
    const { productId, packId } = await createPacked(portal.db, admin);
    await change(productId, { sells: before });
    if (before === 'loose')
      await addToBasket(shop, productId, 5, { selectedSize: '30', selectedColor: 'Black' });
    else await addPacks(shop, packId, 2);
    const order = await placed();
    await change(productId, { sells });
    expect((await again(order)).gone).toMatchObject([{ gone: reason, offers: [] }]);
  });

  test('tells a shop of hidden goods no more than the order does', async () => {
    const productId = await createProduct(portal.db, { pools: pools(['S', 'M'], ['Red']), name: 'Ceket' });
    await addToBasket(shop, productId, 1, { selectedSize: 'S', selectedColor: 'Red' });
    const order = await placed();
    await change(productId, { isActive: false, price: '999.00', supply: 'stock_only', sku: 'NEW-1' });
    const answer = await again(order);
    expect(answer.gone).toMatchObject([{ gone: 'unavailable', productName: 'Ceket', sku: null, offers: [] }]);
    expect(JSON.stringify(answer)).not.toContain('999.00');
    expect(JSON.stringify(answer)).not.toContain('NEW-1');
  });

  test('names others for sale in place of hidden goods, those of the ordered color and size first', async () => {
    const category = 'BAGS';
    const axes = (size: string, color: string, more: object = {}) =>
      createProduct(portal.db, { pools: pools([size], [color]), category, ...more });
    const ordered = await axes('M', 'Red');
    await addToBasket(shop, ordered, 2, { selectedSize: 'M', selectedColor: 'Red' });
    const order = await placed();
    const [both, size, neither] = [await axes('M', 'Red'), await axes('M', 'Blue'), await axes('L', 'Blue')];
    await axes('M', 'Red', { isActive: false });
    await axes('M', 'Red', { category: 'SHOES' });
    await axes('L', 'Green');
    await change(ordered, { isActive: false });
    const { gone } = await again(order);
    const similar = gone[0]?.similar ?? [];
    expect(similar.map(({ id }) => id).slice(0, 2)).toEqual([both, size]);
    expect(similar).toHaveLength(3);
    expect(similar[0]).toMatchObject({ price: '100.00', translations: {}, imageUrl: null });
    expect(similar.map(({ id }) => id)).not.toContain(neither);
  });

  test('is 404 for another shop, and the same for staff as for the shop', async () => {
    const productId = await createProduct(portal.db);
    await addToBasket(shop, productId, 10);
    const order = await placed();
    await rule({ multiple: 6, customerId: shop.customerId });
    const answer = await (await portal.shop()).call('GET', `/api/orders/${order.id}/again`);
    expect(answer.statusCode).toBe(404);
    expect((await shop.call('GET', `/api/orders/${v7()}/again`)).statusCode).toBe(404);
    const own = await again(order);
    expect(own.changed.map(quantities)).toEqual([[12, 6]]);
    expect(await again(order, admin)).toEqual(own);
  });

  test('for a draft of its shop says to staff what the shop sees of the stock, and is 404 for another draft', async () => {
    const productId = await createProduct(portal.db, { stock: 30, supply: 'stock_only' });
    await addToBasket(shop, productId, 10);
    const order = await placed();
    await portal.db.update(stockPools).set({ quantity: 4 }).where(eq(stockPools.productId, productId));
    const draftOf = async ({ customerId }: Shop) =>
      (await admin.call('POST', '/api/drafts', { customerId })).json<{ id: string }>().id;
    await portal.db.insert(settings).values({ stockView: 'words' });
    const read = (draftId: string, caller = admin) =>
      caller.call('GET', `/api/orders/${order.id}/again?draftId=${draftId}`);
    const draftId = await draftOf(shop);
    const own = await again(order);
    expect((await read(draftId)).json()).toEqual(own);
    expect(await again(order, admin)).not.toEqual(own);
    expect((await read(await draftOf(await portal.shop()))).statusCode).toBe(404);
    expect((await read(draftId, shop)).statusCode).toBe(404);
    await portal.db.delete(settings);
  });

  test('of 1,000 lines, all of them changed or closed, takes less than a second of computing', async () => {
    const sizes = Array.from({ length: 50 }, (_, at) => String(at));
    const colors = ['Black', 'White', 'Red', 'Blue'];
    const goods = await Promise.all(
      Array.from({ length: 5 }, () =>
        createProduct(portal.db, { sizes, colors, pools: pools(sizes, colors) }),
      ),
    );
    const [first] = goods;
    const order = await (async () => {
      await addToBasket(shop, first ?? '', 1, { selectedSize: '0', selectedColor: 'Black' });
      return placed();
    })();
    await portal.db.delete(orderItems).where(eq(orderItems.orderId, order.id));
    const lines = (await variantsOf(portal.db, goods)).map(
      ({ id: variantId, productId, size, color }, position) => ({
        orderId: order.id,
        position,
        productId,
        variantId,
        selectedSize: size,
        selectedColor: color,
        productName: 'Keten gömlek',
        quantity: 10,
        unitPrice: '90.00',
        totalPrice: '900.00',
      }),
    );
    await portal.db.insert(orderItems).values(lines);
    await portal.db
      .update(orders)
      .set({ subtotal: '900000.00', total: '900025.00' })
      .where(eq(orders.id, order.id));
    await rule({ multiple: 6 });
    for (const productId of goods.slice(0, 2))
      await close(productId, ...colors.map(color => ({ size: '7', color })));
    await again(order);
    const begun = process.cpuUsage();
    const { same, changed, gone } = await again(order);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1e6).toBeLessThan(1);
    expect([same.length, changed.length, gone.length]).toEqual([0, 992, 8]);
  });
});
