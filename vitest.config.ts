import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // More than there are cores: server tests wait for PostgreSQL half of their time.
    maxWorkers: '150%',
    projects: ['contract', 'conventions', 'server', 'server/vitest.long.config.ts', 'web', 'demo'],
  },
});
