import type { Customer } from '@toptan/contract/customers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply, checked, rowsOf, undo } from '../../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { createProduct } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const create = async (values: object): Promise<Customer> => {
  const body = { customerShortName: 'Nar', email: 'nar@example.com', ...values };
  return (await admin.call('POST', '/api/customers', body)).json();
};
const read = async (id: string): Promise<Customer> =>
  (await admin.call('GET', `/api/customers/${id}`)).json();

test('a file changes what it says and nothing that follows in the form', async () => {
  const existing = {
    customerFullName: 'Nar Tekstil',
    companyName: 'Nar Butik',
    phone: '02121112233',
    address: 'Laleli',
    customerAddress: 'Merter',
  };
  const { id, customerId } = await create(existing);
  const file = [
    'Müşteri kodu;Tam ad;Yetkili cep;Mağaza adresi',
    `${customerId};Nar Tekstil Ltd;05321112233;Osmanbey`,
  ].join('\n');
  const fields = ['customerCode', 'customerFullName', 'ownerMobile', 'customerAddress'];
  const { id: importId } = await checked(admin, 'customers', file, { fields });
  const [row] = await rowsOf(admin, importId);
  expect(row?.changes.map(({ field }) => field)).toEqual(fields.slice(1));
  await apply(admin, importId);
  const { companyName, phone, address } = existing;
  const changed = {
    customerFullName: 'Nar Tekstil Ltd',
    ownerMobile: '05321112233',
    customerAddress: 'Osmanbey',
  };
  expect(await read(id)).toMatchObject({ ...changed, companyName, phone, address });
  await undo(admin, importId);
  expect(await read(id)).toMatchObject({ ...existing, ownerMobile: row?.changes[1]?.old ?? null });
});

test.each([
  ['customerFullName', { customerShortName: 'Tek', customerFullName: 'Tek', companyName: 'Tek' }],
  ['companyName', { customerShortName: 'Tek', customerFullName: 'Tek', companyName: 'Tek' }],
  ['customerShortName', { customerShortName: 'Tek', customerFullName: 'Tek', companyName: 'Tek' }],
])('one name is enough for a new customer: %s', async (field, names) => {
  const email = `${field.toLowerCase()}@example.com`;
  const { id, counts } = await checked(admin, 'customers', `Ad;E-posta\nTek;${email}\n;bos-${email}`, {
    fields: [field, 'email'],
  });
  expect(counts).toMatchObject({ create: 1, error: 1 });
  await apply(admin, id);
  expect((await admin.call('GET', `/api/customers?q=${email}`)).json()).toMatchObject([names]);
  await undo(admin, id);
  expect((await admin.call('GET', `/api/customers?q=${email}`)).json()).toEqual([]);
});

test('the language of messages is read by its name in any language', async () => {
  const rows = ['Bir;bir@dil.example;Türkçe', 'İki;iki@dil.example;Arabic', 'Üç;uc@dil.example;en'];
  const file = ['Ad;E-posta;Mesaj dili', ...rows, 'Dört;dort@dil.example;Fransızca'].join('\n');
  const { id, counts } = await checked(admin, 'customers', file);
  expect(counts).toMatchObject({ create: 3, error: 1 });
  await apply(admin, id);
  const found = (await admin.call('GET', '/api/customers?q=dil.example')).json<Customer[]>();
  expect(found.map(({ language }) => language).sort()).toEqual(['ar', 'en', 'tr']);
});

