import { type EmailKind, emailKinds } from '@toptan/contract/settings';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { CurrentSettings } from '../current-settings.ts';
import { dressOf, senderOf } from './dress.ts';
import type { LinkToken, PrintOrder } from './outbox.ts';
import type { QueuedMail } from './queries.ts';
import type { WrittenEmail } from './templates/layout.ts';
import { writeKind } from './written-email.ts';

/** Milliseconds; a server that is slower than this is not going to answer. Settings in the URL go before these. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Milliseconds; the timeout for a whole email, against a server that answers very slowly. */
const sendingTimeoutMs = 60_000;

/** An email that no further try can deliver. */
export class UndeliverableError extends Error {}

/** Sends an email with the token that opens its link, null when the link has ended; throws why it could not. */
export type Send = (mail: QueuedMail, opening: LinkToken | null, current: CurrentSettings) => Promise<void>;

const pageSchema = z.object({ page: z.url() });
const paperSchema = z.object({ orderId: z.uuid(), customerId: z.uuid(), link: z.url() });

const isKind = (template: string): template is EmailKind => emailKinds.some(kind => kind === template);

function write(
  { template, params, language }: QueuedMail,
  opening: LinkToken | null,
  current: CurrentSettings,
): WrittenEmail {
  if (!isKind(template)) throw new UndeliverableError(`There is no email template ${template}`);
  if (template === 'order-confirmation') {
    const { link } = paperSchema.parse(params);
    return writeKind(template, params, language, dressOf(current, template, language, new URL(link).origin));
  }
  if (!opening) throw new UndeliverableError('The link ended before the email could be sent');
  const { token, expiresAt } = opening;
  const { page } = pageSchema.parse(params);
  const dress = dressOf(current, template, language, new URL(page).origin);
  return writeKind(template, { ...params, link: `${page}#${token}`, expiresAt }, language, dress);
}

/** What is attached to an email. */
async function attachmentsOf({ template, params, language }: QueuedMail, printOrder: PrintOrder) {
  if (template !== 'order-confirmation') return [];
  const paper = await printOrder(paperSchema.parse(params), language);
  if (!paper) throw new UndeliverableError('The order was deleted before the email could be sent');
  return [{ filename: paper.name, content: paper.bytes, contentType: 'application/pdf' }];
}

/**
 * @param smtpUrl `smtp://` or `smtps://`, with user and password where the server wants them
 * @param stopping aborts the email that is being sent
 */
export function mailSender(
  smtpUrl: string,
  from: string,
  printOrder: PrintOrder,
  stopping: AbortSignal,
): Send {
  const transporter: Transporter = createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  return async (mail, opening, current) => {
    await transporter.sendMail({
      ...write(mail, opening, current),
      attachments: await attachmentsOf(mail, printOrder),
      from: senderOf(current, from),
      to: { name: '', address: mail.recipient },
      // The same on every try, so that an email that arrives twice is recognised.
      messageId: `<${mail.id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
      signal: AbortSignal.any([stopping, AbortSignal.timeout(sendingTimeoutMs)]),
    });
  };
}
