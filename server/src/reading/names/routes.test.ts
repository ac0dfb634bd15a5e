import type { CustomerName, Reading } from '@toptan/contract/reading';
import { customerNamesMax } from '@toptan/contract/reading';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { events } from '../../db/schema-events.ts';
import { products } from '../../db/schema-goods.ts';
import { customerNames } from '../../db/schema-names.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { createProduct, type Shop } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
let jeans: string;
let coat: string;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin({ username: 'depo' });
  const axes = { sizes: ['S', 'M'], colors: ['Black', 'White'] };
  jeans = await createProduct(portal.db, { ...axes, name: 'Geniş kesim kot', sku: 'JN-2905' });
  coat = await createProduct(portal.db, { ...axes, name: 'Kaşe kaban', sku: 'KB-4404' });
});
beforeEach(async () => {
  shop = await portal.shop();
});
afterAll(() => portal.close());

const addressOf = ({ customerId }: Shop) => `/api/customers/${customerId}/names`;

const teach = (text: string, productId = jeans, rest: object = {}, caller: Caller = shop) =>
  caller.call('POST', addressOf(shop), { names: [{ text, productId, ...rest }] });

const namesOf = async (caller: Caller = shop): Promise<CustomerName[]> =>
  (await caller.call('GET', addressOf(shop))).json();

const read = async (text: string, by: Shop = shop): Promise<Reading['lines']> =>
  (await by.call('POST', '/api/basket/read', { customerId: by.customerId, text })).json().lines;

test('a name that a shop has taught is read, counted, listed and forgotten', async () => {
  const text = 'bol paça siyah M 3';
  expect(await read(text)).toMatchObject([{ kind: 'asked' }]);
  expect((await teach('Bol Paça')).statusCode).toBe(200);
  const [line] = await read(text);
  expect(line).toMatchObject({
    kind: 'sure',
    by: 'alias',
    productId: jeans,
    rows: [{ quantity: 3, size: 'M' }],
  });

  expect((await teach('BOL PAÇA')).json()).toMatchObject([{ text: 'Bol Paça', used: 1 }]);
  const [name] = await namesOf();
  expect(name).toMatchObject({
    text: 'Bol Paça',
    color: null,
    createdBy: shop.username,
    used: 1,
    id: line?.alias?.id,
    product: { id: jeans, sku: 'JN-2905' },
  });
  expect((await shop.call('DELETE', `/api/customers/names/${name?.id}`)).statusCode).toBe(204);
  expect(await namesOf()).toEqual([]);
  expect(await read(text)).toMatchObject([{ kind: 'asked' }]);
});

test('staff teach and forget names for a shop, which reads who they are for shops', async () => {
  await admin.call('PUT', `/api/staff/${admin.userId}`, { displayName: 'Depo Sorumlusu' });
  expect((await teach('bol paça', jeans, { color: 'Black' }, admin)).statusCode).toBe(200);
  expect(await namesOf()).toMatchObject([{ createdBy: 'Depo Sorumlusu', color: 'Black' }]);
  const [name] = await namesOf(admin);
  expect(name).toMatchObject({ createdBy: 'depo' });
  expect(await read('bol paça M 3')).toMatchObject([{ kind: 'sure', rows: [{ color: 'Black', size: 'M' }] }]);
  expect((await admin.call('DELETE', `/api/customers/names/${name?.id}`)).statusCode).toBe(204);
});

test('only what is new is in the audit log', async () => {
  await teach('bol paça');
  await teach('bol paça');
  const written = await portal.db
    .select({ action: events.action, details: events.details })
    .from(events)
    .where(eq(events.customerId, shop.customerId))
    .orderBy(desc(events.id));
  expect(written).toMatchObject([
    { action: 'POST /api/customers/{id}/names', details: { names: [{ text: 'bol paça' }] } },
  ]);
});

