import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { events } from '../../db/schema-events.ts';
import { manufacturers } from '../../db/schema-goods.ts';
import { orders } from '../../db/schema-orders.ts';
import { customerGroups, customers } from '../../db/schema-people.ts';
import { orderTerms, quantityTerms } from '../../db/schema-terms.ts';
import { untilBlocked } from '../../testing/locks.ts';
import { recordStatements } from '../../testing/plan.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import {
  addPacks,
  addToBasket,
  createPacked,
  createProduct,
  place,
  type Shop,
  stockOf,
  submitBasket,
} from '../../testing/trade.ts';
import { expectUntouched } from '../../testing/untouched.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
beforeEach(async () => {
  await portal.db.delete(quantityTerms);
  await portal.db.delete(orderTerms);
  shop = await portal.shop();
});
afterAll(() => portal.close());

/** Staff save a rule. */
async function rule(body: object): Promise<string> {
  const answer = await admin.call('POST', '/api/terms', { kind: 'quantity', ...body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
}

const orderRule = (body: object) => rule({ kind: 'order', ...body });

const problemsOf = async () =>
  (await shop.call('GET', '/api/basket')).json<{ problems?: unknown }[]>().map(line => line.problems);

const limitsOf = async (caller: Caller = shop) =>
  (await caller.call('GET', `/api/basket/${shop.customerId}/check`)).json().limits;

describe('a basket', () => {
  test('names no problem where there are no rules', async () => {
    const line = await addToBasket(shop, await createProduct(portal.db), 5);
    expect(line).not.toHaveProperty('problems');
    expect((await shop.call('GET', '/api/basket')).json()).toEqual([line]);
    expect(await limitsOf()).toEqual([]);
  });

  test.each([
    [{ min: 12 }, 8, { code: 'too_small', limit: 12, pieces: 8, below: null, above: 12 }],
    [{ multiple: 6 }, 10, { code: 'not_a_multiple', limit: 6, below: 6, above: 12 }],
    [{ multiple: 6 }, 5, { code: 'not_a_multiple', limit: 6, below: null, above: 6 }],
    [{ max: 60 }, 61, { code: 'too_big', limit: 60, below: 60, above: null }],
    [{ multiple: 12, max: 24 }, 23, { code: 'not_a_multiple', below: 12, above: 24 }],
    [{ multiple: 500 }, 501, { code: 'not_a_multiple', below: 500, above: null }],
  ])('under %o says of %i pieces what is right', async (terms, pieces, problem) => {
    const productId = await createProduct(portal.db);
    await rule({ productId, ...terms });
    const line = await addToBasket(shop, productId, pieces);
    expect(line.problems).toEqual([expect.objectContaining({ grain: 'cell', ...problem })]);
    expect(await problemsOf()).toEqual([line.problems]);
  });

  test('rounds a minimum up to the multiple of another rule, and a maximum down', async () => {
    const productId = await createProduct(portal.db);
    await rule({ min: 10 });
    await rule({ max: 20, productId });
    await rule({ multiple: 6, customerId: shop.customerId });
    const line = await addToBasket(shop, productId, 7);
    expect(line.problems).toMatchObject([{ code: 'too_small', limit: 12, above: 12 }]);
    const more = await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 20 });
    expect(more.json().problems).toMatchObject([{ code: 'too_big', limit: 18, below: 18 }]);
    const right = await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 18 });
    expect(right.json()).not.toHaveProperty('problems');
  });

  test('takes each field from the nearest rule that says something', async () => {
    const [productId, groupId] = [await createProduct(portal.db), v7()];
    await portal.db.insert(customerGroups).values({ id: groupId, name: groupId });
    await portal.db.update(customers).set({ groupId }).where(eq(customers.id, shop.customerId));
    await rule({ min: 30, max: 40 });
    await rule({ min: 20, productId });
    await rule({ min: 10, groupId });
    await rule({ max: 50, customerId: shop.customerId });
    const line = await addToBasket(shop, productId, 9);
    expect(line.problems).toMatchObject([{ code: 'too_small', limit: 10 }]);
    const more = await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 51 });
    expect(more.json().problems).toMatchObject([{ code: 'too_big', limit: 50 }]);
    await rule({ min: 0, max: 0, customerId: shop.customerId, productId });
    expect(await problemsOf()).toEqual([undefined]);
    const other = await portal.shop();
    expect((await addToBasket(other, productId, 9)).problems).toMatchObject([{ limit: 20 }]);
  });

  test('counts colors and products together, and offers the change at the largest line', async () => {
    const productId = await createProduct(portal.db, { sizes: ['30', '31'], colors: ['Blue', 'Black'] });
    await rule({ productId, grain: 'color', multiple: 10 });
    await rule({ productId, grain: 'product', min: 30 });
    await addToBasket(shop, productId, 3, { selectedSize: '30', selectedColor: 'Blue' });
    await addToBasket(shop, productId, 5, { selectedSize: '31', selectedColor: 'Blue' });
    await addToBasket(shop, productId, 10, { selectedSize: '30', selectedColor: 'Black' });
    expect(await problemsOf()).toEqual([
      undefined,
      [{ code: 'not_a_multiple', grain: 'color', limit: 10, pieces: 8, below: null, above: 7 }],
      [{ code: 'too_small', grain: 'product', limit: 30, pieces: 18, below: null, above: 22 }],
    ]);
  });

  test('says what an order of it lacks, to the shop and to staff', async () => {
    await orderRule({ minLira: '1500', minPieces: 20, maxLira: 10000 });
    await addToBasket(shop, await createProduct(portal.db, { price: '80.00' }), 12);
    const limit = { label: null, productIds: [], isFirstOrder: false };
    const limits = [
      { ...limit, code: 'too_small', unit: 'lira', limit: '1500.00', current: '960.00', missing: '540.00' },
      { ...limit, code: 'too_small', unit: 'pieces', limit: '20', current: '12', missing: '8' },
      { ...limit, code: 'too_big', unit: 'lira', limit: '10000.00', current: '960.00', missing: '0' },
    ];
    expect(await limitsOf()).toEqual(limits);
    expect(await limitsOf(admin)).toEqual(limits);
    const empty = await portal.shop();
    expect((await empty.call('GET', `/api/basket/${empty.customerId}/check`)).json().limits).toEqual([]);
  });

  test('counts the goods of a manufacturer under the label of the rule', async () => {
    const manufacturerId = v7();
    const contact = { email: 'a@b.example', phone: '0212', address: 'Merter' };
    await portal.db
      .insert(manufacturers)
      .values({ id: manufacturerId, manufacturerId, companyName: 'Gizli Denim', ...contact });
    const jeans = await createProduct(portal.db, { manufacturerId });
    await addToBasket(shop, await createProduct(portal.db), 500);
    const labels = { labelEn: 'Denim', labelTr: 'Denim atölyesi', labelAr: 'دينم' };
    await orderRule({ manufacturerId, minPieces: 300, ...labels });
    expect(await limitsOf()).toEqual([]);
    await addToBasket(shop, jeans, 40);
    const answer = await shop.call('GET', `/api/basket/${shop.customerId}/check`);
    expect(answer.json().limits).toMatchObject([
      { unit: 'pieces', current: '40', missing: '260', label: { tr: 'Denim atölyesi' }, productIds: [jeans] },
    ]);
    expect(answer.body).not.toContain('Gizli');
  });
});

