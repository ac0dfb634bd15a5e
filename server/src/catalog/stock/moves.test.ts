import type { StockMove } from '@toptan/contract/catalog/stock-moves';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { productForm } from '../../testing/form.ts';
import { apply, checked, undo } from '../../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { addToBasket, createProduct, order, submitBasket } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

afterEach(async () => {
  const { rows } = await portal.db.execute(sql`
    select product_id, variant_id, sum(quantity) as unaccounted from (
      select product_id, variant_id, quantity from stock_pools
      union all select product_id, variant_id, -pieces from stock_moves
    ) as booked group by 1, 2 having sum(quantity) <> 0`);
  expect(rows, 'stock that is not the sum of its moves').toEqual([]);
});

const setStatus = (id: string, status: string) => admin.call('PUT', `/api/orders/${id}/status`, { status });
const change = (id: string, fields: Record<string, unknown>) =>
  admin.call('PUT', `/api/products/${id}`, productForm(fields));
const cell = (size: string, quantity: number) => ({ size, color: 'Black', quantity });

async function movesOf(productId: string, query = ''): Promise<StockMove[]> {
  const answer = await admin.call('GET', `/api/products/${productId}/stock-moves${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('moves say who moved how many pieces, why, and of which order', async () => {
  const productId = await createProduct(portal.db, { sku: 'MV-1', stock: 10 });
  const shop = await portal.shop();
  const { id, orderNumber } = await order(shop, productId, 4);
  await setStatus(id, 'cancelled');
  await change(productId, { stockQuantity: '7' });
  const counted = await checked(admin, 'stock', 'Model kodu;Sayılan\nMV-1;9');
  await apply(admin, counted.id);
  await undo(admin, counted.id);
  const ofOrder = { orderId: id, orderNumber };
  const ofNone = { orderId: null, orderNumber: null };
  const by = ({ username }: Caller) => username;
  expect(await movesOf(productId)).toMatchObject([
    { pieces: -2, action: 'POST /api/imports/{id}/undo', username: by(admin), ...ofNone },
    { pieces: 2, action: 'POST /api/imports/{id}/apply', username: by(admin), ...ofNone },
    { pieces: -3, action: 'PUT /api/products/{id}', username: by(admin), ...ofNone },
    { pieces: 4, action: 'PUT /api/orders/{id}/status', username: by(admin), ...ofOrder },
    { pieces: -4, action: 'POST /api/orders', username: by(shop), ...ofOrder },
    { pieces: 10, action: null, username: null, ...ofNone, size: null, color: null },
  ]);
  await admin.call('DELETE', `/api/orders/${id}`);
  expect((await movesOf(productId))[4]).toMatchObject({ orderId: null, orderNumber });
});

test('stock that is counted in another way keeps its history', async () => {
  const productId = await createProduct(portal.db, { sizes: ['30', '31'], colors: ['Black'], stock: 5 });
  await change(productId, { stockPools: [cell('30', 2), cell('31', 6)] });
  await change(productId, { stockPools: [{ size: null, color: null, quantity: 8 }] });
  const moves = await movesOf(productId);
  expect(moves.map(({ size, pieces }) => [size, pieces])).toEqual(
    expect.arrayContaining([
      [null, 8],
      ['30', -2],
      ['31', -6],
      ['30', 2],
      ['31', 6],
      [null, -5],
      [null, 5],
    ]),
  );
  expect(moves).toHaveLength(7);
  expect((await movesOf(productId, '?size=30')).map(({ pieces }) => pieces)).toEqual([-2, 2]);
  const first = await admin.call('GET', `/api/products/${productId}/stock-moves?limit=4`);
  expect(first.headers['x-total-count']).toBe('7');
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(first.headers['link'])) ?? [];
  const rest = (await admin.call('GET', next.replace(/^https?:[^?]*(?=\/api)/, ''))).json();
  expect([...first.json(), ...rest]).toEqual(moves);
});

test('moves go with their product, and are for staff alone', async () => {
  const productId = await createProduct(portal.db, { stock: 5 });
  const shop = await portal.shop();
  expect((await shop.call('GET', `/api/products/${productId}/stock-moves`)).statusCode).toBe(403);
  expect((await admin.call('DELETE', `/api/products/${productId}`)).statusCode).toBe(204);
  expect((await admin.call('GET', `/api/products/${productId}/stock-moves`)).statusCode).toBe(404);
  expect((await admin.call('GET', `/api/products/${v7()}/stock-moves`)).statusCode).toBe(404);
});

test('nothing moves unseen while orders come and go and staff count anew', async () => {
  const productId = await createProduct(portal.db, { pools: [cell('30', 20), cell('31', 20)] });
  const buyers = await Promise.all(Array.from({ length: 8 }, () => portal.shop()));
  const counts = [[cell('30', 9), cell('31', 40)], [{ size: null, color: null, quantity: 30 }]];
  await Promise.all([
    ...buyers.map(async (buyer, turn) => {
      for (const selectedSize of ['30', '31'])
        await addToBasket(buyer, productId, 3, { selectedSize, selectedColor: 'Black' });
      const { id } = (await submitBasket(buyer)).json();
      if (turn % 2) await setStatus(id, 'cancelled');
      if (turn % 4 === 1) await setStatus(id, 'confirmed');
      if (turn % 4 === 2) await admin.call('DELETE', `/api/orders/${id}`);
    }),
    ...[...counts, ...counts].map(async stockPools =>
      expect((await change(productId, { stockPools })).statusCode).toBe(200),
    ),
  ]);
  const before = await movesOf(productId);
  expect(before.filter(({ action }) => action === 'POST /api/orders').length).toBeGreaterThan(0);
});
