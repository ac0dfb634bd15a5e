/** `npm run fuzz -- --requests 200000 [--seed N]`: random and hostile requests to every call of the contract. */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startThrowawayDatabase } from '../../db/embedded/throwaway.ts';
import { migrate } from '../../db/migrate.ts';
import { databaseNamed } from '../databases.ts';
import { describeSummary, neverAccepted, runCampaign } from './campaign.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' } },
});

const cluster = await startThrowawayDatabase();
try {
  const client = new pg.Client({ connectionString: cluster.connectionString });
  await client.connect();
  await client.query('create database template_toptan');
  await client.end();
  await migrate(databaseNamed(cluster.connectionString, 'template_toptan'));
  let told = 0;
  const summary = await runCampaign(cluster.connectionString, {
    requests: Number(values.requests),
    seed: values.seed === undefined ? Date.now() & 0x7fffffff : Number(values.seed),
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
