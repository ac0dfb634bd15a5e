import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { temporaryParent } from '../db/embedded/throwaway.ts';
import { createTemplate } from './databases.ts';
import { startTestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's own PostgreSQL. */
    postgres: string;
    /** A folder that the tests of one process share; removed after the run. */
    scratch: string;
    /** How often a race of calls is run. */
    rounds: number;
  }
}

/** Starts one PostgreSQL for the run, with a migrated template that every test database is copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestPostgres();
  await createTemplate(cluster.connectionString);
  project.provide('postgres', cluster.connectionString);

  const scratch = await mkdtemp(join(await temporaryParent(), 'toptan-test-'));
  // PostgreSQL's account must get through.
  await chmod(scratch, 0o755);
  project.provide('scratch', scratch);

  return async () => {
    await cluster.stop();
    await rm(scratch, { recursive: true, force: true });
  };
}
