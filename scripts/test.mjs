/**
 * `npm test`: types, lint, dead code and the schema, the build, Vitest's tests, the journeys in a browser. `npm run check`: the
 * first four alone. `npm run test:long`: what takes too long for every change. Goes on when a part fails, and prints at the end,
 * alone on the last line, how many tests passed and failed. Each check counts as one test.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, command: string[], count?: () => Count }} Part */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = join(root, '.results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** @type {Part} */
const build = { name: 'build', command: ['npm', 'run', 'build'] };

/** Parts of one row run beside each other. @type {Part[][]} */
const checks = [
  [
    // Each checker looks at the types that files share anew: four of them take twice the processor of one.
    { name: 'types', command: ['tsc', '-b', '--checkers', '1'] },
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'dead code', command: ['knip'] },
  ],
  // Reads the tables with the compiled contract.
  [{ name: 'schema', command: ['npm', 'run', 'schema', '--', '--check'] }],
];

/** @type {Part[][]} */
const always = [...checks, [build], [vitest('tests', '!server-long')], [journeys('test')]];

/** @type {Part[][]} */
const long = [
  [build],
  [vitest('long tests', 'server-long')],
  [journeys('test:long')],
  [{ name: 'fuzz', command: ['npm', 'run', 'fuzz', '--', '--requests', '20000'] }],
  [{ name: 'faults', command: ['npm', 'run', 'faults'] }],
  // All twelve variants of each scene take almost two hours.
  [
    {
      name: 'screens',
      command: ['npm', 'run', 'screens', '--', '--brief', '--check', 'axe', '--check', 'text'],
    },
  ],
];

/** @param {string} name @param {string} projects as Vitest's `--project` takes them @returns {Part} */
function vitest(name, projects) {
  const file = 'vitest.json';
  return {
    name,
    command: [
      'vitest',
      'run',
      '--project',
      projects,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, file)}`,
    ],
    count: () => {
      const result = readResult(file);
      return { passed: result.numPassedTests, failed: result.numFailedTests };
    },
  };
}

/** @param {string} script of e2e's package.json @returns {Part} */
function journeys(script) {
  return {
    name: 'journeys',
    command: ['npm', 'run', script, '-w', 'e2e'],
    count: () => {
      const { stats } = readResult('journeys.json');
      // Flaky: passed at the second try, which only CI gives.
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  };
}

/** @param {string} file */
function readResult(file) {
  return JSON.parse(readFileSync(join(results, file), 'utf8'));
}

/** The process groups of the parts that run now: their leaders' ids. @type {Set<number>} */
const groups = new Set();
/** The exit code once the running parts have ended, after a signal. @type {number | undefined} */
let interrupted;

/** @param {number} group @param {NodeJS.Signals} signal */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch (error) {
    // Nobody is left in the group.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

for (const [signal, code] of /** @type {[NodeJS.Signals, number][]} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])) {
  process.once(signal, () => {
    interrupted = code;
    // Every part cleans up on SIGINT; one that has not ended in time is killed.
    for (const group of groups) signalGroup(group, 'SIGINT');
    setTimeout(() => {
      for (const group of groups) signalGroup(group, 'SIGKILL');
    }, 10_000);
  });
}

/**
 * @param {Part} part @param {boolean} isBesideOthers what it prints is then held back until it has ended
 * @returns {Promise<number>} the exit code; 1 when it could not be started or was killed
 */
function run({ command: [program = '', ...args] }, isBesideOthers) {
  const output = isBesideOthers ? 'pipe' : 'inherit';
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: root,
      // The part has a process group, so that its leftovers can be ended with it.
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}` },
    });
    const group = child.pid;
    if (group !== undefined) groups.add(group);
    /** @type {Buffer[]} */
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => printed.push(chunk));
    child.on('error', error => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', () => {
      if (group === undefined) return;
      signalGroup(group, 'SIGKILL');
      groups.delete(group);
    });
    child.on('close', code => {
      process.stdout.write(Buffer.concat(printed));
      if (interrupted !== undefined && groups.size === 0) process.exit(interrupted);
      resolve(code ?? 1);
    });
  });
}

/**
 * A part that fails without a failed test (a file that does not load, an error after the last test) counts as one failure.
 * @param {Part} part @param {number} code @returns {Count}
 */
function count(part, code) {
  if (!part.count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed } = part.count();
    return { passed, failed: code !== 0 || passed + failed === 0 ? Math.max(failed, 1) : failed };
  } catch (error) {
    console.error(`${part.name} left no readable result: ${/** @type {Error} */ (error).message}`);
    return { passed: 0, failed: 1 };
  }
}

/** @type {string[]} */
const report = [];
const total = { passed: 0, failed: 0 };

/** @param {Part} part @param {boolean} isBesideOthers */
async function take(part, isBesideOthers) {
  console.log(`\n> ${part.name}: ${part.command[0]} ${part.command.slice(1, 3).join(' ')}`);
  const start = performance.now();
  const code = await run(part, isBesideOthers);
  const { passed, failed } = count(part, code);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `${failed === 0 ? 'ok    ' : 'FAILED'} ${part.name.padEnd(15)} ${seconds.padStart(6)} s   ${passed} ok${failed ? `, ${failed} not` : ''}`;
  report.push(line);
  console.log(line);
}

const rows = { check: checks, long }[process.argv[2] ?? ''] ?? always;
for (const parts of rows) {
  await Promise.all(parts.map(part => take(part, parts.length > 1)));
}

console.log(`\n${report.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
