import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customers, sessions } from '../../db/schema-people.ts';
import { cookieOf, password, person, statusOf } from '../../testing/person.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';

import { hashToken } from '../tokens.ts';
import { findSession, openSession } from './queries.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

async function whoIs(cookie: string): Promise<string> {
  const answer = await portal.app.inject({ url: '/api/auth/check', headers: { cookie } });
  return answer.statusCode === 200 ? answer.json().user.id : String(answer.statusCode);
}

it('answers each of many concurrent callers as who they are', async () => {
  const people = await Promise.all([portal.admin(), ...Array.from({ length: 9 }, () => portal.shop())]);
  const inactive = await portal.shop();
  await portal.db.update(customers).set({ isActive: false }).where(eq(customers.id, inactive.customerId));
  const strangers = [inactive.cookie, 'toptan=unknown', ''];
  const cookies = [...people, ...people].map(({ cookie }) => cookie).concat(strangers);
  const expected = [...people, ...people].map(({ userId }) => userId).concat(strangers.map(() => '401'));
  expect(await Promise.all(cookies.map(whoIs))).toEqual(expected);
});

it('takes one connection for all concurrent callers', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => portal.shop()));
  let taken = 0;
  const count = () => taken++;
  portal.pool.on('acquire', count);
  await Promise.all(people.map(({ cookie }) => whoIs(cookie)));
  portal.pool.off('acquire', count);
  expect(taken).toBeLessThan(people.length);
});

it('ends at its moment, though nothing is written', async () => {
  const shop = await portal.shop();
  await portal.db
    .update(sessions)
    .set({ expiresAt: sql`now() + interval '400 milliseconds'` })
    .where(eq(sessions.userId, shop.userId));
  // Reads the session without a call, which would move its end.
  const find = async () => (await findSession(portal.db, shop.cookie.replace('toptan=', '')))?.userId;
  expect(await find()).toBe(shop.userId);
  await expect.poll(find).toBeUndefined();
});

it('is current for the next request, whoever changes it and however often it was read before', async () => {
  const shop = await portal.shop();
  const steps: [string, string, unknown][] = [
    ['yeni adı', `update customers set company_name = 'yeni adı' where id = $1`, shop.customerId],
    ['401', 'update customers set is_active = false where id = $1', shop.customerId],
    ['yeni adı', 'update customers set is_active = true where id = $1', shop.customerId],
    ['401', 'delete from sessions where user_id = $1', shop.userId],
  ];
  const companyOf = async () => {
    const answer = await portal.app.inject({ url: '/api/auth/check', headers: { cookie: shop.cookie } });
    return answer.statusCode === 200 ? answer.json().customer.companyName : String(answer.statusCode);
  };
  for (const [expected, statement, id] of steps) {
    await Promise.all([companyOf(), companyOf()]);
    await portal.pool.query(statement, [id]);
    expect(await companyOf()).toBe(expected);
  }
});

it('is found by every request, however often something is written meanwhile', async () => {
  const shops = await Promise.all(Array.from({ length: 12 }, () => portal.shop()));
  const check = async ({ cookie, userId }: (typeof shops)[number]) => {
    const wrong = [];
    for (let time = 0; time < 200; time++) {
      const session = await findSession(portal.db, cookie.replace('toptan=', ''));
      if (session?.userId !== userId) wrong.push({ time, session });
      if (time % 16 === 0) await portal.pool.query('select pg_current_xact_id()');
    }
    return wrong;
  };
  expect((await Promise.all(shops.map(check))).flat()).toEqual([]);
});

/** Opens sessions of a user that were last in use one hour ago, two hours ago, and so on. */
async function openUsedBefore(userId: string, count: number): Promise<string[]> {
  const cookies = [];
  for (let hours = 1; hours <= count; hours++) {
    const token = await openSession(portal.db, userId);
    await portal.db
      .update(sessions)
      .set({ expiresAt: sql`now() + make_interval(days => 30, hours => ${-hours})` })
      .where(eq(sessions.tokenHash, hashToken(token)));
    cookies.push(`toptan=${token}`);
  }
  return cookies;
}

it('is one of twenty of its user: a sign-in ends the one that is unused for longest', async () => {
  const shop = await person(portal);
  const other = await portal.shop();
  const used = await openUsedBefore(shop.userId, 19);
  const opened = cookieOf(await shop.signIn());
  expect(await statusOf(portal, used.pop() ?? '')).toBe(401);
  for (const cookie of [opened, shop.cookie, ...used, other.cookie])
    expect(await statusOf(portal, cookie)).toBe(200);
});

it('is one of twenty also after forty sign-ins side by side', async () => {
  const { username } = await portal.shop({ password });
  const signIn = (_: unknown, index: number) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: `198.51.100.${index}`,
      payload: { username, password },
    });
  const answers = await Promise.all(Array.from({ length: 40 }, signIn));
  const cookies = answers.map(cookieOf);
  const statuses = await Promise.all(cookies.map(cookie => statusOf(portal, cookie)));
  expect(statuses.filter(status => status === 200)).toHaveLength(20);
  const cookie = cookies[statuses.indexOf(200)] ?? '';
  const listed = await portal.app.inject({ url: '/api/account/sessions', headers: { cookie } });
  expect(listed.json()).toHaveLength(20);
});