describe('what is left of goods that are sold from stock only', () => {
  const [small, medium] = [{ selectedSize: 'S' }, { selectedSize: 'M' }];
  const pool = (size: string, color: string | null, quantity: number) => ({ size, color, quantity });
  const goods = (...pools: ReturnType<typeof pool>[]) =>
    createProduct(portal.db, { supply: 'stock_only', pools });

  test('can be ordered exactly under a minimum and a multiple, by every way into the basket', async () => {
    const productId = await createProduct(portal.db, { supply: 'stock_only', stock: 5 });
    await rule({ productId, min: 12, multiple: 6 });
    const line = await addToBasket(shop, productId, 4);
    expect(line.problems).toMatchObject([{ code: 'too_small', limit: 12 }]);
    expect((await place(shop, [line])).json().code).toBe('rules_unmet');
    const rows = [{ ref: '1', productId, size: null, color: null, quantity: 5, mode: 'set' }];
    const batch = { customerId: shop.customerId, rows };
    const [inBatch] = (await shop.call('POST', '/api/basket/batch', batch)).json().results;
    expect(inBatch).toMatchObject({ ok: true, line: { quantity: 5 } });
    const set = await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 5 });
    for (const answer of [inBatch.line, set.json()]) expect(answer).not.toHaveProperty('problems');
    expect(await problemsOf()).toEqual([undefined]);
    expect((await submitBasket(shop)).statusCode).toBe(201);
    expect(await stockOf(portal.db, productId)).toBe(0);
  });

  test('is the rest of goods that are made to order for nobody', async () => {
    const productId = await createProduct(portal.db, { stock: 5 });
    await rule({ productId, min: 12 });
    const line = await addToBasket(shop, productId, 5);
    expect(line.problems).toMatchObject([{ code: 'too_small' }]);
    expect((await place(shop, [line])).json().code).toBe('rules_unmet');
  });

  test('is shared by sizes that have one stock, and by single pieces and packs', async () => {
    const productId = await createProduct(portal.db, { supply: 'stock_only', sizes: ['S', 'M'], stock: 5 });
    await rule({ min: 12, multiple: 6 });
    await addToBasket(shop, productId, 3, small);
    expect(await problemsOf()).toMatchObject([[{ code: 'too_small' }]]);
    await addToBasket(shop, productId, 2, medium);
    expect(await problemsOf()).toEqual([undefined, undefined]);
    expect((await submitBasket(shop)).statusCode).toBe(201);

    const pools = [pool('30', 'Black', 2), pool('31', 'Black', 5), pool('32', 'Black', 1)];
    const packed = await createPacked(portal.db, admin, {
      sells: 'both',
      supply: 'stock_only',
      colors: ['Black'],
      pools,
    });
    await addPacks(shop, packed.packId);
    await addToBasket(shop, packed.productId, 1, { selectedSize: '30', selectedColor: 'Black' });
    await addToBasket(shop, packed.productId, 3, { selectedSize: '31', selectedColor: 'Black' });
    expect((await submitBasket(shop)).statusCode).toBe(201);
    expect(await stockOf(portal.db, packed.productId)).toBe(0);
  });

  test('is of a color or a product only as a whole', async () => {
    const productId = await goods(pool('S', 'Blue', 5), pool('M', 'Blue', 20), pool('S', 'Black', 9));
    await rule({ productId, grain: 'color', min: 30 });
    const last = await addToBasket(shop, productId, 5, { ...small, selectedColor: 'Blue' });
    expect(last.problems).toMatchObject([{ code: 'too_small', grain: 'color', limit: 30 }]);
    const refused = await place(shop, [last]);
    expect(refused.json()).toMatchObject({ code: 'rules_unmet', fields: [{ path: 'items.0.quantity' }] });
    await addToBasket(shop, productId, 20, { ...medium, selectedColor: 'Blue' });
    expect(await problemsOf()).toEqual([undefined, undefined]);
    await rule({ productId, grain: 'product', min: 60 });
    expect(await problemsOf()).toMatchObject([undefined, [{ grain: 'product' }]]);
    expect((await submitBasket(shop)).json().code).toBe('rules_unmet');
    await addToBasket(shop, productId, 9, { ...small, selectedColor: 'Black' });
    expect((await submitBasket(shop)).statusCode).toBe(201);
  });

  test('does not wait for sizes that are closed', async () => {
    const productId = await goods(pool('S', null, 5), pool('M', null, 20));
    await rule({ productId, grain: 'product', min: 12 });
    await addToBasket(shop, productId, 5, small);
    expect(await problemsOf()).toMatchObject([[{ code: 'too_small' }]]);
    const closed = { variants: [{ size: 'M', isActive: false }] };
    await admin.call('PUT', `/api/products/${productId}/variants`, closed);
    expect(await problemsOf()).toEqual([undefined]);
    expect((await submitBasket(shop)).statusCode).toBe(201);
  });

  test('keeps a maximum, under which it is ordered in parts', async () => {
    const productId = await createProduct(portal.db, { supply: 'stock_only', stock: 20 });
    await rule({ productId, min: 12, max: 18 });
    const line = await addToBasket(shop, productId, 20);
    expect(line.problems).toMatchObject([{ code: 'too_big', limit: 18, below: 18 }]);
    await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 18 });
    expect((await submitBasket(shop)).statusCode).toBe(201);
    await addToBasket(shop, productId, 2);
    expect((await submitBasket(shop)).statusCode).toBe(201);
  });

  test('is asked for by no statement where there are no rules for quantities', async () => {
    await addToBasket(shop, await createProduct(portal.db, { supply: 'stock_only', stock: 5 }), 5);
    const statements = recordStatements(portal.pool);
    expect((await submitBasket(shop)).statusCode).toBe(201);
    const placing = statements.slice(statements.findLastIndex(({ text }) => text.includes('hold_terms')));
    expect(placing.filter(({ text }) => /^select.*from "stock_pools"/.test(text))).toEqual([]);
  });
});

