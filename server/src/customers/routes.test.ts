import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, users } from '../db/schema-people.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import {
  codeSpellings,
  expectFoundInAnySpelling,
  expectPhonesFound,
  sortedNames,
} from '../testing/spellings.ts';

const password = 'linen and denim';
let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

let counter = 0;
const unique = (word: string) => `${word}-${++counter}`;

async function created(fields: Record<string, unknown>) {
  const form = { customerShortName: 'Atlas', customerFullName: 'Atlas Giyim', email: 'atlas@example.com' };
  const response = await admin.call('POST', '/api/customers', { ...form, ...fields });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

describe('the list of customers', () => {
  const list = (query: string) => admin.call('GET', `/api/customers?${query}`);
  const namesIn = async (query: string) =>
    (await list(query)).json().map((row: { companyName: string }) => row.companyName);

  it('finds by code, names, owner, e-mail, telephone and user name, folded and literally', async () => {
    await created({
      customerFullName: 'Çınar Şık Giyim %50',
      ownerFullName: 'أحمد الخطيب',
      email: 'cinar@example.net',
      ownerMobile: '0544 987 65 43',
      userName: 'cinar.magaza',
      userPassword: password,
    });
    const terms = ['CINAR SIK', 'ÇINAR', 'احمد', 'cinar@example', '987 65', 'cinar.mag', '%50'];
    for (const term of terms)
      expect(await namesIn(`q=${encodeURIComponent(term)}`), term).toEqual(['Çınar Şık Giyim %50']);
    for (const term of ['%5%0', 'c_nar', "' OR 1=1--"])
      expect(await namesIn(`q=${encodeURIComponent(term)}`), term).toEqual([]);
  });

  it('finds a name however it is typed', async () => {
    await expectFoundInAnySpelling(
      customerFullName => created({ customerFullName }),
      term => namesIn(`q=${encodeURIComponent(term)}`),
    );
  });

  it('finds a code however it is typed', async () => {
    const { customerId, companyName } = await created({ customerFullName: 'Kodlu Butik' });
    for (const typed of codeSpellings(customerId))
      expect(await namesIn(`q=${encodeURIComponent(typed)}`), typed).toEqual([companyName]);
  });

  it('finds a user name with an apostrophe or without', async () => {
    const { companyName } = await created({
      customerFullName: 'Kesme',
      userName: "d'arc",
      userPassword: password,
    });
    for (const typed of ["d'arc", 'D’ARC', 'darc'])
      expect(await namesIn(`q=${encodeURIComponent(typed)}`), typed).toEqual([companyName]);
  });

  it('finds a telephone however it is typed and stored', async () => {
    const fields = ['ownerMobile', 'phone', 'landline'];
    await expectPhonesFound(
      (phone, at) => created({ customerFullName: phone, [fields[at % 3] ?? '']: phone }),
      term => namesIn(`q=${encodeURIComponent(term)}`),
    );
  });

  it('goes through every page in the order of names, whatever their length', async () => {
    const word = unique('sayfa');
    const names = [...sortedNames, 'ي'.repeat(180)].map(name => `${name} ${word}`);
    for (const customerFullName of names.toReversed()) await created({ customerFullName });
    const seen: string[] = [];
    let next: string | undefined = `/api/customers?limit=1&q=${word}`;
    while (next) {
      const response = await admin.call('GET', next);
      expect(response.headers['x-total-count']).toBe(String(names.length));
      seen.push(...response.json().map((row: { companyName: string }) => row.companyName));
      next = String(response.headers.link ?? '').match(/<(.*)>/)?.[1];
    }
    expect(seen).toEqual(names);
  });

  it('parts the active from the inactive', async () => {
    const word = unique('aktif');
    const { id } = await created({ customerFullName: `${word} closed` });
    await created({ customerFullName: `${word} open` });
    await admin.call('PUT', `/api/customers/${id}`, { isActive: false });
    expect(await namesIn(`q=${word}&active=true`)).toEqual([`${word} open`]);
    expect(await namesIn(`q=${word}&active=false`)).toEqual([`${word} closed`]);
  });

  it('finds many as it finds few, by user name too, and follows every change', async () => {
    const word = unique('kalabalik');
    const one = await created({ userName: word, userPassword: password });
    const total = async () => (await list(`q=${word}&limit=1`)).headers['x-total-count'];
    expect(await total()).toBe('1');
    const others = Array.from({ length: 400 }, (_, n) => `${word} ${String(n).padStart(3, '0')}`);
    await portal.db.insert(customers).values(
      others.map(name => ({
        customerId: name,
        customerShortName: 'Nar',
        customerFullName: 'Nar',
        companyName: name,
        email: 'nar@example.com',
      })),
    );
    expect(await total()).toBe('401');
    expect(await namesIn(`q=${word}&limit=1000`)).toEqual(['Atlas Giyim', ...others]);
    await portal.db
      .update(users)
      .set({ username: unique('nobody') })
      .where(eq(users.customerId, one.id));
    expect(await total()).toBe('400');
    expect(await namesIn(`q=${word}&limit=2`)).toEqual(others.slice(0, 2));
  });

  it('refuses a cursor that is not its own', async () => {
    for (const key of ['x', JSON.stringify(['a', 'no id']), JSON.stringify(['a\0', 'b'])]) {
      const response = await list(`cursor=${Buffer.from(key).toString('base64url')}`);
      expect([response.statusCode, response.json().fields[0].path]).toEqual([400, 'cursor']);
    }
  });
});
