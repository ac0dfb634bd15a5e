import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '../db/schema-events.ts';
import { customers, mails, registrationRequests, users } from '../db/schema-people.ts';
import { startAnother } from '../testing/another-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { insertRequest } from './queries.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

let counter = 0;
const uniqueEmail = () => `applicant-${++counter}@example.com`;

const application = {
  customerName: 'Kardelen Giyim',
  ownerFirstName: 'Elif',
  ownerLastName: 'Kardelen',
  phoneNumber: '+90 532 111 22 33',
};

async function requestOf(email: string) {
  const [request] = await portal.db
    .select()
    .from(registrationRequests)
    .where(eq(registrationRequests.email, email));
  if (!request) throw new Error(`No request of ${email}`);
  return request;
}

/** A request that waits for a decision; returns its id. */
async function pending(customerName = 'Kardelen Giyim', email = uniqueEmail()): Promise<string> {
  await portal.db.transaction(tx => insertRequest(tx, { ...application, customerName, email }, 'tr'));
  return (await requestOf(email)).id;
}

const decide = (id: string, decision: 'approve' | 'reject' | 'link', caller = admin) =>
  caller.call('POST', `/api/registration-requests/${id}/${decision}`);

describe('approving', () => {
  it('creates the customer and its user and, without a mail server, answers the link', async () => {
    const id = await pending('Çınar & Şık', 'cinar@example.net');
    const [waiting] = (await admin.call('GET', '/api/registration-requests?q=cinar@example.net')).json();
    expect(waiting.isMailSet, 'shown before anybody decides').toBe(false);
    const response = await decide(id, 'approve');
    expect(response.statusCode).toBe(200);
    const decision = response.json();
    expect(decision).toMatchObject({
      status: 'approved',
      username: 'cinar-sik',
      passwordChosen: false,
      mail: null,
      isMailSet: false,
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

    expect(decision.message.split('\n')).toMatchObject([
      expect.stringMatching(/^Merhaba Elif Kardelen/),
      decision.setPasswordLink,
      expect.stringContaining('cinar-sik'),
    ]);
    const [, token] = decision.setPasswordLink.match(
      /^http:\/\/localhost:80\/set-password\?language=tr#([\w-]{43})$/,
    );
    const chosen = await portal.anonymous.call('POST', '/api/auth/set-password', {
      token,
      password: 'linen and denim',
    });
    expect(chosen.json().customer.id).toBe(decision.customerId);
    const [row] = (
      await admin.call('GET', `/api/registration-requests?q=${encodeURIComponent('ÇINAR & ŞIK')}`)
    ).json();
    expect(row).toMatchObject({ id, passwordChosen: true });
    expect(await portal.db.$count(mails)).toBe(0);
  });

  it('happens once, however many approve at the same time', async () => {
    const [before, email] = [await portal.db.$count(customers), uniqueEmail()];
    const id = await pending('Kardelen Giyim', email);
    const second = await startAnother(portal);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => decide(id, 'approve', turn % 2 ? second.as(admin) : admin)),
    );
    await second.close();
    expect(responses.filter(response => response.statusCode === 200)).toHaveLength(1);
    for (const response of responses.filter(({ statusCode }) => statusCode !== 200))
      expect([response.statusCode, response.json().code]).toEqual([409, 'request_already_decided']);
    expect(await portal.db.$count(customers)).toBe(before + 1);
    expect(await portal.db.$count(customers, eq(customers.email, email))).toBe(1);
  });

  it('and rejecting at the same time: one wins, and the other is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const email = uniqueEmail();
      const id = await pending('Kardelen Giyim', email);
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
    const ids = await Promise.all(Array.from({ length: 12 }, () => pending('İpek Moda')));
    const taken = await portal.shop();
    await portal.db.update(users).set({ username: 'IPEK-MODA-3' }).where(eq(users.id, taken.userId));
    const responses = await Promise.all(ids.map(id => decide(id, 'approve')));
    const names = responses.map(response => response.json().username);
    expect(new Set(names).size).toBe(12);
    expect(names).toEqual(expect.arrayContaining(['ipek-moda', 'ipek-moda-2']));
    expect(names).not.toContain('ipek-moda-3');
  });

  it('leaves nothing behind for a request that there is not', async () => {
    const missing = '0198f0a0-0000-7000-8000-000000000000';
    for (const decision of ['approve', 'reject', 'link'] as const)
      expect((await decide(missing, decision)).statusCode).toBe(404);
  });
});

describe('rejecting', () => {
  it('is for good', async () => {
    const id = await pending();
    expect((await decide(id, 'reject')).json()).toMatchObject({ status: 'rejected', customerId: null });
    for (const decision of ['approve', 'reject'] as const) {
      const response = await decide(id, decision);
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

  it('is one, however many request it at the same time', async () => {
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

describe('with a mail server', () => {
  it('mails the link instead of answering it, once for 20 approvals at once', async () => {
    const server = await startMailServer();
    const mailing = await startPortal({ SMTP_URL: server.url, PUBLIC_URL: 'https://toptan.example' });
    const staff = await mailing.admin();
    await mailing.db.transaction(tx => insertRequest(tx, { ...application, email: uniqueEmail() }, 'tr'));
    const [request] = (await staff.call('GET', '/api/registration-requests')).json();
    expect(request.isMailSet).toBe(true);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => decide(request.id, 'approve', staff)),
    );
    const approved = responses.filter(response => response.statusCode === 200);
    expect(approved).toHaveLength(1);
    expect(approved[0]?.json()).toMatchObject({ setPasswordLink: null, mail: { attempts: 0 } });
    expect(approved[0]?.body).not.toContain('/set-password');
    expect(await mailing.db.$count(mails)).toBe(1);
    await mailing.close();
    await server.close();
  });

  it('mails a new link to the address that the customer has now', async () => {
    const server = await startMailServer();
    const mailing = await startPortal({ SMTP_URL: server.url, PUBLIC_URL: 'https://toptan.example' });
    const staff = await mailing.admin();
    const [mistyped, corrected] = [uniqueEmail(), uniqueEmail()];
    await mailing.db.transaction(tx => insertRequest(tx, { ...application, email: mistyped }, 'tr'));
    const [request] = (await staff.call('GET', '/api/registration-requests')).json();
    const { customerId } = (await decide(request.id, 'approve', staff)).json();
    await staff.call('PUT', `/api/customers/${customerId}`, { email: corrected });
    const [shown] = (await staff.call('GET', '/api/registration-requests')).json();
    expect(shown.email, 'shown before anybody asks for it').toBe(corrected);
    const [change] = await mailing.db
      .select({ also: events.also })
      .from(events)
      .where(eq(events.action, 'PUT /api/customers/{id}'));
    expect(change?.also, 'on open screens too').toEqual([{ topic: 'registration-requests' }]);
    expect((await decide(request.id, 'link', staff)).statusCode).toBe(200);
    const recipients = await mailing.db.select({ to: mails.recipient }).from(mails).orderBy(mails.id);
    expect(recipients.map(({ to }) => to)).toEqual([mistyped, corrected]);
    await mailing.close();
    await server.close();
  });
});
