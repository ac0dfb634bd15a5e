import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const launch = fileURLToPath(new URL('../scripts/launch.mjs', import.meta.url));

test.each([
  ['wrong', ''],
  ['start', '--help'],
  ['demo', '--port=4000'],
])('%s %s starts nothing', (...words) => {
  const { status, stderr } = spawnSync(process.execPath, [launch, ...words], {
    encoding: 'utf8',
    timeout: 5000,
  });
  expect(stderr).toMatch(/^Usage: /);
  expect(status).toBe(2);
});
