import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.long.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Loading the server's modules again for each file took a third of the time. No test file changes the state of a module.
    isolate: false,
    // More than there are cores: these tests wait for PostgreSQL and for jobs half of their time. Vitest takes a percentage for one of
    // the cores at most.
    maxWorkers: 2 * availableParallelism(),
    // Vitest runs projects with other numbers of workers one after the other.
    sequence: { groupOrder: 1 },
    // How often a race of calls is run. The long run has fifty rounds.
    provide: { rounds: 4 },
    restoreMocks: true,
    unstubEnvs: true,
    // Some tests start several processes, and the machine may be busy with other tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
