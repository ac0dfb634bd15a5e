import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { listen } from './listen.ts';

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map(app => app.close())));

function server(): FastifyInstance {
  const app = Fastify();
  apps.push(app);
  return app;
}

test('reports on which port it listens', async () => {
  const { port } = await listen(server(), { HOST: '127.0.0.1', PORT: 0 });
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('reports in one line that the port is in use', async () => {
  const { port } = await listen(server(), { HOST: '127.0.0.1', PORT: 0 });
  const second = listen(server(), { HOST: '127.0.0.1', PORT: port });
  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(`Port ${port} is in use: set PORT to a free one.`);
});

test.each(['192.0.2.1', 'no-such-host.invalid'])('names the host %s where it is none of ours', async HOST => {
  const attempt = listen(server(), { HOST, PORT: 0 });
  await expect(attempt).rejects.toThrow(ConfigError);
  await expect(attempt).rejects.toThrow(`HOST ${HOST} is`);
});
