import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { mails } from '../db/schema-people.ts';
import { type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

/** Reads the values by name and labels, as they are in the text. */
async function read(): Promise<Record<string, number>> {
  const { body } = await portal.anonymous.call('GET', '/metrics');
  const lines = body.split('\n').filter(line => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

test('calls are counted by call and status', async () => {
  await portal.anonymous.call('GET', '/api/orders');
  await (await portal.shop()).call('GET', '/api/orders');
  expect(await read()).toMatchObject({
    'http_request_duration_seconds_count{call="GET /api/orders",status="401"}': 1,
    'http_request_duration_seconds_count{call="GET /api/orders",status="200"}': 1,
  });
});

test('the length and the age of the mail queue are reported', async () => {
  const email = {
    template: 'password-reset',
    language: 'en',
    recipient: 'a@example.com',
    params: {},
  } as const;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await portal.db
    .insert(mails)
    .values([
      { ...email, createdAt: hoursAgo(2) },
      { ...email },
      { ...email, state: 'failed' },
      { ...email, state: 'failed', updatedAt: hoursAgo(30) },
      { ...email, state: 'sent', createdAt: hoursAgo(90) },
    ]);
  const metrics = await read();
  expect(metrics).toMatchObject({
    'mail_emails{state="waiting"}': 2,
    'mail_emails{state="given-up"}': 1,
    database_up: 1,
    event_listener_connected: 1,
  });
  expect(metrics['mail_oldest_waiting_seconds']).toBeGreaterThan(7_190);
  expect(metrics['mail_oldest_waiting_seconds']).toBeLessThan(7_300);
});

test('without the database the rest is reported', async () => {
  const other = await startPortal();
  onTestFinished(async () => other.app.close());
  await other.events.close();
  await other.pool.end();
  const { statusCode, body } = await other.anonymous.call('GET', '/metrics');
  expect(statusCode).toBe(200);
  expect(body).toContain('database_up 0');
  expect(body).toContain('event_listener_connected 0');
  expect(body).toMatch(/process_resident_memory_bytes [1-9]/);
});
