import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { customers, sessions, throttledAttempts } from '../db/schema-people.ts';
import { cookieOf, password, statusOf } from '../testing/person.ts';
import { type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

let counter = 0;
const uniqueAddress = () => `192.0.2.${++counter}`;

const newShop = () => portal.shop({ password });

function signIn(username: string, attempt = password, remoteAddress = uniqueAddress(), cookie = '') {
  return portal.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    headers: cookie ? { cookie } : {},
    payload: { username, password: attempt },
  });
}

const statusCounts = (responses: LightMyRequestResponse[], status: number) =>
  responses.filter(response => response.statusCode === status).length;

describe('signing in', () => {
  it('answers the user with its customer and sets a cookie that scripts cannot read', async () => {
    const shop = await newShop();
    const response = await signIn(shop.username);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      user: { id: shop.userId, username: shop.username, role: 'shop', customerId: shop.customerId },
      customer: { id: shop.customerId, processingFee: '25.00' },
    });
    expect(response.body).not.toContain('argon2');
    expect(response.cookies[0]).toMatchObject({ name: 'toptan', httpOnly: true, sameSite: 'Lax', path: '/' });
    const checked = await portal.app.inject({
      url: '/api/auth/check',
      headers: { cookie: cookieOf(response) },
    });
    expect(checked.json()).toEqual(response.json());
  });

  it('takes names that differ by case, Unicode form or dots for the same', async () => {
    await portal.shop({ username: 'İpekçi Işık', password });
    for (const name of ['ipekci isik', 'IPEKÇI IŞIK', 'i\u0307pekc\u0327i ıs\u0327ık', ' İPEKÇİ IŞIK '])
      expect((await signIn(name)).statusCode, name).toBe(200);
  });

  it('takes a name that is pasted with marks that nobody sees', async () => {
    const { username } = await portal.shop({ username: 'perihan', password });
    for (const typed of [
      `\u2068${username}\u2069`,
      `\u200e${username}\u200b`,
      'peri\u00adhan',
      'peri\u200chan',
    ])
      expect((await signIn(typed, password)).statusCode, JSON.stringify(typed)).toBe(200);
  });

  it('refuses whatever is wrong alike', async () => {
    const shop = await newShop();
    const inactive = await newShop();
    await portal.db.update(customers).set({ isActive: false }).where(eq(customers.id, inactive.customerId));
    const withoutPassword = await portal.shop();
    const refusals = await Promise.all([
      signIn('nobody at all'),
      signIn(shop.username, 'a wrong one'),
      signIn(inactive.username),
      signIn(withoutPassword.username),
    ]);
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(401);
      expect(refusal.body).toBe(
        JSON.stringify({ code: 'invalid_credentials', message: 'Invalid credentials' }),
      );
      expect(refusal.cookies).toEqual([]);
    }
  });

  it('takes as long for an unknown name as for a wrong password', async () => {
    const shop = await newShop();
    const fastest = { unknown: Infinity, wrong: Infinity };
    const time = async (kind: keyof typeof fastest, name: string) => {
      const start = performance.now();
      await signIn(name, 'a wrong one');
      fastest[kind] = Math.min(fastest[kind], performance.now() - start);
    };
    // The two take turns, so that a busy machine slows both alike. Without a hash to compute an answer takes a tenth of the time.
    for (let round = 0; round < 10; round++) {
      await time('unknown', 'nobody here');
      await time('wrong', shop.username);
    }
    expect(fastest.unknown / fastest.wrong).toBeGreaterThan(1 / 3);
    expect(fastest.unknown / fastest.wrong).toBeLessThan(3);
  });

  it('refuses a password of 20 kB with its field, before hashing it', async () => {
    const response = await signIn('anybody', 'x'.repeat(20_000));
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toMatchObject([{ path: 'password', code: 'too_long', limit: 200 }]);
  });

  it('puts a new session in place of the one that the browser had', async () => {
    const shop = await newShop();
    const before = cookieOf(await signIn(shop.username));
    const after = cookieOf(await signIn(shop.username, password, uniqueAddress(), before));
    expect(after).not.toBe(before);
    expect(await statusOf(portal, before)).toBe(401);
    expect(await statusOf(portal, after)).toBe(200);
  });

  it('ends with the sign-out, which also succeeds without a session', async () => {
    const cookie = cookieOf(await signIn((await newShop()).username));
    const out = () => portal.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } });
    const response = await out();
    expect(response.statusCode).toBe(204);
    expect(response.cookies[0]).toMatchObject({ name: 'toptan', value: '' });
    expect(await statusOf(portal, cookie)).toBe(401);
    expect((await out()).statusCode).toBe(204);
  });

  it('is refused when the customer is deactivated while the password is checked', async () => {
    const shop = await newShop();
    const deactivation = await portal.pool.connect();
    await deactivation.query('begin');
    await deactivation.query('select 1 from users where id = $1 for update', [shop.userId]);
    const response = signIn(shop.username);
    await vi.waitFor(async () => {
      const { rowCount } = await portal.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rowCount).toBe(1);
    });
    await deactivation.query('update customers set is_active = false where id = $1', [shop.customerId]);
    await deactivation.query('commit');
    deactivation.release();
    expect((await response).statusCode).toBe(401);
    expect(await portal.db.$count(sessions, eq(sessions.userId, shop.userId))).toBe(1);
  });
});

