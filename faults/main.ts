import { parseArgs } from 'node:util';
import { faults } from './catalogue.ts';
import type { Fault } from './fault.ts';
import { type Result, writeReport } from './report.ts';

/**
 * `npm run faults -- [--only name] [--rounds n] [--report]`: does every fault to the portal, checks what it promises and
 * says it in a line each. Exit code 1 when anything was lost. `--report` puts the figures into docs/faults.md.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string' },
    report: { type: 'boolean', default: false },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

async function suffer(fault: Fault): Promise<Result> {
  const { name, promise } = fault;
  const obstacle = fault.obstacle?.() ?? null;
  if (obstacle) return { name, promise, seconds: 0, figures: `not done: ${obstacle}`, lost: [] };
  const begun = performance.now();
  const outcome = await fault
    .run(values.rounds === undefined ? undefined : Number(values.rounds))
    .catch(error => ({ figures: 'broke off', lost: [String(error instanceof Error ? error.stack : error)] }));
  return { name, promise, seconds: (performance.now() - begun) / 1000, ...outcome };
}

const unknown = values.only.filter(name => !faults.some(fault => fault.name === name));
if (unknown.length > 0) {
  say(`No such fault: ${unknown.join(', ')}. There are: ${faults.map(fault => fault.name).join(', ')}`);
  process.exit(2);
}

const chosen = faults.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
const results: Result[] = [];
for (const fault of chosen) {
  const result = await suffer(fault);
  results.push(result);
  say(`${result.name.padEnd(24)} ${result.figures}; lost: ${result.lost.length === 0 ? 'nothing' : ''}`);
  for (const loss of result.lost.slice(0, 20)) say(`    ${loss}`);
}
if (values.report) writeReport(results);
process.exitCode = results.some(result => result.lost.length > 0) ? 1 : 0;
