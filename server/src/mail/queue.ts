import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { addToken } from '../auth/links/queries.ts';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Database, Transaction } from '../db/client.ts';
import { withoutValues } from '../db/errors.ts';
import { systemActor } from '../events/actor.ts';
import { type About, record, write } from '../events/record.ts';
import { mailSender, type Send, UndeliverableError } from './delivery.ts';
import type { OpenOutbox, OutboxOptions } from './open-outbox.ts';
import {
  findLinkHash,
  insertMail,
  lockQueuedMail,
  type QueuedMail,
  queuedMailIds,
  recordFailure,
  recordSent,
  supersedeMails,
} from './queries.ts';

const queue = 'mail';

/** Twelve tries more, after 10 seconds or so and then each time twice as long: about 17 hours, well within a link's 72. */
const jobOptions = { retryLimit: 12, retryDelay: 10, retryBackoff: true, expireInSeconds: 180 };

/** Milliseconds between two polls of the queue. */
const pollInterval = 1_000;

/** Milliseconds for the email that is being sent when the server stops. */
const closingGrace = 2_000;

/** Runs the statements of pg-boss, with their `$1` parameters, in a transaction of ours. */
function within(tx: Transaction): PgBoss.Db {
  return {
    executeSql: (text, values) => {
      const parts = text
        .split(/\$(\d+)/)
        .map((part, index) =>
          index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[+part - 1] ?? null)}`,
        );
      return tx.execute(sql.join(parts));
    },
  };
}

/** An event about an email. A registration request shows the state of its email. */
const aboutMail = ({ recipient, registrationRequestId }: QueuedMail): About => ({
  topic: registrationRequestId ? 'registration-requests' : null,
  subjectId: registrationRequestId,
  subject: recipient,
});

type MailJob = PgBoss.JobWithMetadata<{ mailId: string }>;

/**
 * Sends one email and records the outcome of job and email in one transaction. It locks the email's row, so that no other
 * server sends it too.
 */
async function handleJob(db: Database, boss: PgBoss, send: Send, job: MailJob): Promise<void> {
  const linkHash = await findLinkHash(db, job.data.mailId);
  const opening = linkHash === null ? null : await addToken(db, linkHash);
  return write(db, async tx => {
    const mail = await lockQueuedMail(tx, job.data.mailId);
    const inTransaction = { db: within(tx) };
    try {
      if (mail) await send(mail, opening);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      // A mail server may repeat the email, and with it the token, in its error message.
      const message = opening ? text.replaceAll(opening.token, '…') : text;
      const isFinal = error instanceof UndeliverableError || job.retryCount >= job.retryLimit;
      await recordFailure(tx, job.data.mailId, message, isFinal);
      if (mail) await record(tx, systemActor('email.failed'), aboutMail(mail));
      if (isFinal) await boss.complete(queue, job.id, { message }, inTransaction);
      else await boss.fail(queue, job.id, { message }, inTransaction);
      return;
    }
    if (mail) {
      await recordSent(tx, mail.id);
      await record(tx, systemActor('email.sent'), aboutMail(mail));
    }
    await boss.complete(queue, job.id, {}, inTransaction);
  });
}

/** Servers that start at the same time take turns: pg-boss does not lock while it creates its tables. */
function install(db: Database, boss: PgBoss): Promise<void> {
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.mailQueue})`);
    await boss.start();
    await boss.createQueue(queue);
  });
}

/** Queues emails without a job: after a restored backup, or after a crash of the server on the last try. */
async function requeueForgotten(db: Database, boss: PgBoss): Promise<void> {
  const ids = await queuedMailIds(db);
  if (ids.length === 0) return;
  await boss.insert(ids.map(id => ({ id, name: queue, data: { mailId: id }, ...jobOptions })));
  await boss.retry(queue, ids);
}

/** Polls for emails to send until it is stopped. */
function startWorker(deliverNext: () => Promise<boolean>): { stop(): Promise<void> } {
  let isStopped = false;
  let round: Promise<void> | null = null;
  const deliverAll = async () => {
    while (!isStopped && (await deliverNext()));
  };
  const timer = setInterval(() => {
    round ??= deliverAll()
      .catch(error => process.emitWarning(`Mail waits for the database: ${withoutValues(error)}`))
      .finally(() => {
        round = null;
      });
  }, pollInterval);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}

/** Opens the outbox and starts the queue that empties it (pg-boss, in the schema `pgboss` of the same database). */
export async function startQueue(smtpUrl: string, { config, db, pool }: OutboxOptions): Promise<OpenOutbox> {
  // A pool made by pg-boss would not notice when the database stops answering.
  const onPool: PgBoss.Db = { executeSql: (text, values) => pool.query(text, values) };
  const boss = new PgBoss({ db: onPool, schedule: false });
  const stopping = new AbortController();
  // Its maintenance fails while the database is away, and is retried at the next interval.
  boss.on('error', error => {
    if (!stopping.signal.aborted) process.emitWarning(`Mail queue: ${error.message}`);
  });
  await install(db, boss);
  await requeueForgotten(db, boss);

  const send = mailSender(smtpUrl, config.MAIL_FROM, stopping.signal);
  const worker = startWorker(async () => {
    const [job] = await boss.fetch<{ mailId: string }>(queue, { includeMetadata: true });
    if (job) await handleJob(db, boss, send, job);
    return job !== undefined;
  });

  return {
    isConfigured: true,
    async post(tx, email) {
      if (email.registrationRequestId) await supersedeMails(tx, email.registrationRequestId);
      const mailId = await insertMail(tx, email);
      await boss.send(queue, { mailId }, { ...jobOptions, id: mailId, db: within(tx) });
    },
    async close() {
      const grace = setTimeout(() => stopping.abort(), closingGrace);
      await worker.stop();
      clearTimeout(grace);
      stopping.abort();
      await boss.stop({ graceful: false });
    },
  };
}
