import { defineConfig } from 'vitest/config';
import server from './vitest.config.ts';

/** The server's tests that `npm run test:long` runs. */
export default defineConfig({
  ...server,
  test: { ...server.test, name: 'server-long', include: ['src/**/*.long.test.ts'], exclude: [] },
});
