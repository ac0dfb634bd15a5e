import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../../e2e/chromium.ts';
import { atlas } from '../../../e2e/fixtures/api.ts';
import { createWorkerDatabase, startTemplateDatabase } from '../../../e2e/fixtures/database.ts';
import { startServer } from '../../../e2e/fixtures/server.ts';
import { freePort } from '../../../server/src/db/embedded/address.ts';
import { print } from '../../print.ts';
import { commit } from '../commit.ts';
import { auditScreen, type Marks } from './audit.ts';
import { tableOf } from './table.ts';
import { type Weight, weighScreen } from './weigh.ts';

/**
 * `npm run bench:web [runs]`: the loads of a screen with an empty cache, and Lighthouse's marks for it (mobile preset, median of
 * the runs), on the built portal with the demo's data. Writes tools/bench/web/results.json, and prints the table.
 */

const screens = [
  { path: '/login', isSignedIn: false },
  { path: '/catalog', isSignedIn: true },
  { path: '/orders', isSignedIn: true },
];

export type Result = { path: string; weight: Weight; marks: Marks };

const runs = Number(process.argv[2] ?? 3);

async function measure(browser: Browser, port: number, address: string): Promise<Result[]> {
  const signedIn = await browser.newContext({ baseURL: address });
  await signedIn.request.post('/api/auth/login', { data: atlas, headers: { origin: address } });
  const cookies = await signedIn.cookies();
  const results: Result[] = [];
  for (const { path, isSignedIn } of screens) {
    const own = isSignedIn ? cookies : [];
    const weight = await weighScreen(browser, address + path, own);
    const marks = await auditScreen({ browser, url: address + path, port, runs, cookies: own });
    results.push({ path, weight, marks });
    print(`${path}  ${JSON.stringify({ weight, marks })}`);
  }
  await signedIn.close();
  return results;
}

function write(results: readonly Result[], chromiumVersion: string): void {
  const about = { commit, node: process.version, chromium: chromiumVersion, runs };
  const json = new URL('results.json', import.meta.url);
  writeFileSync(json, `${JSON.stringify({ ...about, screens: results }, null, 2)}\n`);
  process.stdout.write(tableOf(results, about));
}

const stopDatabase = await startTemplateDatabase();
try {
  const server = await startServer(await createWorkerDatabase('web'));
  const port = await freePort();
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    write(await measure(browser, port, server.address), browser.version());
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await stopDatabase();
}
