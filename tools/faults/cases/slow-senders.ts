import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { lateness } from '../rig/lateness.ts';
import { Load } from '../rig/load.ts';
import { inPortal } from '../rig/place.ts';
import { findingOf } from '../rig/send.ts';
import { Wire } from '../rig/wire.ts';

/** Milliseconds within which the server gives a slow sender up: a request may take 30 seconds, looked at every 5. */
const limitMs = 45_000;

/** Milliseconds that a call of another user may take. */
const callLimitMs = 5_000;

const head = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

/** The first bytes, sent at once; the rest comes byte by byte and never ends. */
const beginnings = [
  head,
  `${head}content-length: 100000\r\n\r\n{`,
  `${head}transfer-encoding: chunked\r\n\r\n`,
];

export const slowSenders: Fault = {
  name: 'slow-senders',
  promise: 'callers who send a byte a second are given up within 45 s, and others are served meanwhile',
  run: (senders = 600) =>
    inPortal(
      async ({ cluster, servers: [server], market }) => {
        const load = new Load(server.address, market);
        const begun = performance.now();
        const wires = await Promise.all(
          Array.from({ length: senders }, async (_, turn) => {
            const wire = await Wire.open(server.address);
            await wire.send(beginnings[turn % beginnings.length] ?? '');
            return wire;
          }),
        );
        while (wires.some(wire => !wire.isClosed) && performance.now() - begun < limitMs + 10_000) {
          await pause(1_000);
          for (const wire of wires) if (!wire.isClosed) await wire.send('1');
        }
        const took = performance.now() - begun;
        await load.stop();
        const slowest = Math.max(...load.answers.map(answer => answer.took));
        const failed = load.answers.filter(({ status }) => status !== 201);
        const open = wires.filter(wire => !wire.isClosed).length;
        const strange = wires.filter(wire => wire.status >= 500).length;
        return {
          figures: `${senders} senders, the last given up after ${(took / 1000).toFixed()} s; ${load.ledger.acknowledged.size} orders meanwhile, calls in ${slowest.toFixed()} ms at most`,
          lost: [
            ...(open > 0 ? [`${open} senders are still connected`] : []),
            ...(strange > 0 ? [`${strange} senders got a 5xx`] : []),
            ...failed.map(findingOf),
            ...(await checkBooks(cluster.url, load.ledger)),
          ],
          late: [
            ...lateness('giving up the last sender', took, limitMs),
            ...lateness('a call', slowest, callLimitMs),
          ],
        };
      },
      { market: { shops: 4 } },
    ),
};
