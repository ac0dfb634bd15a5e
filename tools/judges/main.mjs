/**
 * `npm run judges`, `npm run judges -- nmap sqlmap`: lets programs of others attack the demo on a database of its own, and prints
 * their findings. Known findings are listed in each judge with their reason; any other fails the run.
 */
import { build } from '../../scripts/build.mjs';
import * as firefox from './browsers/firefox.mjs';
import * as webkit from './browsers/webkit.mjs';
import * as nmap from './nmap.mjs';
import * as openapi from './openapi.mjs';
import { startPortal } from './portal.mjs';
import { MissingProgram } from './program.mjs';
import * as slowhttptest from './slowhttptest.mjs';
import * as spectral from './spectral.mjs';
import * as sqlmap from './sqlmap.mjs';
import * as wapiti from './wapiti.mjs';

/** @typedef {{ pattern: RegExp, reason: string }} Known */
/**
 * @typedef {{ program: string, install: string, known: Known[],
 *   judge(portal: import('./portal.mjs').Portal): Promise<string[]> }} Judge
 */

/** @type {Record<string, Judge>} */
const judges = { openapi, spectral, nmap, sqlmap, wapiti, slowhttptest, firefox, webkit };

/** @param {Judge} judge @param {string[]} findings @returns {number} how many are not known */
function report({ known }, findings) {
  const isKnown = findings.map(finding => known.find(({ pattern }) => pattern.test(finding)));
  for (const each of known) {
    const count = isKnown.filter(found => found === each).length;
    if (count > 0) console.log(`  known, ${count} x: ${each.pattern.source} (${each.reason})`);
  }
  const unknown = findings.filter((_, index) => !isKnown[index]);
  for (const finding of unknown) console.log(`  FOUND: ${finding}`);
  return unknown.length;
}

/** Starts a portal for each judge, so that the traces of one trouble no other. @param {string} name @param {Judge} judge */
async function hold(name, judge) {
  const portal = await startPortal();
  try {
    console.log(name);
    const unknown = report(judge, await judge.judge(portal));
    console.log(unknown === 0 ? '  nothing new' : `  ${unknown} findings`);
    return unknown;
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    console.log(`  not tried: ${judge.program} is not installed (${judge.install})`);
    return 0;
  } finally {
    await portal.stop();
  }
}

const wanted = process.argv.slice(2);
const unheard = wanted.filter(name => !(name in judges));
if (unheard.length > 0) {
  console.error(`There is no judge ${unheard.join(', ')}: ${Object.keys(judges).join(', ')}`);
  process.exit(2);
}
await build(line => console.log(line));
let found = 0;
for (const [name, judge] of Object.entries(judges))
  if (wanted.length === 0 || wanted.includes(name)) found += await hold(name, judge);
process.exitCode = found > 0 ? 1 : 0;
