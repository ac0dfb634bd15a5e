import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'drawings', include: ['src/**/*.test.ts'] },
});
