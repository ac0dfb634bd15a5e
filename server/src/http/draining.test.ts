import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from '../listen.ts';
import { type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeEach(async () => {
  portal = await startPortal();
  ({ port } = await listen(portal.app, { HOST: '127.0.0.1', PORT: 0 }));
});
afterEach(async () => {
  agent.destroy();
  await portal.close();
});

async function request(path: string): Promise<IncomingMessage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ port, path, agent }, resolve).on('error', reject),
  );
  await buffer(answer);
  return answer;
}

/** Sends half of a request, so that the server has one running. */
async function beginCall(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const begun = once(portal.app.server, 'request');
  socket.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
  socket.write('content-length: 2\r\n\r\n{');
  await begun;
  return socket;
}

test('a server that is about to stop answers open connections with `Connection: close`', async () => {
  expect((await request('/healthz')).headers.connection).toBe('keep-alive');
  const drained = portal.app.drain();
  const last = await request('/healthz');
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  await expect(request('/healthz')).rejects.toThrow('ECONNREFUSED');
  await drained;
});

test('a running call is answered although the server stops', async () => {
  const socket = await beginCall();
  const closed = portal.app.close();
  socket.write('}');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"path":"username"');
  await closed;
});

test('with a delay `/readyz` first shows that the server stops, and calls are taken until it does', async () => {
  const drained = portal.app.drain(1);
  const newcomer = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
  expect((await newcomer('/readyz')).status).toBe(503);
  expect((await newcomer('/healthz')).status).toBe(200);
  await drained;
  await expect(newcomer('/healthz')).rejects.toThrow();
});
