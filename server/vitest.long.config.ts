import { defineConfig } from 'vitest/config';
import server from './vitest.config.ts';

/** The server's tests that `npm run test:long` runs. */
export default defineConfig({
  ...server,
  test: {
    ...server.test,
    name: 'server-long',
    include: [
      'src/**/*.long.test.ts',
      // Every file with a race of calls, for more rounds of it.
      'src/**/races.test.ts',
      'src/drafts/{links,offers}/commands.test.ts',
      'src/orders/joining/commands.test.ts',
      'src/orders/lines/large.test.ts',
      'src/orders/placing/for-shops.test.ts',
    ],
    exclude: [],
    provide: { rounds: 50 },
  },
});