describe('several telephones or emails in a cell', () => {
  const heading = 'Cari Unvanı;Telefon;E-Posta Adresi';
  const found = async (q: string) => (await admin.call('GET', `/api/customers?q=${q}`)).json<Customer[]>()[0];

  test.each([
    ['0532 111 22 33 / 0216 444 55 66', { phone: '0532 111 22 33', landline: '0216 444 55 66' }],
    ['0216 444 55 66;+90 532 111 22 33', { phone: '0216 444 55 66', ownerMobile: '+90 532 111 22 33' }],
    ['02164445566 ve 05321112233', { phone: '02164445566', ownerMobile: '05321112233' }],
    ['05321112233 - 02164445566', { phone: '05321112233', landline: '02164445566' }],
    [
      '0532 111 22 33, 0216 444 55 66, 0533 111 22 33',
      { phone: '0532 111 22 33', landline: '0216 444 55 66', ownerMobile: '0533 111 22 33' },
    ],
    ['0216 444 55 66;', { phone: '0216 444 55 66', landline: null }],
    ['0212/444 55 66', { phone: '0212/444 55 66', landline: null }],
  ])('are taken where there is room: %s', async (phones, expected) => {
    const mail = `cok${Buffer.from(phones).toString('hex').slice(0, 60)}@example.com`;
    const { id, counts } = await checked(admin, 'customers', `${heading}\nNar;"${phones}";${mail}`);
    expect(counts).toMatchObject({ create: 1, error: 0 });
    await apply(admin, id);
    expect(await found(mail)).toMatchObject(expected);
    const again = await checked(admin, 'customers', `${heading}\nNar;"${phones}";${mail}`);
    expect(again.counts).toMatchObject({ same: 1 });
  });

  test.each([
    'bir@example.com; iki@example.com',
    'bir@example.com / iki@example.com',
    'bir@example.com iki@example.com',
  ])('are one customer with an alternative: %s', async emails => {
    const file = `${heading}\nNar;;"${emails}"\nNar;;BIR@example.com`;
    const { id } = await checked(admin, 'customers', file);
    const [second, first] = await rowsOf(admin, id);
    expect([first?.change, second?.problems]).toMatchObject(['create', [{ code: 'twice_in_file' }]]);
    await apply(admin, id);
    expect(await found('bir@example.com')).toMatchObject({ alternativeEmail: 'iki@example.com' });
    await undo(admin, id);
  });

  test('are said where there is no room', async () => {
    const { customerId } = await create({
      customerFullName: 'Dolu',
      email: 'dolu@example.com',
      landline: '02120000000',
      ownerMobile: '05300000000',
    });
    const rows = [
      `${customerId};0532 111 22 33 / 0216 444 55 66;dolu@example.com;`,
      `${customerId};0533 111 22 33 / 0212 000 00 00;dolu@example.com;`,
      ';05321112233 02164445566;iki@example.com;',
      ';;"a@example.com; b@example.com, c@example.com";',
    ];
    const file = ['Müşteri kodu;Telefon;E-posta;Alternatif e-posta', ...rows].join('\n');
    const { id } = await checked(admin, 'customers', file);
    const problems = (await rowsOf(admin, id)).map(row =>
      row.problems.filter(({ code }) => code !== 'required'),
    );
    expect(problems).toEqual([
      [{ field: 'phone', code: 'too_many', limit: 1, suggestions: ['0532 111 22 33', '0216 444 55 66'] }],
      // A number that the customer has already is not another one.
      [{ field: 'customerCode', code: 'twice_in_file', limit: 2 }],
      [{ field: 'phone', code: 'invalid_phone' }],
      [
        {
          field: 'email',
          code: 'too_many',
          limit: 1,
          suggestions: ['a@example.com', 'b@example.com', 'c@example.com'],
        },
      ],
    ]);
  });
});

test('a landline beside a mobile is kept as one when the mobile is corrected', async () => {
  const file = 'Cari Unvanı;Cep Tel;Telefon;E-Posta\nNar;0533 111 22 33;0212 444 55 66;sabit@example.com';
  const { id } = await checked(admin, 'customers', file);
  await apply(admin, id);
  const [made] = (await admin.call('GET', '/api/customers?q=sabit')).json<Customer[]>();
  expect(made).toMatchObject({ phone: '0212 444 55 66', landline: '0212 444 55 66' });
  await admin.call('PUT', `/api/customers/${made?.id}`, { ownerMobile: '0533 111 22 44' });
  expect(await read(made?.id ?? '')).toMatchObject({
    ownerMobile: '0533 111 22 44',
    landline: '0212 444 55 66',
  });
});

