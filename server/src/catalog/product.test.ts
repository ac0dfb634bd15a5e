import { expect, test } from 'vitest';
import { isForSale, products } from '../db/schema-goods.ts';
import { portal, withOneShop } from '../testing/one-shop.ts';
import { createProduct } from '../testing/trade.ts';
import { isForSaleNow } from './product.ts';

withOneShop();

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test.each([
  [true, {}],
  [false, { isActive: false }],
  [true, { sellsFrom: inHours(-1) }],
  [false, { sellsFrom: inHours(1) }],
  [true, { sellsUntil: inHours(1) }],
  [false, { sellsUntil: inHours(-1) }],
  [true, { sellsFrom: inHours(-1), sellsUntil: inHours(1) }],
  [false, { sellsFrom: inHours(-2), sellsUntil: inHours(-1) }],
  [false, { sellsFrom: inHours(-1), sellsUntil: inHours(1), isActive: false }],
])('for sale is %s in the database and in a product that was read with %o', async (expected, values) => {
  await portal.db.delete(products);
  await createProduct(portal.db, values);
  const [row] = await portal.db.select({ product: products, isForSale }).from(products);
  expect([row?.isForSale, row && isForSaleNow(row.product)]).toEqual([expected, expected]);
});
