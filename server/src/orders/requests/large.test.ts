import type { Order } from '@toptan/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '../../db/schema-settings.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import { createProduct, order, stockOf } from '../../testing/trade.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

test('500 rows of a request are asked for and decided at once, and one of more than 1,000 is refused', async () => {
  await portal.db.insert(settings).values({ shopChanges: 'ask' });
  const [admin, shop] = [await portal.admin(), await portal.shop()];
  const first = await createProduct(portal.db, { stock: 20 });
  const sizes = Array.from({ length: 25 }, (_, at) => `${20 + at}`);
  const colors = ['White', 'Black', 'Grey', 'Red', 'Blue'];
  const productIds = [];
  for (let at = 0; at < 4; at++)
    productIds.push(await createProduct(portal.db, { sizes, colors, stock: 500 }));
  const placed = await order(shop, first, 2);
  const cells = productIds.flatMap(productId =>
    sizes.flatMap(size => colors.map(color => ({ productId, size, color, quantity: 3 }))),
  );
  const path = `/api/orders/${placed.id}/request`;
  const ask = (rows: typeof cells) =>
    shop.call('POST', path, { version: 1, rows: rows.map((row, at) => ({ ref: `${at}`, ...row })) });
  expect((await ask([...cells, ...cells, ...cells.slice(0, 1)])).json()).toMatchObject({
    code: 'validation_failed',
  });
  const asked = (await ask(cells)).json<Order>();
  expect(asked.request?.rows).toHaveLength(500);
  const accepted = asked.request?.rows.slice(0, 250).map(({ ref }) => ref);
  const decided = await admin.call('PUT', path, { version: 1, accepted });
  expect(decided.json()).toMatchObject({ version: 2, subtotal: '75200.00' });
  const left = await Promise.all(productIds.map(id => stockOf(portal.db, id)));
  expect(left).toEqual([125, 125, 500, 500]);
  const { orderItems, request } = (await shop.call('GET', `/api/orders/${placed.id}`)).json<Order>();
  expect(orderItems).toHaveLength(251);
  expect(request?.rows.filter(({ decision }) => decision === 'accepted').map(({ now }) => now)).toEqual(
    accepted?.map(() => 3),
  );
});
