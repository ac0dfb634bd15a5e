import type { ListedPack } from '@toptan/contract/catalog/packs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violatedConstraint } from '../../db/errors.ts';
import { codes } from '../../db/schema-packs.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import {
  addPacks,
  createPacked,
  createProduct,
  packOf,
  setPacksOf,
  submitBasket,
  variantId,
} from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
beforeEach(() => portal.db.delete(codes));
afterAll(() => portal.close());

const carton = '18690123450364';
const piece = '8690123450367';

const put = (productId: string, ...packs: object[]) =>
  admin.call('PUT', `/api/products/${productId}/packs`, { packs });
const listed = async (productId: string): Promise<ListedPack[]> =>
  (await admin.call('GET', `/api/products/${productId}/packs`)).json();
const found = async (code: string, caller = admin) =>
  (await caller.call('POST', '/api/codes/lookup', { codes: [code] })).json()[0];

describe('the barcode of a pack', () => {
  test('finds the pack, and its product in a search', async () => {
    const { productId, packId } = await createPacked(portal.db, admin, { pack: { codes: [carton] } });
    const cell = { productId, size: null, color: null, packId };
    expect(await found(`1 869-0123 45036 4`)).toMatchObject({ ...cell, state: 'ok' });
    const searched = await admin.call('GET', `/api/products?q=${carton}`);
    expect(searched.json()).toMatchObject([{ id: productId }]);
    expect((await listed(productId))[0]?.codes).toEqual([carton]);
    await put(productId, packOf({ id: packId, isActive: false }));
    expect(await found(carton)).toMatchObject({ ...cell, state: 'closed' });
    await put(productId, packOf({ id: packId, codes: [] }));
    expect(await found(carton)).toMatchObject({ packId: null, state: 'unknown' });
  });

  test('of a product that a shop does not see is unknown to it', async () => {
    const shop = await portal.shop();
    await createPacked(portal.db, admin, { isActive: false, pack: { codes: [carton] } });
    expect(await found(carton, shop)).toMatchObject({ productId: null, packId: null, state: 'unknown' });
  });

  test('goes over to the new version of the pack', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin, { pack: { codes: [carton] } });
    await addPacks(shop, packId);
    const [next] = await setPacksOf(admin, productId, { id: packId, lines: [{ size: '30', ratio: 6 }] });
    expect(await found(carton)).toMatchObject({ packId: next?.id, state: 'ok' });
    expect(await listed(productId)).toMatchObject([
      { id: next?.id, codes: [carton] },
      { id: packId, codes: [] },
    ]);
  });

  test('goes with a pack that is left out, for another one of the same call', async () => {
    const { productId, packId } = await createPacked(portal.db, admin, { pack: { codes: [carton] } });
    const answer = await put(productId, packOf({ lines: [{ size: '31', ratio: 12 }], codes: [carton] }));
    expect(answer.statusCode, answer.body).toBe(200);
    const [only] = answer.json<ListedPack[]>();
    expect(only?.id).not.toBe(packId);
    expect(await found(carton)).toMatchObject({ packId: only?.id });
  });

  test('that something else has is refused with the holder, and moved where that is said', async () => {
    const productId = await createProduct(portal.db, { name: 'Kot 501', sizes: ['30'], colors: ['Blue'] });
    const variants = [{ size: '30', color: 'Blue', codes: [piece] }];
    await admin.call('PUT', `/api/products/${productId}/variants`, { variants });
    const packed = await createPacked(portal.db, admin, { name: 'Chino', pack: { codes: [carton] } });
    const other = await createPacked(portal.db, admin, { name: 'Gömlek' });
    const wanted = packOf({ id: other.packId, codes: [piece, carton] });
    const refused = await put(other.productId, wanted);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'taken']);
    expect(refused.json().fields).toMatchObject([
      { path: 'packs.0.codes.0', holder: { productName: 'Kot 501', size: '30', color: 'Blue' } },
      {
        path: 'packs.0.codes.1',
        holder: { productName: 'Chino', size: null, pack: { unit: 'series', pieces: 4 }, isActive: true },
      },
    ]);
    expect((await put(other.productId, { ...wanted, move: true })).statusCode).toBe(200);
    expect(await found(carton)).toMatchObject({ packId: other.packId });
    expect((await listed(packed.productId))[0]?.codes).toEqual([]);

    const claimed = [{ size: '30', color: 'Blue', codes: [carton] }];
    const path = `/api/products/${productId}/variants`;
    const back = await admin.call('PUT', path, { variants: claimed });
    expect(back.json().fields).toMatchObject([{ holder: { productName: 'Gömlek', pack: { pieces: 4 } } }]);
    await admin.call('PUT', path, { variants: claimed.map(row => ({ ...row, move: true })) });
    expect(await found(carton)).toMatchObject({ productId, size: '30', packId: null });
  });

  test('cannot be that of two packs of one call, and has a right check digit', async () => {
    const { productId, packId } = await createPacked(portal.db, admin);
    const twice = await put(
      productId,
      packOf({ id: packId, codes: [carton] }),
      packOf({ lines: [{ size: '30', ratio: 2 }], codes: [carton], move: true }),
    );
    expect(twice.json().fields).toMatchObject([{ path: 'packs.1.codes.0', code: 'taken' }]);
    const wrong = await put(productId, packOf({ id: packId, codes: ['18690123450365'] }));
    expect(wrong.json().fields).toMatchObject([{ path: 'packs.0.codes.0', code: 'invalid' }]);
  });

  test('that two administrators give away at once is given once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => createPacked(portal.db, admin)));
    const answers = await Promise.all(
      made.map(({ productId, packId }) => put(productId, packOf({ id: packId, codes: [carton] }))),
    );
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('names one thing alone: the database refuses another', async () => {
    const { productId, packId } = await createPacked(portal.db, admin);
    const both = { gtin: piece, packId, variantId: await variantId(portal.db, productId, '30', 'Black') };
    expect(await portal.db.insert(codes).values(both).catch(violatedConstraint)).toBe('codes_of_one');
    const none = portal.db.execute(sql`insert into codes (gtin) values (${piece})`);
    expect(await none.catch(violatedConstraint)).toBe('codes_of_one');
  });
});

test('a pack says in how many baskets and orders it is, to staff alone', async () => {
  const shops = await Promise.all([portal.shop(), portal.shop()]);
  const { productId, packId } = await createPacked(portal.db, admin);
  for (const shop of shops) {
    await addPacks(shop, packId, 1, 'Black');
    await addPacks(shop, packId, 2, 'White');
  }
  await submitBasket(shops[0]);
  expect(await listed(productId)).toMatchObject([{ id: packId, baskets: 1, orders: 1 }]);
  const seen = (await shops[1].call('GET', `/api/products/${productId}/packs`)).json();
  expect(Object.keys(seen[0])).not.toEqual(expect.arrayContaining(['baskets']));
  expect(Object.keys(seen[0])).not.toEqual(expect.arrayContaining(['orders']));
});
