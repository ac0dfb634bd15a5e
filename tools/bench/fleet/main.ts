import { writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Balancer, type Kind, obstacleTo } from '../../faults/rig/balancer.ts';
import { familyOf } from '../../faults/rig/processes.ts';
import { print } from '../../print.ts';
import { commit } from '../commit.ts';
import { openBench } from '../load/bench.ts';
import { caseNamed } from '../load/cases.ts';
import { measureCase, type Place, placeOf, startPortal } from '../load/portal.ts';
import type { Program } from '../load/program.ts';
import { inRounds } from '../speed/rounds.ts';
import { balancers } from './balancers.ts';
import { fleetTable } from './table.ts';

/**
 * `npm run bench:fleet`: one, two and four servers behind each balancer that is installed, on one PostgreSQL, and one server
 * alone. Prints a table and writes tools/bench/fleet/results.json.
 *
 * `--rounds 3` `--seconds 2` `--connections 16` for each server, so that each has as much to do; `--folder <where the embedded database lies>`; `DATABASE_URL`: on that server.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    folder: { type: 'string', default: join(tmpdir(), 'toptan-bench-speed') },
  },
});
const connections = Number(options.connections);
const seconds = Number(options.seconds);

const sizes = [1, 2, 4];

/** Calls that cost the session check alone, a page, and an order. */
const measured: { call: string; isBusy?: boolean }[] = [
  { call: 'session check' },
  { call: 'catalogue, 50 products' },
  { call: 'catalogue, 50 products', isBusy: true },
  { call: 'order of five lines' },
];

/** A number of servers behind a balancer; null: one server that is called directly. */
type Arrangement = { servers: number; balancer: string; kind: Kind | null };

const arrangements: Arrangement[] = [
  { servers: 1, balancer: 'none', kind: null },
  ...Object.entries(balancers).flatMap(([balancer, kind]) => {
    const obstacle = obstacleTo(kind);
    if (obstacle) print(`Not measured behind ${balancer}: ${obstacle}`);
    return obstacle ? [] : sizes.map(servers => ({ servers, balancer, kind }));
  }),
];

async function arranged<Result>(
  { servers, kind }: Arrangement,
  fleet: readonly Program[],
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const [first] = fleet;
  if (!first) throw new Error('No server runs');
  if (!kind) return work(placeOf(first));
  const used = fleet.slice(0, servers);
  const balancer = await Balancer.start(
    kind,
    used.map(({ address }) => address),
  );
  try {
    return await work({
      address: balancer.address,
      servers: used.map(({ pid }) => pid),
      balancer: familyOf(balancer.pid),
    });
  } finally {
    await balancer.stop();
  }
}

const { cluster, url, database, cases, toClose, close } = await openBench(options.folder);
try {
  const fleet: Program[] = [];
  while (fleet.length < Math.max(...sizes)) {
    const portal = await startPortal(url, options.folder);
    toClose.push(portal.stop);
    fleet.push(portal);
  }

  const all = measured.flatMap(({ call, isBusy = false }) =>
    arrangements.map(arrangement => ({
      ...arrangement,
      call: isBusy ? `${call}, while written` : call,
      name: `${call}${isBusy ? ', while written' : ''}; ${arrangement.balancer} ${arrangement.servers}`,
      connections: connections * arrangement.servers,
      run: () =>
        arranged(arrangement, fleet, place =>
          measureCase(place, database, caseNamed(cases, call), {
            connections: connections * arrangement.servers,
            seconds,
            warmUp: Math.max(0.5, seconds / 3),
            isBusy,
          }),
        ),
    })),
  );
  const figures = await inRounds(all, Number(options.rounds), print);
  const results = figures.map((figure, at) => {
    const { call = '', balancer = '', servers = 0 } = all[at] ?? {};
    return { ...figure, call, balancer, servers };
  });

  const { rows } = await database.query('show server_version');
  const about = `Commit ${commit}, Node ${process.version}, PostgreSQL ${rows[0].server_version} (${cluster.name}), ${availableParallelism()} cores, ${connections} connections for each server, medians of ${options.rounds} alternating rounds of ${seconds} s.`;
  const table = fleetTable(results, about);
  print(table);
  writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify({ about, results }, null, 2)}\n`);
} finally {
  await close();
}
