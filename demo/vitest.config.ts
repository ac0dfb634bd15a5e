import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'demo', include: ['src/**/*.test.ts'] },
});
