import { readSettings } from '../current-settings.ts';
import { systemActor } from '../events/actor.ts';
import { type About, record, write } from '../events/record.ts';
import { type Job, startWorker } from '../job-worker.ts';
import { mailSender, printPaperOf, type Send, UndeliverableError } from './delivery.ts';
import type { OpenOutbox, OutboxOptions } from './outbox.ts';
import {
  findQueuedMail,
  insertMail,
  type QueuedMail,
  queuedMailIds,
  recordFailure,
  recordSent,
  supersedeMails,
} from './queries.ts';

/** Twelve tries more, after 10 seconds or so and then each time twice as long: about 17 hours, well within a link's 72. */
const jobOptions = { retryLimit: 12, retryDelay: 10, retryBackoff: true, expireInSeconds: 180 };

/** Milliseconds for the email that is being sent when the server stops. */
const closingGraceMs = 2_000;

type MailJob = { mailId: string };

/** An event about an email. A registration request shows the state of its email. */
const aboutMail = ({ recipient, registrationRequestId }: QueuedMail): About => ({
  topic: registrationRequestId ? 'registration-requests' : null,
  subjectId: registrationRequestId,
  subject: recipient,
});

/**
 * Sends one email, then records the outcome of job and email in one transaction. None is open while the mail server takes its time. No
 * other server sends it too: the job is this one's until it expires, which takes longer than sending may.
 */
async function handleJob(
  { db, openLink, printOrder }: Pick<OutboxOptions, 'db' | 'openLink' | 'printOrder'>,
  send: Send,
  job: Job<MailJob>,
): Promise<void> {
  const { mailId } = job.data;
  const found = await findQueuedMail(db, mailId);
  const linkHash = found?.params['linkHash'];
  const opening = linkHash === undefined ? null : await openLink(linkHash);
  const printing = found ? printPaperOf(found, printOrder) : null;
  await Promise.allSettled([printing]);
  const current = await readSettings(db);
  // Papers wait for one another: meanwhile a newer email may have taken its place.
  const mail = found && (await findQueuedMail(db, mailId));
  const sending = mail ? printing?.then(paper => send(mail, { opening, paper, current })) : Promise.resolve();
  const [outcome] = await Promise.allSettled([sending]);
  await write(db, async tx => {
    if (outcome.status === 'rejected') {
      const error: unknown = outcome.reason;
      const text = error instanceof Error ? error.message : String(error);
      // A mail server may repeat the email, and with it the token, in its error message.
      const message = opening ? text.replaceAll(opening.token, '…') : text;
      const isFinal = error instanceof UndeliverableError || job.isLastTry;
      await recordFailure(tx, mailId, message, isFinal);
      if (mail) await record(tx, systemActor('email.failed'), aboutMail(mail));
      if (isFinal) await job.complete(tx, { message });
      else await job.fail(tx, { message });
      return;
    }
    if (mail) {
      await recordSent(tx, mail.id);
      await record(tx, systemActor('email.sent'), aboutMail(mail));
    }
    await job.complete(tx);
  });
}

/** Opens the outbox and starts the worker that empties it. */
export async function startQueue(smtpUrl: string, options: OutboxOptions): Promise<OpenOutbox> {
  const { config, log, db, pool } = options;
  const stopping = new AbortController();
  const send = mailSender(smtpUrl, config.MAIL_FROM, stopping.signal);
  const worker = await startWorker({ log, db, pool });
  const queue = await worker.register<MailJob>({
    queue: 'mail',
    options: jobOptions,
    handle: job => handleJob(options, send, job),
  });
  // An email has no job after a restored backup, or after a crash of the server on the last try.
  const waiting = await queuedMailIds(db);
  await queue.resend(waiting.map(id => ({ id, data: { mailId: id } })));

  return {
    isConfigured: true,
    async post(tx, email) {
      if (email.registrationRequestId || email.takesPlaceOf?.length) await supersedeMails(tx, email);
      const mailId = await insertMail(tx, email);
      await queue.send(tx, mailId, { mailId });
      return mailId;
    },
    async close() {
      const grace = setTimeout(() => stopping.abort(), closingGraceMs);
      await worker.stop();
      clearTimeout(grace);
    },
  };
}
