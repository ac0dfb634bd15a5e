import { type AddressInfo, createServer, type Server } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingLink } from '../auth/links/address.ts';
import { addLink } from '../auth/links/queries.ts';
import { advisoryLocks } from '../db/advisory-locks.ts';
import { mails, passwordLinks } from '../db/schema-people.ts';
import {
  arrived,
  emailsTo,
  type MailPortal,
  soon,
  startMailPortal,
  tokenIn,
} from '../testing/mail-portal.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import type { NewEmail } from './outbox.ts';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

let portal: MailPortal;
const closing: (() => Promise<unknown>)[] = [];

/** @param smtpUrl empty for a portal without a mail server */
async function openPortal(smtpUrl: string) {
  portal = await startMailPortal(smtpUrl);
  closing.push(portal.close);
}

beforeEach(() => {
  server.emails.length = 0;
  server.refuseNext(0);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Another server's queue on the same database. */
async function openOutbox(smtpUrl: string) {
  const outbox = await portal.openOutbox(smtpUrl);
  closing.push(() => outbox.close());
  return outbox;
}

/** An email with a link of a shop. */
async function emailTo(recipient: string): Promise<NewEmail> {
  const { userId } = await portal.shop();
  const { token } = await portal.db.transaction(tx => addLink(tx, userId, 1));
  return {
    template: 'login-details',
    language: 'tr',
    recipient,
    params: {
      name: 'Elif Kardelen',
      companyName: 'Kardelen Giyim',
      username: 'kardelen',
      ...waitingLink('https://toptan.example', token, 'tr'),
    },
  };
}

describe('sending', () => {
  it('begins while another server fills the demo shop', async () => {
    await openPortal('');
    await portal.db.transaction(async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demo})`);
      await openOutbox(server.url);
    });
  });

  it('tries again when the mail server refuses, and shows that meanwhile', async () => {
    await openPortal(server.url);
    server.refuseNext(1);
    const { id, email } = await portal.approve();
    await portal.settled(id, 'queued', 1);
    const [row] = (await portal.staff.call('GET', '/api/registration-requests')).json();
    expect(row.mail).toMatchObject({
      state: 'queued',
      lastError: expect.stringContaining('Come back later'),
    });
    await portal.skipPause();
    await arrived(server, email);
    await portal.settled(id, 'sent', 2);
    expect((await portal.newestMail(id)).lastError).toBeNull();
  });

  it('gives up after the last try, and a new link is a new email', async () => {
    await openPortal(server.url);
    server.refuseNext(1000);
    const { id, email } = await portal.approve();
    await portal.settled(id, 'queued', 1);
    await portal.db.execute(sql`update pgboss.job set retry_count = retry_limit - 1 where state = 'retry'`);
    await portal.skipPause();
    await portal.settled(id, 'failed', 2);

    server.refuseNext(0);
    const renewed = await portal.staff.call('POST', `/api/registration-requests/${id}/link`);
    expect(renewed.json()).toMatchObject({ setPasswordLink: null, mail: { state: 'queued', attempts: 0 } });
    await arrived(server, email);
    await portal.settled(id, 'sent', 1);
  });

  it('sends the newest link only', async () => {
    await openPortal(server.url);
    server.refuseNext(1);
    const { id, email } = await portal.approve();
    await portal.settled(id, 'queued', 1);
    await portal.staff.call('POST', `/api/registration-requests/${id}/link`);
    await portal.skipPause();
    const token = tokenIn((await arrived(server, email)).text, 'en');
    const look = await portal.anonymous.call('POST', '/api/auth/password-link', { token });
    expect(look.statusCode).toBe(200);
    await vi.waitFor(async () => {
      const { rows } = await portal.db.execute(sql`select 1 from pgboss.job where state < 'completed'`);
      expect(rows).toHaveLength(0);
    }, soon);
    expect(emailsTo(server, email)).toHaveLength(1);
  });

  it('happens once when several servers start at the same time and share the queue', async () => {
    await openPortal('');
    const outboxes = await Promise.all([1, 2, 3].map(() => openOutbox(server.url)));
    const recipients = Array.from({ length: 12 }, (_, index) => `shared-${index}@example.com`);
    const emails = await Promise.all(recipients.map(emailTo));
    await Promise.all(
      emails.map((email, index) => portal.db.transaction(async tx => outboxes[index % 3]?.post(tx, email))),
    );
    for (const recipient of recipients) await arrived(server, recipient);
    await vi.waitFor(
      async () => expect(await portal.db.$count(mails, eq(mails.state, 'sent'))).toBe(12),
      soon,
    );
    expect(server.emails).toHaveLength(12);
  });

  it('is not done for a command that is rolled back', async () => {
    await openPortal(server.url);
    const email = await emailTo('nobody@example.com');
    const command = portal.db.transaction(async tx => {
      await portal.outbox.post(tx, email);
      throw new Error('changed my mind');
    });
    await expect(command).rejects.toThrow('changed my mind');
    expect(await portal.db.$count(mails)).toBe(0);
    const { rows } = await portal.db.execute(sql`select 1 from pgboss.job`);
    expect(rows).toHaveLength(0);
  });
});

describe('emails that wait', () => {
  /** An address without a server. */
  const nowhere = 'smtp://127.0.0.1:1';

  it('are sent once there is a mail server, even when the queue itself is lost', async () => {
    await openPortal(nowhere);
    const { id, email } = await portal.approve();
    await portal.settled(id, 'queued', 1);
    await portal.outbox.close();
    await portal.db.execute(sql`drop schema pgboss cascade`);
    await openOutbox(server.url);
    await arrived(server, email);
    await portal.settled(id, 'sent', 2);
  });

  it('are given up when their link has expired', async () => {
    await openPortal(nowhere);
    const { id, email } = await portal.approve();
    await portal.settled(id, 'queued', 1);
    await portal.outbox.close();
    await portal.db.update(passwordLinks).set({ expiresAt: '2020-01-01T00:00:00.000Z' });
    await openOutbox(server.url);
    await portal.skipPause();
    await portal.settled(id, 'failed', 2);
    expect(emailsTo(server, email)).toHaveLength(0);
  });
});

describe('a mail server that stalls', () => {
  let silent: Server;
  let url: string;
  beforeEach(async () => {
    silent = createServer(socket => {
      socket.on('error', () => socket.destroy());
      closing.push(async () => socket.destroy());
    });
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    closing.push(() => new Promise(resolve => silent.close(resolve)));
  });

  it('holds up nobody', async () => {
    await openPortal(url);
    const { id } = await portal.approve();
    // A failed sending would have set `lastError` if the call had waited for it.
    expect(await portal.newestMail(id)).toMatchObject({ state: 'queued', lastError: null });
  });

  it('is tried again', async () => {
    await openPortal(`${url}?greetingTimeout=400`);
    const { id } = await portal.approve();
    await portal.settled(id, 'queued', 1);
    expect((await portal.newestMail(id)).lastError).toMatch(/greeting/i);
  });

  it('does not prevent the server from stopping', async () => {
    await openPortal(url);
    const { id } = await portal.approve();
    await vi.waitFor(async () => {
      const { rows } = await portal.db.execute(sql`select 1 from pgboss.job where state = 'active'`);
      expect(rows).toHaveLength(1);
    }, soon);
    await portal.outbox.close();
    expect(await portal.newestMail(id)).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('aborted'),
    });
  });
});
