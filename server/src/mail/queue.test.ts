import { type AddressInfo, createServer, type Server } from 'node:net';
import { desc, eq, sql } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mails } from '../db/schema-people.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import type { Letter } from './outbox.ts';
import { createOutbox } from './queue.ts';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

let portal: Portal;
let admin: Caller;
const closing: (() => Promise<unknown>)[] = [];

/** @param smtpUrl empty for a portal without a mail server */
async function openPortal(smtpUrl: string) {
  portal = await startPortal({
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Toptan <hesap@toptan.example>',
    PUBLIC_URL: 'https://toptan.example',
  });
  closing.push(portal.close);
  admin = await portal.admin();
}

beforeEach(() => {
  server.letters.length = 0;
  server.refuseNext(0);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Another server's queue on the same database. */
async function openOutbox(smtpUrl: string) {
  const outbox = await createOutbox({
    config: { ...portal.config, SMTP_URL: smtpUrl },
    db: portal.db,
    pool: portal.pool,
  });
  closing.push(() => outbox.close());
  return outbox;
}

let counter = 0;

/** Asks for an account and approves it; answers the request's id and the applicant's address. */
async function approve(language = 'en') {
  const email = `applicant-${++counter}@example.com`;
  const form = {
    customerName: 'Kardelen Giyim',
    ownerFirstName: 'Elif',
    ownerLastName: 'Kardelen',
    phoneNumber: '+90 532 111 22 33',
    email,
  };
  await portal.anonymous.call('POST', '/api/registration-request', form, { 'accept-language': language });
  const [request] = (await admin.call('GET', '/api/registration-requests?status=pending')).json();
  const response = await admin.call('POST', `/api/registration-requests/${request.id}/approve`);
  expect(response.statusCode, response.body).toBe(200);
  return { id: request.id as string, email, username: response.json().username as string };
}

const soon = { timeout: 15_000, interval: 50 };
const lettersTo = (address: string) =>
  server.letters.filter(letter => letter.to?.some(to => to.address === address));

async function arrived(address: string): Promise<Email> {
  await vi.waitFor(() => expect(lettersTo(address)).toHaveLength(1), soon);
  const [letter] = lettersTo(address);
  if (!letter) throw new Error('It has just arrived');
  return letter;
}

async function newestMail(requestId: string) {
  const where = eq(mails.registrationRequestId, requestId);
  const [mail] = await portal.db.select().from(mails).where(where).orderBy(desc(mails.id)).limit(1);
  if (!mail) throw new Error('No mail');
  return mail;
}

const settled = (requestId: string, state: 'queued' | 'sent' | 'failed', attempts: number) =>
  vi.waitFor(async () => expect(await newestMail(requestId)).toMatchObject({ state, attempts }), soon);

/** Lets the pause before the next try pass. */
const skipPause = () =>
  portal.db.execute(
    sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`,
  );

const letterTo = (recipient: string): Letter => ({
  template: 'login-details',
  language: 'tr',
  recipient,
  params: {
    name: 'Elif Kardelen',
    companyName: 'Kardelen Giyim',
    username: 'kardelen',
    link: 'https://toptan.example/set-password?language=tr#x',
    expiresAt: '2099-01-01T00:00:00.000Z',
  },
});

const linkIn = (text: string | undefined, language: string) =>
  text?.match(new RegExp(`https://toptan\\.example/set-password\\?language=${language}#([\\w-]{43})`))?.[1];

describe('a letter with login details', () => {
  beforeEach(() => openPortal(server.url));

  it.each([
    ['en', 'ltr', 'Your Toptan login details', 'Hello', 'Choose my password'],
    ['ar', 'rtl', 'بيانات الدخول إلى Toptan', 'مرحبًا', 'اختيار كلمة المرور'],
    ['tr', 'ltr', 'Toptan giriş bilgileriniz', 'Merhaba', 'Şifremi belirle'],
  ])('arrives in the language of the applicant: %s', async (language, direction, subject, hello, button) => {
    const { id, email, username } = await approve(language);
    const letter = await arrived(email);
    expect(letter).toMatchObject({
      subject,
      from: { name: 'Toptan', address: 'hesap@toptan.example' },
      to: [{ address: email }],
    });
    expect(letter.html).toContain(`<html lang="${language}" dir="${direction}">`);
    for (const part of [letter.html, letter.text])
      for (const words of [hello, 'Elif Kardelen', 'Kardelen Giyim', username, button, '72'])
        expect(part).toContain(words);
    expect(letter.html).not.toMatch(/[٠-٩]/);

    const token = linkIn(letter.text, language);
    expect(linkIn(letter.html, language)).toBe(token);
    const look = await portal.anonymous.call('POST', '/api/auth/password-link', { token });
    expect(look.json()).toEqual({ username, companyName: 'Kardelen Giyim', hasPassword: false });

    await settled(id, 'sent', 1);
    const mail = await newestMail(id);
    expect(JSON.stringify(mail)).not.toContain(token);
    const [row] = (await admin.call('GET', '/api/registration-requests')).json();
    expect(row.mail).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
  });
});

describe('sending', () => {
  it('tries again when the mail server refuses, and says so meanwhile', async () => {
    await openPortal(server.url);
    server.refuseNext(1);
    const { id, email } = await approve();
    await settled(id, 'queued', 1);
    const [row] = (await admin.call('GET', '/api/registration-requests')).json();
    expect(row.mail).toMatchObject({
      state: 'queued',
      lastError: expect.stringContaining('Come back later'),
    });
    await skipPause();
    await arrived(email);
    await settled(id, 'sent', 2);
    expect((await newestMail(id)).lastError).toBeNull();
  });

  it('gives up after the last try, and a new link is a new letter', async () => {
    await openPortal(server.url);
    server.refuseNext(1000);
    const { id, email } = await approve();
    await settled(id, 'queued', 1);
    await portal.db.execute(sql`update pgboss.job set retry_count = retry_limit - 1 where state = 'retry'`);
    await skipPause();
    await settled(id, 'failed', 2);
    expect(JSON.stringify((await newestMail(id)).params)).not.toContain('set-password');

    server.refuseNext(0);
    const renewed = await admin.call('POST', `/api/registration-requests/${id}/link`);
    expect(renewed.json()).toMatchObject({ setPasswordLink: null, mail: { state: 'queued', attempts: 0 } });
    await arrived(email);
    await settled(id, 'sent', 1);
  });

  it('sends the newest link only', async () => {
    await openPortal(server.url);
    server.refuseNext(1);
    const { id, email } = await approve();
    await settled(id, 'queued', 1);
    await admin.call('POST', `/api/registration-requests/${id}/link`);
    await skipPause();
    const token = linkIn((await arrived(email)).text, 'en');
    const look = await portal.anonymous.call('POST', '/api/auth/password-link', { token });
    expect(look.statusCode).toBe(200);
    await vi.waitFor(async () => {
      const { rows } = await portal.db.execute(sql`select 1 from pgboss.job where state < 'completed'`);
      expect(rows).toHaveLength(0);
    }, soon);
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('happens once when several servers start together and share the queue', async () => {
    await openPortal('');
    const outboxes = await Promise.all([1, 2, 3].map(() => openOutbox(server.url)));
    const recipients = Array.from({ length: 12 }, (_, index) => `shared-${index}@example.com`);
    await Promise.all(
      recipients.map((recipient, index) =>
        portal.db.transaction(async tx => outboxes[index % 3]?.post(tx, letterTo(recipient))),
      ),
    );
    for (const recipient of recipients) await arrived(recipient);
    await vi.waitFor(
      async () => expect(await portal.db.$count(mails, eq(mails.state, 'sent'))).toBe(12),
      soon,
    );
    expect(server.letters).toHaveLength(12);
  });

  it('is not done for a deed that is rolled back', async () => {
    await openPortal(server.url);
    const deed = portal.db.transaction(async tx => {
      await portal.outbox.post(tx, letterTo('nobody@example.com'));
      throw new Error('changed my mind');
    });
    await expect(deed).rejects.toThrow('changed my mind');
    expect(await portal.db.$count(mails)).toBe(0);
    const { rows } = await portal.db.execute(sql`select 1 from pgboss.job`);
    expect(rows).toHaveLength(0);
  });
});

describe('letters that wait', () => {
  /** An address at which nobody listens. */
  const nowhere = 'smtp://127.0.0.1:1';

  it('are sent once there is a mail server, even when the queue itself is lost', async () => {
    await openPortal(nowhere);
    const { id, email } = await approve();
    await settled(id, 'queued', 1);
    await portal.outbox.close();
    await portal.db.execute(sql`drop schema pgboss cascade`);
    await openOutbox(server.url);
    await arrived(email);
    await settled(id, 'sent', 2);
  });

  it('are given up when their link has expired', async () => {
    await openPortal(nowhere);
    const { id, email } = await approve();
    await settled(id, 'queued', 1);
    await portal.outbox.close();
    const past = sql`jsonb_set(params, '{expiresAt}', '"2020-01-01T00:00:00.000Z"')`;
    await portal.db.update(mails).set({ params: past });
    await openOutbox(server.url);
    await skipPause();
    await settled(id, 'failed', 2);
    expect(lettersTo(email)).toHaveLength(0);
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
    const { id } = await approve();
    // Who had waited for the letter would have learnt that it failed.
    expect(await newestMail(id)).toMatchObject({ state: 'queued', lastError: null });
  });

  it('is tried again', async () => {
    await openPortal(`${url}?greetingTimeout=400`);
    const { id } = await approve();
    await settled(id, 'queued', 1);
    expect((await newestMail(id)).lastError).toMatch(/greeting/i);
  });

  it('does not keep the server from stopping', async () => {
    await openPortal(url);
    const { id } = await approve();
    await vi.waitFor(async () => {
      const { rows } = await portal.db.execute(sql`select 1 from pgboss.job where state = 'active'`);
      expect(rows).toHaveLength(1);
    }, soon);
    await portal.outbox.close();
    expect(await newestMail(id)).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('aborted'),
    });
  });
});
