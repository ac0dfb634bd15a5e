import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToken } from '../auth/links/queries.ts';
import { mails } from '../db/schema-people.ts';
import { emailsTo, type MailPortal, soon, startMailPortal } from '../testing/mail-portal.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { openOutbox } from './open-outbox.ts';
import type { OpenOutbox, PrintOrder } from './outbox.ts';

let server: MailServer;
let portal: MailPortal;
let outbox: OpenOutbox;
beforeEach(async () => {
  server = await startMailServer();
  portal = await startMailPortal('');
});
afterEach(async () => {
  await outbox.close();
  await portal.close();
  await server.close();
});

const recipient = 'nar@example.com';
const paper = { name: 'order.pdf', bytes: Buffer.from('%PDF-1.7') };

/** Posts the confirmation of an order whose paper is printed like this. */
async function post(printOrder: PrintOrder): Promise<void> {
  const config = { ...portal.config, SMTP_URL: server.url };
  outbox = await openOutbox({ ...portal, config, openLink: hash => addToken(portal.db, hash), printOrder });
  const [orderId, customerId] = [v7(), v7()];
  const link = `https://toptan.example/orders?order=${orderId}`;
  await portal.db.transaction(tx =>
    outbox.post(tx, {
      template: 'order-confirmation',
      language: 'tr',
      recipient,
      params: {
        companyName: 'Nar Butik',
        orderNumber: 'TPT-26-1',
        pieces: '2',
        total: '20.00',
        placedBy: '',
        promise: '',
        link,
        orderId,
        customerId,
      },
    }),
  );
}

const settled = (expected: object) =>
  vi.waitFor(async () => {
    const [mail] = await portal.db.select().from(mails).where(eq(mails.recipient, recipient));
    expect(mail).toMatchObject(expected);
  }, soon);

test('an order whose paper takes long to print is confirmed once', async () => {
  await post(async () => {
    // The timeout of idle transactions does this once printing takes longer.
    await portal.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`);
    return paper;
  });
  await settled({ state: 'sent', attempts: 1 });
  const [email, another] = emailsTo(server, recipient);
  expect(email?.attachments).toMatchObject([{ filename: 'order.pdf', mimeType: 'application/pdf' }]);
  expect(another).toBeUndefined();
});

test('an order whose paper cannot be printed is confirmed with the next try', async () => {
  const printOrder = vi.fn<PrintOrder>(async () => paper);
  printOrder.mockRejectedValueOnce(new Error('Too many papers are being drawn'));
  await post(printOrder);
  await settled({ state: 'queued', attempts: 1, lastError: 'Too many papers are being drawn' });
  expect(emailsTo(server, recipient)).toEqual([]);
  await portal.skipPause();
  await settled({ state: 'sent', attempts: 2, lastError: null });
  expect(emailsTo(server, recipient)).toHaveLength(1);
});
