import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { Cluster } from '../rig/cluster.ts';
import { temporaryFolder } from '../rig/folder.ts';
import { Load } from '../rig/load.ts';
import { findingOf, send } from '../rig/send.ts';
import { Server } from '../rig/server.ts';
import { openMarket, signInAnew } from '../rig/shops.ts';

/** libfaketime as Debian lays it out, in a folder named after the processor. */
const library =
  readdirSync('/usr/lib')
    .map(folder => `/usr/lib/${folder}/faketime/libfaketime.so.1`)
    .find(existsSync) ?? '';

/** Hours by which the clocks are wrong, one after the other: of both portal and database, or of one of them. */
const jumps = [
  { portal: 1, database: 1 },
  { portal: -1, database: -1 },
  { portal: 1, database: 0 },
  { portal: 0, database: 1 },
  { portal: 400 * 24, database: 400 * 24 },
  { portal: 0, database: 0 },
];

/** A session that is not used ends after 30 days. */
const sessionHours = 30 * 24;

/** A clock that is set from outside. */
function clock(file: string) {
  const set = (hours: number) => writeFileSync(file, `${hours < 0 ? '-' : '+'}${Math.abs(hours) * 3600}s\n`);
  set(0);
  const environment = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // A clock that is set leaves the time since the start alone.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  return { set, environment };
}

export const clockJumps: Fault = {
  name: 'clock-jumps',
  promise: 'clocks jump by an hour and by 400 days: orders go on, and sessions end when their days are over',
  obstacle: () => (existsSync(library) ? null : 'needs libfaketime'),
  async run(rounds = 1) {
    const folder = await temporaryFolder();
    const portal = clock(join(folder.path, 'portal'));
    const database = clock(join(folder.path, 'database'));
    const cluster = await Cluster.start({ environment: database.environment });
    const server = await Server.start({ DATABASE_URL: cluster.url, ...portal.environment });
    try {
      const market = await openMarket(cluster.url, { shops: 8 });
      let load = new Load(server.address, market);
      const lost: string[] = [];
      for (let round = 0; round < rounds; round += 1)
        for (const jump of jumps) {
          await load.more(20);
          const isLong = jump.database > sessionHours;
          if (isLong) await load.stop();
          portal.set(jump.portal);
          database.set(jump.database);
          if (isLong) {
            const { status } = await send('GET', `${server.address}/api/orders`, {
              cookie: market.admin.cookie,
            });
            if (status !== 401) lost.push(`a session of long ago was answered ${status}`);
            await signInAnew(cluster.url, market);
            load = new Load(server.address, market, load.ledger);
          }
          await Promise.race([load.more(20), pause(20_000)]);
          const { status } = await send('GET', `${server.address}/readyz`);
          if (status !== 200) lost.push(`it was not ready after a jump of ${jump.portal} h: ${status}`);
        }
      await load.stop();
      const failed = load.answers.filter(({ status }) => status !== 201);
      return {
        figures: `${rounds * jumps.length} jumps, ${load.ledger.acknowledged.size} orders`,
        lost: [...lost, ...failed.map(findingOf), ...(await checkBooks(cluster.url, load.ledger))],
      };
    } finally {
      await server.stop();
      await cluster.destroy();
      await folder.remove();
    }
  },
};