test('customers without an email wait for one, also where the file has no such column', async () => {
  const file = 'Cari Kodu;Cari Unvanı;VKN/TCKN\nC-1;Lale;1234567890\nC-2;Gül;12345678901\nC-3;Nane;123456789';
  const { id, counts, columns } = await checked(admin, 'customers', file);
  expect([counts.error, columns.map(({ field }) => field)]).toEqual([
    3,
    ['customerCode', 'customerFullName', 'vatNumber', 'email'],
  ]);
  const change = (n: number, cells: object) => admin.call('PUT', `/api/imports/${id}/rows/${n}`, { cells });
  expect((await change(2, { 3: 'lale@example.com' })).json()).toMatchObject({
    change: 'create',
    problems: [],
  });
  expect((await change(4, { 3: 'nane@example.com' })).json().problems).toEqual([
    { field: 'vatNumber', code: 'invalid_tax_number', suggestions: ['0123456789'] },
  ]);
  await change(4, { 2: '0123456789' });
  expect(await apply(admin, id)).toMatchObject({ counts: { applied: 2, error: 1 } });
});

test('what a customer has already is not asked about again', async () => {
  const file = 'Cari Kodu;Unvan;E-posta;Vergi no\nVN-1;Lale;vn@example.com;123456789';
  const { id } = await checked(admin, 'customers', file);
  await admin.call('PUT', `/api/imports/${id}/rows/2`, { isConfirmed: true });
  await apply(admin, id);
  expect((await checked(admin, 'customers', file)).counts).toMatchObject({ same: 1, error: 0 });
});

test('a row that is left out refuses no other', async () => {
  const file = 'Kısa ad;Tam ad;E-posta;Telefon\nNar;Nar;cift@example.com;x\nNar;Nar;cift@example.com;';
  const { id } = await checked(admin, 'customers', file);
  const second = async () => (await rowsOf(admin, id)).find(({ n }) => n === 3);
  expect((await second())?.problems).toMatchObject([{ code: 'twice_in_file', limit: 2 }]);
  await admin.call('PUT', `/api/imports/${id}/rows/2`, { isSkipped: true });
  expect(await second()).toMatchObject({ change: 'create', problems: [] });
  await apply(admin, id);
  expect((await admin.call('GET', '/api/customers?q=cift@example.com')).json()).toHaveLength(1);
});

describe('undoing leaves a new customer', () => {
  const imported = async (name: string) => {
    const file = `Kısa ad;Tam ad;E-posta\n${name};${name} Giyim;${name}@example.com`;
    const { id } = await checked(admin, 'customers', file);
    await apply(admin, id);
    const found = async () =>
      (await admin.call('GET', `/api/customers?q=${name}@example.com`)).json<Customer[]>();
    return { id, found, customer: (await found())[0] };
  };

  test('that has been invited since', async () => {
    const { id, found, customer } = await imported('davetli');
    await admin.call('POST', `/api/customers/${customer?.id}/link`, { language: 'tr' });
    expect((await found())[0]?.userName).toBeTruthy();
    await undo(admin, id);
    expect(await found()).toMatchObject([{ isActive: true }]);
    expect((await rowsOf(admin, id))[0]?.problems).toMatchObject([{ code: 'stands_on_it' }]);
  });

  test.each([
    ['vatOffice', 'Beşiktaş'],
    ['ownerMobile', '05321112233'],
    ['customerAddress', 'Laleli'],
  ])('whose %s has been typed since', async (field, value) => {
    const { id, found, customer } = await imported(`${field}li`);
    const answer = await admin.call('PUT', `/api/customers/${customer?.id}`, { [field]: value });
    expect(answer.statusCode, answer.body).toBe(200);
    await undo(admin, id);
    expect(await found()).toMatchObject([{ [field]: value }]);
    expect((await rowsOf(admin, id))[0]?.problems).toMatchObject([{ code: 'stands_on_it' }]);
  });

  test('that has a basket', async () => {
    const { id, found, customer } = await imported('sepetli');
    const body = { customerId: customer?.id, productId: await createProduct(portal.db), quantity: 1 };
    expect((await admin.call('POST', '/api/basket', body)).statusCode).toBe(201);
    await undo(admin, id);
    expect(await found()).toHaveLength(1);
  });
});
