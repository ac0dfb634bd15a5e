import type { Manufacturer } from '@toptan/contract/manufacturers';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { events } from '../db/schema-events.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import {
  codeSpellings,
  expectFoundInAnySpelling,
  expectPhonesFound,
  sortedNames,
} from '../testing/spellings.ts';
import { createProduct, order } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

let counter = 0;
const minimal = () => ({
  manufacturerId: `URT-${++counter}`,
  companyName: 'Ege Tekstil',
  email: 'siparis@ege.example',
  phone: '0232 000 00 00',
  address: 'Atatürk Cad. 1, İzmir',
  leadTime: '3-5 days',
});
const post = (body: object, caller = admin) => caller.call('POST', '/api/manufacturers', body);
const put = (id: string, body: object) => admin.call('PUT', `/api/manufacturers/${id}`, body);
const remove = (id: string) => admin.call('DELETE', `/api/manufacturers/${id}`);
const create = async (fields: object = {}): Promise<Manufacturer> =>
  (await post({ ...minimal(), ...fields })).json();

describe('creating', () => {
  test('answers 201 with the row, and with the defaults of the specification', async () => {
    const fields = minimal();
    const answer = await post({
      ...fields,
      ownerFullName: 'Ayşe Yılmaz',
      ownerEmail: '',
      specialty: 'Denim',
    });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      ...fields,
      ownerFullName: 'Ayşe Yılmaz',
      ownerEmail: null,
      specialty: 'Denim',
      capacity: 'medium',
      landline: null,
    });
    expect(answer.json()).not.toHaveProperty('searchText');
    expect(answer.json()).not.toHaveProperty('sortName');
  });

  test.each(['manufacturerId', 'companyName', 'email', 'phone', 'address', 'leadTime'])(
    'needs %s',
    async path => {
      const answer = await post({ ...minimal(), [path]: '' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ path }] });
    },
  );

  test.each<[string, object, string, string]>([
    ['an e-mail with a header in it', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email', 'invalid_email'],
    ['two e-mails', { email: 'a@b.example, c@d.example' }, 'email', 'invalid_email'],
    ['a word as telephone', { phone: 'yarın' }, 'phone', 'invalid_phone'],
    ['a capacity beyond the three', { capacity: 'huge' }, 'capacity', 'not_offered'],
    ['a name over two lines', { companyName: 'Ege\nTekstil' }, 'companyName', 'invalid'],
    ['half a character', { address: 'a\ud800b' }, 'address', 'invalid'],
    ['an id of its own', { id: v7() }, 'id', 'unknown_field'],
    ['a date of its own', { createdAt: '2020-01-01T00:00:00Z' }, 'createdAt', 'unknown_field'],
  ])('refuses %s', async (_, fields, path, code) => {
    const answer = await post({ ...minimal(), ...fields });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path, code }]);
  });

  test('of the same ID in parallel makes one', async () => {
    const fields = minimal();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(fields)));
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(answers.find(answer => answer.statusCode === 409)?.json()).toMatchObject({
      code: 'taken',
      fields: [{ path: 'manufacturerId', code: 'taken' }],
    });
  });
});

describe('changing', () => {
  test('touches the named fields and no others', async () => {
    const before = await create({ specialty: 'Denim', capacity: 'low' });
    const answer = await put(before.id, { capacity: 'high', specialty: null });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...before, capacity: 'high', specialty: null });
    expect((await put(before.id, {})).json()).toEqual(answer.json());
  });

  test('refuses an ID that another one has', async () => {
    const [one, two] = [await create(), await create()];
    const answer = await put(two.id, { manufacturerId: one.manufacturerId });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'taken', fields: [{ path: 'manufacturerId' }] });
  });

  test('of a missing one is 404', async () => {
    expect((await put(v7(), { capacity: 'low' })).statusCode).toBe(404);
    expect((await put(v7(), {})).statusCode).toBe(404);
    expect((await put('7', {})).statusCode).toBe(400);
  });
});

describe('deleting', () => {
  test('removes one that nobody names', async () => {
    const { id } = await create();
    expect((await remove(id)).statusCode).toBe(204);
    expect((await remove(id)).statusCode).toBe(404);
  });

  test('refuses one that a product names', async () => {
    const { id } = await create();
    await createProduct(portal.db, { manufacturerId: id });
    const answer = await remove(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'manufacturer_in_use' });
  });

  test('refuses one that makes an order', async () => {
    const { id: manufacturerId } = await create();
    const { id } = await order(await portal.shop(), await createProduct(portal.db));
    await admin.call('PUT', `/api/orders/${id}/manufacturer`, { manufacturerId });
    const answer = await remove(manufacturerId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'manufacturer_in_use' });
  });

  test('in the moment when a product takes it: one of the two happens', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const { id: manufacturerId } = await create();
      const form = new FormData();
      for (const [name, value] of Object.entries({ name: 'Kot', price: '1', manufacturerId }))
        form.append(name, value);
      const [made, removed] = await Promise.all([
        admin.call('POST', '/api/products', form),
        remove(manufacturerId),
      ]);
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual([made.statusCode, removed.statusCode]);
    }
  });
});

