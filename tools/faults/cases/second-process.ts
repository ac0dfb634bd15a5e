import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { temporaryFolder } from '../rig/folder.ts';
import { Load } from '../rig/load.ts';
import { findingOf } from '../rig/send.ts';
import { Server } from '../rig/server.ts';
import { openMarket } from '../rig/shops.ts';

export const secondProcess: Fault = {
  name: 'second-process',
  promise:
    'a second process on the same data directory refuses in one line that names the first, which goes on',
  async run(rounds = 5) {
    const folder = await temporaryFolder();
    const settings = { DATA_DIR: folder.path };
    const server = await Server.start(settings);
    try {
      const databaseUrl = await folder.databaseUrl();
      const load = new Load(server.address, await openMarket(databaseUrl, { shops: 4 }));
      const lost: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const others = [await Server.at(settings), await Server.at(settings)];
        for (const other of others) other.launch();
        for (const other of others) {
          const code = await other.ended();
          const line = other.log.trim();
          const isClear = line.includes(`in use by process ${server.pid}`) && !line.includes('\n');
          if (code !== 1 || !isClear) lost.push(`it ended with ${code} and printed: ${line}`);
        }
      }
      await load.stop();
      const failed = load.answers.filter(({ status }) => status !== 201);
      return {
        figures: `${rounds * 2} intruders, ${load.ledger.acknowledged.size} orders meanwhile`,
        lost: [...lost, ...failed.map(findingOf), ...(await checkBooks(databaseUrl, load.ledger))],
      };
    } finally {
      await server.stop();
      await folder.remove();
    }
  },
};
