import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const follower = new URL('../scripts/follow-npm.mjs', import.meta.url).href;

/** Does nothing until it is ended; prints a line, and exits. */
const program = `
  import { followNpm } from '${follower}';
  process.on('SIGTERM', () => { console.log('ended'); process.exit(); });
  followNpm();
  setInterval(() => {}, 1000);
  console.log('running');`;

test('a server that npm started ends with it', async () => {
  // npm starts a script in a shell, which waits for it.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; exit', process.execPath, program], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [started] = await once(shell.stdout, 'data');
  expect(String(started)).toBe('running\n');
  shell.kill('SIGTERM');
  const [ended] = await once(shell.stdout, 'data');
  expect(String(ended)).toBe('ended\n');
});
