import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replacePassword } from '../auth/commands.ts';
import { mails, passwordLinks } from '../db/schema-people.ts';
import { emailsTo, type MailPortal, startMailPortal, tokenIn } from '../testing/mail-portal.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';

/** An address without a server. */
const nowhere = 'smtp://127.0.0.1:1';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

let portal: MailPortal;
beforeEach(() => {
  server.emails.length = 0;
});
afterEach(() => portal.close());

const look = (token: string | undefined) =>
  portal.anonymous.call('POST', '/api/auth/password-link', { token });

describe('one-time links', () => {
  it('work in each email that arrives, when the first was taken and that is not known', async () => {
    portal = await startMailPortal(server.url);
    server.takeAndRefuseNext();
    const { id, email } = await portal.approve();
    await portal.settled(id, 'queued', 1);
    await portal.skipPause();
    await portal.settled(id, 'sent', 2);
    const tokens = emailsTo(server, email).map(({ text }) => tokenIn(text, 'en'));
    expect(tokens).toHaveLength(2);
    for (const token of tokens) expect((await look(token)).statusCode).toBe(200);

    const password = 'linen and denim';
    const chosen = await portal.anonymous.call('POST', '/api/auth/set-password', {
      token: tokens[0],
      password,
    });
    expect(chosen.statusCode).toBe(200);
    expect((await look(tokens[1])).statusCode).toBe(404);
  });

  it('are not written down when the mail server repeats them', async () => {
    portal = await startMailPortal(server.url);
    server.takeAndRefuseNext();
    const { id } = await portal.approve();
    await portal.settled(id, 'queued', 1);
    const { lastError } = await portal.newestMail(id);
    expect(lastError).toMatch(/Come back later with https:\S+#…/);
    const { rows } = await portal.db.execute(sql`select output from pgboss.job`);
    expect(JSON.stringify(rows)).toContain('#…');
  });

  it('stand nowhere in the database, and so in no backup, while emails wait', async () => {
    portal = await startMailPortal(nowhere);
    const { id, username } = await portal.approve();
    await portal.settled(id, 'queued', 1);
    await portal.anonymous.call('POST', '/api/auth/forgot-password', { username });
    const tables = await portal.pool.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    );
    const contents = await Promise.all(
      tables.rows.map(({ name }) =>
        portal.pool.query<{ row: string }>(`select t::text as row from ${name} t`),
      ),
    );
    const words = contents.flatMap(({ rows }) => rows.flatMap(({ row }) => row.match(/[\w-]{43}/g) ?? []));
    const opened = await Promise.all(words.map(async word => (await look(word)).statusCode));
    expect(await portal.db.$count(mails)).toBe(2);
    expect(opened).not.toContain(200);
  });

  it('are not sent once the password was set without them', async () => {
    portal = await startMailPortal(nowhere);
    const { id } = await portal.approve();
    await portal.settled(id, 'queued', 1);
    const [link] = await portal.db.select().from(passwordLinks);
    await portal.db.transaction(tx => replacePassword(tx, link?.userId ?? '', 'a hash'));
    await portal.skipPause();
    await portal.settled(id, 'failed', 2);
    expect((await portal.newestMail(id)).lastError).toMatch(/link ended/);
  });
});
