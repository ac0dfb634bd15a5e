import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Portal, startPortal } from '../testing/portal.ts';
import { registerRequestLog } from './request-log.ts';

/** @param role of the caller; anonymous by default */
function loggingServer(level = 'info', role?: string) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({ logger: { level, stream }, disableRequestLogging: true });
  app.decorateRequest('principal', null);
  registerRequestLog(app);
  app.addHook('onRequest', async request => {
    if (role) Object.assign(request, { principal: { role, userId: `some ${role}` } });
  });
  app.get('/found/:id', async () => 'done');
  app.get('/staff', (_request, reply) => reply.code(403).send());
  return { app, lines };
}

test('each answer is one line, which holds neither query nor headers', async () => {
  const { app, lines } = loggingServer();
  const headers = { cookie: 'toptan=open-sesame', authorization: 'Bearer open-sesame' };
  const answer = await app.inject({ url: '/found/open-sesame?q=open-sesame', headers });
  await app.inject({ url: '/open-sesame', headers });
  expect(lines).toMatchObject([
    { msg: 'answered', call: 'GET /found/:id', status: 200, reqId: answer.headers['x-request-id'] },
    { msg: 'answered', call: 'GET unknown', status: 404 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('sesame');
});

test.each([
  ['admin', 'DELETE', '/missing', [{ call: 'DELETE unknown', status: 404, userId: 'some admin', level: 40 }]],
  ['admin', 'GET', '/missing', []],
  ['admin', 'GET', '/found/1', []],
  ['shop', 'DELETE', '/missing', []],
  ['shop', 'GET', '/staff', [{ call: 'GET /staff', status: 403, userId: 'some shop', level: 40 }]],
  [undefined, 'GET', '/staff', []],
  [undefined, 'DELETE', '/missing', []],
] as const)(
  'at the default level a line reports what was refused to staff, and what a shop may not do (%s %s %s)',
  async (role, method, url, expected) => {
    const { app, lines } = loggingServer('warn', role);
    await app.inject({ method, url });
    expect(lines).toMatchObject(expected);
    expect(lines).toHaveLength(expected.length);
  },
);

test('a request gets a name of its own, whatever it calls itself', async () => {
  const portal: Portal = await startPortal();
  try {
    const names = await Promise.all(
      ['/api/orders', '/no/such/page', '/api/orders'].map(async url => {
        const answer = await portal.anonymous.call('GET', url, undefined, { 'x-request-id': 'mine' });
        return answer.headers['x-request-id'];
      }),
    );
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^[0-9a-f-]{36}$/);
  } finally {
    await portal.close();
  }
});
