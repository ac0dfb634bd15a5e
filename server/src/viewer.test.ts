import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Portal, startPortal } from './testing/portal.ts';
import { createProduct, type Shop } from './testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
let addresses: string[];
let hidden: string;
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop()];
  const coat = await createProduct(portal.db, { name: 'Kaban', costPrice: '90', sizes: ['38'], stock: 471 });
  hidden = await createProduct(portal.db, { name: 'Saklı', sku: 'SAKLI-1', isActive: false });
  await admin.call('PUT', '/api/settings', { version: 1, stockView: 'capped' });
  const term = { kind: 'quantity', customerId: shop.customerId, productId: coat, grain: 'product', min: 12 };
  expect((await admin.call('POST', '/api/terms', term)).statusCode).toBe(201);
  addresses = ['', '/counts', '/options', `/${coat}`]
    .concat(['variants', 'packs', 'pictures', 'rules'].map(part => `/${coat}/${part}`))
    .map(path => `/api/products${path}`);
});
afterAll(() => portal.close());

const asShop = (address: string) => `${address}?customerId=${shop.customerId}`;
const read = async (caller: Caller, address: string) => (await caller.call('GET', address)).body;

test('staff who order for a shop read goods as it does, whoever asked before', async () => {
  for (const address of addresses) {
    const [asStaff, asThemselves] = [await read(admin, address), await read(shop, address)];
    expect({ address, body: await read(admin, asShop(address)) }).toEqual({ address, body: asThemselves });
    expect({ address, body: await read(admin, address) }).toEqual({ address, body: asStaff });
  }
  expect(JSON.parse(await read(admin, asShop(addresses.at(-1) ?? '')))).toMatchObject([{ min: 12 }]);
  expect((await admin.call('GET', asShop(`/api/products/${hidden}`))).statusCode).toBe(404);
  const lookUp = { codes: ['SAKLI-1'] };
  const asked = async (body: object) => (await admin.call('POST', '/api/codes/lookup', body)).json()[0].state;
  expect(await asked(lookUp)).toBe('closed');
  expect(await asked({ ...lookUp, customerId: shop.customerId })).toBe('unknown');
});

test('staff see the whole stock beside that where they ask for it', async () => {
  const [list] = addresses;
  const stockOf = async (query: string) => JSON.parse(await read(admin, `${list}?${query}`))[0].stockQuantity;
  expect(await stockOf(`customerId=${shop.customerId}`)).toBeLessThan(471);
  expect(await stockOf(`customerId=${shop.customerId}&stock=exact`)).toBe(471);
});

test('a shop reads goods as nobody else, not even as itself', async () => {
  for (const address of addresses)
    for (const query of [`customerId=${shop.customerId}`, 'stock=exact']) {
      const refused = await shop.call('GET', `${address}?${query}`);
      expect({ address, code: refused.json().code }).toEqual({ address, code: 'forbidden' });
    }
  const lookUp = { codes: ['SAKLI-1'], customerId: shop.customerId };
  expect((await shop.call('POST', '/api/codes/lookup', lookUp)).statusCode).toBe(403);
});
