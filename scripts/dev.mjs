/** `npm run dev`: the server on the demo data and the pages, both rebuilt as files change. Open the address that Vite prints. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { followNpm } from './follow-npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const apiPort = process.env.PORT ?? '3000';

const children = [
  spawn(join(bin, 'tsx'), ['watch', '--conditions=source', 'demo/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
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
