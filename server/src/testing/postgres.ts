import { startThrowawayDatabase } from '../db/embedded/throwaway.ts';

/**
 * The PostgreSQL of a test run: one of its own or, with `TEST_DATABASE_URL`, a server that is there. Its user is a superuser,
 * because tests create roles and databases of other encodings, and it takes 200 connections.
 */
export async function startTestPostgres(): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? { connectionString: url, stop: async () => {} } : startThrowawayDatabase();
}
