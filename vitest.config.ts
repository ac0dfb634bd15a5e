import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'contract',
      'conventions',
      'server',
      'server/vitest.long.config.ts',
      'web',
      'demo',
      'drawings',
    ],
  },
});
