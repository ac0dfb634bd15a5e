import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { loadDemo } from '../../../demo/src/load.ts';
import { openBackup, restoreBackup } from '../../../server/src/backup/restore.ts';
import { takeBackup } from '../../../server/src/backup/take.ts';
import { connect } from '../../../server/src/db/client.ts';
import { startEmbeddedDatabase } from '../../../server/src/db/embedded/embedded-database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { contentOf, endedByRestore, notBackedUp } from '../../../server/src/testing/content.ts';
import { print } from '../../print.ts';
import { fillOrders } from './fill.ts';

/** `npm run bench:backup`: backup and restore of 100,000 orders and the demo's pictures, on the disk and with all durability. */

const orders = 100_000;

const silent = () => {};

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  let most = 0;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const watch = setInterval(look, 50);
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(watch);
  print(`${name.padEnd(10)} ${seconds.toFixed(1)} s, at most ${(most / 2 ** 20).toFixed(0)} MB resident`);
}

async function onNewDatabase<Result>(
  dataDir: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const database = await startEmbeddedDatabase({ dataDir });
  try {
    return await work(database.connectionString);
  } finally {
    await database.stop();
  }
}

async function fill(url: string): Promise<void> {
  await migrate(url);
  const { db, close } = connect(url);
  await loadDemo(db, silent).finally(close);
  await fillOrders(url, orders);
}

const folder = await mkdtemp(join(process.env['BENCH_DIR'] ?? tmpdir(), 'toptan-bench-'));
const file = join(folder, 'orders.backup');
try {
  const before = await onNewDatabase(join(folder, 'source'), async url => {
    await fill(url);
    await timed('backup', () => takeBackup(url, file, silent));
    return contentOf(url, [...notBackedUp, ...endedByRestore]);
  });
  print(`size       ${((await stat(file)).size / 1e6).toFixed(1)} MB`);
  for (const [table, digest] of Object.entries(before)) print(`  ${table} ${digest.split(' ')[0]}`);
  await timed('check', () => openBackup(file));
  const after = await onNewDatabase(join(folder, 'target'), async url => {
    const backup = await openBackup(file);
    await timed('restore', () => restoreBackup(url, backup, silent));
    return contentOf(url, [...notBackedUp, ...endedByRestore]);
  });
  const same = isDeepStrictEqual(after, before);
  print(same ? 'Each table holds the same rows.' : 'The rows are not the same.');
  process.exitCode = same ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}
