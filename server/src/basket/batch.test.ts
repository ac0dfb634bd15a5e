import type { BatchResult, BatchRow } from '@toptan/contract/basket-batch';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { images, productPictures, products, variants } from '../db/schema-goods.ts';
import { recordStatements } from '../testing/plan.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import {
  addToBasket,
  basketOf,
  createPacked,
  createProduct,
  place,
  type Shop,
  setPacksOf,
  stockOf,
  variantId,
} from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

type Row = Partial<BatchRow>;

/** Sends a batch; a row adds one piece unless it says otherwise. */
async function change(
  shop: Shop,
  rows: readonly Row[],
  more: object = {},
  headers: Record<string, string> = {},
) {
  const complete = rows.map((row, at) => ({ ref: String(at), quantity: 1, mode: 'add', ...row }));
  const body = { customerId: shop.customerId, rows: complete, ...more };
  const answer = await shop.call('POST', '/api/basket/batch', body, headers);
  const { applied, results = [] }: { applied?: boolean; results?: BatchResult[] } = answer.json();
  const codes = results.map(({ error }) => error?.code ?? 'ok');
  return { status: answer.statusCode, body: answer.body, applied, results, codes };
}

const piecesOf = async (shop: Shop) => (await basketOf(shop)).map(({ quantity }) => quantity);
const sizesFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => `${first + at}`);

describe('a batch', () => {
  test('of 500 rows with 30 bad ones puts 470 lines into the basket, in their order', async () => {
    const shop = await portal.shop();
    const sizes = sizesFrom(0, 470);
    const productId = await createProduct(portal.db, { sizes });
    const inactive = await createProduct(portal.db, { isActive: false });
    const bad: Row[] = [
      ...sizesFrom(0, 10).map(() => ({ productId, size: 'XL' })),
      ...sizesFrom(0, 5).map(() => ({ productId })),
      ...sizesFrom(0, 5).map(() => ({ productId: inactive })),
      ...sizesFrom(0, 4).map(() => ({ productId: v7() })),
      ...[0, -1, 1.5, 1000].map(quantity => ({ productId, size: '0', quantity })),
      { productId, size: '\0' },
      { productId, size: '0', quantity: 999 },
    ];
    const { status, results, codes } = await change(shop, [
      ...sizes.map(size => ({ productId, size })),
      ...bad,
    ]);
    expect(status).toBe(200);
    expect(results.map(({ ref }) => ref)).toEqual(sizesFrom(0, 500));
    expect(codes.slice(0, 470).every(code => code === 'ok')).toBe(true);
    expect(codes.slice(470)).toEqual([
      ...Array(15).fill('validation_failed'),
      ...Array(9).fill('product_unavailable'),
      ...Array(5).fill('validation_failed'),
      'basket_line_full',
    ]);
    expect((await basketOf(shop)).map(line => line.selectedSize)).toEqual(sizes);
  });

  test('of 501 rows is refused as a whole, and so is one without rows', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db);
    const row = { productId };
    expect((await change(shop, Array(501).fill(row))).status).toBe(400);
    expect((await change(shop, [])).status).toBe(400);
    expect(await basketOf(shop)).toEqual([]);
  });

  test('adds and sets in the order of its rows, also of one cell', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30', '31', '32'], stock: 10 });
    await change(shop, [{ productId, size: '30', quantity: 5 }]);
    const { results } = await change(shop, [
      { productId, size: '30', quantity: 2 },
      { productId, size: '31', quantity: 4, mode: 'set' },
      { productId, size: '31', quantity: 3 },
      { productId, size: '30', quantity: 990, mode: 'set' },
      { productId, size: '30', quantity: 10 },
      { productId, size: '32', quantity: 6 },
      { productId, size: '32', quantity: 0, mode: 'set' },
    ]);
    expect(results.map(({ error, line }) => error ?? line?.quantity ?? null)).toEqual([
      990,
      7,
      7,
      990,
      expect.objectContaining({
        code: 'basket_line_full',
        fields: [expect.objectContaining({ path: 'quantity', code: 'too_big', limit: 9 })],
      }),
      null,
      null,
    ]);
    expect(await piecesOf(shop)).toEqual([990, 7]);
  });

  test('removes with 0, also what is not there, no longer offered or unknown', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30', '31'] });
    await change(shop, [
      { productId, size: '30' },
      { productId, size: '31' },
    ]);
    await portal.db
      .update(products)
      .set({ sizes: ['31'], isActive: false })
      .where(eq(products.id, productId));
    const none = { quantity: 0, mode: 'set' } as const;
    const { codes } = await change(shop, [
      { productId, size: '30', ...none },
      { productId, size: '30', ...none },
      { productId, size: '99', ...none },
      { productId: v7(), ...none },
    ]);
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect((await basketOf(shop)).map(line => line.selectedSize)).toEqual(['31']);
  });

  test('refuses a cell that staff have closed, and names what is wrong with a size as the row does', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30', '31'] });
    const closed = await variantId(portal.db, productId, '30');
    await portal.db.update(variants).set({ isActive: false }).where(eq(variants.id, closed));
    const { results } = await change(shop, [
      { productId, size: '30' },
      { productId, size: '99' },
    ]);
    expect(results).toMatchObject([
      { ok: false, error: { code: 'product_unavailable' } },
      { ok: false, error: { code: 'validation_failed', fields: [{ path: 'size', code: 'not_offered' }] } },
    ]);
  });

  test('refuses lines beyond those of a full basket, and takes what a line of it makes free', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: sizesFrom(0, 1001) });
    const rows = sizesFrom(0, 1000).map(size => ({ productId, size }));
    await change(shop, rows.slice(0, 500));
    await change(shop, rows.slice(500));
    const more = { productId, size: '1000' };
    const { codes } = await change(shop, [
      more,
      { productId, size: '0', quantity: 0, mode: 'set' },
      more,
      { productId, size: '0' },
      { productId, size: '1' },
    ]);
    expect(codes).toEqual(['basket_full', 'ok', 'ok', 'basket_full', 'ok']);
    expect((await basketOf(shop)).length).toBe(1000);
  });

  test('for another shop is not found', async () => {
    const [shop, other] = [await portal.shop(), await portal.shop()];
    const productId = await createProduct(portal.db);
    expect((await change(shop, [{ productId }], { customerId: other.customerId })).status).toBe(404);
  });

  test('is made with as many statements for 40 rows as for two', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: sizesFrom(0, 42) });
    const rows = sizesFrom(0, 42).map(size => ({ productId, size }));
    const statements = recordStatements(portal.pool);
    const sent = async (some: readonly Row[]) => {
      statements.length = 0;
      await change(shop, some);
      // The portal also looks for jobs meanwhile.
      return statements.filter(({ text }) => /"(basket_items|basket_lines|products|variants)"/.test(text))
        .length;
    };
    const forTwo = await sent(rows.slice(0, 2));
    expect(await sent(rows.slice(2))).toBe(forTwo);
  });
});