test('what rules for orders name is read again on open screens when it is renamed or deleted', async () => {
  const { id } = await create();
  await put(id, { companyName: 'Denizli Dokuma' });
  await remove(id);
  const changes = await portal.db
    .select({ action: events.action, also: events.also })
    .from(events)
    .where(eq(events.subjectId, id))
    .orderBy(events.id);
  expect(changes).toEqual([
    { action: 'POST /api/manufacturers', also: null },
    { action: 'PUT /api/manufacturers/{id}', also: [{ topic: 'terms' }] },
    { action: 'DELETE /api/manufacturers/{id}', also: [{ topic: 'terms' }] },
  ]);
});

describe('one of them', () => {
  test('is read by its id', async () => {
    const created = await create();
    expect((await admin.call('GET', `/api/manufacturers/${created.id}`)).json()).toEqual(created);
  });

  test('that is missing is 404', async () => {
    expect((await admin.call('GET', `/api/manufacturers/${v7()}`)).statusCode).toBe(404);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await portal.db.delete(orders);
    await portal.db.delete(products);
    await portal.db.delete(manufacturers);
  });
  const names = async (query: string) =>
    (await admin.call('GET', `/api/manufacturers?${query}`))
      .json<Manufacturer[]>()
      .map(manufacturer => manufacturer.companyName);

  test('is in the order of the alphabet, whatever the case', async () => {
    for (const companyName of sortedNames.toReversed()) await create({ companyName });
    expect(await names('')).toEqual(sortedNames);
  });

  test('finds a name however it is typed', async () => {
    await expectFoundInAnySpelling(
      companyName => create({ companyName }),
      term => names(`q=${encodeURIComponent(term)}`),
    );
  });

  test('finds a code however it is typed', async () => {
    await create({ companyName: 'Kod', manufacturerId: 'URT-0042' });
    await create({ companyName: 'Someone else' });
    for (const typed of codeSpellings('URT-0042'))
      expect(await names(`q=${encodeURIComponent(typed)}`), typed).toEqual(['Kod']);
  });

  test('finds a telephone however it is typed and stored', async () => {
    await expectPhonesFound(
      phone => create({ companyName: phone, phone }),
      term => names(`q=${encodeURIComponent(term)}`),
    );
  });

  test.each([
    ['IŞIK', 'ışık deri', {}],
    ['العربيه', 'مصنع العربية', {}],
    ['URT-X', 'by code', { manufacturerId: 'urt-x1' }],
    ['dokuma', 'by catalogue name', { catalogName2: 'Dokuma' }],
    ['OZTURK', 'by owner', { ownerFullName: 'Veli Öztürk' }],
    ['@ege', 'by e-mail', { email: 'x@ege.example' }],
    ['%', 'literally 100 %', {}],
  ])('is searched: %s finds %s', async (q, companyName, fields) => {
    await create({ companyName, email: 'a@b.example', ...fields });
    await create({ companyName: 'Someone else', email: 'a@b.example' });
    expect(await names(`q=${encodeURIComponent(q)}`)).toEqual([companyName]);
  });

  test('comes in pages, also where names are equal or very long', async () => {
    const long = 'ي'.repeat(200);
    const all = ['Aynı', 'Aynı', 'Aynı', long, `${long.slice(1)}x`];
    for (const companyName of all) await create({ companyName });
    const seen: string[] = [];
    let url: string | undefined = '/api/manufacturers?limit=1';
    while (url) {
      const answer = await admin.call('GET', url);
      expect(answer.headers['x-total-count']).toBe('5');
      seen.push(...answer.json<Manufacturer[]>().map(manufacturer => manufacturer.id));
      url = /<(.+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
    }
    expect(new Set(seen).size).toBe(5);
    const cursor = Buffer.from('["a","b"]').toString('base64url');
    expect((await admin.call('GET', `/api/manufacturers?cursor=${cursor}`)).statusCode).toBe(400);
  });

  test('is for administrators, and so are the writes', async () => {
    const shop = await portal.shop();
    const { id } = await create();
    expect((await shop.call('GET', '/api/manufacturers')).statusCode).toBe(403);
    expect((await shop.call('GET', `/api/manufacturers/${id}`)).statusCode).toBe(403);
    expect((await post(minimal(), shop)).statusCode).toBe(403);
    expect((await shop.call('DELETE', `/api/manufacturers/${id}`)).statusCode).toBe(403);
    expect(await portal.db.$count(manufacturers)).toBe(1);
  });
});
