import type { Order } from '@toptan/contract/orders';
import { expect, test } from 'vitest';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import {
  addPacks,
  addToBasket,
  changed,
  changeOrder,
  createPacked,
  createProduct,
  setPacksOf,
  stockOf,
  submitBasket,
} from '../../testing/trade.ts';

withOneShop();

/** An order of two packs of 1-2-1 in black, and of a product beside them. */
async function packed(): Promise<{ placed: Order; productId: string; packId: string; other: string }> {
  const { productId, packId } = await createPacked(portal.db, admin, { stock: 100 });
  const other = await createProduct(portal.db);
  await addPacks(shop, packId, 2);
  await addToBasket(shop, other, 1);
  return { placed: (await submitBasket(shop)).json(), productId, packId, other };
}

const piecesOf = ({ orderItems }: Order, productId: string) =>
  orderItems.filter(item => item.productId === productId).map(({ quantity }) => quantity);

test('a number of packs is set, another color comes as packs, and none leaves nothing of the pack', async () => {
  const { placed, productId, packId } = await packed();
  const row = { productId, packId };
  const more = await changed(admin, placed, [
    { ...row, color: 'Black', quantity: 3 },
    { ...row, color: 'White', quantity: 1 },
  ]);
  expect(piecesOf(more, productId).toSorted()).toEqual([1, 1, 2, 3, 3, 6]);
  expect(more.packs.map(({ color, packs }) => [color, packs])).toEqual([
    ['Black', 3],
    ['White', 1],
  ]);
  expect(await stockOf(portal.db, productId)).toBe(84);
  const less = await changed(admin, more, [{ ...row, color: 'Black', quantity: 0 }]);
  expect(piecesOf(less, productId)).toEqual([1, 2, 1]);
  expect(less.packs.map(({ color }) => color)).toEqual(['White']);
  expect(await stockOf(portal.db, productId)).toBe(96);
});

test('a replaced pack can be set to another number, until it is no longer sold', async () => {
  const { placed, productId, packId } = await packed();
  const lines = [{ size: '30', ratio: 6 }];
  const [next] = await setPacksOf(admin, productId, { id: packId, lines });
  const row = { productId, packId, color: 'Black' };
  const three = await changed(admin, placed, [{ ...row, quantity: 3 }]);
  expect(piecesOf(three, productId)).toEqual([3, 6, 3]);
  const another = { ...row, color: 'White', quantity: 1 };
  expect((await changeOrder(admin, three, [another])).json()).toMatchObject({ code: 'product_unavailable' });
  const both = await changed(admin, three, [{ ...another, packId: next?.id ?? '' }]);
  expect(piecesOf(both, productId)).toEqual([3, 6, 3, 6]);
  await setPacksOf(admin, productId, { id: next?.id, lines: [{ size: '31', ratio: 4 }], isActive: false });
});

test('single pieces of a product in packs are refused, and packs that no line holds', async () => {
  const { placed, productId, packId } = await packed();
  const single = { productId, size: '30', color: 'Black', quantity: 2 };
  expect((await changeOrder(admin, placed, [single])).json()).toMatchObject({
    code: 'sold_in_packs',
    fields: [{ path: 'rows.0.quantity', above: 4 }],
  });
  const many = { productId, packId, color: 'Black', quantity: 500 };
  expect((await changeOrder(admin, placed, [many])).json()).toMatchObject({
    code: 'basket_line_full',
    fields: [{ path: 'rows.0.quantity', code: 'too_big', limit: 499 }],
  });
});

test('a row of packs names their product and a color that they come in', async () => {
  const { placed, productId, packId, other } = await packed();
  const row = { productId, packId, color: 'White', quantity: 1 };
  const mixed = { mixed: true, lines: [{ size: '30', color: 'Black', ratio: 2 }] };
  const [, colors] = await setPacksOf(admin, productId, { id: packId }, mixed);
  const wrong = [
    { ...row, productId: other },
    { ...row, color: 'Red' },
    { ...row, color: null },
    { ...row, packId: colors?.id ?? '', color: 'White' },
  ];
  for (const each of wrong)
    expect((await changeOrder(admin, placed, [each])).json()).toMatchObject({ code: 'product_unavailable' });
  const { packs } = await changed(admin, placed, [{ ...row, packId: colors?.id ?? '', color: null }]);
  expect(packs).toMatchObject([{ color: 'Black' }, { color: null, mixed: true, packs: 1 }]);
});
