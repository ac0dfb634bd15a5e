import { isGtin, plainGtin } from '@toptan/contract/catalog/gtin';
import { gtinCases } from '@toptan/contract/catalog/gtin-cases';
import type { Product } from '@toptan/contract/catalog/products';
import { lookupMax } from '@toptan/contract/catalog/variants';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violatedConstraint } from '../../db/errors.ts';
import { codes } from '../../db/schema-packs.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { createPacked, createProduct, variantId } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Caller;
/** The product with the SKU TR-100, and variants with SKUs and a barcode. */
let jeans: string;
let hidden: string;
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop()];
  jeans = await createProduct(portal.db, { sku: 'TR-100', sizes: ['30'], colors: ['Blue', 'Black'] });
  hidden = await createProduct(portal.db, { sku: 'GIZLI-1', isActive: false });
  await set(jeans, [
    { ...blue, sku: 'TR-100-MAV-30', codes: [gtin] },
    { size: '30', color: 'Black', sku: 'TR-100-SIY-30', isActive: false },
  ]);
  await set(hidden, [{ sku: 'GIZLI-2', codes: ['96385074'] }]);
});
afterAll(() => portal.close());

const gtin = '8690123450367';
const blue = { size: '30', color: 'Blue' };

async function set(id: string, variants: object[]): Promise<void> {
  const answer = await admin.call('PUT', `/api/products/${id}/variants`, { variants });
  expect(answer.statusCode, answer.body).toBe(200);
}

