import type { BatchResult } from '@toptan/contract/batch-results';
import type { Term } from '@toptan/contract/terms';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { events } from '../db/schema-events.ts';
import { customerGroups, customers } from '../db/schema-people.ts';
import { quantityTerms } from '../db/schema-terms.ts';
import { untilBlocked } from '../testing/locks.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, type Shop } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  shop = await portal.shop({ name: 'Atlas Giyim' });
});
beforeEach(() => portal.db.delete(quantityTerms));
afterAll(() => portal.close());

const send = (body: object) => admin.call('POST', '/api/terms/batch', { grain: 'cell', ...body });

async function batch(body: object): Promise<BatchResult[]> {
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const rulesOf = async (productId: string): Promise<Term[]> =>
  (await admin.call('GET', `/api/terms?productId=${productId}`)).json();

describe('a rule for many products', () => {
  test('is made where there is none, and takes the place of the one for the same', async () => {
    const [first, second] = [await createProduct(portal.db), await createProduct(portal.db)];
    await admin.call('POST', '/api/terms', { kind: 'quantity', productId: first, min: 3, max: 9 });
    const wanted = { productIds: [first, second], min: 6, multiple: 6 };
    expect(await batch(wanted)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    for (const id of [first, second])
      expect(await rulesOf(id)).toMatchObject([{ grain: 'cell', min: 6, max: null, multiple: 6 }]);
    expect(await batch(wanted)).toMatchObject([{ state: 'unchanged' }, { state: 'unchanged' }]);
    const ofShop = await batch({ ...wanted, customerId: shop.customerId, min: 12 });
    expect(ofShop).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    expect(await rulesOf(first)).toHaveLength(2);
    const rows = await portal.db.select().from(events).where(eq(events.action, 'POST /api/terms/batch'));
    expect(rows).toHaveLength(4);
  });

  test('is refused for a product of which nothing could be ordered, and set on the others', async () => {
    const [tight, free] = [
      await createProduct(portal.db, { name: 'Kot 501' }),
      await createProduct(portal.db),
    ];
    await admin.call('POST', '/api/terms', {
      kind: 'quantity',
      productId: tight,
      customerId: shop.customerId,
      max: 10,
    });
    const gone = v7();
    expect(await batch({ productIds: [tight, free, gone], min: 12 })).toMatchObject([
      {
        productId: tight,
        productName: 'Kot 501',
        state: 'refused',
        error: { code: 'rules_conflict', fields: [{ path: 'min', limit: 10, product: 'Kot 501' }] },
      },
      { productId: free, state: 'done' },
      { productId: gone, productName: null, state: 'refused', error: { code: 'not_found' } },
    ]);
    expect((await rulesOf(tight)).map(({ min }) => min)).toEqual([null]);
  });

  test('is refused where the group of its customer says otherwise', async () => {
    const productId = await createProduct(portal.db);
    const groupId = (await admin.call('POST', '/api/groups', { name: 'Bursa' })).json().id;
    await admin.call('PUT', `/api/customers/${shop.customerId}`, { groupId });
    await admin.call('POST', '/api/terms', { kind: 'quantity', groupId, grain: 'product', max: 10 });
    const result = await batch({ productIds: [productId], customerId: shop.customerId, min: 12 });
    expect(result).toMatchObject([{ state: 'refused', error: { code: 'rules_conflict' } }]);
    await admin.call('PUT', `/api/customers/${shop.customerId}`, { groupId: null });
  });

  test('is judged by the group that its customer comes into meanwhile', async () => {
    const productId = await createProduct(portal.db);
    const groupId = v7();
    await portal.db.insert(customerGroups).values({ id: groupId, name: groupId });
    await admin.call('POST', '/api/terms', { kind: 'quantity', groupId, grain: 'product', max: 10 });
    const { setting } = await portal.db.transaction(async tx => {
      await tx.update(customers).set({ groupId }).where(eq(customers.id, shop.customerId));
      const answer = batch({ productIds: [productId], customerId: shop.customerId, min: 12 });
      await untilBlocked(portal.db);
      return { setting: answer };
    });
    expect(await setting).toMatchObject([{ state: 'refused', error: { code: 'rules_conflict' } }]);
    await portal.db.update(customers).set({ groupId: null }).where(eq(customers.id, shop.customerId));
  });

  test.each([
    [{}, 'min', 'required'],
    [{ min: 12, max: 6 }, 'max', 'invalid'],
    [{ min: 10, multiple: 6 }, 'multiple', 'invalid'],
    [{ min: 1, customerId: v7() }, 'customerId', 'not_found'],
    [{ min: 1, groupId: v7() }, 'groupId', 'not_found'],
    [{ min: 1, groupId: v7(), customerId: v7() }, 'groupId', 'invalid'],
    [{ min: 1.5 }, 'min', 'not_an_integer'],
    [{ min: 1, productIds: [] }, 'productIds', 'required'],
  ])('%o is refused as a whole', async (body, path, code) => {
    const productIds = [await createProduct(portal.db)];
    const answer = await send({ productIds, ...body });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path, code }]);
    expect(await portal.db.$count(quantityTerms)).toBe(0);
  });

  test('that two staff set at once, and one deletes a product of, leaves one for each', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => createProduct(portal.db)));
    const answers = await Promise.all([
      send({ productIds: ids, min: 6 }),
      send({ productIds: ids.toReversed(), min: 12 }),
      admin.call('DELETE', `/api/products/${ids[1]}`),
    ]);
    expect(answers.map(answer => answer.statusCode)).toEqual([200, 200, 204]);
    expect(await portal.db.$count(quantityTerms)).toBe(2);
  });
});
