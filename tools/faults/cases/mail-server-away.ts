import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../server/src/db/embedded/address.ts';
import { startMailServer } from '../../../server/src/testing/mail-server.ts';
import type { Fault } from '../fault.ts';
import { type Application, apply, emailStates } from '../rig/applications.ts';
import { checkBooks } from '../rig/check.ts';
import { lateness } from '../rig/lateness.ts';
import { Load } from '../rig/load.ts';
import { inPortal } from '../rig/place.ts';
import { findingOf, send } from '../rig/send.ts';
import { until } from '../rig/until.ts';

/** Milliseconds within which an approval is answered, whatever the mail server does. */
const approvalLimitMs = 3_000;

/** Milliseconds within which emails are sent once the mail server is back: pauses between tries grow from 10 seconds. */
const deliveryLimitMs = 120_000;

/** Milliseconds in which an email that is sent twice would come a second time. */
const duplicateWindowMs = 15_000;

/** Takes connections and stays silent. */
async function stall(port: number): Promise<() => Promise<void>> {
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer(socket => sockets.add(socket.on('error', () => {})));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
}

const emails = 5;

const mailServerAway = (
  name: string,
  promise: string,
  begin: (port: number) => Promise<() => Promise<void>>,
): Fault => ({
  name,
  promise,
  async run() {
    const port = await freePort();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'http://toptan.example' };
    return inPortal(
      async ({ cluster, servers: [server], market }) => {
        const end = await begin(port);
        const load = new Load(server.address, market);
        const lost: string[] = [];
        const applications: Application[] = [];
        let slowest = 0;
        for (let count = 0; count < emails; count += 1) {
          const application = await apply(cluster.url);
          applications.push(application);
          const url = `${server.address}/api/registration-requests/${application.id}/approve`;
          const { status, took, body } = await send('POST', url, { cookie: market.admin.cookie });
          if (status !== 200) lost.push(`an approval got ${status} ${body}`);
          slowest = Math.max(slowest, took);
        }
        await until('an email was tried', async () =>
          (await emailStates(cluster.url)).some(({ attempts }) => attempts > 0),
        );
        await end();
        const mended = performance.now();
        const mailServer = await startMailServer(port);
        await until(
          'every email was sent',
          async () => (await emailStates(cluster.url)).every(({ state }) => state === 'sent'),
          deliveryLimitMs,
        );
        const delivered = performance.now() - mended;
        await pause(duplicateWindowMs);
        await load.stop();
        await mailServer.close();
        for (const { email } of applications) {
          const copies = mailServer.emails.filter(({ to }) =>
            to?.some(({ address }) => address === email),
          ).length;
          if (copies !== 1) lost.push(`an email came ${copies} times`);
        }
        const failed = load.answers.filter(({ status }) => status !== 201);
        lost.push(...failed.map(findingOf));
        return {
          figures: `${emails} emails, approvals in ${slowest.toFixed()} ms at most, all delivered ${(delivered / 1000).toFixed()} s after it was back; ${load.ledger.acknowledged.size} orders meanwhile`,
          lost: [...lost, ...(await checkBooks(cluster.url, load.ledger))],
          late: lateness('an approval', slowest, approvalLimitMs),
        };
      },
      { settings, market: { shops: 4 } },
    );
  },
});

export const mailServerDown = mailServerAway(
  'mail-server-down',
  'nobody waits for it, and every email is sent later, once',
  async () => async () => {},
);

export const mailServerStalls = mailServerAway(
  'mail-server-stalls',
  'it takes connections and stays silent: nobody waits for it, and every email is sent later, once',
  stall,
);
