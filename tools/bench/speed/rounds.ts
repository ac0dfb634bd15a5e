import type { Outcome } from '../load/plan.ts';
import { median } from '../percentile.ts';

/** A call that is measured at a number of connections. */
export type Measured = { name: string; connections: number; run(): Promise<Outcome & { cpu?: Cpu }> };

/** Milliseconds of processor for one call. */
export type Cpu = { server: number; balancer: number; database: number; driver: number };

export type Result = {
  name: string;
  connections: number;
  /** Calls a second in each round. */
  rates: number[];
  /** Their median, least and most. */
  rate: number;
  least: number;
  most: number;
  /** Milliseconds, medians of the rounds. */
  median: number;
  p99: number;
  errors: number;
  cpu?: Cpu;
};

/** Measures everything in turn, so many times over, so that a drift of the machine is the same for all. */
export async function inRounds(
  all: readonly Measured[],
  rounds: number,
  print: (line: string) => void,
): Promise<Result[]> {
  const outcomes = new Map(all.map(each => [each, [] as Awaited<ReturnType<Measured['run']>>[]]));
  for (let round = 1; round <= rounds; round++)
    for (const each of all) {
      const outcome = await each.run();
      outcomes.get(each)?.push(outcome);
      print(
        `round ${round}  ${each.name.padEnd(28)} ${String(each.connections).padStart(2)}  ${outcome.rate.toFixed(0).padStart(7)}/s`,
      );
    }
  return all.map(each => {
    const seen = outcomes.get(each) ?? [];
    const of = (part: 'rate' | 'median' | 'p99') => seen.map(outcome => outcome[part]);
    const rates = of('rate');
    const cpus = seen.flatMap(({ cpu }) => (cpu ? [cpu] : []));
    return {
      name: each.name,
      connections: each.connections,
      rates,
      rate: median(rates),
      least: Math.min(...rates),
      most: Math.max(...rates),
      median: median(of('median')),
      p99: median(of('p99')),
      errors: seen.reduce((sum, outcome) => sum + outcome.errors, 0),
      ...(cpus.length > 0 && {
        cpu: {
          server: median(cpus.map(cpu => cpu.server)),
          balancer: median(cpus.map(cpu => cpu.balancer)),
          database: median(cpus.map(cpu => cpu.database)),
          driver: median(cpus.map(cpu => cpu.driver)),
        },
      }),
    };
  });
}
