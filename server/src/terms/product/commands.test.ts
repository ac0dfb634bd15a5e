import type { ProductTerm } from '@toptan/contract/term-changes';
import type { Term } from '@toptan/contract/terms';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { events } from '../../db/schema-events.ts';
import { customerGroups, customers } from '../../db/schema-people.ts';
import { quantityTerms } from '../../db/schema-terms.ts';
import { untilBlocked } from '../../testing/locks.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { createProduct, type Shop } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
let productId: string;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  shop = await portal.shop({ name: 'Atlas Giyim' });
});
beforeEach(async () => {
  await portal.db.delete(quantityTerms);
  productId = await createProduct(portal.db, { name: 'Kot 501' });
});
afterAll(() => portal.close());

const none: ProductTerm = {
  customerId: null,
  groupId: null,
  grain: 'cell',
  min: null,
  max: null,
  multiple: null,
};
const set = (terms: Partial<ProductTerm>[], known?: Partial<ProductTerm>[]) =>
  admin.call('PUT', `/api/products/${productId}/terms`, {
    terms: terms.map(term => ({ ...none, ...term })),
    ...(known && { known: known.map(term => ({ ...none, ...term })) }),
  });
const read = async (): Promise<Term[]> =>
  (await admin.call('GET', `/api/terms?productId=${productId}`)).json();
const recorded = () => portal.db.$count(events, eq(events.subjectId, productId));

describe('the rules of a product', () => {
  test('are changed, made and deleted together, and recorded once', async () => {
    const first = await set([{ min: 6 }, { grain: 'color', min: 12 }]);
    expect(first.statusCode, first.body).toBe(200);
    expect(first.json()).toEqual(await read());
    const cell = (await read()).find(({ grain }) => grain === 'cell');
    const ofShop = { customerId: shop.customerId, max: 60 };
    const second: Term[] = (await set([{ min: 8, multiple: 4 }, ofShop])).json();
    expect(second).toHaveLength(2);
    expect(second).toMatchObject([
      { customerName: 'Atlas Giyim', max: 60 },
      { id: cell?.id, grain: 'cell', min: 8, multiple: 4 },
    ]);
    expect(await recorded()).toBe(2);

    await set([ofShop, { min: 8, multiple: 4 }]);
    expect(await recorded(), 'nothing has changed').toBe(2);
    await set([]);
    expect(await read()).toEqual([]);
  });

  test('that were left as they were shown stay as somebody else has made, changed or deleted them meanwhile', async () => {
    const shown = [{ min: 6 }, { grain: 'color', min: 12 }, { customerId: shop.customerId, min: 8 }] as const;
    await set([...shown]);
    await set([{ min: 7 }, { grain: 'color', min: 12 }, { grain: 'product', min: 30 }]);
    await set([...shown.slice(0, 1), { grain: 'color', min: 24 }, ...shown.slice(2)], [...shown]);
    expect((await read()).map(({ grain, min }) => [grain, min]).toSorted()).toEqual([
      ['cell', 7],
      ['color', 24],
      ['product', 30],
    ]);
    await set([{ min: 6 }], [...shown]);
    expect((await read()).map(({ grain, min }) => [grain, min]).toSorted()).toEqual([
      ['cell', 7],
      ['product', 30],
    ]);
  });

  test('that were left as they were shown may be for somebody who is deleted meanwhile', async () => {
    const groupId = v7();
    await portal.db.insert(customerGroups).values({ id: groupId, name: groupId });
    const { customerId } = await portal.shop();
    const shown = [{ customerId, min: 8 }, { groupId, min: 9 }, { min: 6 }];
    await set(shown);
    await admin.call('DELETE', `/api/customers/${customerId}`);
    await admin.call('DELETE', `/api/groups/${groupId}`);
    const answer = await set([...shown.slice(0, 2), { min: 7 }], shown);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await read()).toMatchObject([{ customerId: null, groupId: null, min: 7 }]);
    const changed = await set([{ customerId, min: 10 }, { min: 7 }], shown);
    expect(changed.json().fields).toMatchObject([{ path: 'terms.0.customerId', code: 'not_found' }]);
  });

  test.each([
    [{}, 400, 'terms.1.min', 'required'],
    [{ min: 12, max: 6 }, 400, 'terms.1.max', 'invalid'],
    [{ min: 10, multiple: 6 }, 400, 'terms.1.multiple', 'invalid'],
    [{ min: 1.5 }, 400, 'terms.1.min', 'not_an_integer'],
    [{ min: 1, customerId: v7() }, 400, 'terms.1.customerId', 'not_found'],
    [{ min: 1, groupId: v7() }, 400, 'terms.1.groupId', 'not_found'],
    [{ min: 1, customerId: v7(), groupId: v7() }, 400, 'terms.1.groupId', 'invalid'],
    [{ min: 1, grain: 'color' as const }, 409, 'terms.1.customerId', 'taken'],
  ])('with %o are all refused, at its place', async (term, status, path, code) => {
    await set([{ min: 3 }]);
    const answer = await set([{ grain: 'color', min: 12 }, term]);
    expect([answer.statusCode, answer.json().fields]).toMatchObject([status, [{ path, code }]]);
    expect((await read()).map(({ grain, min }) => [grain, min])).toEqual([['cell', 3]]);
  });

  test('by which nothing could be ordered are all refused, at the one that is new', async () => {
    await set([{ min: 12 }]);
    const answer = await set([
      { min: 12 },
      { grain: 'color', min: 4 },
      { customerId: shop.customerId, max: 6 },
    ]);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'rules_conflict', fields: [{ path: 'terms.2.max', limit: 6, product: 'Kot 501' }] },
    ]);
    const grains = await set([{ min: 12 }, { grain: 'product', max: 6 }]);
    expect(grains.json().code).toBe('rules_conflict');
    expect(await read()).toHaveLength(1);
  });

  test('keep the one that holds others apart', async () => {
    const { customerId } = shop;
    await admin.call('POST', '/api/terms', { kind: 'quantity', customerId, max: 6 });
    await set([{ min: 12 }, { customerId, max: 60 }]);
    const answer = await set([{ min: 12 }]);
    expect([answer.statusCode, answer.json().fields]).toMatchObject([409, [{ path: 'terms', limit: 6 }]]);
    expect(await read()).toHaveLength(2);
  });

  test('are judged by the group that their customer comes into meanwhile', async () => {
    const groupId = v7();
    await portal.db.insert(customerGroups).values({ id: groupId, name: groupId });
    await admin.call('POST', '/api/terms', { kind: 'quantity', groupId, grain: 'product', max: 6 });
    const { setting } = await portal.db.transaction(async tx => {
      await tx.update(customers).set({ groupId }).where(eq(customers.id, shop.customerId));
      const answer = set([{ customerId: shop.customerId, min: 12 }]);
      await untilBlocked(portal.db);
      return { setting: answer };
    });
    expect((await setting).json()).toMatchObject({ code: 'rules_conflict', fields: [{ limit: 6 }] });
    expect(await read()).toEqual([]);
    await portal.db.update(customers).set({ groupId: null }).where(eq(customers.id, shop.customerId));
  });

  test('of a product that is gone are not found', async () => {
    await admin.call('DELETE', `/api/products/${productId}`);
    expect((await set([{ min: 1 }])).statusCode).toBe(404);
  });
});
