import { run } from './program.mjs';

export const program = 'slowhttptest';
export const install = 'apt install slowhttptest';

/** Connections that are held open at once, and seconds for which. */
const connections = 800;
const duration = 20;

/** @type {{ reason: string, pattern: RegExp }[]} */
export const known = [];

const ways = [
  { name: 'headers that trickle in', flag: '-H' },
  { name: 'a body that trickles in', flag: '-B' },
  { name: 'answers that are hardly read', flag: '-X' },
];

/** The slowest of the answers to others meanwhile, in milliseconds. @param {string} address @param {Promise<unknown>} until */
async function slowestOf(address, until) {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) {
    const begun = performance.now();
    await fetch(`${address}/readyz`).then(answer => answer.arrayBuffer());
    slowest = Math.max(slowest, performance.now() - begun);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return slowest;
}

/** Holds many slow connections open and looks whether others are served. @param {import('./portal.mjs').Portal} portal */
export async function judge({ address }) {
  const findings = [];
  for (const { name, flag } of ways) {
    const numbers = ['-c', connections, '-r', 200, '-i', 5, '-l', duration, '-p', 5, '-x', 10].map(String);
    const attack = run(program, [flag, ...numbers, '-u', `${address}/login`], duration + 60);
    const slowest = await slowestOf(address, attack);
    console.log(`  ${name}: the slowest answer to others took ${slowest.toFixed(0)} ms`);
    if (!/service available: +YES/.test(await attack))
      findings.push(`${name}: the service was not available`);
    if (slowest > 5_000) findings.push(`${name}: others waited ${slowest.toFixed(0)} ms`);
  }
  return findings;
}
