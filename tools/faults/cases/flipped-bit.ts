import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onDatabase } from '../../../server/src/testing/on-database.ts';
import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { temporaryFolder } from '../rig/folder.ts';
import { Load } from '../rig/load.ts';
import { send } from '../rig/send.ts';
import { Server } from '../rig/server.ts';
import { openMarket } from '../rig/shops.ts';
import { until } from '../rig/until.ts';

const root = join(import.meta.dirname, '../../..');

/** The place of the first row in a page of 8 kB. */
const place = 8_000;

const tables = ['orders', 'order_items', 'customers'] as const;

async function fileOf(databaseUrl: string, table: string): Promise<string> {
  const { rows } = await onDatabase(databaseUrl, client =>
    client.query<{ path: string }>('select pg_relation_filepath($1) as path', [table]),
  );
  return rows[0]?.path ?? '';
}

function flipBit(file: string): void {
  const descriptor = openSync(file, 'r+');
  const byte = Buffer.alloc(1);
  readSync(descriptor, byte, 0, 1, place);
  writeSync(descriptor, Buffer.from([(byte[0] ?? 0) ^ 4]), 0, 1, place);
  closeSync(descriptor);
}

/** The messages and the exit code of `npm run backup`. */
function backUp(dataDir: string) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['server/dist/backup.js', join(dataDir, 'copy.toptan')],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  );
  return { status, words: stderr.trim() };
}

export const flippedBit: Fault = {
  name: 'flipped-bit',
  promise:
    'one bit flipped in a data page: reading it fails loudly, the backup reports it and leaves no file',
  async run() {
    const folder = await temporaryFolder();
    const server = await Server.start({ DATA_DIR: folder.path });
    try {
      const market = await openMarket(await folder.databaseUrl());
      const load = new Load(server.address, market);
      await load.more(100);
      await load.stop();
      const lost: string[] = [];
      for (const table of tables) {
        const file = join(folder.path, 'postgres', await fileOf(await folder.databaseUrl(), table));
        await server.stop();
        flipBit(file);
        await server.start();
        const list = await send('GET', `${server.address}/api/orders?limit=1000`, {
          cookie: market.admin.cookie,
        });
        if (list.status !== 500) lost.push(`${table}: the list of orders was answered ${list.status}`);
        await until('the log names what is broken', () => server.log.includes('invalid page'), 5_000).catch(
          () => lost.push(`${table}: the log does not name what is broken`),
        );
        const { status, words } = backUp(folder.path);
        if (status === 0 || !/invalid page|damaged/.test(words))
          lost.push(`${table}: the backup ended with ${status} and printed: ${words}`);
        await server.stop();
        flipBit(file);
        await server.start();
      }
      return {
        figures: `${tables.length} tables, ${load.ledger.acknowledged.size} orders`,
        lost: [...lost, ...(await checkBooks(await folder.databaseUrl(), load.ledger))],
      };
    } finally {
      await server.stop();
      await folder.remove();
    }
  },
};
