import { desc, eq, sql } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { expect, vi } from 'vitest';
import { addToken } from '../auth/links/queries.ts';
import { mails } from '../db/schema-people.ts';
import { openOutbox } from '../mail/open-outbox.ts';
import type { OpenOutbox } from '../mail/outbox.ts';
import { printForEmail } from '../papers/file.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type Caller, type Portal, startPortal } from './portal.ts';

/** A portal that sends emails. */
export type MailPortal = Portal & {
  staff: Caller;
  /** Sends a registration request and approves it, which posts an email to the applicant. */
  approve(language?: string): Promise<{ id: string; email: string; username: string }>;
  /** The last email about a registration request, as it is stored. */
  newestMail(requestId: string): Promise<typeof mails.$inferSelect>;
  /** Waits until that email is in this state after so many tries. */
  settled(requestId: string, state: 'queued' | 'sent' | 'failed', attempts: number): Promise<void>;
  /** Lets the pause before the next try pass. */
  skipPause(): Promise<unknown>;
  /** The queue of another server on the same database; the caller closes it. */
  openOutbox(smtpUrl: string): Promise<OpenOutbox>;
};

/** Milliseconds for one step of the queue, and between two polls. */
export const soon = { timeout: 15_000, interval: 50 };

let counter = 0;

/** @param smtpUrl empty for a portal without a mail server */
export async function startMailPortal(smtpUrl: string): Promise<MailPortal> {
  const portal = await startPortal({
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Toptan <hesap@toptan.example>',
    PUBLIC_URL: 'https://toptan.example',
  });
  const staff = await portal.admin();

  async function newestMail(requestId: string) {
    const where = eq(mails.registrationRequestId, requestId);
    const [mail] = await portal.db.select().from(mails).where(where).orderBy(desc(mails.id)).limit(1);
    if (!mail) throw new Error('No mail');
    return mail;
  }

  return {
    ...portal,
    staff,
    async approve(language = 'en') {
      const email = `applicant-${++counter}@example.com`;
      const form = {
        customerName: 'Kardelen Giyim',
        ownerFirstName: 'Elif',
        ownerLastName: 'Kardelen',
        phoneNumber: '+90 532 111 22 33',
        email,
      };
      const headers = { 'accept-language': language };
      await portal.anonymous.call('POST', '/api/registration-request', form, headers);
      const [request] = (await staff.call('GET', '/api/registration-requests?status=pending')).json();
      const response = await staff.call('POST', `/api/registration-requests/${request.id}/approve`);
      expect(response.statusCode, response.body).toBe(200);
      return { id: request.id, email, username: response.json().username };
    },
    newestMail,
    settled: (requestId, state, attempts) =>
      vi.waitFor(async () => expect(await newestMail(requestId)).toMatchObject({ state, attempts }), soon),
    skipPause: () =>
      portal.db.execute(
        sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`,
      ),
    openOutbox: url =>
      openOutbox({
        ...portal,
        config: { ...portal.config, SMTP_URL: url },
        openLink: hash => addToken(portal.db, hash),
        printOrder: printForEmail(portal.db),
      }),
  };
}

/** The same with a mail server of its own, which ends with it. */
export async function startPortalWithMail() {
  const mailServer = await startMailServer();
  const portal = await startMailPortal(mailServer.url);
  const close = async () => {
    await portal.close();
    await mailServer.close();
  };
  return { ...portal, mailServer, close };
}

export type PortalWithMail = Awaited<ReturnType<typeof startPortalWithMail>>;

export const emailsTo = (server: MailServer, address: string) =>
  server.emails.filter(email => email.to?.some(to => to.address === address));

/** The one email to an address, once it has come. */
export async function arrived(server: MailServer, address: string): Promise<Email> {
  await vi.waitFor(() => expect(emailsTo(server, address)).toHaveLength(1), soon);
  const [email] = emailsTo(server, address);
  if (!email) throw new Error('It has just arrived');
  return email;
}

/** The token of the link in an email. */
export const tokenIn = (text: string | undefined, language: string) =>
  text?.match(new RegExp(`https://toptan\\.example/set-password\\?language=${language}#([\\w-]{43})`))?.[1];
