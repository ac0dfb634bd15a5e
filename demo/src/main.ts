import { start } from '@toptan/server/start';
import { readDemoConfig, readPicturesMax } from './demo-config.ts';
import { demoLogins } from './logins.ts';

/** `npm run demo`: the server on a database of its own, filled with the demo shop. */
await start(readDemoConfig, {
  // Imported this late, so that the database starts before the goods are loaded.
  async fill(db, _config, print) {
    const { loadDemo } = await import('./load.ts');
    await loadDemo(db, print, readPicturesMax(process.env));
  },
  onReady(print) {
    for (const line of demoLogins) print(line);
  },
});
