import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commit } from '../commit.ts';
import { openBench } from '../load/bench.ts';
import { drive } from '../load/drive.ts';
import { measureCase, placeOf, startPortal } from '../load/portal.ts';
import { startProgram } from '../load/program.ts';
import { footprintTable, measureFootprint } from './footprint.ts';
import { placeByPgbench, prepareOrders } from './pgbench.ts';
import { inRounds, type Measured } from './rounds.ts';
import { soak } from './soak.ts';
import { limitOf, tableOf, writeTable } from './table.ts';

/**
 * `npm run bench`: the portal beside what Fastify and PostgreSQL could do at best, in turns, on 2,000 products with four
 * variants each. Writes tools/bench/speed/results-<database>.json and docs/performance.md.
 *
 * `--only <part of a name>` `--rounds 5` `--seconds 3` `--connections 1,16,64` `--folder <where the embedded database lies>`;
 * `DATABASE_URL`: on that server, in a database `toptan_bench` that is made there. `--only footprint`: start and memory alone.
 * `--soak <minutes>`: nothing but all calls in turn for so long, to see whether anything grows.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,16,64' },
    soak: { type: 'string' },
    folder: { type: 'string', default: join(tmpdir(), 'toptan-bench-speed') },
  },
});
const seconds = Number(options.seconds);
const warmUp = Math.max(0.5, seconds / 3);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** What is compared with a limit follows it, so that a machine whose speed drifts is as fast for one as for the other. */
const behindLimits = (all: readonly Measured[]) =>
  all.flatMap(each => {
    if (limitOf(each.name)) return [];
    const isCompared = ({ name, connections }: Measured) =>
      limitOf(name) === each.name && connections === each.connections;
    return [each, ...all.filter(isCompared)];
  });

const whole = join(options.folder, 'whole');

async function footprint(): Promise<void> {
  const rounds = Number(options.rounds);
  const found = await measureFootprint(whole, { rounds, seconds, connections: [16, 64] });
  const about = `Commit ${commit}, Node ${process.version}.`;
  const table = footprintTable(found, about);
  print(table);
  const file = new URL('footprint.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify({ about, ...found }, null, 2)}\n`);
  writeTable('bench:footprint', table);
}

if (options.soak) {
  await soak(whole, Number(options.soak), print);
  process.exit();
}
if (options.only === 'footprint') {
  await footprint();
  process.exit();
}

const { cluster, url, database, cases, toClose, close } = await openBench(options.folder);
try {
  const portal = await startPortal(url, options.folder);
  toClose.push(portal.stop);
  const limits = await startProgram(
    fileURLToPath(new URL('limits.ts', import.meta.url)),
    { DATABASE_URL: url },
    process.execArgv,
  );
  toClose.push(limits.stop);
  const goods = await prepareOrders(database);

  const limitAt = (name: string, path: string, connections: number): Measured => ({
    name,
    connections,
    run: () =>
      drive({
        address: limits.address,
        calls: Array.from({ length: connections }, () => [{ path }]),
        isEndless: true,
        seconds,
        warmUp,
      }),
  });
  const all = options.connections.split(',').flatMap((text): Measured[] => {
    const connections = Number(text);
    return [
      limitAt('Fastify alone', '/alone', connections),
      limitAt('Fastify and one row', '/row', connections),
      limitAt('Fastify and a list of 50', '/list', connections),
      {
        name: 'the order in pgbench',
        connections,
        run: () => placeByPgbench(url, goods, connections, seconds),
      },
      ...cases.map(each => ({
        name: each.name,
        connections,
        run: () => measureCase(placeOf(portal), database, each, { connections, seconds, warmUp }),
      })),
      ...cases
        .filter(each => each.isCached)
        .map(each => ({
          name: `${each.name}, read anew`,
          connections,
          run: () =>
            measureCase(placeOf(portal), database, each, { connections, seconds, warmUp, isBusy: true }),
        })),
    ];
  });
  const chosen = behindLimits(all).filter(({ name }) => name.includes(options.only));
  const results = await inRounds(chosen, Number(options.rounds), print);

  const { rows } = await database.query('show server_version');
  const about = `Commit ${commit}, Node ${process.version}, PostgreSQL ${rows[0].server_version} (${cluster.name}), medians of ${options.rounds} alternating rounds of ${seconds} s.`;
  print(tableOf(results, about));
  if (!options.only) {
    const file = new URL(`results-${cluster.name}.json`, import.meta.url);
    writeFileSync(file, `${JSON.stringify({ about, results }, null, 2)}\n`);
    writeTable(`bench:${cluster.name}`, tableOf(results, about));
  }
} finally {
  await close();
}

// By now nothing else of ours runs.
if (!options.only && cluster.name === 'embedded') await footprint();
