import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../db/schema-goods.ts';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import type { Caller } from '../../testing/portal.ts';
import { addToBasket, createProduct, place } from '../../testing/trade.ts';

withOneShop();

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const outside = [
  ['before its sale begins', { sellsFrom: inHours(1) }],
  ['after its sale has ended', { sellsUntil: inHours(-1) }],
  ['between two sales', { sellsFrom: inHours(-2), sellsUntil: inHours(-1) }],
] as const;

const read = async <Answer>(caller: Caller, path: string) => (await caller.call('GET', path)).json<Answer>();

test.each(outside)('a product is not there for a shop %s, and for staff it is', async (_, time) => {
  const name = `Sezonluk ${Object.keys(time).join(' ')}`;
  const id = await createProduct(portal.db, { name, ...time });
  const found = async (caller: Caller) => [
    (await read<Product[]>(caller, `/api/products?q=${name}`)).length,
    (await read<{ total: number }>(caller, `/api/products/counts?q=${name}`)).total,
    (await caller.call('GET', `/api/products/${id}`)).statusCode,
    (await caller.call('GET', `/api/products/${id}/pictures`)).statusCode,
  ];
  expect(await found(shop)).toEqual([0, 0, 404, 404]);
  expect(await found(admin)).toEqual([1, 1, 200, 200]);
  const added = await shop.call('POST', '/api/basket', {
    customerId: shop.customerId,
    productId: id,
    quantity: 1,
  });
  expect([added.statusCode, added.json().code]).toEqual([409, 'product_unavailable']);
});

test('a product is there while it is sold, and counts as new from the day on which it was published', async () => {
  const name = 'Sezonluk yelek';
  const time = { sellsFrom: inHours(-1), sellsUntil: inHours(1), publishedAt: inHours(-30 * 24) };
  const id = await createProduct(portal.db, { name, ...time });
  expect(await read<Product[]>(shop, `/api/products?q=${name}`)).toMatchObject([{ id, ...time }]);
  expect(await read<Product[]>(shop, `/api/products?q=${name}&new=true`)).toEqual([]);
});

test.each(outside)('what lies in a basket is flagged and not ordered %s', async (_, time) => {
  const id = await createProduct(portal.db, { name: 'Sezonluk ceket', stock: 5 });
  const line = await addToBasket(shop, id, 1);
  await portal.db.update(products).set(time).where(eq(products.id, id));
  const shown = (await read<BasketItem[]>(shop, '/api/basket')).find(each => each.id === line.id);
  expect(shown).toMatchObject({ fromStock: 0, product: { isAvailable: false } });
  const placed = await place(shop, [{ id: line.id, productId: id, quantity: 1 }]);
  expect([placed.statusCode, placed.json().code]).toEqual([409, 'product_unavailable']);
});
