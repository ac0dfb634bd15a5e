import { newForDays, type Product } from '@toptan/contract/catalog/products';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products, variants } from '../../../db/schema-goods.ts';
import { type Caller, type Portal, startPortal } from '../../../testing/portal.ts';
import { createProduct, variantId } from '../../../testing/trade.ts';

let portal: Portal;
let shop: Caller;
beforeAll(async () => {
  portal = await startPortal();
  shop = await portal.shop();
});
afterAll(() => portal.close());
beforeEach(() => portal.db.delete(products));

const pool = (size: string, color: string, quantity: number) => ({ size, color, quantity });

async function namesOf(filter: string): Promise<string[]> {
  const answer = await shop.call('GET', `/api/products?${filter}`);
  expect(answer.statusCode).toBe(200);
  const names = answer.json<Product[]>().map(({ name }) => name);
  const counts = await shop.call('GET', `/api/products/counts?${filter}`);
  expect(counts.json().total).toBe(names.length);
  return names.sort();
}

test('sizes that are missing are found where all of them are in stock in one colour', async () => {
  await createProduct(portal.db, { name: 'both', pools: [pool('30', 'Black', 1), pool('31', 'Black', 2)] });
  await createProduct(portal.db, {
    name: 'in two colours',
    pools: [pool('30', 'Black', 1), pool('31', 'Black', 0), pool('30', 'White', 0), pool('31', 'White', 1)],
  });
  await createProduct(portal.db, { name: 'sold out', pools: [pool('30', 'Red', 0), pool('31', 'Red', 0)] });
  await createProduct(portal.db, { name: 'as a whole', sizes: ['30', '31'], stock: 9 });
  expect(await namesOf('has=30&has=31')).toEqual(['both']);
  expect(await namesOf('has=30')).toEqual(['both', 'in two colours']);
  expect(await namesOf('has=30&has=30')).toEqual(['both', 'in two colours']);
  expect(await namesOf('has=32')).toEqual([]);
});

test('a size that staff have closed is not in stock', async () => {
  const id = await createProduct(portal.db, { pools: [pool('30', 'Black', 5)] });
  await portal.db
    .update(variants)
    .set({ isActive: false })
    .where(eq(variants.id, await variantId(portal.db, id, '30', 'Black')));
  expect(await namesOf('has=30')).toEqual([]);
});

test('sizes and a colour narrow the list to products that are offered in them', async () => {
  await createProduct(portal.db, { name: 'jeans', sizes: ['30', '31'], colors: ['Blue', 'Black'] });
  await createProduct(portal.db, { name: 'shirt', sizes: ['S', '30'], colors: ['Blue'] });
  await createProduct(portal.db, { name: 'bag', colors: ['Black'] });
  expect(await namesOf('size=30')).toEqual(['jeans', 'shirt']);
  expect(await namesOf('size=30&size=31')).toEqual(['jeans']);
  expect(await namesOf('color=Black')).toEqual(['bag', 'jeans']);
  expect(await namesOf('color=Black&size=S')).toEqual([]);
});

test('new is what came into the catalogue in the last three weeks', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  await createProduct(portal.db, { name: 'of today' });
  await createProduct(portal.db, { name: 'of last week', createdAt: daysAgo(newForDays - 14) });
  await createProduct(portal.db, { name: 'old', createdAt: daysAgo(newForDays + 2) });
  await createProduct(portal.db, { name: 'hidden', isActive: false });
  expect(await namesOf('new=true')).toEqual(['of last week', 'of today']);
  const counts = await shop.call('GET', '/api/products/counts?q=nothing');
  expect(counts.json().shown).toEqual({ all: 3, new: 2 });
});

test.each([
  'has=',
  `size=${'a'.repeat(41)}`,
  'color=',
  'new=false',
  `has=${'1&has='.repeat(50)}1`,
  'has=%00',
])('%s is refused', async filter => {
  expect((await shop.call('GET', `/api/products?${filter}`)).statusCode).toBe(400);
});
