import { randomBytes } from 'node:crypto';
import { migrate } from '../db/migrate.ts';
import { onDatabase } from './on-database.ts';

/** The same server, another database. */
export function databaseNamed(connectionString: string, name: string): string {
  return connectionString.replace(/(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}

async function onServer(url: string, statement: string): Promise<void> {
  await onDatabase(url, client => client.query(statement));
}

/** A database of a test's own. */
export type TestDatabase = { url: string; drop(): Promise<void> };

async function createDatabase(server: string, options: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} ${options}`);
  return {
    url: databaseNamed(server, name),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

const template = 'template_toptan';

/** Makes the migrated database on this server that test databases are copied from. */
export async function createTemplate(server: string): Promise<void> {
  await onServer(server, `drop database if exists ${template} with (force)`);
  await onServer(server, `create database ${template}`);
  await migrate(databaseNamed(server, template));
}

/** A database with the real migrations, copied from the template. */
export function createTestDatabase(server: string): Promise<TestDatabase> {
  return createDatabase(server, `template ${template} strategy file_copy`);
}

/** A database without a table. */
export function createEmptyDatabase(server: string, options = ''): Promise<TestDatabase> {
  return createDatabase(server, `template template0 ${options}`);
}
