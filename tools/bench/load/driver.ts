import { text } from 'node:stream/consumers';
import { median, percentile } from '../percentile.ts';
import { Connection } from './connection.ts';
import type { Outcome, Plan } from './plan.ts';

/** Reads a plan from its standard input, carries it out, and writes its figures to its standard output. */
const plan: Plan = JSON.parse(await text(process.stdin));

async function keepCalling(
  connection: Connection,
  calls: Plan['calls'][number],
  clock: Clock,
): Promise<void> {
  for (let turn = 0; plan.isEndless || turn < calls.length; turn++) {
    const call = calls[turn % calls.length];
    const begun = performance.now();
    if (!call || begun >= clock.end) return;
    const { status } = await connection.send(call);
    const ended = performance.now();
    if (begun < clock.start) continue;
    clock.times.push(ended - begun);
    clock.last = Math.max(clock.last, ended);
    if (call.revalidates ? status !== 304 : status >= 300) clock.errors++;
  }
}

type Clock = { start: number; end: number; last: number; times: number[]; errors: number };

const begun = process.cpuUsage();
const start = performance.now() + plan.warmUp * 1000;
const clock: Clock = { start, end: start + plan.seconds * 1000, last: start, times: [], errors: 0 };
const connections = plan.calls.map(() => new Connection(plan.address));
await Promise.all(connections.map((connection, at) => keepCalling(connection, plan.calls[at] ?? [], clock)));
for (const connection of connections) connection.close();
const { user, system } = process.cpuUsage(begun);

const outcome: Outcome = {
  rate: clock.times.length / ((clock.last - start) / 1000),
  median: median(clock.times),
  p99: percentile(clock.times, 0.99),
  calls: clock.times.length,
  errors: clock.errors,
  driving: (user + system) / 1000 / Math.max(1, clock.times.length * (1 + plan.warmUp / plan.seconds)),
};
process.stdout.write(JSON.stringify(outcome));
