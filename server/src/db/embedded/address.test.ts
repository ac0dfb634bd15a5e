import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findUnprivilegedAccount, isRoot } from './account.ts';
import { connectionString, createSocketAddress } from './address.ts';
import { temporaryFolder } from './run-program.fixture.ts';

const account = isRoot() ? await findUnprivilegedAccount() : undefined;

async function socketFolder(): Promise<string> {
  const address = await createSocketAddress(account);
  const folder = 'socketFolder' in address ? address.socketFolder : '';
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('the socket lies in a folder that only its account can enter, new for each start', async () => {
  const [one, two] = [await socketFolder(), await socketFolder()];
  expect(one).not.toBe(two);
  const { mode, uid } = await stat(one);
  expect([(mode & 0o777).toString(8), uid]).toEqual(['700', account?.uid ?? process.getuid?.()]);
});

test('a folder for temporary files whose path is too long for a socket, or closed to the account, is not used', async () => {
  const long = join(await temporaryFolder(), 'x'.repeat(90));
  const closed = join(await temporaryFolder(), 'closed');
  await mkdir(long);
  await mkdir(closed, { mode: account ? 0o700 : 0o500 });
  for (const folder of [long, closed, join(closed, 'missing')]) {
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await socketFolder()).toMatch(/^\/(tmp|run|var\/tmp)\/toptan-/);
  }
});

test('the connection string leaves nothing to the environment and keeps odd folder names', () => {
  const text = connectionString({ socketFolder: '/tmp/a b&c/toptan-1' });
  expect(text).toBe(
    'postgresql://toptan@/toptan?host=%2Ftmp%2Fa%20b%26c%2Ftoptan-1&port=5432&sslmode=disable',
  );
});
