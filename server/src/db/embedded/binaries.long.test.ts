import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findUnprivilegedAccount, isRoot } from './account.ts';
import { findBinaries, linkLibraries, makeRunnable, program } from './binaries.ts';
import { temporaryFolder } from './run-program.fixture.ts';

const run = promisify(execFile);

test('the programs run although npm runs no install scripts', async () => {
  const root = await temporaryFolder();
  const installed = await findBinaries();
  await run('cp', ['-a', installed.folder, root]);
  const list = JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  for (const { target } of list) await rm(join(root, target));
  const postgres = program({ ...installed, folder: join(root, 'native') }, 'postgres');
  await expect(run(postgres, ['--version'])).rejects.toThrow('shared libraries');
  await Promise.all([linkLibraries(root), linkLibraries(root)]);
  expect((await run(postgres, ['--version'])).stdout).toContain('PostgreSQL) 18');
});

if (isRoot()) {
  test('programs in a folder that the account cannot enter are copied, once per version', async () => {
    const account = await findUnprivilegedAccount();
    const folder = await temporaryFolder();
    const fallbackFolder = join(folder, 'fallback');
    const closed = join(folder, 'closed');
    const installed = await findBinaries();
    expect(await makeRunnable(installed, account, fallbackFolder)).toBe(installed);
    await mkdir(closed, { mode: 0o700 });
    await run('cp', ['-a', installed.folder, closed]);

    const unreachable = { folder: join(closed, 'native'), version: '18.4.0' };
    const both = [
      makeRunnable(unreachable, account, fallbackFolder),
      makeRunnable(unreachable, account, fallbackFolder),
    ];
    const [copy, same] = await Promise.all(both);
    expect(copy).toEqual(same);
    expect(await readdir(fallbackFolder)).toEqual(['postgresql-18.4.0']);
    const postgres = program(copy ?? installed, 'postgres');
    expect(dirname(dirname(postgres))).toBe(join(fallbackFolder, 'postgresql-18.4.0'));
    expect((await run(postgres, ['--version'], account)).stdout).toContain('PostgreSQL) 18');

    await run('touch', ['-d', '1 hour ago', join(fallbackFolder, 'postgresql-18.4.0')]);
    await makeRunnable({ ...unreachable, version: '18.5.0' }, account, fallbackFolder);
    expect(await readdir(fallbackFolder)).toEqual(['postgresql-18.5.0']);
  });
}
