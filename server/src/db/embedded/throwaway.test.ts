import { existsSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { query } from './run-program.fixture.ts';
import { startThrowawayDatabase } from './throwaway.ts';

test('a throwaway database is a real PostgreSQL 18, leaves nothing behind and clears away what a killed run left', async () => {
  const database = await startThrowawayDatabase();
  const [facts] = await query<{ version: string; folder: string }>(
    database.connectionString,
    "SELECT current_setting('server_version_num') AS version, current_setting('data_directory') AS folder",
  );
  await database.stop();
  const folder = dirname(facts?.folder ?? '');
  expect(facts?.version).toMatch(/^18/);
  expect(existsSync(folder)).toBe(false);

  const forgotten = `${folder}-forgotten`;
  await mkdir(forgotten);
  await utimes(forgotten, new Date(0), new Date(0));
  const next = await startThrowawayDatabase();
  await next.stop();
  expect(existsSync(forgotten)).toBe(false);
});
