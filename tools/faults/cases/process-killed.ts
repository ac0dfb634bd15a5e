import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { temporaryFolder } from '../rig/folder.ts';
import { lateness } from '../rig/lateness.ts';
import { Load } from '../rig/load.ts';
import { Server } from '../rig/server.ts';
import { openMarket } from '../rig/shops.ts';

/** Milliseconds in which it is ready again. */
const startLimitMs = 5_000;

/** Milliseconds of orders before a kill, at most. */
const longestRunMs = 1_500;

const stock = 20_000;

/** Every third kill takes PostgreSQL and its watchdog along, as a power cut does; the others leave the database to its watchdog. */
const isPowerCut = (round: number) => round % 3 === 2;

export const processKilled: Fault = {
  name: 'process-killed',
  promise: 'SIGKILL at random moments: every acknowledged order is there once, and it is ready again in 5 s',
  async run(rounds = 200) {
    const folder = await temporaryFolder();
    const server = await Server.start({ DATA_DIR: folder.path });
    try {
      const market = await openMarket(await folder.databaseUrl(), { stock });
      const load = new Load(server.address, market);
      const starts: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await pause(randomInt(longestRunMs));
        await (isPowerCut(round) ? server.killEverything() : server.killGroup());
        starts.push(await server.start());
      }
      await load.stop();
      const slowest = Math.max(...starts);
      return {
        figures: `${rounds} rounds, ${load.ledger.acknowledged.size} orders acknowledged, ready again after ${(slowest / 1000).toFixed(1)} s at most`,
        lost: [...(await checkBooks(await folder.databaseUrl(), load.ledger, stock))],
        late: starts.flatMap(took => lateness('a start', took, startLimitMs)),
      };
    } finally {
      await server.stop();
      await folder.remove();
    }
  },
};
