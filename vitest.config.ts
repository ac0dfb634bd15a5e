import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Every core; the default leaves one idle, half of a small machine.
    maxWorkers: '100%',
    projects: ['contract', 'conventions', 'server', 'server/vitest.long.config.ts', 'web', 'demo'],
  },
});
