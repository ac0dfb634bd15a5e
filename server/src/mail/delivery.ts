import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { LinkToken } from './outbox.ts';
import type { QueuedMail } from './queries.ts';
import type { WrittenEmail } from './templates/layout.ts';
import { loginDetailsSchema, writeLoginDetails } from './templates/login-details.ts';
import { passwordResetSchema, writePasswordReset } from './templates/password-reset.ts';

/** Milliseconds; a server that is slower than this is not going to answer. Settings in the URL go before these. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Milliseconds; the timeout for a whole email, against a server that answers very slowly. */
const sendingTimeoutMs = 60_000;

/** An email that no further try can deliver. */
export class UndeliverableError extends Error {}

/** Sends an email with the token that opens its link, null when the link has ended; throws why it could not. */
export type Send = (mail: QueuedMail, opening: LinkToken | null) => Promise<void>;

const pageSchema = z.object({ page: z.url() });

function write({ template, params, language }: QueuedMail, opening: LinkToken | null): WrittenEmail {
  if (!opening) throw new UndeliverableError('The link ended before the email could be sent');
  const { token, expiresAt } = opening;
  const values = { ...params, link: `${pageSchema.parse(params).page}#${token}`, expiresAt };
  switch (template) {
    case 'login-details':
      return writeLoginDetails(loginDetailsSchema.parse(values), language);
    case 'password-reset':
      return writePasswordReset(passwordResetSchema.parse(values), language);
    default:
      throw new UndeliverableError(`There is no email template ${template}`);
  }
}

/**
 * @param smtpUrl `smtp://` or `smtps://`, with user and password where the server wants them
 * @param stopping aborts the email that is being sent
 */
export function mailSender(smtpUrl: string, from: string, stopping: AbortSignal): Send {
  const transporter: Transporter = createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  return async (mail, opening) => {
    await transporter.sendMail({
      ...write(mail, opening),
      from,
      to: { name: '', address: mail.recipient },
      // The same on every try, so that an email that arrives twice is recognised.
      messageId: `<${mail.id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
      signal: AbortSignal.any([stopping, AbortSignal.timeout(sendingTimeoutMs)]),
    });
  };
}
