import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { print } from '../../print.ts';
import { commit } from '../commit.ts';
import { fillDatabase, openCluster } from '../load/database.ts';
import { measureCase, placeOf, startPortal } from '../load/portal.ts';
import { openStage } from '../load/stage.ts';
import { inRounds, type Result } from '../speed/rounds.ts';
import { scaleCases } from './cases.ts';
import { type BySize, tableOf } from './table.ts';

/**
 * `npm run bench:scale`: the same calls with a hundredth, a tenth and all of 100,000 products, 10,000 shops, 1,000,000 orders
 * and 5,000,000 lines. The databases are filled once, in minutes, and stay in the folder (5 GB).
 *
 * `--sizes 0.01,0.1,1` `--only <part of a name>` `--rounds 5` `--seconds 3` `--connections 16` `--folder <where>`
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '0.01,0.1,1' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    folder: { type: 'string', default: join(tmpdir(), 'toptan-bench-scale') },
  },
});
/** Seconds. Others were measured for minutes meanwhile: connections are opened anew, statements planned, code compiled again. */
const warmUpMin = 1;
const warmUpOfWrites = 2;

const seconds = Number(options.seconds);
const connections = Number(options.connections);

const sizes = options.sizes.split(',').map(Number);
const nameOf = (share: number) => `scale_${String(share).replace('.', '_')}`;

/** Fills the databases that are not filled. The measured server starts afterwards: its buffers follow the data (decision 0001). */
async function fillSizes() {
  const cluster = await openCluster(options.folder);
  for (const share of sizes) {
    print(`${nameOf(share)}: filled, or filled now`);
    await fillDatabase(cluster, nameOf(share), share);
  }
  await cluster.stop();
}

await fillSizes();
const cluster = await openCluster(options.folder);

const toClose: (() => Promise<unknown>)[] = [() => cluster.stop()];

/** The cases at a size, each with its measurement. */
async function openSize(share: number) {
  const url = cluster.urlOf(nameOf(share));
  const stage = await openStage(url);
  toClose.push(stage.close);
  const portal = await startPortal(url, options.folder);
  toClose.push(portal.stop);
  const chosen = (await scaleCases(stage)).filter(each => each.name.includes(options.only));
  return chosen.map(({ growsAtMost, isRead, ...each }) => ({
    name: each.name,
    growsAtMost,
    measured: {
      name: `${each.name}, ${share}`,
      connections,
      run: () =>
        measureCase(placeOf(portal), stage.database, each, {
          connections,
          seconds,
          warmUp: Math.max(isRead ? warmUpMin : warmUpOfWrites, seconds / 3),
          isBusy: isRead,
        }),
    },
  }));
}

/** Measures the same call at one size after the other, so that a drift of the machine is the same for all sizes. */
async function measure(): Promise<BySize[]> {
  const opened: Awaited<ReturnType<typeof openSize>>[] = [];
  for (const share of sizes) opened.push(await openSize(share));
  const [first = []] = opened;
  const inTurn = first.flatMap((_, at) => opened.flatMap(cases => cases[at]?.measured ?? []));
  const results = await inRounds(inTurn, Number(options.rounds), print);
  return opened.map((cases, size) =>
    cases.map(({ name, growsAtMost }, at) => ({
      ...(results[at * opened.length + size] as Result),
      name,
      growsAtMost,
    })),
  );
}

try {
  const bySize = await measure();
  const about = `Commit ${commit}, Node ${process.version}, ${connections} connections, medians of ${options.rounds} rounds of ${seconds} s.`;
  const table = tableOf(sizes, bySize, about);
  print(table);
  if (!options.only) {
    writeFileSync(
      new URL('results.json', import.meta.url),
      `${JSON.stringify({ about, sizes, bySize }, null, 2)}\n`,
    );
  }
} finally {
  for (const end of toClose.reverse()) await end();
}
