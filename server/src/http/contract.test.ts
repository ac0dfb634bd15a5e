import type { Endpoint } from '@toptan/contract/endpoint';
import { endpoints } from '@toptan/contract/endpoints';
import { errorBodySchema } from '@toptan/contract/errors';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken, newToken } from '../auth/tokens.ts';
import { sessions } from '../db/schema-people.ts';
import { settings } from '../db/schema-settings.ts';
import { addressOf, allCalls, callsWith, formOf, named, takesBody } from '../testing/calls.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { everything } from '../testing/snapshot.ts';
import { createProduct, order } from '../testing/trade.ts';
import { callName } from './access.ts';

let portal: Portal;
let admin: Caller;
let shop: Caller;
beforeAll(async () => {
  portal = await startPortal();
  // A form that nobody asks for answers nothing but 404.
  await portal.db.insert(settings).values({ isTaxAsked: true });
  [admin, shop] = [await portal.admin(), await portal.shop()];
  await order(await portal.shop(), await createProduct(portal.db, { stock: 5 }), 2);
});
afterAll(() => portal.close());

const isPublic = (call: Endpoint) => call.access === 'public';
const isWrite = (call: Endpoint) => call.method !== 'GET';

/** Makes a call with these fields, in the form that it takes. */
function send(caller: Pick<Caller, 'call'>, call: Endpoint, fields: object = {}, headers: object = {}) {
  const { body, headers: own } = call.file ? formOf(fields) : { body: fields, headers: {} };
  const path = addressOf(call, v7());
  return caller.call(call.method, path, takesBody(call) ? body : undefined, { ...own, ...headers });
}

describe('the routes', () => {
  test('are those of the contract', () => {
    expect([...portal.app.contractCalls].toSorted()).toEqual(allCalls.map(callName).toSorted());
  });

  test('beside the contract are the few that are meant to be', () => {
    const meant = [
      /^GET \/(healthz|readyz|metrics)$/,
      /^GET \/images\/(icons\/:hash|cards|:hash)\/:file$/,
      /^(HEAD,)?GET \/api\/(openapi\.json|docs(\/.*)?)$/,
      // The pages are routes where they are built.
      /^(HEAD,)?GET \/(?!api\/)[\w./-]*\*?$/,
    ];
    expect([...portal.app.otherRoutes].filter(route => !meant.some(kind => kind.test(route)))).toEqual([]);
  });

  test('are named once each, and a call without a body has no schema for one', () => {
    expect(new Set(allCalls.map(callName)).size).toBe(allCalls.length);
    for (const call of allCalls) if (call.method === 'GET') expect(call.body).toBeUndefined();
  });

  test('that do not exist answer 404 in the words of the contract', async () => {
    const calls = await Promise.all([
      admin.call('GET', '/api/nothing'),
      admin.call('GET', '/api'),
      admin.call('POST', '/api/stats', {}),
      portal.anonymous.call('GET', '/api/nothing'),
    ]);
    for (const answer of calls) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ code: 'not_found', message: 'Not found' });
    }
  });
});

test('a session that is forged, expired or mangled opens nothing', async () => {
  const { userId, cookie } = await portal.admin();
  const token = cookie.replace('toptan=', '');
  await portal.db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(sessions.tokenHash, hashToken(token)));
  const forged = [token, newToken(), userId, '', '%', 'x'.repeat(5_000), `${admin.cookie.slice(7)}x`];
  for (const value of forged) {
    const headers = { cookie: `toptan=${value}` };
    const answer = await portal.anonymous.call('GET', '/api/orders', undefined, headers);
    expect([value, answer.statusCode]).toEqual([value, 401]);
  }
});

describe('a foreign origin', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];

  test.each(named(allCalls.filter(isWrite)))('is refused by %s', async (_name, call) => {
    for (const headers of foreign) {
      const answer = await send(admin, call, {}, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json().code).toBe('foreign_origin');
    }
  });

  test('is refused before anything is written', async () => {
    const before = await everything(portal.db);
    for (const call of allCalls.filter(isWrite)) await send(admin, call, {}, foreign[0]);
    expect(await everything(portal.db)).toEqual(before);
  });

  test('our own origin may write', async () => {
    const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' };
    expect((await admin.call('PUT', `/api/basket/${v7()}`, { quantity: 1 }, headers)).statusCode).toBe(404);
  });
});

describe('fields that a call does not know', () => {
  const intruders = ['surprise', 'role', 'createdAt', 'passwordHash'];

  test.each(named(callsWith('body')))('are refused by %s', async (_name, call) => {
    const caller = isPublic(call) ? portal.anonymous : call.access === 'shop' ? shop : admin;
    const answer = await send(caller, call, Object.fromEntries(intruders.map(name => [name, 'x'])));
    expect(answer.statusCode).toBe(400);
    const { code, fields } = errorBodySchema.parse(answer.json());
    expect(code).toBe('validation_failed');
    const unknown = fields?.filter(field => field.code === 'unknown_field').map(field => field.path);
    expect(unknown?.toSorted()).toEqual(intruders.toSorted());
  });

  test.each(named(callsWith('query')))('are refused in the address of %s', async (_name, call) => {
    // A body is validated before the address.
    if (call.body) return expect(call.query?.safeParse({ surprise: '1' }).success).toBe(false);
    const answer = await admin.call(call.method, `${addressOf(call, v7())}?surprise=1`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path: 'surprise', code: 'unknown_field' }]);
  });
});

test('every list gives its total and takes limits from 1 to 1000', async () => {
  const lists = allCalls.filter(call => call.paged && !call.params);
  expect(lists.length).toBeGreaterThan(3);
  for (const call of lists) {
    const whole = await admin.call('GET', call.path);
    expect(whole.statusCode).toBe(200);
    expect(Number(whole.headers['x-total-count'])).toBe(whole.json().length);
    for (const limit of ['0', '-1', '1001', '1.5', 'x', ''])
      expect((await admin.call('GET', `${call.path}?limit=${limit}`)).statusCode).toBe(400);
    expect((await admin.call('GET', `${call.path}?limit=1000`)).statusCode).toBe(200);
  }
});

test('the reference names every call of the contract', async () => {
  const answer = await portal.anonymous.call('GET', '/api/openapi.json');
  const { paths } = answer.json<{ paths: Record<string, object> }>();
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  );
  // OpenAPI has one name for the parameter of an address that two calls share.
  const shapes = (calls: string[]) => calls.map(call => call.replace(/\{\w+\}/g, '{}')).toSorted();
  expect(shapes(named)).toEqual(shapes(Object.values(endpoints).flat().map(callName)));
});