test('one addition under a key is made with nine statements', async () => {
  const shop = await portal.shop();
  const productId = await createProduct(portal.db, { stock: 5 });
  const add = (key: string) =>
    shop.call(
      ...(['POST', '/api/basket', { customerId: shop.customerId, productId, quantity: 2 }] as const),
      { 'idempotency-key': key },
    );
  await add('first');
  const statements = recordStatements(portal.pool);
  expect((await add('second')).statusCode).toBe(201);
  // The caller's session is read with others, and jobs are looked for meanwhile.
  const made = statements.filter(({ text }) => !/"(sessions|jobs)"|pg_notify/.test(text));
  expect(made.map(({ text }) => text.slice(0, 60))).toHaveLength(9);
});

test('an answer has the lines as the basket has them', async () => {
  const shop = await portal.shop();
  const productId = await createProduct(portal.db, {
    sizes: ['30', '31', '32'],
    colors: ['Red', 'Blue'],
    stock: 10,
    supply: 'stock_only',
  });
  await portal.db.insert(images).values(['cover', 'blue'].map(hash => ({ hash, width: 900, height: 900 })));
  await portal.db.insert(productPictures).values([
    { productId, position: 0, imageHash: 'cover' },
    { productId, position: 1, imageHash: 'blue', color: 'Blue' },
  ]);
  const other = await createProduct(portal.db, { price: '20.00' });
  await addToBasket(shop, productId, 6, { selectedSize: '31', selectedColor: 'Blue' });
  const [first] = await basketOf(shop);
  await addToBasket(shop, other);
  const rows = [
    { productId, size: '31', color: 'Blue', quantity: 1 },
    { productId, size: '30', color: 'Blue', quantity: 5, addedAt: new Date(0).toISOString() },
    { productId, size: '32', color: 'Red', quantity: 3 },
    { productId: other, quantity: 2 },
  ];
  const { results } = await change(shop, rows);
  const basket = await basketOf(shop);
  const lineOf = (size: string | null) => basket.find(line => line.selectedSize === size);
  expect(results.map(({ line }) => line)).toEqual(['31', '30', '32', null].map(lineOf));
  expect(basket.map(({ fromStock }) => fromStock)).toEqual([5, 5, 0, 0]);
  expect(lineOf('31')).toMatchObject({ id: first?.id, quantity: 7 });
});

