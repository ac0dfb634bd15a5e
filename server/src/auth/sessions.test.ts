import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customers, sessions } from '../db/schema-people.ts';
import { type Portal, startPortal } from '../testing/portal.ts';
import { findSession } from './session-reading-queries.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

async function whoIs(cookie: string): Promise<string> {
  const answer = await portal.app.inject({ url: '/api/auth/check', headers: { cookie } });
  return answer.statusCode === 200 ? answer.json().user.id : String(answer.statusCode);
}

it('answers each of many who ask at the same moment as who they are', async () => {
  const people = await Promise.all([portal.admin(), ...Array.from({ length: 9 }, () => portal.shop())]);
  const inactive = await portal.shop();
  await portal.db.update(customers).set({ isActive: false }).where(eq(customers.id, inactive.customerId));
  const strangers = [inactive.cookie, 'toptan=unknown', ''];
  const cookies = [...people, ...people].map(({ cookie }) => cookie).concat(strangers);
  const expected = [...people, ...people].map(({ userId }) => userId).concat(strangers.map(() => '401'));
  expect(await Promise.all(cookies.map(whoIs))).toEqual(expected);
});

it('takes one connection for all who ask at the same moment', async () => {
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
  // Without a call: it would move the end.
  const find = async () => (await findSession(portal.db, shop.cookie.replace('toptan=', '')))?.userId;
  expect(await find()).toBe(shop.userId);
  await expect.poll(find).toBeUndefined();
});

it('is as it is for who asks next, whoever changes it and how often it was asked for before', async () => {
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

it('is found by whoever asks, however often something is written meanwhile', async () => {
  const shops = await Promise.all(Array.from({ length: 12 }, () => portal.shop()));
  const ask = async ({ cookie, userId }: (typeof shops)[number]) => {
    const wrong = [];
    for (let time = 0; time < 200; time++) {
      const session = await findSession(portal.db, cookie.replace('toptan=', ''));
      if (session?.userId !== userId) wrong.push({ time, session });
      if (time % 16 === 0) await portal.pool.query('select pg_current_xact_id()');
    }
    return wrong;
  };
  expect((await Promise.all(shops.map(ask))).flat()).toEqual([]);
});
