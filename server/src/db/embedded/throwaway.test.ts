import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startThrowawayDatabase } from './throwaway.ts';

type Facts = Record<'version' | 'folder' | 'database' | 'role' | 'lower', string> & { trigrams: string[] };

test('a throwaway database is a real PostgreSQL 18 that knows Arabic and Turkish letters, and leaves nothing behind', async () => {
  const database = await startThrowawayDatabase();
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query('CREATE EXTENSION pg_trgm');
  const { rows } = await client.query<Facts>(
    `SELECT current_setting('server_version_num') AS version, current_setting('data_directory') AS folder,
            current_database() AS database, current_user AS role, lower('ÇIĞŞ') AS lower, show_trgm('أحمر') AS trigrams`,
  );
  await client.end();
  await database.stop();
  const [facts] = rows;
  expect(facts).toMatchObject({ database: 'toptan', role: 'toptan', lower: 'çiğş' });
  expect(facts?.version).toMatch(/^18/);
  expect(facts?.trigrams).toHaveLength(5);
  expect(existsSync(facts?.folder ?? '')).toBe(false);
});
