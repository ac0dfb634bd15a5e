import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advisoryLocks } from '../db/advisory-locks.ts';
import { events } from '../db/schema-events.ts';
import { customerGroups } from '../db/schema-people.ts';
import { orderTerms, quantityTerms } from '../db/schema-terms.ts';
import { untilBlocked } from '../testing/locks.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, type Shop } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  shop = await portal.shop({ name: 'Atlas Giyim' });
});
beforeEach(async () => {
  await portal.db.delete(quantityTerms);
  await portal.db.delete(orderTerms);
});
afterAll(() => portal.close());

const save = (body: object) => admin.call('POST', '/api/terms', { kind: 'quantity', ...body });

async function saved(body: object): Promise<string> {
  const answer = await save(body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
}

async function group(name: string): Promise<string> {
  const answer = await admin.call('POST', '/api/groups', { name });
  return answer.json<{ id: string }>().id;
}

const rulesOf = async (caller: Caller, productId: string) =>
  (await caller.call('GET', `/api/products/${productId}/rules`)).json();

test('a shop reads what holds for itself when it orders a product, as it counts', async () => {
  const productId = await createProduct(portal.db);
  const other = await portal.shop();
  await saved({ min: 10 });
  await saved({ productId, grain: 'product', max: 100 });
  await saved({ customerId: shop.customerId, multiple: 6 });
  const ofProduct = { grain: 'product', min: null, max: 100, multiple: null };
  expect(await rulesOf(shop, productId)).toEqual([
    { grain: 'cell', min: 12, max: null, multiple: 6 },
    ofProduct,
  ]);
  expect(await rulesOf(other, productId)).toEqual([
    { grain: 'cell', min: 10, max: null, multiple: null },
    ofProduct,
  ]);
  expect(await rulesOf(admin, productId)).toEqual([]);
  const hidden = await createProduct(portal.db, { isActive: false });
  expect((await shop.call('GET', `/api/products/${hidden}/rules`)).statusCode).toBe(404);
});

const countRules = async () => (await portal.db.$count(quantityTerms)) + (await portal.db.$count(orderTerms));

describe('a rule', () => {
  test('is read as it was saved, with the names of what it is about', async () => {
    const productId = await createProduct(portal.db, { name: 'Kot 501' });
    const id = await saved({ customerId: shop.customerId, productId, min: 12 });
    const rule = (await admin.call('GET', `/api/terms/${id}`)).json();
    expect(rule).toMatchObject({
      kind: 'quantity',
      customerName: 'Atlas Giyim',
      productName: 'Kot 501',
      grain: 'cell',
      min: 12,
      max: null,
      minLira: null,
    });
    const order = (await save({ kind: 'order', minLira: '15000', minPieces: null })).json();
    expect(order).toMatchObject({ kind: 'order', grain: null, minLira: '15000.00', minPieces: null });
    const list = await admin.call('GET', '/api/terms?limit=1');
    expect([list.json(), list.headers['x-total-count']]).toEqual([[order], '2']);
    expect((await admin.call('GET', '/api/terms?q=atlas 501')).json()).toEqual([rule]);
    expect((await admin.call('GET', '/api/terms?kind=order')).json()).toEqual([order]);
  });

  test('is changed in the named fields, and deleted', async () => {
    const id = await saved({ min: 6, multiple: 6 });
    const changed = await admin.call('PUT', `/api/terms/${id}`, { min: null, max: 60 });
    expect(changed.json()).toMatchObject({ min: null, max: 60, multiple: 6 });
    expect((await admin.call('DELETE', `/api/terms/${id}`)).statusCode).toBe(204);
    expect((await admin.call('PUT', `/api/terms/${id}`, { min: 1 })).statusCode).toBe(404);
    expect((await admin.call('DELETE', `/api/terms/${id}`)).statusCode).toBe(404);
  });

  test.each([
    [{}, 'min', 'required'],
    [{ kind: 'order' }, 'minPieces', 'required'],
    [{ kind: 'order', minPieces: 1, min: 5 }, 'min', 'invalid'],
    [{ min: 5, minPieces: 1 }, 'minPieces', 'invalid'],
    [{ min: 12, max: 6 }, 'max', 'invalid'],
    [{ min: 10, multiple: 6 }, 'multiple', 'invalid'],
    [{ max: 10, multiple: 6 }, 'multiple', 'invalid'],
    [{ kind: 'order', minLira: 100, maxLira: 50 }, 'maxLira', 'invalid'],
    [{ min: 1, productId: v7() }, 'productId', 'not_found'],
    [{ min: 1, groupId: v7() }, 'groupId', 'not_found'],
    [{ min: 1.5 }, 'min', 'not_an_integer'],
    [{ multiple: 0 }, 'multiple', 'too_small'],
    [{ kind: 'order', minPieces: 1, manufacturerId: v7() }, 'labelEn', 'required'],
  ])('%o is refused', async (body, path, code) => {
    const answer = await save(body);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path, code }]);
    expect(await countRules()).toBe(0);
  });

  test('is for a customer or for a group, and there is one for the same', async () => {
    const groupId = await group('Ankara');
    const both = await save({ customerId: shop.customerId, groupId, min: 1 });
    expect(both.json().fields).toMatchObject([{ path: 'groupId', code: 'invalid' }]);
    await saved({ min: 2 });
    expect((await save({ min: 3 })).json().code).toBe('taken');
    await saved({ min: 3, grain: 'product' });
    await saved({ kind: 'order', minPieces: 1 });
    expect((await save({ kind: 'order', minPieces: 2 })).json().code).toBe('taken');
  });
});

