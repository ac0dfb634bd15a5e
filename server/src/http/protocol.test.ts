import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorBodySchema } from '@toptan/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../listen.ts';
import { type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let port: number;
beforeAll(async () => {
  portal = await startPortal();
  ({ port } = await listen(portal.app, { HOST: '127.0.0.1', PORT: 0 }));
});
afterAll(() => portal.close());

type Answer = { status: number; head: string; body: string };

/** Sends these bytes on a connection of their own and reads until it ends. */
async function exchange(bytes: string): Promise<Answer[]> {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  const answered = await text(socket);
  return answered.split(/(?=HTTP\/1\.1 \d{3})/).map(answer => {
    const [head = '', ...rest] = answer.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') };
  });
}

const host = 'Host: localhost\r\n';
const hidden = `GET /healthz HTTP/1.1\r\n${host}\r\n`;

describe('what is no request is refused in the words of the contract, and the connection with it', () => {
  test.each([
    [
      'two ends of a body',
      `POST /api/auth/logout HTTP/1.1\r\n${host}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'two lengths',
      `POST /api/auth/logout HTTP/1.1\r\n${host}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n`,
    ],
    ['a length that is none', `POST /api/auth/logout HTTP/1.1\r\n${host}Content-Length: +0\r\n\r\n`],
    [
      'another encoding behind chunked',
      `POST /api/auth/logout HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n`,
    ],
    [
      'a chunk that is no number',
      `POST /api/auth/logout HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nz\r\n\r\n`,
    ],
    ['a blank before the colon', `POST /api/auth/logout HTTP/1.1\r\n${host}Content-Length : 0\r\n\r\n`],
    [
      'a header that goes on',
      `POST /api/auth/logout HTTP/1.1\r\n${host}X-A: b\r\n Content-Length: 0\r\n\r\n`,
    ],
    ['a bare line feed', `POST /api/auth/logout HTTP/1.1\n${host}\r\n`],
    ['a method that is none', `PWN / HTTP/1.1\r\n${host}\r\n`],
    ['a NUL in a header', `GET / HTTP/1.1\r\n${host}X-A: \0\r\n\r\n`],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00'],
  ])('%s', async (_name, bytes) => {
    const answers = await exchange(bytes + hidden);
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(errorBodySchema.strict().parse(JSON.parse(answers[0]?.body ?? '')).code).toBe('malformed_request');
    expect(answers[0]?.head).toMatch(/nosniff[\s\S]*Connection: close/);
  });

  test('headers without end', async () => {
    const [answer] = await exchange(`GET / HTTP/1.1\r\n${host}X-A: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer?.status).toBe(413);
    expect(JSON.parse(answer?.body ?? '').code).toBe('too_large');
  });
});

test('an address that cannot be read is not repeated, and its refusal is as well guarded as others', async () => {
  for (const path of ['/api/orders/%zz<b>', `/api/orders/${'%09'.repeat(300)}`, '/%c0%ae%c0%ae/etc']) {
    const [answer] = await exchange(`GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect([400, 404]).toContain(answer?.status);
    expect(answer?.head).toMatch(/nosniff/i);
    expect(answer?.head).toMatch(/content-security-policy/i);
    expect(answer?.body).not.toMatch(/<b>|\t|etc/);
  }
});

test('what a body holds is never taken for the next request', async () => {
  const answers = await exchange(
    `POST /api/auth/logout HTTP/1.1\r\n${host}Content-Length: ${hidden.length}\r\nConnection: close\r\n\r\n${hidden}`,
  );
  expect(answers.map(({ status }) => status)).toEqual([204]);
});

test('an expectation that nobody knows is passed over', async () => {
  const [answer] = await exchange(
    `GET /healthz HTTP/1.1\r\n${host}Expect: a miracle\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatchObject({ status: 200, body: '{"status":"ok"}' });
});

test('methods that the contract does not know are not there', async () => {
  for (const method of ['TRACE', 'PATCH', 'PROPFIND', 'OPTIONS']) {
    const [answer] = await exchange(
      `${method} /api/orders HTTP/1.1\r\n${host}Connection: close\r\nX-Secret: s\r\n\r\n`,
    );
    expect([method, answer?.status]).toEqual([method, 404]);
    expect(answer?.body).not.toContain('Secret');
  }
});

test('without a Host header no registration is approved, since its link would lead nowhere', async () => {
  const staff = await portal.admin();
  await portal.anonymous.call('POST', '/api/registration-request', {
    customerName: 'Kardelen Giyim',
    ownerFirstName: 'Elif',
    ownerLastName: 'Kardelen',
    phoneNumber: '+90 532 111 22 33',
    email: 'hostless@example.com',
  });
  const [request] = (await staff.call('GET', '/api/registration-requests')).json();
  const decide = async (decision: string, header = '') => {
    const path = `/api/registration-requests/${request.id}/${decision}`;
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.0\r\n${header}Cookie: ${staff.cookie}\r\n\r\n`);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), answer: JSON.parse(body) };
  };
  const refused = { status: 400, answer: { fields: [{ path: 'Host', code: 'required' }] } };
  expect(await decide('approve')).toMatchObject(refused);
  expect(await decide('approve', host)).toMatchObject({ status: 200, answer: { status: 'approved' } });
  expect(await decide('link')).toMatchObject(refused);
});
