import { expect, inject, test } from 'vitest';
import { describeSummary, runCampaign } from './campaign.ts';

/** A short run with another seed each time; `npm run fuzz` goes on for longer. */
test('no request to the contract breaks the server, is answered amiss or tells what it must not', async () => {
  const seed = Math.trunc(Math.random() * 2 ** 31);
  const summary = await runCampaign(inject('postgres'), { requests: 1_500, time: 8_000, seed });
  process.stdout.write(`${describeSummary(summary)}\n`);
  expect(summary.failure).toBeNull();
  expect(summary.requests).toBeGreaterThan(0);
}, 120_000);