test('a line of the basket says what its pieces have to be a multiple of', async () => {
  const [bag, jeans] = [await createProduct(portal.db), await createProduct(portal.db, { sizes: ['30'] })];
  const buyer = await portal.shop();
  await saved({ grain: 'color', multiple: 6 });
  expect(await addToBasket(buyer, bag, 6)).toMatchObject({ multiple: 6 });
  expect(await addToBasket(buyer, jeans, 6, { selectedSize: '30' })).not.toHaveProperty('multiple');
  await saved({ multiple: 4 });
  expect(await addToBasket(buyer, jeans, 2, { selectedSize: '30' })).toMatchObject({ multiple: 4 });
});

describe('rules by which nothing could be ordered', () => {
  const conflict = async (body: object) => {
    const before = await countRules();
    const answer = await save(body);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'rules_conflict']);
    expect(await countRules()).toBe(before);
    return answer.json<{ fields: object[] }>().fields[0];
  };

  test('are refused with the name of the product', async () => {
    const productId = await createProduct(portal.db, { name: 'Kot 501' });
    await saved({ multiple: 12 });
    expect(await conflict({ productId, max: 10 })).toMatchObject({
      path: 'max',
      limit: 0,
      product: 'Kot 501',
    });
    await saved({ productId, max: 30 });
    expect(await conflict({ customerId: shop.customerId, min: 25 })).toMatchObject({
      path: 'min',
      limit: 24,
      product: 'Kot 501',
    });
    await saved({ customerId: shop.customerId, min: 24 });
  });

  test.each([
    [{ min: 1000 }, {}],
    [{ min: 30 }, { grain: 'product', max: 20 }],
    [{ multiple: 12 }, { grain: 'color', max: 10 }],
    [
      { grain: 'color', min: 30 },
      { grain: 'product', max: 20 },
    ],
  ])('%o with %o', async (first, second) => {
    if (Object.keys(second).length > 0) await saved(second);
    expect(await conflict(first)).not.toHaveProperty('product');
  });

  test('are found for a customer of the group, and when a rule that waived one goes', async () => {
    const groupId = await group('Bursa');
    await admin.call('PUT', `/api/customers/${shop.customerId}`, { groupId });
    const waiver = await saved({ customerId: shop.customerId, min: 0 });
    await saved({ customerId: shop.customerId, grain: 'product', max: 10 });
    await saved({ groupId, min: 20 });
    const gone = await admin.call('DELETE', `/api/terms/${waiver}`);
    expect([gone.statusCode, gone.json().code]).toEqual([409, 'rules_conflict']);
    await admin.call('PUT', `/api/customers/${shop.customerId}`, { groupId: null });
    expect((await admin.call('DELETE', `/api/terms/${waiver}`)).statusCode).toBe(204);
    const joined = await admin.call('PUT', `/api/customers/${shop.customerId}`, { groupId });
    expect(joined.json().fields).toMatchObject([{ path: 'groupId' }]);
  });

  test('of orders too', async () => {
    await saved({ kind: 'order', maxLira: 1000 });
    expect(
      await conflict({ kind: 'order', customerId: shop.customerId, firstOrderMinLira: 1001 }),
    ).toMatchObject({
      path: 'firstOrderMinLira',
      limit: 1000,
    });
  });

  test('are refused when two staff save them at once', async () => {
    const answers = await Promise.all([
      save({ min: 30 }),
      save({ grain: 'product', max: 20 }),
      save({ grain: 'color', max: 10 }),
    ]);
    expect(answers.filter(answer => answer.json().code === 'rules_conflict').length).toBeGreaterThan(0);
    const rows = await portal.db.select().from(quantityTerms);
    expect(rows.some(row => row.min === 30) && rows.some(row => row.max !== null)).toBe(false);
  });
});

test('a rule that is moved is announced to the baskets of those whom it was for, too', async () => {
  const other = await portal.shop();
  const [ofShop, ofOther] = [shop, other].map(({ customerId }) => ({ topic: 'basket', customerId }));
  const id = await saved({ min: 12 });
  const change = async (body: object) => {
    await admin.call('PUT', `/api/terms/${id}`, body);
    const rows = await portal.db.select().from(events).where(eq(events.subjectId, id)).orderBy(events.id);
    return rows.at(-1)?.also;
  };
  expect(await change({ customerId: shop.customerId })).toEqual([ofShop, { topic: 'basket', shops: true }]);
  expect(await change({ customerId: other.customerId })).toEqual([ofOther, ofShop]);
  expect(await change({ min: 6 })).toEqual([ofOther]);
});

