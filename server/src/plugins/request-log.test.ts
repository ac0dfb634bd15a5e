import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Portal, startPortal } from '../testing/portal.ts';
import { registerRequestLog } from './request-log.ts';

function loggingServer() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'info', stream }, disableRequestLogging: true });
  app.decorateRequest('session', null);
  registerRequestLog(app);
  app.get('/found/:id', async () => 'done');
  return { app, lines };
}

test('each answer is one line, which holds neither what was asked for nor headers', async () => {
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
