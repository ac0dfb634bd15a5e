import { lockMigrations, runMigrations } from './migrations.ts';
import { withSingleConnection } from './single-connection.ts';

/**
 * Brings the database up to date. Servers that start at the same time take turns; the later ones find nothing to do.
 * @throws DatabaseError when it is out of reach, too old, of another encoding, or the user may not create tables in it
 */
export function migrate(connectionString: string): Promise<void> {
  return withSingleConnection(connectionString, 'toptan-migrate', async client => {
    await lockMigrations(client);
    await runMigrations(client);
  });
}
