import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, checked, pictureZip, rowsOf } from '../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

test.each(['products', 'stock'] as const)(
  'sizes of a product are taken as they stand, in a file of %s',
  async kind => {
    const sizes = ['36-40', '41-45', 'xl', 'S, dar'];
    const pools = sizes.map(size => ({ size, color: null, quantity: 2 }));
    const productId = await createProduct(portal.db, { sku: `OB-${kind}`, sizeSetId: null, pools });
    const file = await admin.call('GET', `/api/exports/${kind}?format=csv&language=tr`);
    const { id } = await checked(admin, kind, file.rawPayload);
    expect((await rowsOf(admin, id)).filter(({ change }) => change !== 'same')).toEqual([]);
    await apply(admin, id);
    const product = (await admin.call('GET', `/api/products/${productId}`)).json();
    expect(product.sizes).toEqual(sizes);
  },
);

test('a name of two colors is the one that the product has, else the row says so', async () => {
  for (const nameEn of ['Night', 'Ink']) {
    const names = { nameEn, nameTr: 'Gece', nameAr: nameEn };
    expect((await admin.call('POST', '/api/colors', names)).statusCode).toBe(201);
  }
  for (const color of ['Night', 'Ink'])
    await createProduct(portal.db, {
      sku: `RK-${color}`,
      name: color,
      pools: [{ size: '30', color, quantity: 1 }],
    });
  const rows = ['RK-Night;Night;Gece;30;100', 'RK-Ink;Ink;Gece;30;100', 'RK-3;Yeni;Gece;30;100'];
  const { id } = await checked(admin, 'products', ['Kod;Ad;Renk;Beden;Fiyat', ...rows].join('\n'));
  const found = await rowsOf(admin, id);
  expect(found.map(({ n, change }) => [n, change])).toEqual([
    [4, 'error'],
    [2, 'same'],
    [3, 'same'],
  ]);
  expect(found[0]?.problems).toMatchObject([
    { field: 'color', code: 'several_match', current: 'Gece', suggestions: ['Night', 'Ink'] },
  ]);

  await createProduct(portal.db, { sku: 'RK-4', pools: [{ size: '30', color: 'Black', quantity: 1 }] });
  const zip = await pictureZip('RK-Night_Gece_1.jpg', 'RK-4_Gece_1.jpg');
  const pictures = await rowsOf(admin, (await checked(admin, 'pictures', zip)).id);
  expect(pictures.map(({ change, problems }) => [change, ...problems.map(({ code }) => code)])).toEqual([
    ['error', 'several_match'],
    ['create'],
  ]);
});