describe('rows with codes', () => {
  const skuOf = async (productId: string, sku: string, codes: string[] = []) => {
    const variants = [{ size: 'S', sku, codes }];
    const saved = await admin.call('PUT', `/api/products/${productId}/variants`, { variants });
    expect(saved.statusCode, saved.body).toBe(200);
  };

  test('add what the SKU or barcode of a product, a variant or a pack stands for, written in any way', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sku: 'MN-2605', sizes: ['S', 'M'] });
    await skuOf(productId, 'MN-2605-S', ['8690123450367']);
    await createPacked(portal.db, admin, { pack: { codes: ['18690123450364'] } });
    const { codes } = await change(shop, [
      { code: 'mn 2605 s', quantity: 2 },
      { code: '869-0123450367', quantity: 3 },
      { code: 'MN-2605', size: 'M', quantity: 4 },
      { code: '18690123450364', color: 'White', quantity: 2 },
    ]);
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect((await basketOf(shop)).map(line => [line.selectedSize, line.quantity])).toEqual([
      ['30', 2],
      ['31', 4],
      ['32', 2],
      ['S', 5],
      ['M', 4],
    ]);
  });

  test('are refused where nothing for sale has the code, or the row says something else', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sku: 'MN-2606', sizes: ['S', 'M'] });
    await skuOf(productId, 'MN-2606-S');
    await createProduct(portal.db, { sku: 'HIDDEN-1', isActive: false });
    const rows = [
      { productId, size: 'M' },
      { code: 'HIDDEN-1' },
      { code: 'NOBODY-1' },
      { code: 'MN-2606-S', size: 'M' },
    ];
    expect((await change(shop, rows, { atomic: true })).applied).toBe(false);
    expect(await basketOf(shop)).toEqual([]);
    const { results, codes } = await change(shop, rows);
    expect(codes).toEqual(['ok', 'product_unavailable', 'product_unavailable', 'validation_failed']);
    const paths = results.map(({ error }) => error?.fields?.map(({ path }) => path));
    expect(paths).toEqual([undefined, ['code'], ['code'], ['size']]);
    expect(await piecesOf(shop)).toEqual([1]);
    expect((await change(shop, [{ code: 'NOBODY-1' }])).codes).toEqual(['product_unavailable']);
    expect((await change(shop, [{ productId, code: 'MN-2606', size: 'M' }])).status).toBe(400);
    expect((await change(shop, [{ size: 'M' }])).status).toBe(400);
  });
});

describe('an atomic batch', () => {
  test('with a bad row changes nothing, and says which is bad', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30', '31'] });
    await change(shop, [{ productId, size: '30', quantity: 4 }]);
    const rows: Row[] = [
      { productId, size: '30', quantity: 0, mode: 'set' },
      { productId, size: '31', quantity: 5 },
      { productId, size: '99' },
    ];
    const refused = await change(shop, rows, { atomic: true });
    expect(refused).toMatchObject({ status: 200, applied: false, codes: ['ok', 'ok', 'validation_failed'] });
    expect(await piecesOf(shop)).toEqual([4]);
    expect(await change(shop, rows.slice(0, 2), { atomic: true })).toMatchObject({ applied: true });
    expect(await piecesOf(shop)).toEqual([5]);
  });
});

describe('under a key', () => {
  test('a batch counts once and gets the same answer, and another body is refused', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30'] });
    const headers = { 'idempotency-key': v7() };
    const rows = [
      { productId, size: '30', quantity: 6 },
      { productId, size: '99' },
    ];
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(shop, rows, {}, headers)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await piecesOf(shop)).toEqual([6]);
    expect(await change(shop, [{ productId, size: '30' }], {}, headers)).toMatchObject({ status: 422 });
    expect(await piecesOf(shop)).toEqual([6]);
  });
});