describe('no name is', () => {
  test.each([
    ['a number of two digits', '12'],
    ['a letter', 'b'],
    ['a letter of two units', '𞊬'],
    ['a letter that is eighteen when it is taken apart', 'ﷺ'],
    ['words that say a color, a size and a number', 'siyah M 3'],
    ['a greeting', 'selam'],
    ['more than five words', 'o bizim aldığımız geniş bol paça'],
    ['a code', 'kb 4404'],
    ['a model', '4404'],
    ['the whole name of other goods', 'KAŞE KABAN'],
  ])('%s', async (_, text) => {
    const answer = await teach(text);
    expect([answer.statusCode, answer.json().fields]).toMatchObject([
      400,
      [{ path: 'names.0.text', code: 'invalid' }],
    ]);
    expect(await namesOf()).toEqual([]);
  });

  test('one for goods that the shop does not see, or in a color that they do not have', async () => {
    const hidden = await createProduct(portal.db, { isActive: false });
    const missing = await teach('bol paça', '01890a5d-ac96-774b-bcce-b302099a8057');
    expect((await teach('bol paça', hidden)).body).toBe(missing.body);
    expect(missing.json().fields).toMatchObject([{ path: 'names.0.productId', code: 'not_found' }]);
    const colored = await teach('bol paça', jeans, { color: 'Red' });
    expect(colored.json().fields).toMatchObject([{ path: 'names.0.color', code: 'not_offered' }]);
  });
});

test('a name with an empty color has none', async () => {
  await teach('bol paça', jeans, { color: '' });
  expect(await namesOf()).toMatchObject([{ text: 'bol paça', color: null }]);
});

test('a name may have two products, and is then asked', async () => {
  await teach('bol paça');
  await teach('bol paça', coat);
  const [line] = await read('bol paça siyah M 3');
  expect(line).toMatchObject({ kind: 'asked' });
  expect([...(line?.candidates ?? [])].sort()).toEqual([jeans, coat].sort());
});

test('a code that exists by now wins over a name', async () => {
  await teach('ab 7070');
  expect(await read('ab 7070 siyah M 3')).toMatchObject([{ kind: 'sure', productId: jeans }]);
  const axes = { sizes: ['S', 'M'], colors: ['Black'] };
  const made = await createProduct(portal.db, { ...axes, name: 'Etek', sku: 'AB-7070' });
  for (const { kind, productId } of await read('ab 7070 siyah M 3'))
    expect([kind, productId]).not.toEqual(['sure', jeans]);
  await portal.db.delete(products).where(eq(products.id, made));
});

test('a shop has so many names', async () => {
  const rows = Array.from({ length: customerNamesMax }, (_, at) => ({
    customerId: shop.customerId,
    productId: jeans,
    text: `paça ${at}`,
  }));
  await portal.db.insert(customerNames).values(rows);
  const answer = await teach('bol paça');
  expect([answer.statusCode, answer.json().fields]).toMatchObject([
    400,
    [{ path: 'names', code: 'too_many', limit: customerNamesMax }],
  ]);
  expect(await namesOf()).toHaveLength(customerNamesMax);
  expect((await teach('paça 7')).json()).toMatchObject([{ used: 1 }]);
});

describe('names of one shop', () => {
  test('change nothing for another, which can neither see, add nor forget them', async () => {
    const other = await portal.shop();
    const before = await read('bol paça siyah M 3', other);
    const [name] = (await teach('bol paça')).json();
    expect(await read('bol paça siyah M 3', other)).toEqual(before);
    const answers = await Promise.all([
      other.call('GET', addressOf(shop)),
      other.call('POST', addressOf(shop), { names: [{ text: 'dar paça', productId: jeans }] }),
      other.call('DELETE', `/api/customers/names/${name.id}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await namesOf()).toHaveLength(1);
  });

  test('are as if they were not there while their goods are hidden', async () => {
    await teach('kaşmir şal', coat);
    const hide = (isActive: boolean) =>
      portal.db.update(products).set({ isActive }).where(eq(products.id, coat));
    await hide(false);
    const [line] = await read('kaşmir şal siyah M 3');
    expect([await namesOf(), line?.kind, line?.productId]).toEqual([[], 'asked', undefined]);
    expect(await namesOf(admin)).toHaveLength(1);
    await hide(true);
    expect(await namesOf()).toHaveLength(1);
  });

  test('go with the product', async () => {
    const skirt = await createProduct(portal.db, { name: 'Pileli etek' });
    await teach('pile', skirt);
    expect((await admin.call('DELETE', `/api/products/${skirt}`)).statusCode).toBe(204);
    expect(await namesOf(admin)).toEqual([]);
  });
});
