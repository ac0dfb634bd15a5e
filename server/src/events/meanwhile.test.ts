import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productForm } from '../testing/form.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

type Body = Record<string, unknown>;

const names = { nameTr: 'Pudra', nameAr: 'بودرة' };
const contact = { email: 'ege@example.com', phone: '0212 000 00 00', address: 'Bursa', leadTime: '3-5 days' };

/** The rows that forms save: the path, a field that two people change, and one that only the first changes. */
const kinds = [
  {
    path: '/api/customers',
    row: { customerShortName: 'Atlas', customerFullName: 'Atlas Giyim', email: 'atlas@example.com' },
    both: 'email',
    values: ['one@example.com', 'two@example.com'],
    other: { landline: '+90 212 555 11 22' },
  },
  {
    path: '/api/manufacturers',
    row: { manufacturerId: 'URT-77', companyName: 'Ege Tekstil', ...contact },
    both: 'leadTime',
    values: ['5-7 days', '10-12 days'],
    other: { specialty: 'Denim' },
  },
  {
    path: '/api/size-sets',
    row: { nameEn: 'Kids', ...names, kind: 'number', sizes: [{ label: '4' }, { label: '6' }] },
    both: 'sizes',
    values: [
      [{ label: '4', eu: '104' }, { label: '6' }],
      [{ label: '4' }, { label: '6' }, { label: '8' }],
    ],
    other: { nameTr: 'Çocuk' },
  },
  {
    path: '/api/colors',
    row: { nameEn: 'Powder', ...names },
    both: 'hex',
    values: ['#d8b4a8', '#e0c0b0'],
    other: { nameTr: 'Açık pudra' },
  },
  {
    path: '/api/products',
    row: { name: 'Keten gömlek', price: '100.00' },
    both: 'price',
    values: ['110.00', '120.00'],
    other: { sku: 'KG-1' },
    isForm: true,
  },
  {
    path: '/api/terms',
    row: { kind: 'quantity', grain: 'product', min: 12 },
    both: 'min',
    values: [24, 36],
    other: { max: 240 },
  },
];

describe.each(kinds)('two who save one row of $path', ({ path, row, both, values, other, isForm }) => {
  const send = (method: 'POST' | 'PUT', url: string, body: Body, caller = admin) =>
    caller.call(method, url, isForm ? productForm(body) : body);
  const [otherName = ''] = Object.keys(other);

  it('refuses the later value with the present one and who saved it, until that is known; the rest stays and is told', async () => {
    const before: Body = (await send('POST', path, row)).json();
    const url = `${path}/${before['id']}`;
    const known = { [both]: before[both], [otherName]: before[otherName] };
    const first = await send('PUT', url, { [both]: values[0], ...other, known });
    expect(first.statusCode, first.body).toBe(200);
    expect(first.json()).not.toHaveProperty('meanwhile');

    const refused = await send('PUT', url, { [both]: values[1], known });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('changed_meanwhile');
    expect(refused.json().fields).toHaveLength(2);
    expect(refused.json().fields).toContainEqual({
      path: both,
      code: 'changed',
      message: 'Somebody has changed it meanwhile',
      current: JSON.stringify(first.json()[both]),
      by: expect.stringMatching(/^admin/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });

    const knownNow = { ...known, [both]: first.json()[both] };
    const later = await send('PUT', url, { [both]: values[1], known: knownNow });
    expect(later.statusCode, later.body).toBe(200);
    expect(later.json()).toMatchObject(other);
    expect(later.json().meanwhile).toMatchObject([
      { path: otherName, code: 'changed', by: expect.stringMatching(/^admin/) },
    ]);
  });

  it('lets the last one win where nothing known is sent', async () => {
    const again = Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        ['manufacturerId', 'nameEn'].includes(name) ? `${value} 2` : name === 'grain' ? 'color' : value,
      ]),
    );
    const { id } = (await send('POST', path, again)).json();
    for (const value of values)
      expect((await send('PUT', `${path}/${id}`, { [both]: value })).statusCode).toBe(200);
  });
});

it('refuses to rename a group that somebody else has renamed', async () => {
  const group = (await admin.call('POST', '/api/groups', { name: 'Boutiques' })).json();
  const rename = (name: string) =>
    admin.call('PUT', `/api/groups/${group.id}`, { name, known: { name: 'Boutiques' } });
  expect((await rename('Chains')).statusCode).toBe(200);
  const refused = await rename('Export');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'changed_meanwhile',
    fields: [{ path: 'name', current: '"Chains"', by: expect.stringMatching(/^admin/) }],
  });
});
