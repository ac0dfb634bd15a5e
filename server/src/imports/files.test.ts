import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply, check, checked, rowsOf, sendFile, settled, undo, upload } from '../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { changed, createProduct, order, stockOf } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

describe('a file that cannot be read is refused with its reason', () => {
  test.each([
    ['file_unreadable', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 0])],
    ['file_empty', 'Kod;Ad;Fiyat'],
    ['file_too_large', Buffer.alloc(10 * 1024 * 1024 + 1, 'x')],
  ])('%s', async (code, file) => {
    const answer = await sendFile(admin, 'products', file);
    expect([answer.json().code, answer.statusCode]).toEqual([code, code === 'file_too_large' ? 413 : 400]);
    expect((await admin.call('GET', '/api/imports')).json()).toEqual([]);
  });
});

test('no shop sends a file or sees one', async () => {
  const shop = await portal.shop();
  expect((await sendFile(shop, 'products', 'Kod;Ad\nA;B')).statusCode).toBe(403);
  expect((await shop.call('GET', '/api/imports')).statusCode).toBe(403);
});

test('an upload that nobody applied can be removed, and an import that was applied cannot', async () => {
  const file = 'Kod;Ad;Fiyat\nSL-1;Ceket;120';
  const { id } = await checked(admin, 'products', file);
  expect((await admin.call('DELETE', `/api/imports/${id}`)).statusCode).toBe(204);
  expect((await admin.call('GET', `/api/imports/${id}`)).statusCode).toBe(404);
  expect((await admin.call('DELETE', `/api/imports/${id}`)).statusCode).toBe(404);
  const applied = await checked(admin, 'products', file);
  await apply(admin, applied.id);
  const refused = await admin.call('DELETE', `/api/imports/${applied.id}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'import_busy']);
});

test('what is no number is refused, whichever sign it has', async () => {
  const cells = ['1e3', '-5', 'abc', '99999999999', '12,345', '1.5.5', '$12.50'];
  const rows = cells.map((cell, at) => `SY-${at};Ceket ${at};${cell}`);
  const { id } = await checked(admin, 'products', ['Kod;Ad;Fiyat', ...rows, 'SY-9;Ceket;'].join('\n'), {
    numberFormat: 'tr',
  });
  const problems = (await rowsOf(admin, id)).map(row => [row.n, row.problems[0]?.code]);
  expect(problems).toEqual([
    [2, 'invalid_number'],
    [3, 'too_small'],
    [4, 'invalid_number'],
    [5, 'too_big'],
    [6, 'too_many_decimals'],
    [7, 'invalid_number'],
    [8, 'other_currency'],
    [9, 'required'],
  ]);
});

/** The clock of the database. */
const now = async () => {
  const { rows } = await portal.db.execute<{ now: Date }>(sql`select clock_timestamp() as now`);
  return new Date(rows[0]?.now ?? 0).toISOString();
};

describe('a stock count', () => {
  test('by barcode, or by model, color and size, is applied as a difference', async () => {
    const pools = ['30', '31'].map(size => ({ size, color: 'Black', quantity: 5 }));
    const productId = await createProduct(portal.db, { sku: 'ST-1', pools });
    const variants = [{ size: '30', color: 'Black', codes: ['8690123450367'] }];
    await admin.call('PUT', `/api/products/${productId}/variants`, { variants });
    const file =
      'Barkod;Model kodu;Renk;Beden;Sayılan\n8690123450367;;;;9\n;ST-1;Siyah;31;2\n;YOK-1;Siyah;31;2';
    const { id, counts } = await checked(admin, 'stock', file);
    expect(counts).toMatchObject({ update: 2, error: 1, create: 0 });
    // Sold between the count and its application.
    const shop = await portal.shop();
    await shop.call('POST', '/api/basket', {
      customerId: shop.customerId,
      productId,
      quantity: 1,
      selectedSize: '30',
      selectedColor: 'Black',
    });
    const basket = (await shop.call('GET', '/api/basket')).json();
    await shop.call('POST', '/api/orders', { customerId: shop.customerId, items: basket });
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(8 + 2);
    await undo(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(4 + 5);
  });

  test('as a difference also where the portal has come to the same number by itself', async () => {
    const productId = await createProduct(portal.db, { sku: 'ST-3', stock: 5 });
    const { id } = await checked(admin, 'stock', 'Model kodu;Sayılan\nST-3;4');
    await order(await portal.shop(), productId, 1);
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(3);
  });

  test('at a moment takes into account what orders took and gave back since', async () => {
    const productId = await createProduct(portal.db, { sku: 'ST-4', stock: 20 });
    const shop = await portal.shop();
    const old = await order(shop, productId, 3);
    const countedAt = await now();
    const cancel = (orderId: string) =>
      admin.call('PUT', `/api/orders/${orderId}/status`, { status: 'cancelled' });
    await cancel((await order(shop, productId, 2)).id);
    await order(shop, productId, 4);
    await cancel(old.id);
    expect(await stockOf(portal.db, productId)).toBe(16);
    // 17 by the books, one was missing; then 4 went and 3 came back.
    const { id } = await checked(admin, 'stock', 'Model kodu;Sayılan\nST-4;16', { countedAt });
    expect((await rowsOf(admin, id))[0]?.changes).toMatchObject([{ field: 'stock', old: '16', new: '15' }]);
    await order(shop, productId, 1);
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(14);
  });

  test('at a moment takes into account how orders were changed since', async () => {
    const productId = await createProduct(portal.db, { sku: 'ST-5', stock: 20 });
    const old = await order(await portal.shop(), productId, 3);
    const countedAt = await now();
    await changed(admin, old, [{ productId, quantity: 5 }]);
    // 17 by the books, one was missing; then 2 more went.
    const { id } = await checked(admin, 'stock', 'Model kodu;Sayılan\nST-5;16', { countedAt });
    expect((await rowsOf(admin, id))[0]?.changes).toMatchObject([{ field: 'stock', old: '15', new: '14' }]);
  });

  test('of everything makes 0 of what it did not find, once no row is left to fix', async () => {
    const pools = ['30', '31'].map(size => ({ size, color: 'Black', quantity: 5 }));
    const found = await createProduct(portal.db, { sku: 'TS-1', pools });
    const lost = await createProduct(portal.db, { sku: 'TS-2', stock: 7 });
    const file = 'Model kodu;Renk;Beden;Sayılan\nTS-1;Siyah;30;5\nYOK-9;Siyah;30;1';
    const { id, counts } = await checked(admin, 'stock', file, { isFull: true });
    expect(counts).toMatchObject({ rows: 2, same: 1, error: 1 });
    await admin.call('PUT', `/api/imports/${id}/rows/3`, { isSkipped: true });
    await settled(admin, id);
    const added = (await rowsOf(admin, id, 'show=update&limit=200')).filter(row => row.isAdded);
    const names = added.map(({ changes }) => changes.map(each => [each.field, each.old, each.new]));
    expect(names).toContainEqual([['stock', '7', '0']]);
    await check(admin, id, { isFull: false });
    expect((await rowsOf(admin, id)).filter(row => row.isAdded)).toEqual([]);
    await check(admin, id, { isFull: true });
    await apply(admin, id);
    expect([await stockOf(portal.db, found), await stockOf(portal.db, lost)]).toEqual([5, 0]);
    await undo(admin, id);
    expect([await stockOf(portal.db, found), await stockOf(portal.db, lost)]).toEqual([10, 7]);
  });

  test('of everything is for stock alone', async () => {
    const { id } = await upload(admin, 'customers', 'Kısa ad;E-posta\nA;a@example.com');
    const answer = await admin.call('PUT', `/api/imports/${id}`, { isFull: true });
    expect(answer.json().fields).toMatchObject([{ path: 'isFull', code: 'not_offered' }]);
  });

  test('of an untouched export changes nothing', async () => {
    await createProduct(portal.db, { sku: 'ST-2', stock: 7, sizes: ['30', '31'], colors: ['Red'] });
    const file = await admin.call('GET', '/api/exports/stock?format=xlsx&language=tr');
    const { id, counts } = await checked(admin, 'stock', file.rawPayload);
    expect((await rowsOf(admin, id)).filter(({ change }) => change !== 'same')).toEqual([]);
    expect(counts.same).toBe(counts.rows);
  });
});

describe('customers', () => {
  test('become, change and go back', async () => {
    const shop = await portal.shop({ name: 'Nar Butik' });
    await order(shop, await createProduct(portal.db));
    const code = (await admin.call('GET', `/api/customers/${shop.customerId}`)).json().customerId;
    const file = [
      'Müşteri kodu;Kısa ad;Tam ad;E-posta;Telefon;Vergi dairesi',
      `${code};Nar;Nar Butik Ltd;nar@example.com;0532 111 22 33;`,
      ';Lale;Lale Giyim;lale@example.com;;Beşiktaş',
      ';Gül;Gül Giyim;kein email;;',
      ';Lale;Lale Giyim;LALE@example.com;;',
    ].join('\n');
    const { id, counts } = await checked(admin, 'customers', file);
    expect(counts).toMatchObject({ create: 1, update: 1, error: 2 });
    await apply(admin, id);
    const found = async () => (await admin.call('GET', '/api/customers?q=lale')).json();
    expect(await found()).toMatchObject([
      { companyName: 'Lale Giyim', vatOffice: 'Beşiktaş', customerId: expect.stringMatching(/^MUS-/) },
    ]);
    await undo(admin, id);
    expect(await found()).toEqual([]);
    expect((await admin.call('GET', `/api/customers/${shop.customerId}`)).json()).toMatchObject({
      phone: null,
      companyName: 'Nar Butik',
    });
  });

  test('of an untouched export are the same', async () => {
    const { id } = await upload(
      admin,
      'customers',
      (await admin.call('GET', '/api/exports/customers?format=csv&language=ar')).rawPayload,
    );
    const { counts } = await check(admin, id);
    expect(counts).toMatchObject({ same: counts.rows });
  });
});
