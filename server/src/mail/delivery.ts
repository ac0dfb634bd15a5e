import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { CurrentSettings } from '../current-settings.ts';
import { brandingOf, senderOf } from './branding.ts';
import type { LinkToken, PaperFile, PrintOrder } from './outbox.ts';
import type { QueuedMail } from './queries.ts';
import type { WrittenEmail } from './templates/layout.ts';
import { hasPlainLink, isAboutOrder, type Template, templates, writeKind } from './written-email.ts';

/** Milliseconds; a server that is slower than this is not going to answer. Settings in the URL go before these. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Milliseconds; the timeout for a whole email, against a server that answers very slowly. */
const sendingTimeoutMs = 60_000;

/** An email that no further try can deliver. */
export class UndeliverableError extends Error {}

/** The parts of an email that are not stored with it. */
type Enclosed = {
  /** The token of its link; null when the link has ended. */
  opening: LinkToken | null;
  /** The attached paper. */
  paper: PaperFile | null;
  current: CurrentSettings;
};

/** Sends an email; throws why it could not. */
export type Send = (mail: QueuedMail, enclosed: Enclosed) => Promise<void>;

const pageSchema = z.object({ page: z.url() });
const linkSchema = z.object({ link: z.url() });
const paperSchema = z.object({ orderId: z.uuid(), customerId: z.uuid() });

const isKind = (template: string): template is Template => templates.some(kind => kind === template);

function write({ template, params, language }: QueuedMail, { opening, current }: Enclosed): WrittenEmail {
  if (!isKind(template)) throw new UndeliverableError(`There is no email template ${template}`);
  if (hasPlainLink(template)) {
    const { link } = linkSchema.parse(params);
    return writeKind(
      template,
      params,
      language,
      brandingOf(current, template, language, new URL(link).origin),
    );
  }
  if (!opening) throw new UndeliverableError('The link ended before the email could be sent');
  const { token, expiresAt } = opening;
  const { page } = pageSchema.parse(params);
  const branding = brandingOf(current, template, language, new URL(page).origin);
  return writeKind(template, { ...params, link: `${page}#${token}`, expiresAt }, language, branding);
}

/** Prints the attached paper of an email; null where there is none. @throws UndeliverableError when its order is deleted */
export async function printPaperOf(
  { template, params, language }: QueuedMail,
  printOrder: PrintOrder,
): Promise<PaperFile | null> {
  if (!isAboutOrder(template)) return null;
  const paper = await printOrder(paperSchema.parse(params), language);
  if (!paper) throw new UndeliverableError('The order was deleted before the email could be sent');
  return paper;
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
  return async (mail, enclosed) => {
    const { paper, current } = enclosed;
    await transporter.sendMail({
      ...write(mail, enclosed),
      attachments: paper
        ? [{ filename: paper.name, content: paper.bytes, contentType: 'application/pdf' }]
        : [],
      from: senderOf(current, from),
      to: { name: '', address: mail.recipient },
      // The same on every try, so that an email that arrives twice is recognised.
      messageId: `<${mail.id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
      signal: AbortSignal.any([stopping, AbortSignal.timeout(sendingTimeoutMs)]),
    });
  };
}