describe('guessing passwords', () => {
  it('is stopped for one name from one address, and for nobody else', async () => {
    const [victim, neighbour] = [await newShop(), await newShop()];
    const attacker = uniqueAddress();
    const guesses = await Promise.all(
      Array.from({ length: 10 }, () => signIn(victim.username, 'a wrong one', attacker)),
    );
    expect(statusCounts(guesses, 401)).toBe(10);

    const refused = await signIn(victim.username.toUpperCase(), password, attacker);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await signIn(victim.username)).statusCode).toBe(200);
    expect((await signIn(neighbour.username, password, attacker)).statusCode).toBe(200);
  });

  it('side by side gets no more guesses than one after the other', async () => {
    const victim = await newShop();
    const attacker = uniqueAddress();
    const guesses = await Promise.all(
      Array.from({ length: 60 }, () => signIn(victim.username, 'a wrong one', attacker)),
    );
    expect(statusCounts(guesses, 401)).toBeLessThanOrEqual(10);
    expect(statusCounts(guesses, 429)).toBeGreaterThanOrEqual(50);
  });

  it('is stopped for one address that tries many names', async () => {
    const attacker = uniqueAddress();
    const guesses = Array.from({ length: 100 }, (_, index) =>
      signIn(`name-${index}`, 'a wrong one', attacker),
    );
    expect(statusCounts(await Promise.all(guesses), 401)).toBe(100);
    expect((await signIn('one more name', 'a wrong one', attacker)).statusCode).toBe(429);
  });

  describe('from everywhere', () => {
    const guessFrom = (host: number, username: string) =>
      signIn(username, 'a wrong one', `198.51.100.${host}`);
    const guess = (username: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, host) => guessFrom(host, username)));

    it('side by side has few of the passwords checked, and then one a second', async () => {
      const victim = await newShop();
      const start = performance.now();
      const guesses = await guess(victim.username, 50);
      expect(statusCounts(guesses, 401)).toBe(50);
      guesses.push(...(await guess(victim.username, 70)));
      for (let host = 120; host < 180; host++) guesses.push(await guessFrom(host, victim.username));
      const turns = Math.floor((performance.now() - start) / 20_000) + 1;
      expect(statusCounts(guesses, 401)).toBeLessThanOrEqual(50 + 20 * turns);
      const refused = guesses.filter(({ statusCode }) => statusCode === 429);
      expect(refused.length).toBe(180 - statusCounts(guesses, 401));
      for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(20);
    });

    it('does not lock the owner out', async () => {
      const victim = await newShop();
      await guess(victim.username, 60);
      expect((await signIn(victim.username)).statusCode).toBe(200);
    });

    it('does not hold up the owner at all where the owner is signed in', async () => {
      const victim = await newShop();
      const till = uniqueAddress();
      expect((await signIn(victim.username, password, till)).statusCode).toBe(200);
      await guess(victim.username, 60);
      let host = 60;
      while ((await guessFrom(host, victim.username)).statusCode !== 429) host++;
      expect((await signIn(victim.username, password, till)).statusCode).toBe(200);
      const turnsAgo = sql`${throttledAttempts.at} - interval '20 seconds'`;
      await portal.db.update(throttledAttempts).set({ at: turnsAgo });
      expect((await signIn(victim.username)).statusCode).toBe(200);
    });
  });

  it('counts a household of IPv6 addresses as one', async () => {
    const victim = await newShop();
    const guesses = Array.from({ length: 10 }, (_, index) =>
      signIn(victim.username, 'a wrong one', `2001:db8:0:7::${index + 1}`),
    );
    expect(statusCounts(await Promise.all(guesses), 401)).toBe(10);
    expect((await signIn(victim.username, password, '2001:db8::7:a:b:c:d')).statusCode).toBe(429);
    expect((await signIn(victim.username, password, '2001:db8:0:8::1')).statusCode).toBe(200);
  });

  it('may go on after a quarter of an hour, and starts again after a success', async () => {
    const shop = await newShop();
    const address = uniqueAddress();
    const fail = () => signIn(shop.username, 'a wrong one', address);
    await Promise.all(Array.from({ length: 10 }, fail));
    expect((await signIn(shop.username, password, address)).statusCode).toBe(429);
    await portal.db
      .update(throttledAttempts)
      .set({ at: sql`${throttledAttempts.at} - interval '16 minutes'` });
    await Promise.all(Array.from({ length: 9 }, fail));
    expect((await signIn(shop.username, password, address)).statusCode).toBe(200);
    expect(statusCounts(await Promise.all(Array.from({ length: 10 }, fail)), 401)).toBe(10);
  });

  it('leaves no trace after a day, and never the name that was typed', async () => {
    await signIn('my secret password typed as a name', 'a wrong one');
    await portal.db.update(throttledAttempts).set({ at: sql`${throttledAttempts.at} - interval '25 hours'` });
    for (let round = 0; round < 30; round++) {
      const shop = await newShop();
      await signIn(shop.username);
      const left = await portal.db.select({ subject: throttledAttempts.subject }).from(throttledAttempts);
      expect(JSON.stringify(left)).not.toContain('secret');
      if (left.length === 0) return;
    }
    expect.unreachable('old attempts stay');
  });
});
