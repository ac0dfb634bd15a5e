import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { lateness } from '../rig/lateness.ts';
import { Load } from '../rig/load.ts';
import { inPortal } from '../rig/place.ts';
import { findingOf } from '../rig/send.ts';
import { until } from '../rig/until.ts';
import { Wire } from '../rig/wire.ts';

const batch = 250;

/** Milliseconds that an order may take meanwhile. */
const orderLimitMs = 5_000;

/** Megabytes that ten thousand connections may cost. */
const growthLimit = 300;

/** Descriptors that the pool and the callers need by and by. */
const slack = 60;

export const idleConnections: Fault = {
  name: 'idle-connections',
  promise:
    '10,000 connections that send nothing: others are served, memory stays bounded, descriptors come back',
  run: (connections = 10_000) =>
    inPortal(
      async ({ cluster, servers: [server], market }) => {
        const warm = new Load(server.address, market);
        await warm.more(50);
        await warm.stop();
        const before = server.holdings();
        const wires: Wire[] = [];
        while (wires.length < connections)
          wires.push(...(await Promise.all(Array.from({ length: batch }, () => Wire.open(server.address)))));
        const load = new Load(server.address, market, warm.ledger);
        await load.more(50);
        await load.stop();
        const during = server.holdings();
        const slowest = Math.max(...load.answers.map(({ took }) => took));
        for (const wire of wires) wire.close();
        const lost: string[] = [];
        await until(
          'descriptors come back',
          () => server.holdings().descriptors < before.descriptors + slack,
        ).catch(() =>
          lost.push(`${server.holdings().descriptors} descriptors stayed open, of ${before.descriptors}`),
        );
        if (during.descriptors < connections) lost.push(`only ${during.descriptors} descriptors were open`);
        const grown = during.megabytes - before.megabytes;
        if (grown > growthLimit) lost.push(`the server grew by ${grown.toFixed()} MB`);
        const failed = load.answers.filter(({ status }) => status !== 201);
        return {
          figures: `${connections} connections, ${grown.toFixed()} MB more, calls meanwhile in ${slowest.toFixed()} ms at most`,
          lost: [...lost, ...failed.map(findingOf), ...(await checkBooks(cluster.url, load.ledger))],
          late: lateness('a call', slowest, orderLimitMs),
        };
      },
      { market: { shops: 8 } },
    ),
};
