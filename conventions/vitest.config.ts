import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'conventions', include: ['*.test.ts'] },
});
