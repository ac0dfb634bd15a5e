import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customers } from '../db/schema-people.ts';
import { quantityTerms } from '../db/schema-terms.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, type Shop } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let atlas: Shop;
let group: string;
let productId: string;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  atlas = await portal.shop({ name: 'Atlas Giyim' });
  const nar = await portal.shop({ name: 'Nar Butik' });
  await portal.shop({ name: 'Selin Moda' });
  group = (await admin.call('POST', '/api/groups', { name: 'İstanbul' })).json().id;
  for (const shop of [atlas, nar])
    await admin.call('PUT', `/api/customers/${shop.customerId}`, { groupId: group });
  productId = await createProduct(portal.db);
});
beforeEach(() => portal.db.delete(quantityTerms));
afterAll(() => portal.close());

const save = (body: object) => admin.call('POST', '/api/terms', { kind: 'quantity', ...body });
const none = { customerId: null, groupId: null, grain: 'cell', min: null, max: null, multiple: null };

async function preview(...terms: object[]) {
  const answer = await admin.call('POST', '/api/terms/preview', {
    productId,
    terms: terms.map(term => ({ ...none, ...term })),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('customers, groups and everybody else are told what would hold, and by which rule', async () => {
  await save({ min: 6, multiple: 6 });
  await save({ productId, min: 30 });
  const { buyers, more } = await preview(
    { min: 12 },
    { groupId: group, min: 6 },
    { customerId: atlas.customerId, max: 60 },
  );
  expect(more).toBe(0);
  expect(buyers).toMatchObject([
    {
      customerName: 'Atlas Giyim',
      groupName: 'İstanbul',
      customers: 1,
      conflict: null,
      terms: [
        { field: 'min', value: '6', from: 'group', groupName: 'İstanbul', ofProduct: true },
        { field: 'max', value: '60', from: 'customer', ofProduct: true },
        { field: 'multiple', value: '6', from: 'everyone', ofProduct: false },
      ],
    },
    { customerId: null, groupName: 'İstanbul', customers: 1, terms: [{ value: '6' }, { field: 'multiple' }] },
    {
      customerId: null,
      groupId: null,
      customers: (await portal.db.$count(customers)) - 2,
      terms: [
        { field: 'min', value: '12', from: 'everyone', ofProduct: true },
        { field: 'multiple', value: '6' },
      ],
    },
  ]);
  expect(await portal.db.$count(quantityTerms)).toBe(2);
});

test('rules that exclude each other are named where they do', async () => {
  const { buyers } = await preview({ min: 12 }, { groupId: group, max: 10 });
  expect(buyers.map(({ conflict }: { conflict: object }) => conflict)).toEqual([
    { least: 12, most: 10 },
    null,
  ]);
});

test('the rules of a product are listed alone, or with those for all products', async () => {
  const own = (await save({ productId, min: 12 })).json().id;
  const general = (await save({ min: 6 })).json().id;
  await save({ productId: await createProduct(portal.db), min: 3 });
  const listed = async (more: string) => {
    const answer = await admin.call('GET', `/api/terms?kind=quantity&productId=${productId}${more}`);
    return answer.json<{ id: string }[]>().map(({ id }) => id);
  };
  expect(await listed('')).toEqual([own]);
  expect(await listed('&inherited=true')).toEqual([general, own]);
});
