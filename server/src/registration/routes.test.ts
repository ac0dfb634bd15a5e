import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, mails, registrationRequests, throttledAttempts, users } from '../db/schema-people.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { preferredLanguage } from './language.ts';
import { proposeUsernames } from './usernames.ts';

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

/** Submits a request and answers its id. */
async function pending(fields: Record<string, unknown> = {}): Promise<string> {
  const email = `${unique('applicant')}@example.com`;
  expect((await submit({ email, ...fields })).statusCode).toBe(201);
  return (await requestOf(String(fields['email'] ?? email))).id;
}

const decide = (id: string, deed: 'approve' | 'reject' | 'link', caller = admin) =>
  caller.call('POST', `/api/registration-requests/${id}/${deed}`);
const list = (query = '') => admin.call('GET', `/api/registration-requests?${query}`);

describe('asking for an account', () => {
  it('answers what was asked and waits for a decision', async () => {
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
    await decide(await pending({ email }), 'reject');
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

  it('remembers the language that the browser asked for', async () => {
    const email = `${unique('dil')}@example.com`;
    await submit({ email }, { 'accept-language': 'ar-SA,ar;q=0.9,en;q=0.8' });
    expect((await requestOf(email)).language).toBe('ar');
    const examples = {
      'en;q=0.5, tr-TR;q=0.8': 'tr',
      'de-DE,de;q=0.9,tr;q=0.3,en;q=0.2': 'tr',
      'fr,*;q=0.5': 'en',
      'tr;q=0': 'en',
      ';;q=,=,ar;q=x': 'en',
      '': 'en',
    };
    for (const [header, language] of Object.entries(examples))
      expect(preferredLanguage(header), header).toBe(language);
    expect(preferredLanguage(undefined)).toBe('en');
  });
});

describe('approving', () => {
  it('creates the customer and its user and, without a mail server, answers the link', async () => {
    const id = await pending({ customerName: 'Çınar & Şık', email: 'cinar@example.net' });
    const response = await decide(id, 'approve');
    expect(response.statusCode).toBe(200);
    const decision = response.json();
    expect(decision).toMatchObject({
      status: 'approved',
      username: 'cinar-sik',
      passwordChosen: false,
      mail: null,
    });

    expect((await admin.call('GET', `/api/customers/${decision.customerId}`)).json()).toMatchObject({
      customerId: expect.stringMatching(/^MUS-\d{4}$/),
      customerShortName: 'Çınar & Şık',
      customerFullName: 'Çınar & Şık',
      companyName: 'Çınar & Şık',
      ownerFullName: 'Elif Kardelen',
      ownerMobile: '+90 532 111 22 33',
      phone: '+90 532 111 22 33',
      email: 'cinar@example.net',
      userName: 'cinar-sik',
      isActive: true,
    });

    const [, token] = decision.setPasswordLink.match(/^http:\/\/localhost:80\/set-password#([\w-]{43})$/);
    const chosen = await portal.anonymous.call('POST', '/api/auth/set-password', {
      token,
      password: 'linen and denim',
    });
    expect(chosen.json().customer.id).toBe(decision.customerId);
    const [row] = (await list(`q=${encodeURIComponent('ÇINAR & ŞIK')}`)).json();
    expect(row).toMatchObject({ id, passwordChosen: true });
    expect(await portal.db.$count(mails)).toBe(0);
  });

  it('happens once, however many approve at the same time', async () => {
    const [before, email] = [await portal.db.$count(customers), `${unique('parallel')}@example.com`];
    const id = await pending({ email });
    const responses = await Promise.all(Array.from({ length: 20 }, () => decide(id, 'approve')));
    expect(responses.filter(response => response.statusCode === 200)).toHaveLength(1);
    for (const response of responses.filter(({ statusCode }) => statusCode !== 200))
      expect([response.statusCode, response.json().code]).toEqual([409, 'request_already_decided']);
    expect(await portal.db.$count(customers)).toBe(before + 1);
    expect(await portal.db.$count(customers, eq(customers.email, email))).toBe(1);
  });

  it('and rejecting at the same time: one wins, and the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const email = `${unique('duel')}@example.com`;
      const id = await pending({ email });
      const [approval, rejection] = await Promise.all([decide(id, 'approve'), decide(id, 'reject')]);
      expect([approval.statusCode, rejection.statusCode].sort()).toEqual([200, 409]);
      const { status } = await requestOf(email);
      expect(status).toBe(approval.statusCode === 200 ? 'approved' : 'rejected');
      expect(await portal.db.$count(customers, eq(customers.email, email))).toBe(
        status === 'approved' ? 1 : 0,
      );
    }
  });

  it('finds a free user name for each of many companies of one name', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => pending({ customerName: 'İpek Moda' })));
    const taken = await portal.shop();
    await portal.db.update(users).set({ username: 'IPEK-MODA-3' }).where(eq(users.id, taken.userId));
    const responses = await Promise.all(ids.map(id => decide(id, 'approve')));
    const names = responses.map(response => response.json().username);
    expect(new Set(names).size).toBe(12);
    expect(names).toEqual(expect.arrayContaining(['ipek-moda', 'ipek-moda-2']));
    expect(names).not.toContain('ipek-moda-3');
  });

  it('proposes names in plain Latin letters', () => {
    const first = (company: string, email = 'samer@alnoor.example') =>
      proposeUsernames(company, email).next().value;
    expect(first('Güneş Işık ÇANTA')).toBe('gunes-isik-canta');
    expect(first('متجر النور للأزياء')).toBe('samer');
    expect(first('متجر 7', '7@example.com')).toBe('shop');
    expect(first('Æther Ødegård Łódź Straße')).toBe('aether-odegard-lodz-strasse');
    expect(first('x'.repeat(200))).toHaveLength(30);
  });

  it('leaves nothing behind for a request that there is not', async () => {
    const missing = '0198f0a0-0000-7000-8000-000000000000';
    for (const deed of ['approve', 'reject', 'link'] as const)
      expect((await decide(missing, deed)).statusCode).toBe(404);
  });
});

