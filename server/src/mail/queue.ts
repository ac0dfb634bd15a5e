import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { addToken } from '../auth/password-link-queries.ts';
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

/** Milliseconds between two looks into the queue. */
const lookInterval = 1_000;

/** Milliseconds that an email under way has to get through when the server stops. */
const closingGrace = 2_000;

/** Runs a statement of pg-boss in a transaction of ours; it brings its text with `$1` and its values. */
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

/** What an event says of an email: a registration request shows how far the one about it has come. */
const aboutMail = ({ recipient, registrationRequestId }: QueuedMail): About => ({
  topic: registrationRequestId ? 'registration-requests' : null,
  subjectId: registrationRequestId,
  subject: recipient,
});

type MailJob = PgBoss.JobWithMetadata<{ mailId: string }>;

/**
 * Sends one email and writes down how it went, job and email together. The email's row is held meanwhile, so that no
 * other server sends it too.
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
      // A mail server may repeat what it refuses.
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

/** Servers that start together take turns: pg-boss makes its tables without regard for another that does the same. */
function install(db: Database, boss: PgBoss): Promise<void> {
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.mailQueue})`);
    await boss.start();
    await boss.createQueue(queue);
  });
}

/** Emails that wait without a job that would send them: after a restored backup, or a server that died on the last try. */
async function requeueForgotten(db: Database, boss: PgBoss): Promise<void> {
  const ids = await queuedMailIds(db);
  if (ids.length === 0) return;
  await boss.insert(ids.map(id => ({ id, name: queue, data: { mailId: id }, ...jobOptions })));
  await boss.retry(queue, ids);
}

/** Looks for emails to send until it is stopped. */
function startCourier(deliverNext: () => Promise<boolean>): { stop(): Promise<void> } {
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
  }, lookInterval);
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
  // A pool of its own would not notice when the database falls silent.
  const onPool: PgBoss.Db = { executeSql: (text, values) => pool.query(text, values) };
  const boss = new PgBoss({ db: onPool, schedule: false });
  const stopping = new AbortController();
  // Its upkeep fails while the database is away and is done at the next turn.
  boss.on('error', error => {
    if (!stopping.signal.aborted) process.emitWarning(`Mail queue: ${error.message}`);
  });
  await install(db, boss);
  await requeueForgotten(db, boss);

  const send = mailSender(smtpUrl, config.MAIL_FROM, stopping.signal);
  const courier = startCourier(async () => {
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
      await courier.stop();
      clearTimeout(grace);
      stopping.abort();
      await boss.stop({ graceful: false });
    },
  };
}
