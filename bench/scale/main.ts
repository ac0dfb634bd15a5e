import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillDatabase, openCluster } from '../load/database.ts';
import { measureCase, placeOf, startPortal } from '../load/portal.ts';
import { openStage } from '../load/stage.ts';
import { inRounds } from '../speed/rounds.ts';
import { writeTable } from '../speed/table.ts';
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
const seconds = Number(options.seconds);
const connections = Number(options.connections);
const say = (line: string) => process.stdout.write(`${line}\n`);

const cluster = await openCluster(options.folder);

async function measure(share: number): Promise<BySize> {
  const name = `scale_${String(share).replace('.', '_')}`;
  say(`${name}: filled, or filled now`);
  const url = await fillDatabase(cluster, name, share);
  const stage = await openStage(url);
  const portal = await startPortal(url, options.folder);
  try {
    const chosen = (await scaleCases(stage)).filter(each => each.name.includes(options.only));
    const results = await inRounds(
      chosen.map(each => ({
        name: each.name,
        connections,
        run: () =>
          measureCase(placeOf(portal), stage.database, each, {
            connections,
            seconds,
            warmUp: seconds / 3,
            isBusy: true,
          }),
      })),
      Number(options.rounds),
      say,
    );
    return results.map((result, at) => ({ ...result, growsAtMost: chosen[at]?.growsAtMost ?? 0 }));
  } finally {
    await Promise.all([portal.stop(), stage.close()]);
  }
}

try {
  const sizes = options.sizes.split(',').map(Number);
  const bySize: BySize[] = [];
  for (const share of sizes) bySize.push(await measure(share));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const about = `Commit ${commit}, Node ${process.version}, ${connections} connections, medians of ${options.rounds} rounds of ${seconds} s.`;
  const table = tableOf(sizes, bySize, about);
  say(table);
  if (!options.only) {
    writeFileSync(
      new URL('results.json', import.meta.url),
      `${JSON.stringify({ about, sizes, bySize }, null, 2)}\n`,
    );
    writeTable('bench:scale', table);
  }
} finally {
  await cluster.stop();
}
