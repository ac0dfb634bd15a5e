import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startThrowawayDatabase } from '../db/embedded/throwaway.ts';
import { migrate } from '../db/migrate.ts';
import { databaseNamed } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's own PostgreSQL. */
    postgres: string;
  }
}

/** Starts one PostgreSQL for the run, with a migrated template that every test database is copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startThrowawayDatabase();
  const client = new pg.Client({ connectionString: cluster.connectionString });
  await client.connect();
  await client.query('create database template_toptan');
  await migrate(databaseNamed(cluster.connectionString, 'template_toptan'));
  await client.end();
  project.provide('postgres', cluster.connectionString);
  return () => cluster.stop();
}
