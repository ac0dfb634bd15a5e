/**
 * `npm run fuzz -- --requests 200000 [--seed N] [--lanes N]`: random and hostile requests to every call of the contract,
 * the pages and the pictures. A failure names the seed that finds it again with `--lanes 1`.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startThrowawayDatabase } from '../../server/src/db/embedded/throwaway.ts';
import { createTemplate } from '../../server/src/testing/databases.ts';
import { describeSummary, neverAccepted, runCampaign } from './campaign.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string' },
    lanes: { type: 'string', default: String(2 * availableParallelism()) },
  },
});

const requests = Number(values.requests);
const lanes = Number(values.lanes);
const seed = values.seed === undefined ? Date.now() & 0x7fffffff : Number(values.seed);
if (![requests, seed, lanes].every(Number.isSafeInteger) || lanes < 1) {
  process.stderr.write('Usage: npm run fuzz -- --requests 200000 [--seed N] [--lanes N]\n');
  process.exit(2);
}

/** Ctrl-C ends the rounds under way and prints the faults so far. */
const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interruption.abort());

const cluster = await startThrowawayDatabase();
try {
  await createTemplate(cluster.connectionString);
  let printed = 0;
  const summary = await runCampaign(cluster.connectionString, {
    requests,
    seed,
    lanes,
    signal: interruption.signal,
    progress(sent) {
      if (sent - printed < 5_000) return;
      printed = sent;
      process.stdout.write(`${sent} requests\n`);
    },
  });
  const never = neverAccepted(summary).join(', ');
  process.stdout.write(`${describeSummary(summary)}\nnever accepted: ${never || 'none'}\n`);
  process.exitCode = summary.failure ? 1 : 0;
} finally {
  await cluster.stop();
}
