import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRunningDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { isRunning } from './process-identity.ts';
import { query, serverOf, temporaryFolder } from './run-program.fixture.ts';

test('what was written is there after a restart, and the server is gone in between', async () => {
  const dataDir = join(await temporaryFolder(), "dükkân 'a b'");
  const first = await startEmbeddedDatabase({ dataDir });
  await query(first.connectionString, "CREATE TABLE words AS SELECT 'çanta' AS word");
  const socket = new URL(first.connectionString.replace('@/', '@x/')).searchParams.get('host') ?? '';
  const server = (await serverOf(dataDir)) ?? 0;
  await Promise.all([first.stop(), first.stop()]);
  expect(await findRunningDatabase(dataDir)).toBeUndefined();
  expect(isRunning(server)).toBe(false);
  expect(existsSync(socket)).toBe(false);

  const second = await startEmbeddedDatabase({ dataDir });
  const rows = await query(second.connectionString, 'SELECT word FROM words');
  await second.stop();
  expect(rows).toEqual([{ word: 'çanta' }]);
});
