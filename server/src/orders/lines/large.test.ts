import type { OrderVersion } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import { expect, inject, test } from 'vitest';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import { changed, changeOrder, createProduct, stockOf } from '../../testing/trade.ts';

withOneShop();

const sizes = Array.from({ length: 25 }, (_, at) => `${20 + at}`);
const colors = ['White', 'Black', 'Grey', 'Red', 'Blue'];

/** An order of 1,000 lines, a piece of each size and color of eight products. */
async function largeOrder(): Promise<{ placed: Order; productIds: string[] }> {
  const productIds = [];
  for (let at = 0; at < 8; at++)
    productIds.push(await createProduct(portal.db, { sizes, colors, stock: 150 }));
  const { customerId } = shop;
  for (const productId of productIds) {
    const cells = sizes.flatMap(size => colors.map(color => ({ size, color })));
    const rows = cells.map((cell, at) => ({ ref: `${at}`, productId, ...cell, quantity: 1, mode: 'add' }));
    await shop.call('POST', '/api/basket/batch', { customerId, rows });
  }
  const items = (await shop.call('GET', '/api/basket')).json();
  const answer = await shop.call('POST', '/api/orders', { customerId, items });
  return { placed: answer.json(), productIds };
}

test('all of 1,000 lines are changed at once, some of them again and again, and one more is refused', async () => {
  const { placed, productIds } = await largeOrder();
  expect(placed.orderItems).toHaveLength(1000);
  const rowOf = ({ productId, selectedSize: size, selectedColor: color }: Order['orderItems'][number]) => ({
    productId,
    size,
    color,
  });
  let held = await changed(
    admin,
    placed,
    placed.orderItems.map(item => ({ ...rowOf(item), quantity: 2 })),
  );
  expect(held).toMatchObject({ version: 2, subtotal: '200000.00' });
  const last = 1 + inject('rounds');
  for (let version = 3; version <= last; version++) {
    const some = placed.orderItems.slice(version * 10, version * 10 + 20);
    held = await changed(
      admin,
      held,
      some.map(item => ({ ...rowOf(item), quantity: 1 + (version % 3) })),
    );
  }
  const versions = (await shop.call('GET', `/api/orders/${placed.id}/versions`)).json<OrderVersion[]>();
  expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: last }, (_, at) => last - at));
  const fromStock = held.orderItems.reduce((sum, item) => sum + item.fromStock, 0);
  const left = await Promise.all(productIds.map(id => stockOf(portal.db, id)));
  expect(left.reduce((sum, pieces) => sum + pieces, fromStock)).toBe(1200);
  const another = [{ productId: await createProduct(portal.db), quantity: 1 }];
  expect((await changeOrder(admin, held, another)).json()).toMatchObject({
    code: 'validation_failed',
    fields: [{ path: 'rows', code: 'too_many', limit: 1000 }],
  });
});