describe('placing', () => {
  test('is refused with every line and the order as a whole', async () => {
    const [jeans, shirt] = [await createProduct(portal.db), await createProduct(portal.db)];
    await rule({ productId: jeans, min: 12 });
    await rule({ productId: shirt, multiple: 6 });
    await orderRule({ minLira: '15000', minPieces: 100 });
    await addToBasket(shop, await createProduct(portal.db), 1);
    await addToBasket(shop, jeans, 8);
    await addToBasket(shop, shirt, 13);
    const refused = await submitBasket(shop);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'rules_unmet']);
    expect(refused.json().fields).toMatchObject([
      { path: 'items.1.quantity', code: 'too_small', limit: 12, below: null, above: 12 },
      { path: 'items.2.quantity', code: 'not_a_multiple', limit: 6, below: 12, above: 18 },
      { path: '', code: 'too_small', limit: 15000 },
      { path: 'items', code: 'too_small', limit: 100 },
    ]);
    await expectUntouched(portal.db, shop, 3);
  });

  test('judges what is ordered, not what stays in the basket', async () => {
    await orderRule({ minPieces: 10 });
    const first = await addToBasket(shop, await createProduct(portal.db), 9);
    const second = await addToBasket(shop, await createProduct(portal.db), 1);
    expect((await place(shop, [first])).json().code).toBe('rules_unmet');
    expect((await place(shop, [first, second])).statusCode).toBe(201);
  });

  test('asks more of the first order, until one is placed that is not cancelled', async () => {
    await orderRule({ minLira: 100, firstOrderMinLira: '500.00' });
    const productId = await createProduct(portal.db, { price: '10.00' });
    await addToBasket(shop, productId, 49);
    expect(await limitsOf()).toMatchObject([{ limit: '500.00', missing: '10.00', isFirstOrder: true }]);
    expect((await submitBasket(shop)).json().fields).toMatchObject([{ path: '', limit: 500 }]);
    await addToBasket(shop, productId);
    const { id } = (await submitBasket(shop)).json();
    await addToBasket(shop, productId, 10);
    expect(await limitsOf()).toMatchObject([{ limit: '100.00', missing: '0', isFirstOrder: false }]);
    await admin.call('PUT', `/api/orders/${id}/status`, { status: 'cancelled' });
    expect((await submitBasket(shop)).json().code).toBe('rules_unmet');
    await admin.call('PUT', `/api/orders/${id}/status`, { status: 'pending' });
    expect((await submitBasket(shop)).statusCode).toBe(201);
  });

  test('of two first orders at once the second waits for the first and is none', async () => {
    await orderRule({ firstOrderMinLira: '500.00' });
    const large = await addToBasket(shop, await createProduct(portal.db, { price: '10.00' }), 50);
    const small = await addToBasket(shop, await createProduct(portal.db, { price: '10.00' }), 5);
    const { placing } = await portal.db.transaction(async tx => {
      await tx.execute(sql`select from baskets where id = ${shop.customerId} for update`);
      const first = place(shop, [large]);
      await untilBlocked(portal.db);
      const second = place(shop, [small]);
      await untilBlocked(portal.db, 2);
      return { placing: [first, second] };
    });
    expect((await Promise.all(placing)).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });

  test('goes against the rules for administrators alone, and the event says so', async () => {
    await rule({ min: 12 });
    const line = await addToBasket(shop, await createProduct(portal.db), 8);
    const body = {
      customerId: shop.customerId,
      items: [line],
      overrideRules: true,
      overrideReason: 'Açılış',
    };
    const refused = await shop.call('POST', '/api/orders', body);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    await expectUntouched(portal.db, shop, 1);
    const placed = await admin.call('POST', '/api/orders', body);
    expect(placed.statusCode).toBe(201);
    const [event] = await portal.db.select().from(events).where(eq(events.subjectId, placed.json().id));
    expect(event?.details).toMatchObject({ overrideRules: true });
  });
});