describe('rejecting', () => {
  it('is for good', async () => {
    const id = await pending();
    expect((await decide(id, 'reject')).json()).toMatchObject({ status: 'rejected', customerId: null });
    for (const deed of ['approve', 'reject'] as const) {
      const response = await decide(id, deed);
      expect([response.statusCode, response.json().code]).toEqual([409, 'request_already_decided']);
    }
    expect((await decide(id, 'link')).json().code).toBe('conflict');
  });
});

describe('a new link', () => {
  const tokenOf = (response: { json(): { setPasswordLink: string } }) =>
    response.json().setPasswordLink.split('#')[1];
  const look = (token: string | undefined) =>
    portal.anonymous.call('POST', '/api/auth/password-link', { token });

  it('takes the place of the one before', async () => {
    const id = await pending();
    const first = tokenOf(await decide(id, 'approve'));
    const second = tokenOf(await decide(id, 'link'));
    expect((await look(first)).statusCode).toBe(404);
    expect((await look(second)).statusCode).toBe(200);
  });

  it('is one, however many ask for it at the same time', async () => {
    const id = await pending();
    await decide(id, 'approve');
    const tokens = (await Promise.all(Array.from({ length: 8 }, () => decide(id, 'link')))).map(tokenOf);
    const states = await Promise.all(tokens.map(async token => (await look(token)).statusCode));
    expect(states.filter(status => status === 200)).toHaveLength(1);
  });

  it('is refused when the shop is closed or gone', async () => {
    const id = await pending();
    const { customerId } = (await decide(id, 'approve')).json();
    await admin.call('PUT', `/api/customers/${customerId}`, { isActive: false });
    expect((await decide(id, 'link')).json().code).toBe('customer_inactive');
    await admin.call('DELETE', `/api/customers/${customerId}`);
    expect((await decide(id, 'link')).json().code).toBe('conflict');
  });
});

describe('the list of requests', () => {
  it('has the newest first, by status and search, page by page', async () => {
    const word = unique('Liste');
    const ids: string[] = [];
    for (const owner of ['Bir', 'İki', 'Üç'])
      ids.push(await pending({ customerName: word, ownerFirstName: owner }));
    await decide(ids[1] ?? '', 'reject');
    const idsOf = async (query: string) => (await list(query)).json().map((row: { id: string }) => row.id);
    expect(await idsOf(`q=${word}`)).toEqual(ids.toReversed());
    expect(await idsOf(`q=${word}&status=pending`)).toEqual([ids[2], ids[0]]);
    expect(await idsOf(`q=${encodeURIComponent('iki')}&status=rejected`)).toEqual([ids[1]]);

    const page = await list(`q=${word}&limit=2`);
    expect(page.headers['x-total-count']).toBe('3');
    const next = String(page.headers.link).match(/<(.*)>/)?.[1] ?? '';
    expect((await admin.call('GET', next)).json()).toMatchObject([{ id: ids[0] }]);
  });
});

describe('with a mail server', () => {
  it('mails the link instead of answering it, once for 20 approvals at once', async () => {
    const server = await startMailServer();
    const mailing = await startPortal({ SMTP_URL: server.url, PUBLIC_URL: 'https://toptan.example' });
    const staff = await mailing.admin();
    await mailing.anonymous.call('POST', '/api/registration-request', form());
    const [request] = (await staff.call('GET', '/api/registration-requests')).json();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => decide(request.id, 'approve', staff)),
    );
    const approved = responses.filter(response => response.statusCode === 200);
    expect(approved).toHaveLength(1);
    expect(approved[0]?.json()).toMatchObject({ setPasswordLink: null, mail: { attempts: 0 } });
    expect(approved[0]?.body).not.toContain('set-password#');
    expect(await mailing.db.$count(mails)).toBe(1);
    await mailing.close();
    await server.close();
  });
});