describe('a rule that two staff come to at once', () => {
  /** Makes calls that all wait for the lock of the rules, in this order. */
  async function queued<Answer>(...calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
    const { answers } = await portal.db.transaction(async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.terms})`);
      const sent: Promise<Answer>[] = [];
      for (const call of calls) {
        sent.push(call());
        await untilBlocked(portal.db, sent.length);
      }
      return { answers: sent };
    });
    return Promise.all(answers);
  }
  const remove = (id: string) => () => admin.call('DELETE', `/api/terms/${id}`);
  const change = (id: string, body: object) => () => admin.call('PUT', `/api/terms/${id}`, body);
  const setAll = (productId: string, min: number) => () =>
    admin.call('POST', '/api/terms/batch', { productIds: [productId], grain: 'cell', min });

  test('is deleted once', async () => {
    const id = await saved({ min: 12 });
    const answers = await queued(remove(id), remove(id));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 404]);
    expect(await portal.db.$count(events, eq(events.subjectId, id))).toBe(2);
  });

  test('says something after both', async () => {
    const id = await saved({ min: 6, max: 60 });
    const answers = await queued(change(id, { min: null }), change(id, { max: null }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400]);
    expect((await admin.call('GET', `/api/terms/${id}`)).json()).toMatchObject({ min: null, max: 60 });
  });

  test('is changed, made and deleted beside rules for many products without a circle', async () => {
    const productId = await createProduct(portal.db);
    const id = await saved({ productId, min: 12 });
    const changed = await queued(setAll(productId, 6), change(id, { max: 60 }));
    expect(changed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const removed = await queued(setAll(productId, 3), remove(id));
    expect(removed.map(({ statusCode }) => statusCode)).toEqual([200, 204]);
    const made = await queued(setAll(productId, 3), () => save({ productId, min: 9 }));
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  });

  test('is changed beside the deletion of its customer', async () => {
    const { customerId } = await portal.shop();
    const id = await saved({ customerId, min: 12 });
    const answers = await queued(change(id, { min: 6 }), () =>
      admin.call('DELETE', `/api/customers/${customerId}`),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 204]);
  });
});

test('what holds for a customer names the rule that it comes from', async () => {
  const [productId, groupId] = [await createProduct(portal.db), await group('İstanbul')];
  await admin.call('PUT', `/api/customers/${shop.customerId}`, { groupId });
  const ofGroup = await saved({ groupId, min: 10 });
  const ofProduct = await saved({ productId, multiple: 6 });
  await saved({ customerId: shop.customerId, max: 60 });
  await saved({ kind: 'order', minLira: 500 });
  const answer = await admin.call('GET', `/api/customers/${shop.customerId}/terms?productId=${productId}`);
  expect(answer.json()).toMatchObject([
    { grain: 'cell', field: 'min', value: '12', from: 'group', groupName: 'İstanbul', termId: ofGroup },
    { grain: 'cell', field: 'max', value: '60', from: 'customer', groupName: null, ofProduct: false },
    { grain: 'cell', field: 'multiple', value: '6', from: 'everyone', ofProduct: true, termId: ofProduct },
    { grain: null, field: 'minLira', value: '500.00', from: 'everyone' },
  ]);
  const other = await admin.call('GET', `/api/customers/${shop.customerId}/terms`);
  expect(other.json()).toMatchObject([{ field: 'min', value: '10' }, { field: 'max' }, { field: 'minLira' }]);
});

describe('a group', () => {
  test('has a name of its own and says how many customers it has', async () => {
    const id = await group('Ege');
    const again = await admin.call('POST', '/api/groups', { name: 'EGE' });
    expect(again.json().fields).toMatchObject([{ path: 'name', code: 'taken' }]);
    await admin.call('PUT', `/api/customers/${shop.customerId}`, { groupId: id });
    const customer = (await admin.call('GET', `/api/customers/${shop.customerId}`)).json();
    expect(customer.groupId).toBe(id);
    const renamed = await admin.call('PUT', `/api/groups/${id}`, { name: 'Ege ve Akdeniz' });
    expect(renamed.json()).toEqual({ id, name: 'Ege ve Akdeniz', customers: 1 });
    expect((await admin.call('GET', '/api/groups')).json()).toContainEqual(renamed.json());
  });

  test('stays while it has customers, and takes its rules along', async () => {
    const id = await group('Doğu');
    await saved({ groupId: id, min: 2 });
    await admin.call('PUT', `/api/customers/${shop.customerId}`, { groupId: id });
    expect((await admin.call('DELETE', `/api/groups/${id}`)).json().code).toBe('group_in_use');
    await admin.call('PUT', `/api/customers/${shop.customerId}`, { groupId: null });
    expect((await admin.call('DELETE', `/api/groups/${id}`)).statusCode).toBe(204);
    expect(await countRules()).toBe(0);
    expect(await portal.db.$count(customerGroups, eq(customerGroups.id, id))).toBe(0);
    const answer = await admin.call('PUT', `/api/customers/${shop.customerId}`, { groupId: id });
    expect(answer.json().fields).toMatchObject([{ path: 'groupId', code: 'not_found' }]);
  });
});