describe('at once', () => {
  test('batches, single adds and orders of one basket lose no piece and wait for each other', async () => {
    const shop = await portal.shop();
    const sizes = sizesFrom(0, 20);
    const productId = await createProduct(portal.db, { sizes, stock: 10_000 });
    const forwards = sizes.map(size => ({ productId, size }));
    const backwards = forwards.toReversed();
    const turns = await Promise.all(
      Array.from({ length: 24 }, async (_, turn) => {
        if (turn % 3 === 0) {
          const items = await basketOf(shop);
          const answer = await place(shop, items);
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          return 0;
        }
        if (turn % 8 === 1) {
          const single = { customerId: shop.customerId, productId, quantity: 1, selectedSize: '3' };
          const answer = await shop.call('POST', '/api/basket', single);
          expect(answer.statusCode, answer.body).toBe(201);
          return 1;
        }
        const { status, codes } = await change(shop, turn % 2 ? forwards : backwards);
        expect(status).toBe(200);
        return codes.filter(code => code === 'ok').length;
      }),
    );
    const added = turns.reduce((sum, each) => sum + each, 0);
    const inBasket = (await piecesOf(shop)).reduce((sum, each) => sum + each, 0);
    expect(inBasket + (10_000 - (await stockOf(portal.db, productId)))).toBe(added);
  });

  test('batches that name the same products in opposite order do not deadlock', async () => {
    const shops = await Promise.all(Array.from({ length: 8 }, () => portal.shop()));
    const goods = await Promise.all(Array.from({ length: 6 }, () => createProduct(portal.db)));
    const answers = await Promise.all(
      shops.flatMap((shop, at) =>
        Array.from({ length: 4 }, () =>
          change(
            shop,
            (at % 2 ? goods : goods.toReversed()).map(productId => ({ productId })),
          ),
        ),
      ),
    );
    expect(answers.every(({ status, codes }) => status === 200 && codes.every(code => code === 'ok'))).toBe(
      true,
    );
    for (const shop of shops) expect(await piecesOf(shop)).toEqual(Array(6).fill(4));
  });
});

describe('rows of packs', () => {
  test('set and add packs beside single pieces, and remove them with 0', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin);
    const loose = await createProduct(portal.db);
    const black = { productId, packId, color: 'Black' };
    const { codes, results } = await change(shop, [
      { ...black, quantity: 2 },
      { productId: loose, quantity: 3 },
      { ...black, quantity: 1 },
      { ...black, color: 'White', quantity: 5, mode: 'set' },
    ]);
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(results.map(({ line }) => line?.packs ?? line?.quantity)).toEqual([3, 3, 3, 5]);
    expect(await piecesOf(shop)).toEqual([3, 6, 3, 5, 10, 5, 3]);

    await change(shop, [
      { ...black, quantity: 0, mode: 'set' },
      { ...black, color: 'White', quantity: 1, mode: 'set' },
    ]);
    expect(await piecesOf(shop)).toEqual([1, 2, 1, 3]);
  });

  test('are refused like a single add, all or none in an atomic batch', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin);
    const black = { productId, packId, color: 'Black' };
    const bad: Row[] = [
      { ...black, color: 'Red' },
      { ...black, color: '\0' },
      { ...black, size: '30' },
      { ...black, quantity: 1.5 },
      { ...black, quantity: 500 },
      { ...black, packId: v7() },
      { ...black, productId: await createProduct(portal.db) },
    ];
    const { codes } = await change(shop, bad);
    expect(codes).toEqual([
      ...Array(4).fill('validation_failed'),
      'basket_line_full',
      ...Array(2).fill('product_unavailable'),
    ]);
    const atomic = await change(shop, [{ ...black, quantity: 2 }, ...bad], { atomic: true });
    expect(atomic.applied).toBe(false);
    expect(await piecesOf(shop)).toEqual([]);
  });

  test('of a version that is replaced can be set, and exchanged for the new one in one batch', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin);
    const old = { productId, packId, color: 'Black' };
    await change(shop, [{ ...old, quantity: 2 }]);
    const [next] = await setPacksOf(admin, productId, {
      id: packId,
      lines: ['30', '31', '32'].map(size => ({ size, ratio: 1 })),
    });
    const { codes: refused } = await change(shop, [old]);
    expect(refused).toEqual(['product_unavailable']);
    expect((await change(shop, [{ ...old, quantity: 1, mode: 'set' }])).codes).toEqual(['ok']);
    const { codes } = await change(
      shop,
      [
        { ...old, quantity: 0, mode: 'set' },
        { ...old, packId: next?.id, quantity: 3 },
      ],
      { atomic: true },
    );
    expect(codes).toEqual(['ok', 'ok']);
    expect((await basketOf(shop)).map(line => [line.packId, line.packs])).toEqual(
      Array(3).fill([next?.id, 3]),
    );
  });
});
