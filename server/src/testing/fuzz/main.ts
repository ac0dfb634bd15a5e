/** `npm run fuzz -- --requests 200000 [--seed N]`: random and hostile requests to every call of the contract. */
import { parseArgs } from 'node:util';
import { startThrowawayDatabase } from '../../db/embedded/throwaway.ts';
import { createTemplate } from '../databases.ts';
import { describeSummary, neverAccepted, runCampaign } from './campaign.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' } },
});

const requests = Number(values.requests);
const seed = values.seed === undefined ? Date.now() & 0x7fffffff : Number(values.seed);
if (!Number.isSafeInteger(requests) || !Number.isSafeInteger(seed)) {
  process.stderr.write('Usage: npm run fuzz -- --requests 200000 [--seed N]\n');
  process.exit(2);
}

const cluster = await startThrowawayDatabase();
try {
  await createTemplate(cluster.connectionString);
  let told = 0;
  const summary = await runCampaign(cluster.connectionString, {
    requests,
    seed,
    progress(sent) {
      if (sent - told < 5_000) return;
      told = sent;
      process.stdout.write(`${sent} requests\n`);
    },
  });
  const never = neverAccepted(summary).join(', ');
  process.stdout.write(`${describeSummary(summary)}\nnever accepted: ${never || 'none'}\n`);
  process.exitCode = summary.failure ? 1 : 0;
} finally {
  await cluster.stop();
}
