import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationRequests, throttledAttempts } from '../db/schema-people.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { expectFoundInAnySpelling, expectPhonesFound } from '../testing/spellings.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

let counter = 0;
const unique = (word: string) => `${word}-${++counter}`;
const uniqueAddress = () => `192.0.2.${++counter}`;

const form = (fields: Record<string, unknown> = {}) => ({
  customerName: 'Kardelen Giyim',
  ownerFirstName: 'Elif',
  ownerLastName: 'Kardelen',
  phoneNumber: '+90 532 111 22 33',
  email: `${unique('elif')}@example.com`,
  ...fields,
});

function submit(fields: Record<string, unknown> = {}, headers = {}, remoteAddress = uniqueAddress()) {
  return portal.app.inject({
    method: 'POST',
    url: '/api/registration-request',
    payload: form(fields),
    headers,
    remoteAddress,
  });
}

async function requestOf(email: string) {
  const [request] = await portal.db
    .select()
    .from(registrationRequests)
    .where(eq(registrationRequests.email, email));
  if (!request) throw new Error(`No request of ${email}`);
  return request;
}

/** Submits a request and returns its id. */
async function pending(fields: Record<string, unknown> = {}): Promise<string> {
  const email = `${unique('applicant')}@example.com`;
  expect((await submit({ email, ...fields })).statusCode).toBe(201);
  return (await requestOf(String(fields['email'] ?? email))).id;
}

const reject = (id: string) => admin.call('POST', `/api/registration-requests/${id}/reject`);
const list = (query = '') => admin.call('GET', `/api/registration-requests?${query}`);

describe('a registration request', () => {
  it('returns the request and waits for a decision', async () => {
    const response = await submit({ customerName: '  Kardelen Giyim ', phoneNumber: '٠٥٣٢ ١١١ ٢٢ ٣٣' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      customerName: 'Kardelen Giyim',
      phoneNumber: '0532 111 22 33',
      status: 'pending',
    });
  });

  it('leaves one pending request of an e-mail and answers alike', async () => {
    const email = `${unique('again')}@example.com`;
    const responses = await Promise.all(
      [email, email, email.toUpperCase(), email].map(written => submit({ email: written })),
    );
    for (const response of responses) expect(response.statusCode).toBe(201);
    expect(await portal.db.$count(registrationRequests, eq(sql`lower(email)`, email))).toBe(1);
  });

  it('may be repeated after a decision', async () => {
    const email = `${unique('retry')}@example.com`;
    await reject(await pending({ email }));
    await submit({ email });
    expect(await portal.db.$count(registrationRequests, eq(registrationRequests.email, email))).toBe(2);
  });

  it('is refused to a flood from one address, and to nobody else', async () => {
    const flooder = uniqueAddress();
    const responses = await Promise.all(Array.from({ length: 20 }, () => submit({}, {}, flooder)));
    expect(responses.every(response => response.statusCode === 201)).toBe(true);
    const refused = await submit({}, {}, flooder);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await submit()).statusCode).toBe(201);
    await portal.db
      .update(throttledAttempts)
      .set({ at: sql`${throttledAttempts.at} - interval '61 minutes'` });
    expect((await submit({}, {}, flooder)).statusCode).toBe(201);
  });

  it('names every field that is missing or wrong', async () => {
    const response = await submit({
      customerName: '',
      ownerFirstName: 'Elif\r\nBcc: all@example.com',
      ownerLastName: undefined,
      phoneNumber: 'none',
      email: 'a@example.com, b@example.com',
      status: 'approved',
    });
    expect(response.statusCode).toBe(400);
    expect(
      response
        .json()
        .fields.map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`)
        .sort(),
    ).toEqual([
      'customerName: required',
      'email: invalid_email',
      'ownerFirstName: invalid',
      'ownerLastName: required',
      'phoneNumber: invalid_phone',
      'status: unknown_field',
    ]);
    for (const email of ['a@example.com\r\nBcc: b@example.com', 'Elif <a@example.com>', 'a@example.com\0'])
      expect((await submit({ email })).json().fields).toMatchObject([
        { path: 'email', code: 'invalid_email' },
      ]);
  });

  it('stores markup as it is and takes direction overrides out', async () => {
    const email = `${unique('markup')}@example.com`;
    await submit({ email, customerName: '<b>Gi\u202eyim</b>', phoneNumber: '\u202a+90 532 111 22 33\u202c' });
    expect(await requestOf(email)).toMatchObject({
      customerName: '<b>Giyim</b>',
      phoneNumber: '+90 532 111 22 33',
    });
  });

  it('stores the language that the browser accepts', async () => {
    const email = `${unique('dil')}@example.com`;
    await submit({ email }, { 'accept-language': 'ar-SA,ar;q=0.9,en;q=0.8' });
    expect((await requestOf(email)).language).toBe('ar');
  });
});

describe('the list of requests', () => {
  const found = async (term: string): Promise<Record<string, string>[]> =>
    (await list(`q=${encodeURIComponent(term)}`)).json();

  it('finds a name however it is typed', async () => {
    await expectFoundInAnySpelling(
      customerName => pending({ customerName }),
      async term => (await found(term)).map(row => String(row['customerName'])),
    );
  });

  it('finds a telephone however it is typed and stored', async () => {
    await expectPhonesFound(
      phoneNumber => pending({ phoneNumber }),
      async term => (await found(term)).map(row => String(row['phoneNumber'])),
    );
  });

  it('has the newest first, by status and search, page by page', async () => {
    const word = unique('Liste');
    const ids: string[] = [];
    for (const owner of ['Bir', 'İki', 'Üç'])
      ids.push(await pending({ customerName: word, ownerFirstName: owner }));
    await reject(ids[1] ?? '');
    const idsOf = async (query: string) => (await list(query)).json().map((row: { id: string }) => row.id);
    expect(await idsOf(`q=${word}`)).toEqual(ids.toReversed());
    expect(await idsOf(`q=${word}&status=pending`)).toEqual([ids[2], ids[0]]);
    expect(await idsOf(`q=${encodeURIComponent('iki')}&status=rejected`)).toEqual([ids[1]]);
    expect(await idsOf(`q=${word}&status=processed`)).toEqual([ids[1]]);

    const page = await list(`q=${word}&limit=2`);
    expect(page.headers['x-total-count']).toBe('3');
    const next = String(page.headers.link).match(/<(.*)>/)?.[1] ?? '';
    expect((await admin.call('GET', next)).json()).toMatchObject([{ id: ids[0] }]);
  });
});
