import type { BasketItem } from '@toptan/contract/basket';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '../db/client.ts';
import { basketPacks, baskets } from '../db/schema-baskets.ts';
import { products } from '../db/schema-goods.ts';
import { packs } from '../db/schema-packs.ts';
import { productForm } from '../testing/form.ts';
import { untilBlocked } from '../testing/locks.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import {
  addPacks,
  addToBasket,
  createPacked,
  packOf,
  type Shop,
  setPacksOf,
  stockOf,
  submitBasket,
} from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const times = <T>(count: number, make: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => make(turn)));

const add = (shop: Shop, packId: string, packs = 1) =>
  shop.call('POST', '/api/basket/packs', { customerId: shop.customerId, packId, color: 'Black', packs });

/** The changes of staff to a pack, in a transaction that holds the product as their calls do. */
const changes: [
  string,
  (tx: Transaction, goods: { productId: string; packId: string }) => Promise<unknown>,
][] = [
  ['deactivated', (tx, { packId }) => tx.update(packs).set({ isActive: false }).where(eq(packs.id, packId))],
  [
    'of a product that is closed',
    (tx, { productId }) => tx.update(products).set({ isActive: false }).where(eq(products.id, productId)),
  ],
];

/** Makes a call while such a transaction is under way. */
async function meanwhile<T>(
  goods: { productId: string; packId: string },
  change: (typeof changes)[number][1],
  call: () => Promise<T>,
): Promise<T> {
  const { calling } = await portal.db.transaction(async tx => {
    await tx.select().from(products).where(eq(products.id, goods.productId)).for('update');
    await change(tx, goods);
    const answer = call();
    await untilBlocked(portal.db);
    return { calling: answer };
  });
  return calling;
}

describe.each(changes)('a pack that is being %s', (_name, change) => {
  test('is not added', async () => {
    const shop = await portal.shop();
    const goods = await createPacked(portal.db, admin);
    const answer = await meanwhile(goods, change, () => add(shop, goods.packId));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'product_unavailable']);
    expect(await portal.db.$count(basketPacks, eq(basketPacks.packId, goods.packId))).toBe(0);
  });

  test('is not placed', async () => {
    const shop = await portal.shop();
    const goods = await createPacked(portal.db, admin);
    const items = await addPacks(shop, goods.packId);
    const answer = await meanwhile(goods, change, () =>
      shop.call('POST', '/api/orders', { customerId: shop.customerId, items }),
    );
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'product_unavailable']);
    expect(await portal.db.$count(basketPacks, eq(basketPacks.packId, goods.packId))).toBe(1);
  });
});

test('a pack that is being replaced is not added, and placed as it lies in the basket', async () => {
  const [shop, other] = [await portal.shop(), await portal.shop()];
  const goods = await createPacked(portal.db, admin);
  const [, next] = await setPacksOf(admin, goods.productId, { id: goods.packId }, { unit: 'carton' });
  const items = await addPacks(shop, goods.packId);
  const replacedById = next?.id ?? '';
  const added = await meanwhile(
    goods,
    (tx, { packId }) => tx.update(packs).set({ replacedById }).where(eq(packs.id, packId)),
    () => add(other, goods.packId),
  );
  expect(added.json().code).toBe('product_unavailable');
  const placed = await shop.call('POST', '/api/orders', { customerId: shop.customerId, items });
  expect(placed.json()).toMatchObject({ packs: [{ packId: goods.packId, pieces: 4 }] });
});

describe('staff wait for whoever', () => {
  /** Locks the packs of a basket: a call that has read the product waits when it comes to them. */
  async function underWay(
    shop: Shop,
    call: () => Promise<{ statusCode: number }>,
    byStaff: () => Promise<{ statusCode: number }>,
  ): Promise<void> {
    const done: string[] = [];
    const { both } = await portal.db.transaction(async tx => {
      await tx.select().from(basketPacks).where(eq(basketPacks.basketId, shop.customerId)).for('update');
      const calling = call().then(answer => done.push(`shop ${answer.statusCode}`));
      await untilBlocked(portal.db);
      const changing = byStaff().then(answer => done.push(`staff ${answer.statusCode}`));
      await untilBlocked(portal.db, 2);
      return { both: [calling, changing] };
    });
    await Promise.all(both);
    expect(done.sort()).toEqual(['shop 201', 'staff 200']);
  }

  const closing: [
    string,
    (goods: { productId: string; packId: string }) => Promise<{ statusCode: number }>,
  ][] = [
    [
      'deactivate the pack',
      ({ productId, packId }) =>
        admin.call('PUT', `/api/products/${productId}/packs`, {
          packs: [packOf({ id: packId, isActive: false })],
        }),
    ],
    [
      'replace the pack',
      ({ productId, packId }) =>
        admin.call('PUT', `/api/products/${productId}/packs`, {
          packs: [packOf({ id: packId, lines: [{ size: '30', ratio: 7 }] })],
        }),
    ],
    [
      'close the product',
      ({ productId }) => admin.call('PUT', `/api/products/${productId}`, productForm({ isActive: 'false' })),
    ],
    [
      'end the sale of the product',
      ({ productId }) =>
        admin.call('PUT', `/api/products/${productId}`, productForm({ sellsUntil: '2020-01-01T00:00:00Z' })),
    ],
    [
      'put the sale of the product off',
      ({ productId }) =>
        admin.call('PUT', `/api/products/${productId}`, productForm({ sellsFrom: '2999-01-01T00:00:00Z' })),
    ],
    [
      'sell the product by the piece alone',
      ({ productId }) => admin.call('PUT', `/api/products/${productId}`, productForm({ sells: 'loose' })),
    ],
  ];
  test.each(closing)('adds it, to %s', async (_name, close) => {
    const shop = await portal.shop();
    const goods = await createPacked(portal.db, admin);
    await addPacks(shop, goods.packId);
    await underWay(
      shop,
      () => add(shop, goods.packId),
      () => close(goods),
    );
  });

  test.each(closing)('orders it, to %s', async (_name, close) => {
    const shop = await portal.shop();
    const goods = await createPacked(portal.db, admin);
    const items = await addPacks(shop, goods.packId);
    await underWay(
      shop,
      () => shop.call('POST', '/api/orders', { customerId: shop.customerId, items }),
      () => close(goods),
    );
  });
});

