import type { Order } from '@toptan/contract/orders';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../db/client.ts';
import { basketItems } from '../../db/schema-baskets.ts';
import { manufacturers, products } from '../../db/schema-goods.ts';
import { orders } from '../../db/schema-orders.ts';
import { customers } from '../../db/schema-people.ts';
import { startAnother } from '../../testing/another-server.ts';
import { formOf } from '../../testing/calls.ts';
import { untilBlocked } from '../../testing/locks.ts';
import { recordStatements } from '../../testing/plan.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import { addToBasket, createProduct, stockOf, submitBasket } from '../../testing/trade.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const times = <T>(count: number, make: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => make(turn)));

test('fifty submits of one basket on two servers make one order', async () => {
  const shop = await portal.shop();
  const productId = await createProduct(portal.db, { stock: 100 });
  const line = await addToBasket(shop, productId, 7);
  const second = await startAnother(portal);
  const answers = await times(50, turn =>
    (turn % 2 ? second.as(shop) : shop).call('POST', '/api/orders', {
      customerId: shop.customerId,
      items: [line],
    }),
  );
  await second.close();
  expect(answers.filter(answer => answer.statusCode === 201)).toHaveLength(1);
  const refused = answers.filter(answer => answer.statusCode !== 201);
  expect(new Set(refused.map(answer => `${answer.statusCode} ${answer.json().code}`))).toEqual(
    new Set(['409 basket_empty']),
  );
  expect(await portal.db.$count(orders, eq(orders.customerId, shop.customerId))).toBe(1);
  expect(await stockOf(portal.db, productId)).toBe(93);
});

test('a hundred buyers on two servers share the last units, and none is sold twice', async () => {
  const second = await startAnother(portal, { maxConnections: 8 });
  const productId = await createProduct(portal.db, { stock: 7 });
  const buyers = await times(100, () => portal.shop());
  const lines = await Promise.all(buyers.map(buyer => addToBasket(buyer, productId)));
  const answers = await Promise.all(
    buyers.map((buyer, turn) =>
      (turn % 2 ? second.as(buyer) : buyer).call('POST', '/api/orders', {
        customerId: buyer.customerId,
        items: [lines[turn]],
      }),
    ),
  );
  await second.close();
  expect(answers.every(answer => answer.statusCode === 201)).toBe(true);
  const placed = answers.map((answer): Order => answer.json());
  const items = placed.flatMap(order => order.orderItems);
  expect(items.reduce((sum, item) => sum + item.fromStock, 0)).toBe(7);
  expect(items.reduce((sum, item) => sum + item.toProduce, 0)).toBe(93);
  expect(await stockOf(portal.db, productId)).toBe(0);
  expect(new Set(placed.map(order => order.orderNumber)).size).toBe(100);
});

test('baskets that name the same products in opposite order do not deadlock', async () => {
  const ids = await times(6, () => createProduct(portal.db, { stock: 1000 }));
  const shops = await times(30, () => portal.shop());
  for (const [turn, shop] of shops.entries())
    for (const id of turn % 2 ? ids : ids.toReversed()) await addToBasket(shop, id, 2);
  const answers = await Promise.all(shops.map(shop => submitBasket(shop)));
  expect(answers.map(answer => answer.statusCode)).toEqual(shops.map(() => 201));
  for (const id of ids) expect(await stockOf(portal.db, id)).toBe(940);
});

test('a basket that is changed while it is ordered is ordered as it was or refused', async () => {
  const productId = await createProduct(portal.db);
  await times(20, async () => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, productId, 1);
    const [placed, changed] = await Promise.all([
      shop.call('POST', '/api/orders', { customerId: shop.customerId, items: [line] }),
      shop.call('PUT', `/api/basket/${line.id}`, { quantity: 5 }),
    ]);
    if (placed.statusCode === 201) {
      expect(placed.json().orderItems[0].quantity).toBe(1);
      expect(changed.statusCode).toBe(404);
    } else {
      expect([placed.statusCode, placed.json().code]).toEqual([409, 'basket_changed']);
      expect(changed.statusCode).toBe(200);
    }
  });
});

