import { drive } from '../load/drive.ts';
import { type Memory, memoryOf } from '../load/memory.ts';
import { median } from '../percentile.ts';
import { prepareWhole, startWhole, withCases } from './whole.ts';

/** Seconds for which each call is made in turn. */
const turn = 5;

const connections = 16;

/** Memory after a round of all calls; heap: the least megabytes of JavaScript in that round. */
type Look = Memory & { minute: number; heap: number };

async function heapOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]) / 1024 / 1024;
}

/** Makes all calls of the bench in turn, for so many minutes, and prints the portal's memory after each round. */
export async function soak(folder: string, minutes: number, print: (line: string) => void): Promise<void> {
  await prepareWhole(folder);
  const portal = await startWhole(folder);
  const looks: Look[] = [];
  const begun = performance.now();
  const minute = () => (performance.now() - begun) / 60_000;
  try {
    await withCases(folder, async cases => {
      while (minute() < minutes) {
        const heaps: number[] = [];
        for (const { prepare, isEndless } of cases) {
          const calls = await prepare(connections);
          await drive({ address: portal.address, calls, isEndless, seconds: turn, warmUp: 0 });
          heaps.push(await heapOf(portal.address));
        }
        const look = { minute: minute(), heap: Math.min(...heaps), ...memoryOf(portal.pid) };
        looks.push(look);
        print(
          `minute ${look.minute.toFixed(0).padStart(3)}  server ${look.server.toFixed(0)} MB, of it JavaScript ${look.heap.toFixed(0)} MB; PostgreSQL ${look.database.toFixed(0)} MB`,
        );
      }
    });
  } finally {
    await portal.stop();
  }
  print(growth(looks));
}

/** The third quarter beside the last: all caches are full and all connections open then. */
function growth(looks: readonly Look[]): string {
  const quarter = Math.floor(looks.length / 4);
  if (quarter === 0) return 'Too short to see whether it grows.';
  const [before, after] = [looks.slice(-2 * quarter, -quarter), looks.slice(-quarter)];
  const change = (part: 'server' | 'heap' | 'database') => {
    const middle = (of: readonly Look[]) => median(of.map(look => look[part]));
    return `${middle(before).toFixed(1)} → ${middle(after).toFixed(1)} MB`;
  };
  return `Third quarter → last: server ${change('server')}, JavaScript ${change('heap')}, PostgreSQL ${change('database')}`;
}
