import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'server', 'dist', '.built');
const sources = [
  'contract/src',
  'server/src',
  'demo/src',
  'web/src',
  'web/build',
  'web/public',
  'web/worker',
  'web/index.html',
  'web/vite.config.ts',
  'package-lock.json',
];

/** @param {string} path @returns {number} when the newest file at or below the path was changed, in milliseconds */
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newest(join(path, name))),
    stats.mtimeMs,
  );
}

function isUpToDate() {
  if (!existsSync(stamp)) return false;
  const builtAt = statSync(stamp).mtimeMs;
  return sources.every(source => newest(join(root, source)) < builtAt);
}

/** @param {string} command @param {string[]} args @param {string} folder @returns {Promise<void>} */
function run(command, args, folder) {
  return new Promise((resolve, reject) => {
    const child = spawn(join(bin, command), args, {
      cwd: join(root, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', data => (output += data));
    child.stderr.on('data', data => (output += data));
    child.on('error', reject);
    child.on('close', code => (code === 0 ? resolve() : reject(new Error(`${command} failed:\n${output}`))));
  });
}

const packers = [
  { ending: '.br', pack: promisify(brotliCompress) },
  { ending: '.gz', pack: promisify(gzip) },
];

/** Puts a compressed copy beside every text of the pages, for the server to send as it is. */
async function packPages() {
  const folder = join(root, 'web', 'dist');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(path =>
    /\.(js|css|html|svg|json|webmanifest)$/.test(path),
  );
  await Promise.all(
    texts.flatMap(path => {
      const bytes = readFileSync(join(folder, path));
      return packers.map(async ({ ending, pack }) =>
        writeFileSync(join(folder, path + ending), await pack(bytes)),
      );
    }),
  );
}

/**
 * Builds server and pages, unless nothing has changed since the last time.
 * @param {(line: string) => void} print
 */
export async function build(print) {
  if (isUpToDate()) return;
  const startedAt = Date.now();
  print('Building the portal, once after each change ...');
  await Promise.all([
    run('tsc', ['-b', 'contract', 'server', 'demo'], '.'),
    run('vite', ['build', '--logLevel', 'warn'], 'web'),
  ]);
  await packPages();
  writeFileSync(stamp, '');
  print(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await build(line => console.log(line));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
