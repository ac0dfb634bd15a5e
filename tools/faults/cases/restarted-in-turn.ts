import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, Outcome } from '../fault.ts';
import { Balancer, haproxy, type Kind, nginx, obstacleTo } from '../rig/balancer.ts';
import { checkBooks } from '../rig/check.ts';
import { Cluster } from '../rig/cluster.ts';
import { Load } from '../rig/load.ts';
import { Server } from '../rig/server.ts';
import { openMarket } from '../rig/shops.ts';
import { until } from '../rig/until.ts';

/** Milliseconds without a call, under load, after which a server is left out. */
const quietMs = 500;

async function restartInTurn(kind: Kind, rounds: number): Promise<Outcome> {
  const cluster = await Cluster.start();
  // Twice as long as the balancer needs to notice.
  const settings = { DATABASE_URL: cluster.url, STOP_DELAY: kind.looksAtReadiness ? '2' : '0' };
  const servers = [await Server.start(settings), await Server.start(settings)];
  const balancer = await Balancer.start(
    kind,
    servers.map(server => server.address),
  );
  try {
    const load = new Load(balancer.address, await openMarket(cluster.url));
    for (let round = 0; round < rounds; round += 1)
      for (const server of servers) {
        await load.more(30);
        if (!kind.looksAtReadiness) await leaveOut(balancer, servers, server);
        await server.stop();
        await server.start();
        if (!kind.looksAtReadiness) await balancer.direct(servers.map(({ address }) => address));
        await until('the balancer sends calls there again', async () => (await server.answered()) > 0);
      }
    await load.more(30);
    await load.stop();
    const failed = load.answers.filter(({ status }) => status !== 201);
    return {
      figures: `${rounds * servers.length} restarts, ${load.answers.length} calls, ${load.ledger.acknowledged.size} orders`,
      lost: [
        ...failed.map(({ status, body }) => `a call failed: ${status} ${body.slice(0, 100)}`),
        ...(await checkBooks(cluster.url, load.ledger)),
      ],
    };
  } finally {
    await balancer.stop();
    for (const server of servers) await server.stop();
    await cluster.destroy();
  }
}

/** Makes the balancer leave a server out, and waits until it does. */
async function leaveOut(balancer: Balancer, servers: readonly Server[], left: Server): Promise<void> {
  await balancer.direct(servers.filter(server => server !== left).map(({ address }) => address));
  let before = await left.answered();
  await until('the balancer leaves the server out', async () => {
    await pause(quietMs);
    const now = await left.answered();
    const isLeftOut = now === before;
    before = now;
    return isLeftOut;
  });
}

const behind = (name: string, kind: Kind): Fault => ({
  name: `restarted-behind-${name}`,
  promise: 'two servers are restarted in turn under load: no call fails',
  obstacle: () => obstacleTo(kind),
  run: (rounds = 5) => restartInTurn(kind, rounds),
});

export const restartedBehindHaproxy = behind('haproxy', haproxy);
export const restartedBehindNginx = behind('nginx', nginx);