const lookUp = async (wanted: string[], caller = shop) => {
  const answer = await caller.call('POST', '/api/codes/lookup', { codes: wanted });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('the database', () => {
  test.each(gtinCases)('judges %j as the contract does', async typed => {
    const plain = plainGtin(typed);
    const { rows } = await portal.db.execute(sql`select gtin_valid(${plain}) as valid`);
    expect(rows).toEqual([{ valid: isGtin(plain) }]);
  });

  test('stores no barcode with a wrong check digit', async () => {
    const values = { gtin: '8690123450368', variantId: await variantId(portal.db, jeans, '30', 'Blue') };
    const refused = await portal.db.insert(codes).values(values).catch(violatedConstraint);
    expect(refused).toBe('codes_gtin');
  });
});

describe('a code', () => {
  const cell = () => ({ productId: jeans, ...blue, packId: null, state: 'ok' });
  const unknown = { productId: null, size: null, color: null, packId: null, state: 'unknown' };

  test.each([
    'TR-100-MAV-30',
    'tr 100 mav 30',
    'tr100mav30',
    'TR–١٠٠–MAV–٣٠',
    gtin,
    '869 0123-45036 7',
    '٨٦٩٠١٢٣٤٥٠٣٦٧',
    `0${gtin}`,
  ])('is found however it is written: %s', async code => {
    expect(await lookUp([code])).toEqual([{ code, ...cell() }]);
  });

  test('is answered in its place, also twice, and whether it can be ordered', async () => {
    const wanted = [gtin, 'yok', 'TR-100-SIY-30', 'tr 100', gtin];
    expect(await lookUp(wanted)).toEqual([
      { code: gtin, ...cell() },
      { code: 'yok', ...unknown },
      { code: 'TR-100-SIY-30', productId: jeans, size: '30', color: 'Black', packId: null, state: 'closed' },
      { code: 'tr 100', productId: jeans, size: null, color: null, packId: null, state: 'ok' },
      { code: gtin, ...cell() },
    ]);
  });

  test('of a hidden product is unknown to a shop, as what there is not', async () => {
    const wanted = ['GIZLI-1', 'GIZLI-2', '96385074'];
    expect(await lookUp(wanted)).toEqual(wanted.map(code => ({ code, ...unknown })));
    const closed = { productId: hidden, size: null, color: null, packId: null, state: 'closed' };
    expect(await lookUp(wanted, admin)).toEqual(wanted.map(code => ({ code, ...closed })));
  });

  test.each([
    ['has not begun', { sellsFrom: '2999-01-01T00:00:00Z' }],
    ['has ended', { sellsUntil: '2020-01-01T00:00:00Z' }],
  ])('of a product whose sale %s is closed for staff, and unknown to a shop', async (_, time) => {
    const { productId, packId } = await createPacked(portal.db, admin, {
      sku: 'SEZON-1',
      pack: { codes: ['18690123450364'] },
      ...time,
    });
    await set(productId, [{ size: '30', color: 'Black', sku: 'SEZON-2', codes: ['96385081'] }]);
    const wanted = ['SEZON-1', 'SEZON-2', '96385081', '18690123450364'];
    const closed = { productId, state: 'closed' };
    expect(await lookUp(wanted, admin)).toMatchObject([closed, closed, closed, { ...closed, packId }]);
    expect(await lookUp(wanted)).toEqual(wanted.map(code => ({ code, ...unknown })));
    await admin.call('DELETE', `/api/products/${productId}`);
  });

  test('of a pack is closed while its product is sold by the piece alone', async () => {
    const code = '18690123450364';
    const { packId } = await createPacked(portal.db, admin, { sells: 'loose', pack: { codes: [code] } });
    for (const caller of [admin, shop])
      expect(await lookUp([code], caller)).toMatchObject([{ packId, state: 'closed' }]);
  });

  test('is first that of a variant, then of a product, then a barcode', async () => {
    const other = await createProduct(portal.db, { sku: 'ORTAK-1' });
    const [found] = await lookUp(['ortak1']);
    expect(found).toMatchObject({ productId: other });
    await set(jeans, [{ ...blue, sku: 'ortak 1' }]);
    expect(await lookUp(['ORTAK-1'])).toEqual([{ code: 'ORTAK-1', ...cell() }]);
    const numbered = await createProduct(portal.db, { sku: gtin });
    expect(await lookUp([gtin])).toMatchObject([{ productId: numbered, size: null }]);
    const exact = await createProduct(portal.db, { sku: 'ayni-1' });
    await createProduct(portal.db, { sku: 'AYNI1' });
    expect(await lookUp(['ayni-1'])).toMatchObject([{ productId: exact }]);
  });

  test('beside 499 others is looked up, and not beside 500', async () => {
    const many = (length: number) => Array.from({ length }, (_, at) => `yok ${at}`);
    expect(await lookUp([...many(lookupMax - 1), gtin])).toHaveLength(lookupMax);
    const answer = await shop.call('POST', '/api/codes/lookup', { codes: many(lookupMax + 1) });
    expect(answer.json()).toMatchObject({ fields: [{ path: 'codes', code: 'too_many', limit: lookupMax }] });
    const blank = await shop.call('POST', '/api/codes/lookup', { codes: [gtin, ' '] });
    expect(blank.json()).toMatchObject({ fields: [{ path: 'codes.1', code: 'required' }] });
  });
});

describe('a search', () => {
  const found = async (q: string, caller = shop) => {
    const answer = await caller.call('GET', `/api/products?q=${encodeURIComponent(q)}`);
    const { total } = (await caller.call('GET', `/api/products/counts?q=${encodeURIComponent(q)}`)).json();
    const ids = answer.json<Product[]>().map(({ id }) => id);
    expect(total).toBe(ids.length);
    return ids;
  };

  test.each(['96385074', '9638 5074', 'GIZLI-2', 'gizli2'])(
    'by staff finds the product of the code %s, by a shop only what it may see',
    async code => {
      expect(await found(code, admin)).toEqual([hidden]);
      expect(await found(code)).toEqual([]);
    },
  );

  test('finds a variant by its SKU beside what has the words', async () => {
    await set(jeans, [{ ...blue, sku: 'KADIFE' }]);
    const named = await createProduct(portal.db, { name: 'Kadife etek' });
    expect(await found('kadife')).toEqual([named, jeans]);
    expect(await found('kadife etek')).toEqual([named]);
  });
});

test('codes that are long once they are folded are refused, here and in a batch', async () => {
  const code = `${'\ufdfa'.repeat(95)}1`;
  const refusal = (path: string) => [400, [{ path, code: 'too_long', limit: 100 }]];
  const found = await shop.call('POST', '/api/codes/lookup', { codes: ['TR-100', code] });
  expect([found.statusCode, found.json().fields]).toMatchObject(refusal('codes.1'));
  const rows = [{ ref: '1', code, quantity: 1, mode: 'add' }];
  const batch = await shop.call('POST', '/api/basket/batch', { customerId: shop.customerId, rows });
  expect([batch.statusCode, batch.json().fields]).toMatchObject(refusal('rows.0.code'));
});

test('a shop that looks up as much as its share waits, and no other shop does', async () => {
  const ends = await Promise.all([1, 2, 3].map(() => portal.app.limiters.costly.acquire(shop.userId)));
  let isAnswered = false;
  const waiting = lookUp(['TR-100']).finally(() => {
    isAnswered = true;
  });
  expect(await lookUp(['TR-100'], await portal.shop())).toMatchObject([{ state: 'ok' }]);
  expect(isAnswered).toBe(false);
  for (const end of ends) end();
  expect(await waiting).toMatchObject([{ state: 'ok' }]);
});