describe('a rule that is raised while orders are placed', () => {
  const change = async (id: string) => {
    const answer = await admin.call('PUT', `/api/terms/${id}`, { min: 12 });
    return { status: answer.statusCode, at: performance.now() };
  };

  test('holds for every order that is placed after its answer', async () => {
    const productId = await createProduct(portal.db);
    const id = await rule({ productId, min: 6 });
    const line = await addToBasket(shop, productId, 6);
    const { placing, raising } = await portal.db.transaction(async tx => {
      // The order has read the rules, and waits until it may be written.
      await tx.execute(sql`lock table orders in share mode`);
      const placed = place(shop, [line]);
      await untilBlocked(portal.db);
      const raised = change(id);
      await expect
        .poll(async () => {
          const held = sql`select from pg_locks where locktype = 'advisory' and not granted`;
          return (await portal.db.execute(held)).rowCount;
        })
        .toBe(1);
      return { placing: placed.then(answer => ({ answer, at: performance.now() })), raising: raised };
    });
    const [{ answer }, raised] = [await placing, await raising];
    expect([answer.statusCode, raised.status]).toEqual([201, 200]);
    const order = await portal.db.select().from(orders).where(eq(orders.id, answer.json().id));
    expect(order).toHaveLength(1);
    const again = await addToBasket(shop, productId, 6);
    expect((await place(shop, [again])).json().code).toBe('rules_unmet');
  });

  test('is waited for by an order that comes later, which is judged by it', async () => {
    const productId = await createProduct(portal.db);
    const id = await rule({ productId, min: 6 });
    const line = await addToBasket(shop, productId, 6);
    const { placing } = await portal.db.transaction(async tx => {
      await tx.update(quantityTerms).set({ min: 12 }).where(eq(quantityTerms.id, id));
      const placed = place(shop, [line]);
      await untilBlocked(portal.db);
      return { placing: placed };
    });
    expect((await placing).json().fields).toMatchObject([{ path: 'items.0.quantity', limit: 12 }]);
    await expectUntouched(portal.db, shop, 1);
  });

  test('also by the group that a customer comes into', async () => {
    const groupId = v7();
    await portal.db.insert(customerGroups).values({ id: groupId, name: groupId });
    await rule({ groupId, min: 12 });
    const line = await addToBasket(shop, await createProduct(portal.db), 6);
    const { placing } = await portal.db.transaction(async tx => {
      await tx.update(customers).set({ groupId }).where(eq(customers.id, shop.customerId));
      const placed = place(shop, [line]);
      await untilBlocked(portal.db);
      return { placing: placed };
    });
    expect((await placing).json().code).toBe('rules_unmet');
  });

  test('does not stop the deletion of its product, nor the order that waits for it', async () => {
    const productId = await createProduct(portal.db);
    await rule({ productId, min: 2 });
    const other = await createProduct(portal.db);
    const line = await addToBasket(shop, other, 2);
    const [gone, placed] = await Promise.all([
      admin.call('DELETE', `/api/products/${productId}`),
      place(shop, [line]),
    ]);
    expect([gone.statusCode, placed.statusCode]).toEqual([204, 201]);
  });
});
