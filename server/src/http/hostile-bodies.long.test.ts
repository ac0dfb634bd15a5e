import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@toptan/contract/endpoint';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../db/schema-settings.ts';
import {
  allCalls,
  callsWith,
  expectRefusal,
  formOf,
  json,
  named,
  pathOf,
  takesBody,
} from '../testing/calls.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let admin: Caller;
let shop: Caller;
beforeAll(async () => {
  portal = await startPortal();
  // A form that nobody asks for answers nothing but 404.
  await portal.db.insert(settings).values({ isTaxAsked: true });
  [admin, shop] = [await portal.admin(), await portal.shop()];
});
afterAll(() => portal.close());

/** The caller of a call: signing out would end the session that the other calls need. */
const callerOf = (call: Endpoint) =>
  call.access === 'public' ? portal.anonymous : call.access === 'shop' ? shop : admin;

describe('bodies', () => {
  test.each(named(callsWith('body').filter(call => !call.file)))(
    'that are no JSON are refused by %s',
    async (_name, call) => {
      const types = [
        'application/json\ta',
        'application/jsonx',
        'application/problem+json',
        'text/plain',
        'text/plain;application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'x',
        '',
      ];
      for (const type of types) {
        const answer = await callerOf(call).call(call.method, pathOf(call, v7()), '{"quantity":1}', {
          'content-type': type,
        });
        expectRefusal(answer, [415]);
      }
      for (const body of ['', '{', 'x', '{"a":1}{"b":2}', '\u0000', '[1,]', "{'a':1}", 'NaN', '\ufeff']) {
        const answer = await callerOf(call).call(call.method, pathOf(call, v7()), body, json);
        expectRefusal(answer);
      }
    },
  );

  test.each(named(callsWith('body').filter(call => call.file)))(
    'that are no form are refused by %s',
    async (_name, call) => {
      for (const type of [
        'application/json',
        'text/plain',
        'application/octet-stream',
        'multipart/mixed; boundary=x',
      ]) {
        const answer = await admin.call(call.method, pathOf(call, v7()), '{}', { 'content-type': type });
        expectRefusal(answer, [415]);
      }
      for (const [body, type] of [
        ['', 'multipart/form-data'],
        ['x', 'multipart/form-data; boundary=x'],
        ['--x\r\n\r\n', 'multipart/form-data; boundary=x'],
        [
          '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
          'multipart/form-data; boundary=x',
        ],
        [
          '--x\r\ncontent-disposition: form-data; name="constructor"\r\n\r\n1\r\n--x--\r\n',
          'multipart/form-data; boundary=x',
        ],
        ['--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n--x--\r\n', 'multipart/form-data; boundary=x'],
        [
          formOf(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`f${at}`, 'x']))).body,
          formOf({}).headers['content-type'],
        ],
        [formOf({ name: 'x'.repeat(200_000) }).body, formOf({}).headers['content-type']],
      ]) {
        const answer = await admin.call(call.method, pathOf(call, v7()), body, {
          'content-type': type ?? '',
        });
        expectRefusal(answer, [400, 413, 415]);
      }
    },
  );

  test.each(named(callsWith('body').filter(call => !call.file)))(
    'that would change what objects are are refused by %s',
    async (_name, call) => {
      for (const body of [
        '{"__proto__":{"role":"admin"}}',
        '{"constructor":{"prototype":{"role":"admin"}}}',
        '{"__proto__":null}',
      ]) {
        const answer = await callerOf(call).call(call.method, pathOf(call, v7()), body, json);
        expectRefusal(answer);
      }
      expect(Reflect.get({}, 'role')).toBeUndefined();
    },
  );

  test.each(named(callsWith('body').filter(call => !call.file)))(
    'ten thousand levels deep are refused by %s',
    async (_name, call) => {
      const depth = 10_000;
      // A call may take less than others.
      for (const body of [
        `${'['.repeat(depth)}${']'.repeat(depth)}`,
        `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
        `{"items":${'['.repeat(depth)}${']'.repeat(depth)}}`,
        '['.repeat(900_000),
      ])
        expectRefusal(await callerOf(call).call(call.method, pathOf(call, v7()), body, json), [400, 413]);
    },
  );

  test.each(named(callsWith('body').filter(call => !call.file)))(
    'over the limit are refused by %s',
    async (_name, call) => {
      const body = JSON.stringify({ notes: 'x'.repeat(1024 * 1024) });
      expectRefusal(await callerOf(call).call(call.method, pathOf(call, v7()), body, json), [413]);
    },
  );

  test('with a hundred thousand faults get a short answer', async () => {
    for (const body of [
      `{"customerId":"${v7()}","items":[${'0,'.repeat(400_000)}0]}`,
      `{${Array.from({ length: 60_000 }, (_, at) => `"f${at}":0`).join()}}`,
    ]) {
      const answer = await admin.call('POST', '/api/orders', body, json);
      expectRefusal(answer);
      expect(answer.body.length).toBeLessThan(50_000);
    }
  });

  test('that come where none is expected are not read', async () => {
    for (const call of allCalls.filter(call => call.method !== 'GET' && !takesBody(call))) {
      const answer = await callerOf(call).call(call.method, pathOf(call, v7()), { role: 'admin', id: v7() });
      expect([200, 204, 404], call.path).toContain(answer.statusCode);
    }
  });
});

test('a claim to come from elsewhere is not believed when no proxy is trusted', async () => {
  const headers = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    origin: 'https://evil.example',
  };
  const answer = await admin.call('POST', '/api/basket', {}, headers);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin']);
});

test('requests that break the protocol do not break the server', async () => {
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = portal.app.server.address() as AddressInfo;
  const agent = new Agent({ maxSockets: 1 });
  const send = (path: string, headers: Record<string, string>) =>
    new Promise<number>(resolve => {
      request({ port, path, headers, agent, method: 'GET' }, response => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
        .on('error', () => resolve(0))
        .end();
    });
  expect(await send('/api/orders', { cookie: 'x'.repeat(20_000) })).toBe(413);
  expect(await send('/api/orders', { cookie: `toptan=${'x'.repeat(10_000)}` })).toBe(401);
  expect(await send(`/${'x'.repeat(12_000)}`, {})).toBe(404);
  expect(await send('/healthz', {})).toBe(200);
  agent.destroy();
});
