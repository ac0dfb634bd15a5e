import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { temporaryFolder } from '../rig/folder.ts';
import { lateness } from '../rig/lateness.ts';
import { Load } from '../rig/load.ts';
import { Server } from '../rig/server.ts';
import { openMarket } from '../rig/shops.ts';

/** Milliseconds in which it is gone. */
const stopLimitMs = 10_000;

/** Whether a call that was under way got no answer. A connection refused was never taken. */
const isCutOff = ({ status, body }: { status: number; body: string }) =>
  status === 0 && !body.includes('ECONNREFUSED');

export const stoppedUnderLoad: Fault = {
  name: 'stopped-under-load',
  promise:
    'SIGTERM: what is under way is answered, it is gone within 10 s with exit code 0, and the next start is clean',
  async run(rounds = 20) {
    const folder = await temporaryFolder();
    const server = await Server.start({ DATA_DIR: folder.path });
    try {
      const load = new Load(server.address, await openMarket(await folder.databaseUrl()));
      const lost: string[] = [];
      let slowest = 0;
      for (let round = 0; round < rounds; round += 1) {
        await load.more(20);
        slowest = Math.max(slowest, await server.stop());
        const code = await server.ended();
        if (code !== 0) lost.push(`it ended with ${code}`);
        await server.start();
      }
      await load.stop();
      if (server.log.includes('recover')) lost.push('a start had to recover the database');
      const cutOff = load.answers.filter(isCutOff);
      return {
        figures: `${rounds} times, ${load.ledger.acknowledged.size} orders, gone after ${(slowest / 1000).toFixed(1)} s at most`,
        lost: [
          ...lost,
          ...cutOff.map(({ body, took }) => `a call was cut off after ${took.toFixed()} ms: ${body}`),
          ...(await checkBooks(await folder.databaseUrl(), load.ledger)),
        ],
        late: lateness('a stop', slowest, stopLimitMs),
      };
    } finally {
      await server.stop();
      await folder.remove();
    }
  },
};
