import { parseArgs } from 'node:util';
import { print } from '../print.ts';
import { faults } from './catalogue.ts';
import type { Fault } from './fault.ts';
import { type Result, writeReport } from './report.ts';

/**
 * `npm run faults -- [--only name] [--rounds n] [--report]`: does faults to the built portal, checks its promises, and prints a
 * line for each. Exit code 1 when anything was lost or late. `--report`: the figures go into docs/faults.md.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string' },
    report: { type: 'boolean', default: false },
  },
});

const isChosen = ({ name }: Fault) => options.only.length === 0 || options.only.includes(name);

async function suffer(fault: Fault): Promise<Result> {
  const { name, promise } = fault;
  const obstacle = fault.obstacle?.() ?? null;
  if (obstacle) return { name, promise, seconds: 0, figures: `not done: ${obstacle}`, lost: [], late: [] };
  const rounds = options.rounds === undefined ? undefined : Number(options.rounds);
  const begun = performance.now();
  const outcome = await fault.run(rounds).catch(error => ({
    figures: 'broke off',
    lost: [String(error instanceof Error ? error.stack : error)],
  }));
  return { name, promise, late: [], ...outcome, seconds: Math.round((performance.now() - begun) / 1000) };
}

/** Most lines about one fault. */
const mostLines = 20;

function printResult({ name, seconds, figures, lost, late }: Result): void {
  const verdict = [lost.length === 0 ? 'lost: nothing' : 'LOST', ...(late.length > 0 ? ['LATE'] : [])];
  print(`${name.padEnd(26)} ${String(seconds).padStart(4)} s  ${figures}; ${verdict.join(', ')}`);
  for (const line of [...lost, ...late].slice(0, mostLines)) print(`    ${line}`);
}

const unknown = options.only.filter(name => !faults.some(fault => fault.name === name));
if (unknown.length > 0) {
  print(`No such fault: ${unknown.join(', ')}. There are: ${faults.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const results: Result[] = [];
for (const fault of faults.filter(isChosen)) {
  const result = await suffer(fault);
  results.push(result);
  printResult(result);
}
if (options.report)
  writeReport(
    results,
    faults.map(({ name }) => name),
  );
const isBad = ({ lost, late }: Result) => lost.length > 0 || late.length > 0;
// A fault that broke off may have left shops that go on ordering.
process.exit(results.some(isBad) ? 1 : 0);
