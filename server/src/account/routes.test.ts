import { resetHours } from '@toptan/contract/password-links';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replacePassword } from '../auth/commands.ts';
import { addLink } from '../auth/links/queries.ts';
import { sessions } from '../db/schema-people.ts';
import { untilBlocked } from '../testing/locks.ts';
import { cookieOf, password, person, statusOf } from '../testing/person.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('the own password', () => {
  it('is changed with the old one; everybody else is signed out and the caller stays', async () => {
    const shop = await person(portal);
    const elsewhere = cookieOf(await shop.signIn());
    const changed = await shop.call('PUT', '/api/account/password', {
      currentPassword: password,
      newPassword: 'velvet and wool',
    });
    expect(changed.statusCode).toBe(204);
    expect(await statusOf(portal, elsewhere)).toBe(401);
    expect(await statusOf(portal, shop.cookie)).toBe(401);
    expect(await statusOf(portal, cookieOf(changed))).toBe(200);
    expect((await shop.signIn()).statusCode).toBe(401);
    expect((await shop.signIn({ password: 'velvet and wool' })).statusCode).toBe(200);
  });

  it('stays when the old one is wrong, and the field is named', async () => {
    const shop = await person(portal);
    const refused = await shop.call('PUT', '/api/account/password', {
      currentPassword: 'not this one',
      newPassword: 'velvet and wool',
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toMatchObject([{ path: 'currentPassword', code: 'wrong_password' }]);
    expect(await statusOf(portal, shop.cookie)).toBe(200);
  });

  it.each([
    ['short', 'too_short'],
    ['qwertyuiop', 'too_common'],
    ['x'.repeat(201), 'too_long'],
  ])('is not changed to %s', async (newPassword, code) => {
    const shop = await person(portal);
    const refused = await shop.call('PUT', '/api/account/password', {
      currentPassword: password,
      newPassword,
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toMatchObject([{ path: 'newPassword', code }]);
  });

  describe('cannot be guessed by somebody who found the telephone unlocked', () => {
    /** Answers to so many guesses at once. */
    const guess = async ({ call }: Caller, count: number) => {
      const change = { currentPassword: 'a guess', newPassword: 'velvet and wool' };
      const guesses = Array.from({ length: count }, () => call('PUT', '/api/account/password', change));
      return (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    };

    it('more than ten times', async () => {
      const shop = await person(portal);
      expect(await guess(shop, 10)).toEqual(Array(10).fill(400));
      expect(await guess(shop, 1)).toEqual([429]);
    });

    it('side by side more often', async () => {
      const statuses = await guess(await person(portal), 14);
      expect(statuses.filter(status => status === 400).length).toBeLessThanOrEqual(10);
      expect(statuses.filter(status => status === 429).length).toBeGreaterThanOrEqual(4);
    });
  });
});

describe('open sessions', () => {
  it('are listed with where they come from, and only the own ones', async () => {
    const [shop, other] = [await person(portal), await person(portal)];
    await shop.signIn();
    await other.signIn();
    const listed = (await shop.call('GET', '/api/account/sessions')).json();
    expect(listed).toMatchObject([
      { isCurrent: false, userAgent: 'Telephone/1.0', address: '203.0.113.7' },
      { isCurrent: true, userAgent: null, address: null },
    ]);
    expect(Math.abs(Date.parse(listed[0].lastSeenAt) - Date.now())).toBeLessThan(60_000);
  });

  it('show to the hour when they were last seen', async () => {
    const shop = await person(portal);
    const lastSeen = async () =>
      Date.parse((await shop.call('GET', '/api/account/sessions')).json()[0].lastSeenAt);
    await portal.db
      .update(sessions)
      .set({ expiresAt: sql`now() + interval '30 days' - interval '2 hours'` })
      .where(eq(sessions.userId, shop.userId));
    await lastSeen();
    expect(Date.now() - (await lastSeen())).toBeLessThan(60_000);
  });

  it('are ended one by one or all but this one', async () => {
    const shop = await person(portal);
    const [first, second, third] = [await shop.signIn(), await shop.signIn(), await shop.signIn()].map(
      cookieOf,
    );
    const listed = (await shop.call('GET', '/api/account/sessions')).json<{ id: string }[]>();
    const newest = listed[0]?.id;
    expect((await shop.call('DELETE', `/api/account/sessions/${newest}`)).statusCode).toBe(204);
    expect(await Promise.all([first, second, third].map(cookie => statusOf(portal, cookie ?? '')))).toEqual([
      200, 200, 401,
    ]);
    expect((await shop.call('DELETE', '/api/account/sessions')).statusCode).toBe(204);
    expect(await statusOf(portal, first ?? '')).toBe(401);
    expect(await statusOf(portal, shop.cookie)).toBe(200);
  });

  it('of others are not there', async () => {
    const [shop, other] = [await person(portal), await person(portal)];
    const [foreign] = (await other.call('GET', '/api/account/sessions')).json<{ id: string }[]>();
    expect((await shop.call('DELETE', `/api/account/sessions/${foreign?.id}`)).statusCode).toBe(404);
    expect(await statusOf(portal, other.cookie)).toBe(200);
  });
});

describe('a call with a password that is replaced at this moment is refused:', () => {
  it.each([
    ['another address', 'PUT', '/api/account/email', { email: 'elsewhere@toptan.example' }],
    ['another password', 'PUT', '/api/account/password', { newPassword: 'velvet and wool' }],
    ['a second factor', 'POST', '/api/account/second-factor', {}],
    ['none', 'POST', '/api/account/second-factor/remove', {}],
    ['recovery codes', 'POST', '/api/account/recovery-codes', {}],
  ] as const)('%s', async (_what, method, url, wish) => {
    const admin = await person(portal, 'admin');
    const { answer } = await portal.db.transaction(async tx => {
      await replacePassword(tx, admin.userId, 'of another password');
      const call = { answer: admin.call(method, url, { ...wish, currentPassword: password }) };
      await untilBlocked(portal.db);
      return call;
    });
    const { statusCode, body } = await answer;
    expect([statusCode, JSON.parse(body).code]).toEqual([409, 'conflict']);
  });
});

it('an administrator has an address of the own, a shop its customer’s', async () => {
  const [admin, shop] = [await person(portal, 'admin'), await person(portal)];
  const change = { email: 'depo@toptan.example', currentPassword: password };
  expect((await admin.call('PUT', '/api/account/email', change)).json().email).toBe('depo@toptan.example');
  expect((await shop.call('PUT', '/api/account/email', change)).statusCode).toBe(403);
  expect((await shop.call('GET', '/api/account')).json().email).toMatch(/@example.com$/);
});

it('a link that the address before has received opens nothing once there is another address', async () => {
  const admin = await person(portal, 'admin');
  const { token } = await portal.db.transaction(tx => addLink(tx, admin.userId, resetHours));
  const look = () => portal.anonymous.call('POST', '/api/auth/password-link', { token });
  expect((await look()).statusCode).toBe(200);
  const change = { email: 'elsewhere@toptan.example', currentPassword: password };
  expect((await admin.call('PUT', '/api/account/email', change)).statusCode).toBe(200);
  expect((await look()).statusCode).toBe(404);
});
