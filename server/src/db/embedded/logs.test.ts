import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareLogFolder } from './logs.ts';
import { temporaryFolder } from './run-program.fixture.ts';

test('of the old logs the newest eight stay', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'log'));
  const names = Array.from(
    { length: 12 },
    (_, day) => `postgresql-2026-11-${String(day + 1).padStart(2, '0')}_000000.log`,
  );
  for (const name of names.toReversed()) await writeFile(join(folder, 'log', name), '');
  await prepareLogFolder({ folder, account: undefined });
  expect((await readdir(join(folder, 'log'))).sort()).toEqual(names.slice(4));
});
