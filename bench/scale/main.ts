import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openCases } from '../load/cases.ts';
import { fillDatabase, openCluster } from '../load/database.ts';
import { measureCase, startPortal } from '../load/portal.ts';
import { inRounds, type Result } from '../speed/rounds.ts';
import { writeTable } from '../speed/table.ts';

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

async function measure(share: number): Promise<Result[]> {
  const name = `scale_${String(share).replace('.', '_')}`;
  say(`${name}: filled, or filled now`);
  const url = await fillDatabase(cluster, name, share);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { cases, close } = await openCases(url);
  const portal = await startPortal(url, options.folder);
  const chosen = cases.filter(each => each.name.includes(options.only));
  try {
    return await inRounds(
      chosen.map(each => ({
        name: each.name,
        connections,
        run: () =>
          measureCase(portal, database, each, { connections, seconds, warmUp: seconds / 3, isBusy: true }),
      })),
      Number(options.rounds),
      say,
    );
  } finally {
    await Promise.all([portal.stop(), close(), database.end()]);
  }
}

function tableOf(sizes: number[], bySize: Result[][], about: string): string {
  const [smallest = []] = bySize;
  const largest = bySize.at(-1) ?? [];
  const rows = smallest.map((small, at) => {
    const large = largest[at] ?? small;
    const medians = bySize.map(
      results => `${results[at]?.median.toFixed(1)} / ${results[at]?.cpu?.database.toFixed(2)}`,
    );
    const ratio = ((large.cpu?.database ?? 0) / (small.cpu?.database || 1)).toFixed(1);
    return `| ${[small.name, ...medians, (large.median / small.median).toFixed(1), ratio, large.p99.toFixed(0)].join(' | ')} |`;
  });
  return `
${about} Median ms / database's CPU ms for one call.

| | ${sizes.join(' | ')} | times as long | times the CPU | p99 ms at the largest |
|---|${sizes.map(() => '---|').join('')}---|---|---|
${rows.join('\n')}
`;
}

try {
  const sizes = options.sizes.split(',').map(Number);
  const bySize: Result[][] = [];
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
