import dns from 'node:dns';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { connect as connectDatabase } from '../db/client.ts';
import { DatabaseAwayError } from '../db/errors.ts';
import { listen } from '../listen.ts';
import { registerErrors } from './errors.ts';

let log: string;
let app: ReturnType<typeof server>;
let statuses: number[];
let work: () => Promise<unknown>;

const databaseError = (message: string, code: string) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });

function server() {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const instance = Fastify({ logger: { level: 'warn', stream } });
  registerErrors(instance);
  instance.addHook('onSend', async (_request, reply) => {
    statuses.push(reply.statusCode);
  });
  instance.post('/', async () => 'done');
  instance.get('/fault', async () => {
    throw new Error('select secret from users');
  });
  instance.get('/query', async () => {
    const cause = Object.assign(databaseError('null value in column "language"', '23502'), {
      detail: 'Failing row contains (1, open-sesame).',
    });
    throw new DrizzleQueryError('insert into mails values ($1)', ['\n    at open-sesame'], cause);
  });
  instance.get<{ Params: { code: string } }>('/database/:code', async ({ params }) => {
    throw new DrizzleQueryError('select 1', [], databaseError('no', params.code));
  });
  instance.get('/thrown', () => work());
  return instance;
}

beforeEach(() => {
  log = '';
  statuses = [];
  app = server();
});
afterEach(() => app.close());

test('an internal error is logged, and its details are not in the answer', async () => {
  const answer = await app.inject({ url: '/fault' });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ code: 'internal', message: 'Something went wrong on the server' });
  expect(log).toContain('select secret');
});

test('the log names the query that failed, and none of its values', async () => {
  const answer = await app.inject({ url: '/query' });
  expect(answer.statusCode).toBe(500);
  expect(log).toContain('insert into mails');
  expect(log).toContain('null value in column');
  expect(log).not.toMatch(/open-sesame/);
});

test.each([
  ['it shuts down', '57P01'],
  ['a statement took too long', '57014'],
  ['a lock was not given', '55P03'],
  ['a transaction stood still', '25P03'],
  ['its disk is full', '53100'],
  ['its disk fails', '58030'],
  ['it is a standby', '25006'],
])('of a database, %s: 503 and when to try again', async (_what, code) => {
  const answer = await app.inject({ url: `/database/${code}` });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
    503,
    '2',
    'unavailable',
  ]);
});

test.each(['22003', '22007', '22008', '22009', '22021', '22P02', '22P05'])(
  'a value that the database cannot read or store (%s): 400, and a line in the log',
  async code => {
    const answer = await app.inject({ url: `/database/${code}` });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
    expect(log).toContain(code);
  },
);

test.each([
  ['at an address', 'postgres://nobody@127.0.0.1:1/none'],
  ['at a name with several addresses', 'postgres://nobody@several:1/none'],
  ['behind a socket', 'postgres://nobody@localhost/none?host=/nowhere'],
])('a database that refuses connections %s: 503, whatever the call', async (_where, url) => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map(address => ({ address, family: 4 }));
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation((...given: unknown[]) => {
    (given.at(-1) as (error: null, found: typeof addresses) => void)(null, addresses);
  });
  const { db, close } = connectDatabase(url);
  onTestFinished(async () => {
    lookup.mockRestore();
    await close();
  });
  const commands = [() => db.execute('select 1'), () => db.transaction(async tx => tx.execute('select 1'))];
  for (const command of commands) {
    work = command;
    expect((await app.inject({ url: '/thrown' })).statusCode).toBe(503);
  }
});

test('a database that is known to be away: 503', async () => {
  work = () => Promise.reject(new DatabaseAwayError('The database does not answer'));
  expect((await app.inject({ url: '/thrown' })).statusCode).toBe(503);
});

test('a statement that follows on a connection that broke: 503', async () => {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  const broken = once(client, 'error');
  Reflect.get(client, 'connection').stream.destroy();
  await broken;
  work = () => client.query('select 1');
  expect((await app.inject({ url: '/thrown' })).statusCode).toBe(503);
});

test('a file that is missing is a fault of ours, whatever the database does', async () => {
  work = () => readFile('/nowhere/to/be/found');
  expect((await app.inject({ url: '/thrown' })).statusCode).toBe(500);
  expect(log).toContain('/nowhere/to/be/found');
});

test('a page that is damaged is a fault, not an absence', async () => {
  expect((await app.inject({ url: '/database/XX001' })).statusCode).toBe(500);
});

test('a caller who hangs up halfway is no fault of ours', async () => {
  const { port } = await listen(app, { HOST: '127.0.0.1', PORT: 0 });
  const socket = connect(port, '127.0.0.1');
  const begun = once(app.server, 'request');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
  await begun;
  socket.destroy();
  await expect.poll(() => statuses).toEqual([400]);
  expect(log).toBe('');
});
