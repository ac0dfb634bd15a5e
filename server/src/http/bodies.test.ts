import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls, expectRefusal, formOf, json, named, pathOf, takesBody } from '../testing/calls.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const writes = allCalls.filter(call => call.method !== 'GET' && call.access !== 'public');

describe('a call that takes no body', () => {
  test.each(named(writes.filter(call => !takesBody(call))))('%s does not read one', async (_name, call) => {
    const path = pathOf(call, v7());
    const bare = await admin.call(call.method, path);
    for (const [body, headers] of [
      ['', json],
      ['null', json],
      ['{"a":', json],
      ['', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['', { 'content-type': 'text/plain' }],
      [formOf({ a: 'b' }).body, formOf({}).headers],
    ] as const) {
      const answer = await admin.call(call.method, path, body, headers);
      expect([answer.statusCode, answer.body]).toEqual([bare.statusCode, bare.body]);
    }
  });
});

describe('a call that takes JSON', () => {
  test('takes little of it from anybody', async () => {
    const body = JSON.stringify({ username: 'a', password: 'b', more: 'c'.repeat(32 * 1024) });
    for (const path of ['/api/auth/login', '/api/drafts/link', '/api/registration-request'])
      expect((await portal.anonymous.call('POST', path, body, json)).statusCode, path).toBe(413);
  });

  test('names what is missing when there is nothing', async () => {
    const required = [
      { path: 'username', code: 'required' },
      { path: 'password', code: 'required' },
    ];
    for (const [body, headers] of [[], ['', json], ['null', json]] as const) {
      const answer = await portal.anonymous.call('POST', '/api/auth/login', body, headers);
      expectRefusal(answer);
      expect(answer.json().fields).toMatchObject(required);
    }
  });

  test('is refused without one even where no field is required', async () => {
    expectRefusal(await admin.call('PUT', `/api/customers/${v7()}`, '', json));
  });

  test('does not take what is no JSON', async () => {
    const answer = await admin.call('POST', '/api/orders', 'customerId=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expectRefusal(answer, [415]);
  });
});

test('a part of a form may have the content type JSON', async () => {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: application/json\r\n\r\n${value}\r\n`;
  const body = [
    part('name', '"Kot"'),
    part('price', '12.5'),
    part('costPrice', 'null'),
    part('sizes', '["26","27"]'),
    part('isActive', 'false'),
    '--x--\r\n',
  ].join('');
  const answer = await admin.call('POST', '/api/products', body, {
    'content-type': 'multipart/form-data; boundary=x',
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    name: 'Kot',
    price: '12.50',
    costPrice: null,
    sizes: ['26', '27'],
    isActive: false,
  });
});
