import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { print } from '../../print.ts';
import { commit } from '../commit.ts';
import { openBench } from '../load/bench.ts';
import { bareCase, type Case } from '../load/cases.ts';
import { measureCase, type Place, placeOf, startPortal } from '../load/portal.ts';
import { startProgram } from '../load/program.ts';
import { footprintTable, measureFootprint } from './footprint.ts';
import { placeByPgbench, prepareOrders } from './pgbench.ts';
import { inRounds, type Measured } from './rounds.ts';
import { soak } from './soak.ts';
import { limitOf, tableOf, wholeOrders } from './table.ts';

/**
 * `npm run bench`: the portal beside what Fastify and PostgreSQL could do at best, in turns, on 2,000 products with four
 * variants each. Prints a table and writes tools/bench/speed/results-<database>.json.
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

/** Each limit with its calls right behind it, so that a machine whose speed drifts is as fast for one as for the other. */
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

  const bareCases = [
    bareCase(cases, 'catalogue, unchanged', 'Fastify alone', () => '/alone'),
    bareCase(cases, 'session check', 'Fastify and one row', () => '/row'),
    bareCase(cases, 'catalogue, 50 products', 'Fastify, a list of 50', () => '/list'),
    bareCase(cases, 'search', 'Fastify, a search', path => path.replace('/api/products', '/search')),
    bareCase(cases, 'admin orders, 50', 'Fastify, 50 orders', () => '/orders'),
    bareCase(cases, 'add to basket', 'Fastify, add to basket', () => '/basket'),
    bareCase(cases, 'basket', 'Fastify, basket', path => path.replace('/api', '')),
    bareCase(cases, 'order of five lines', 'Fastify, order of five lines', () => '/order'),
  ];
  const measured = (place: Place, some: readonly Case[], connections: number): Measured[] =>
    some.flatMap(each =>
      [false, ...(each.isCached ? [true] : [])].map(isBusy => ({
        name: isBusy ? `${each.name}, while written` : each.name,
        connections,
        run: () => measureCase(place, database, each, { connections, seconds, warmUp, isBusy }),
      })),
    );
  const all = options.connections
    .split(',')
    .map(Number)
    .flatMap(connections => [
      ...measured(placeOf(limits), bareCases, connections),
      {
        name: 'the order in pgbench',
        connections,
        run: () => placeByPgbench(url, goods, connections, seconds),
      },
      ...measured(placeOf(portal), cases, connections),
    ]);
  const chosen = behindLimits(all).filter(({ name }) => name.includes(options.only));
  const calls = await inRounds(chosen, Number(options.rounds), print);
  const results = [...calls, ...wholeOrders(calls, 'Fastify, '), ...wholeOrders(calls, '')];

  const { rows } = await database.query('show server_version');
  const about = `Commit ${commit}, Node ${process.version}, PostgreSQL ${rows[0].server_version} (${cluster.name}), medians of ${options.rounds} alternating rounds of ${seconds} s.`;
  print(tableOf(results, about));
  if (!options.only) {
    const file = new URL(`results-${cluster.name}.json`, import.meta.url);
    writeFileSync(file, `${JSON.stringify({ about, results }, null, 2)}\n`);
  }
} finally {
  await close();
}

// Nothing else of ours runs at this point.
if (!options.only && cluster.name === 'embedded') await footprint();
