import { invitationHours } from '@toptan/contract/password-links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../db/schema-people.ts';
import { arrived, tokenIn } from '../../testing/mail-portal.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { password } from '../../testing/person.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import { replaceLink } from './queries.ts';

let server: MailServer;
let portal: Portal;
beforeAll(async () => {
  server = await startMailServer();
  portal = await startPortal({ SMTP_URL: server.url, PUBLIC_URL: 'https://toptan.example' });
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

let counter = 0;

/** A shop that has a password. */
async function shopWithPassword() {
  const shop = await portal.shop({ password });
  const { email } = (await shop.call('GET', '/api/account')).json<{ email: string }>();
  return { ...shop, email };
}

const requestReset = (
  username: string,
  headers: Record<string, string> = {},
  remoteAddress = `192.0.2.${++counter}`,
) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: { username },
    headers,
    remoteAddress,
  });

const look = (token: string | undefined) =>
  portal.anonymous.call('POST', '/api/auth/password-link', { token });

describe('who forgot the password', () => {
  it('gets a link in the own language that sets another one, once, and ends all sessions', async () => {
    const shop = await shopWithPassword();
    expect((await requestReset(shop.username.toUpperCase(), { 'accept-language': 'tr-TR' })).statusCode).toBe(
      202,
    );
    const email = await arrived(server, shop.email);
    expect(email.subject).toBe('Toptan için yeni şifre');
    expect(email.text).toContain(shop.username);
    const choose = () =>
      portal.anonymous.call('POST', '/api/auth/set-password', {
        token: tokenIn(email.text, 'tr'),
        password: 'velvet and wool',
      });
    expect((await choose()).statusCode).toBe(200);
    expect((await choose()).statusCode).toBe(404);
    expect((await shop.call('GET', '/api/auth/check')).statusCode).toBe(401);
  });

  it('gets it at the address that is set, whatever the request calls this host', async () => {
    const shop = await shopWithPassword();
    await requestReset(shop.username, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const { text, html } = await arrived(server, shop.email);
    expect(text).toContain('https://toptan.example/set-password?language=en#');
    expect(`${text}${html}`).not.toContain('evil.example');
  });

  it('keeps the old password until the link is used', async () => {
    const shop = await shopWithPassword();
    await requestReset(shop.username);
    const answer = await portal.anonymous.call('POST', '/api/auth/login', {
      username: shop.username,
      password,
    });
    expect(answer.statusCode).toBe(200);
  });

  it('has an hour for it', async () => {
    const shop = await shopWithPassword();
    await requestReset(shop.username);
    const { rows } = await portal.pool.query(
      'select extract(epoch from min(expires_at - created_at))::int as seconds from password_links where user_id = $1',
      [shop.userId],
    );
    expect(rows).toEqual([{ seconds: 3600 }]);
  });

  it('loses no link by requesting another: an invitation stays for its 72 hours', async () => {
    const shop = await shopWithPassword();
    const invitation = await portal.db.transaction(tx => replaceLink(tx, shop.userId, invitationHours));
    await requestReset(shop.username);
    const own = tokenIn((await arrived(server, shop.email)).text, 'en');
    await requestReset(shop.username);
    expect((await look(own)).statusCode).toBe(200);
    const answer = await look(invitation.token);
    expect([answer.statusCode, answer.json().expiresAt]).toEqual([200, invitation.expiresAt]);
  });
});

describe('nobody learns whether there is an account', () => {
  it('the answer is the same, and no email goes to who is unknown, inactive or without an address', async () => {
    const [known, inactive, homeless] = [await shopWithPassword(), await portal.shop(), await portal.admin()];
    await portal.pool.query('update customers set is_active = false where id = $1', [inactive.customerId]);
    const before = await portal.db.$count(mails);
    const names = ['nobody at all', inactive.username, homeless.username, known.username];
    const answers = await Promise.all(names.map(name => requestReset(name)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(202);
      expect(answer.body).toBe(answers[0]?.body);
    }
    expect(await portal.db.$count(mails)).toBe(before + 1);
  });
});

it('strangers in many networks fill nobody’s mailbox, and are answered as for a name that nobody has', async () => {
  const shop = await shopWithPassword();
  const before = await portal.db.$count(mails);
  const answers = await Promise.all(Array.from({ length: 40 }, () => requestReset(shop.username)));
  const unknown = await requestReset('nobody at all');
  for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([202, unknown.body]);
  expect(await portal.db.$count(mails)).toBe(before + 3);

  // An hour later the owner gets one again, however many came in between.
  await portal.pool.query("update throttled_attempts set created_at = created_at - interval '1 hour'");
  expect((await requestReset(shop.username)).statusCode).toBe(202);
  expect(await portal.db.$count(mails)).toBe(before + 4);
});

const accepted = (answers: { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 202).length;

describe('requests within an hour are throttled', () => {
  it('for one name from one network after five', async () => {
    const shop = await shopWithPassword();
    const ask = () => requestReset(shop.username, {}, '203.0.113.9');
    expect(accepted(await Promise.all(Array.from({ length: 5 }, ask)))).toBe(5);
    expect((await ask()).statusCode).toBe(429);
    expect((await requestReset(shop.username)).statusCode).toBe(202);
  });

  it('from one network after twenty', async () => {
    const ask = (_: unknown, index: number) => requestReset(`name-${index}`, {}, '203.0.113.10');
    expect(accepted(await Promise.all(Array.from({ length: 20 }, ask)))).toBe(20);
    expect((await ask(null, 20)).statusCode).toBe(429);
  });

  it('side by side as one after the other', async () => {
    const shop = await shopWithPassword();
    const same = Array.from({ length: 8 }, () => requestReset(shop.username, {}, '203.0.113.11'));
    expect(accepted(await Promise.all(same))).toBeLessThanOrEqual(5);
    const many = Array.from({ length: 30 }, (_, index) => requestReset(`name-${index}`, {}, '203.0.113.12'));
    expect(accepted(await Promise.all(many))).toBeLessThanOrEqual(20);
  });
});

it('anybody knows that the portal sends emails', async () => {
  expect((await portal.anonymous.call('GET', '/api/settings/portal')).json().isMailSet).toBe(true);
});

it.each([
  ['a mail server', { PUBLIC_URL: 'https://toptan.example' }],
  ['an address of the portal', { SMTP_URL: 'smtp://127.0.0.1:1' }],
])('without %s the user is sent to staff', async (_what, settings) => {
  const silent = await startPortal(settings);
  const answer = await silent.anonymous.call('POST', '/api/auth/forgot-password', { username: 'anybody' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'mail_not_set']);
  await silent.close();
});