test('an order locks what it needs in the order in which everybody does', async () => {
  const shop = await portal.shop();
  await addToBasket(shop, await createProduct(portal.db, { stock: 1 }));
  const statements = recordStatements(portal.pool);
  const placed = await submitBasket(shop, { 'idempotency-key': 'in-order' });
  expect(placed.statusCode).toBe(201);
  const locking = statements
    .map(({ text }) => text)
    .filter(text => /for (key share|update|no key update)|claim_key|hold_terms/.test(text))
    .filter(text => !text.includes('skip locked'));
  const lockOf = (text: string) =>
    text.includes('hold_terms')
      ? 'rules'
      : text.includes('claim_key')
        ? 'keys'
        : (/for (?:no key )?update of "(\w+)"/.exec(text) ?? /from "(\w+)"/.exec(text))?.[1];
  expect(locking.map(lockOf)).toEqual(['baskets', 'keys', 'products', 'stock_pools', 'rules']);
});

test('an order and the deletion of its product do not wait for each other in turn', async () => {
  const shop = await portal.shop();
  const productId = await createProduct(portal.db);
  const line = await addToBasket(shop, productId);
  const { placing } = await portal.db.transaction(async tx => {
    await tx.select().from(products).where(eq(products.id, productId)).for('update');
    const answer = shop.call('POST', '/api/orders', { customerId: shop.customerId, items: [line] });
    await untilBlocked(portal.db);
    await tx.execute(sql`set local lock_timeout = '500ms'`);
    await tx.select().from(basketItems).where(eq(basketItems.productId, productId)).for('key share');
    return { placing: answer };
  });
  expect((await placing).statusCode).toBe(201);
});

test('an order does not wait for an edit of its product that waits itself', async () => {
  const [admin, shop] = [await portal.admin(), await portal.shop()];
  const productId = await createProduct(portal.db);
  const line = await addToBasket(shop, productId);
  const manufacturerId = v7();
  await portal.db.insert(manufacturers).values({
    id: manufacturerId,
    manufacturerId,
    companyName: 'Güneş',
    email: 'a@b.example',
    phone: '0212',
    address: 'Merter',
  });
  const { body, headers } = formOf({ name: 'Şal', manufacturerId });
  const { editing } = await portal.db.transaction(async tx => {
    await tx.select().from(manufacturers).where(eq(manufacturers.id, manufacturerId)).for('update');
    const answer = admin.call('PUT', `/api/products/${productId}`, body, headers);
    await untilBlocked(portal.db);
    const placed = await shop.call('POST', '/api/orders', { customerId: shop.customerId, items: [line] });
    expect([placed.statusCode, placed.json().orderItems[0].productName]).toEqual([201, 'Keten gömlek']);
    return { editing: answer };
  });
  expect((await editing).json().name).toBe('Şal');
});

test('an order for a customer who is being deleted waits, then finds nobody', async () => {
  const [admin, shop] = [await portal.admin(), await portal.shop()];
  const line = await addToBasket(shop, await createProduct(portal.db));
  const { placing } = await portal.db.transaction(async tx => {
    await tx.delete(customers).where(eq(customers.id, shop.customerId));
    const answer = admin.call('POST', '/api/orders', { customerId: shop.customerId, items: [line] });
    await untilBlocked(portal.db);
    return { placing: answer };
  });
  expect((await placing).statusCode).toBe(404);
});

test('an order whose connection is cut leaves nothing behind and can be placed again', async () => {
  const shop = await portal.shop();
  const productId = await createProduct(portal.db, { stock: 3 });
  const line = await addToBasket(shop, productId, 2);
  const submit = () => shop.call('POST', '/api/orders', { customerId: shop.customerId, items: [line] });
  const connection = connect(portal.databaseUrl, { maxConnections: 1 });
  await connection.db.transaction(async holder => {
    await holder.execute(sql`select from baskets where id = ${shop.customerId} for update`);
    const cut = submit();
    await expect
      .poll(() =>
        portal.db
          .execute(sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%baskets%'
        `)
          .then(result => result.rowCount),
      )
      .toBe(1);
    expect((await cut).statusCode).toBe(503);
  });
  await connection.close();
  expect(await stockOf(portal.db, productId)).toBe(3);
  const again = await submit();
  expect([again.statusCode, again.json().orderItems[0].fromStock]).toEqual([201, 2]);
});
