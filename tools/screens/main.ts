import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../e2e/chromium.ts';
import { createWorkerDatabase, startTemplateDatabase } from '../../e2e/fixtures/database.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { print } from '../print.ts';
import { batchesOf } from './batches.ts';
import { drawContactSheet, scenesIn, writeIndex } from './contact-sheet.ts';
import { type Options, readOptions } from './options.ts';
import { scenes } from './scenes.ts';
import { type Finding, shootBatch } from './shoot.ts';
import { findingsText } from './summary.ts';
import { prepareWorld } from './world.ts';

/** `npm run screens`: a picture of every screen and dialog in its states, sizes, languages and themes. */

const folder = join(import.meta.dirname, '../../screens');

/** Findings that fail the run: the others cannot be trusted before these are mended. */
const failing = new Set<Finding['kind']>(['failed', 'axe', 'text']);

/** Browsers that work side by side. */
const workers = 2;

let isStopped = false;

/** Ctrl-C ends the picture that is being taken, then server and database, and leaves nothing behind. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => (isStopped = true));

/** Hands the things to the workers one by one. */
async function share<T>(
  browsers: Browser[],
  things: T[],
  work: (browser: Browser, thing: T) => Promise<void>,
) {
  const waiting = [...things];
  await Promise.all(
    browsers.map(async browser => {
      for (let thing = waiting.shift(); thing !== undefined && !isStopped; thing = waiting.shift()) {
        await work(browser, thing);
      }
    }),
  );
}

async function run(options: Options): Promise<Finding[]> {
  const startedAt = Date.now();
  const batches = batchesOf(options);
  if (batches.length === 0) throw new Error(`No scene is called ${options.scenes.join(' or ')}.`);
  if (options.isWhole) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const findings: Finding[] = [];
  const stopDatabase = await startTemplateDatabase();
  try {
    const server = await startServer(await createWorkerDatabase('screens'));
    const launch = {
      ...(await chromiumLaunchOptions()),
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    };
    const browsers = await Promise.all(Array.from({ length: workers }, () => chromium.launch(launch)));
    try {
      const studio = {
        ...(await prepareWorld(server.address)),
        origin: server.address,
        checks: options.checks,
        takesPictures: options.takesPictures,
        folder,
        report: (finding: Finding) => {
          findings.push(finding);
        },
        isStopped: () => isStopped,
      };
      await share(browsers, batches, async (browser, batch) => {
        await shootBatch(browser, studio, batch);
        const { as, size, language, themes } = batch;
        print(`${as} ${size} ${language} ${themes.join(' ')}: ${batch.scenes.length} scenes`);
      });
      if (!options.takesPictures) return findings;
      const shown = scenesIn(
        folder,
        scenes.map(({ name }) => name),
      );
      const touched = new Set(batches.flatMap(batch => batch.scenes.map(({ name }) => name)));
      await share(
        browsers,
        shown.filter(name => touched.has(name)),
        (browser, name) =>
          drawContactSheet(browser, folder, name).catch((error: Error) =>
            studio.report({ kind: 'failed', scene: name, where: 'contact sheet', text: error.message }),
          ),
      );
      await writeIndex(folder, shown);
    } finally {
      await Promise.all(browsers.map(browser => browser.close()));
      await server.stop();
    }
  } finally {
    await stopDatabase();
  }
  const pictures = batches.reduce((sum, batch) => sum + batch.scenes.length * batch.themes.length, 0);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  print(`${pictures} pictures in ${seconds} s: ${relative('.', folder)}/index.html`);
  return findings;
}

try {
  const findings = await run(readOptions(process.argv.slice(2)));
  print(findingsText(findings));
  process.exitCode = findings.some(({ kind }) => failing.has(kind)) ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
