import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customers } from '../db/schema-people.ts';
import { type Portal, startPortal } from '../testing/portal.ts';

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
