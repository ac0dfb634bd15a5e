/** `npm run dev`: the server on the demo data and the pages, both rebuilt as files change. Open the address that Vite prints. */
import { spawn } from 'node:child_process';
import { statSync, watchFile } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { followNpm } from './follow-npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const apiPort = process.env.PORT ?? '3000';

// tsx itself watches what the main thread imports: no program of another thread, and no file that is read.
const watched = ['contract/src', 'demo/src', 'server/src', 'server/drizzle', 'server/leaked-passwords.txt'];

/** @param {string} path @returns {number} in milliseconds; 0 where there is no such file */
const changedAt = path => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Says so where package-lock.json has changed since the packages were installed, as after a checkout. */
function comparePackages() {
  if (changedAt('package-lock.json') > changedAt('node_modules/.package-lock.json'))
    console.error('package-lock.json is newer than node_modules: stop, run `npm ci` and start again.');
}

comparePackages();
watchFile(join(root, 'package-lock.json'), { persistent: false }, comparePackages);

const children = [
  spawn(
    join(bin, 'tsx'),
    [
      'watch',
      '--conditions=source',
      ...watched.map(path => `--include=${path}`),
      '--exclude=**/*.test.ts',
      'demo/src/main.ts',
    ],
    { cwd: root, stdio: 'inherit' },
  ),
  spawn(join(bin, 'vite'), [], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
    env: { ...process.env, API_PORT: apiPort },
  }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
followNpm();
for (const child of children) child.on('exit', stop);
