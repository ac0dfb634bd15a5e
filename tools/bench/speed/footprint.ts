import { setTimeout as pause } from 'node:timers/promises';
import { drive } from '../load/drive.ts';
import { type Memory, memoryOf, mostMemory } from '../load/memory.ts';
import type { Program } from '../load/program.ts';
import { percentile } from '../percentile.ts';
import { prepareWhole, startWhole, withCases } from './whole.ts';

/** Milliseconds after which a server without calls is at rest. */
const settlingMs = 10_000;

export type Footprint = {
  /** Milliseconds from the start of the process to its first answer, one for each start. */
  starts: number[];
  rest: Memory;
  /** The most under each call of the bench in turn, by connections. */
  load: { connections: number; memory: Memory }[];
};

async function timeStart(folder: string): Promise<{ portal: Program; took: number }> {
  const begun = performance.now();
  const portal = await startWhole(folder);
  await fetch(`${portal.address}/readyz`);
  return { portal, took: performance.now() - begun };
}

/**
 * Starts the whole portal on an existing database so many times, and measures the memory of the last one, at rest and under load.
 */
export async function measureFootprint(
  folder: string,
  { rounds, seconds, connections }: { rounds: number; seconds: number; connections: readonly number[] },
): Promise<Footprint> {
  await prepareWhole(folder);
  const starts: number[] = [];
  for (let round = 1; round < rounds; round++) {
    const { portal, took } = await timeStart(folder);
    starts.push(took);
    await portal.stop();
  }
  const { portal, took } = await timeStart(folder);
  try {
    await pause(settlingMs);
    const rest = memoryOf(portal.pid);
    const load = await withCases(folder, async cases => {
      const most: Footprint['load'] = [];
      for (const count of connections) {
        const memory = await mostMemory(portal.pid, async () => {
          for (const { prepare, isEndless } of cases) {
            const calls = await prepare(count);
            await drive({ address: portal.address, calls, isEndless, seconds, warmUp: 0 });
          }
        });
        most.push({ connections: count, memory });
      }
      return most;
    });
    return { starts: [...starts, took], rest, load };
  } finally {
    await portal.stop();
  }
}

const megabytes = ({ server, database }: Memory, most: number) =>
  `${(server + database).toFixed(0)} MB (server ${server.toFixed(0)}, PostgreSQL ${database.toFixed(0)}) | below ${most} MB |`;

/** The figures as Markdown. */
export function footprintTable({ starts, rest, load }: Footprint, about: string): string {
  const seconds = (share: number) => (percentile(starts, share) / 1000).toFixed(2);
  return `
${about}

| the whole portal, embedded PostgreSQL included | | wanted |
|---|---|---|
| start to first answer, on an existing database | ${seconds(0.5)} s (${starts.length} starts, ${seconds(0)} to ${seconds(1)}) | below 1.5 s |
| memory at rest | ${megabytes(rest, 300)}
${load.map(({ connections, memory }) => `| most memory under each call in turn, ${connections} connections | ${megabytes(memory, 450)}`).join('\n')}
`;
}