test('pieces are packs times ratio at every reading, whoever changes the number, adds, removes or orders', async () => {
  const shop = await portal.shop();
  const { packId } = await createPacked(portal.db, admin);
  const ratios = new Map([
    ['30', 1],
    ['31', 2],
    ['32', 1],
  ]);
  const readBasket = async (): Promise<BasketItem[]> => (await shop.call('GET', '/api/basket')).json();
  const check = (lines: readonly BasketItem[]) => {
    expect([0, 3]).toContain(lines.length);
    expect(new Set(lines.map(({ packs }) => packs)).size).toBeLessThanOrEqual(1);
    for (const { selectedSize, quantity, packs } of lines)
      expect(quantity).toBe((packs ?? 0) * (ratios.get(selectedSize ?? '') ?? 0));
  };
  const statuses = await times(90, async turn => {
    const lines = await readBasket();
    check(lines);
    const [line] = lines;
    const way = turn % 6;
    const answer = await (!line || way < 2
      ? add(shop, packId, 1 + (turn % 3))
      : way < 4
        ? admin.call('PUT', `/api/basket/packs/${line.basketPackId}`, { packs: turn % 5 })
        : way < 5
          ? shop.call('DELETE', `/api/basket/${line.id}`)
          : shop.call('POST', '/api/orders', { customerId: shop.customerId, items: lines }));
    check(await readBasket());
    return answer.statusCode;
  });
  expect(statuses.filter(status => ![200, 201, 204, 404, 409].includes(status))).toEqual([]);
  expect(statuses.filter(status => status < 300).length).toBeGreaterThan(20);
});

test('whoever changes the number, adds, or removes locks the basket first, as orders do, and the product after it', async () => {
  const shop = await portal.shop();
  const { productId, packId } = await createPacked(portal.db, admin);
  const [line] = await addPacks(shop, packId, 2);
  const row = { ref: '1', productId, packId, size: null, color: 'Black', quantity: 1, mode: 'add' };
  const calls = [
    () => shop.call('PUT', `/api/basket/packs/${line?.basketPackId}`, { packs: 3 }),
    () => add(shop, packId),
    () => shop.call('POST', '/api/basket/batch', { customerId: shop.customerId, rows: [row] }),
    () => shop.call('DELETE', `/api/basket/${line?.id}`),
  ];
  for (const call of calls) {
    const { calling } = await portal.db.transaction(async tx => {
      await tx.select().from(baskets).where(eq(baskets.id, shop.customerId)).for('update');
      const answer = call();
      await untilBlocked(portal.db);
      await tx.execute(`set local lock_timeout = '500ms'`);
      await tx.select().from(products).where(eq(products.id, productId)).for('update');
      return { calling: answer };
    });
    expect((await calling).statusCode).toBeLessThan(300);
  }
});

test('packs that are added at the same time are all there', async () => {
  const shop = await portal.shop();
  const { packId } = await createPacked(portal.db, admin);
  const answers = await times(20, () => add(shop, packId, 2));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const basket: BasketItem[] = (await shop.call('GET', '/api/basket')).json();
  expect(basket.map(({ quantity, packs }) => [quantity, packs])).toEqual([
    [40, 40],
    [80, 40],
    [40, 40],
  ]);
});

test('a stock that is not produced is sold to the last piece and no further, in packs and then singly', async () => {
  const pools = ['30', '31', '32'].map((size, at) => ({
    size,
    color: 'Black',
    quantity: [7, 14, 9][at] ?? 0,
  }));
  const { productId, packId } = await createPacked(portal.db, admin, {
    supply: 'stock_only',
    colors: ['Black'],
    pools,
  });
  const buyers = await times(20, () => portal.shop());
  await Promise.all(buyers.map(buyer => addPacks(buyer, packId)));
  const answers = await Promise.all(buyers.map(buyer => submitBasket(buyer)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(7);
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(new Set(refused.map(answer => answer.json().code))).toEqual(new Set(['stock_short']));
  expect(await stockOf(portal.db, productId)).toBe(2);

  const last = await times(5, () => portal.shop());
  await Promise.all(
    last.map(buyer => addToBasket(buyer, productId, 2, { selectedSize: '32', selectedColor: 'Black' })),
  );
  const rest = await Promise.all(last.map(buyer => submitBasket(buyer)));
  expect(rest.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(await stockOf(portal.db, productId)).toBe(0);
});
