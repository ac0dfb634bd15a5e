import { runOnFile } from './backup/command.ts';
import { readDatabase } from './backup/reach-database.ts';
import { takeBackup } from './backup/take.ts';

/** The program `npm run backup -- FILE`, which copies everything at one moment, also while the portal runs. */
await runOnFile('npm run backup -- FILE', (config, path, print) =>
  readDatabase(config, print, async connectionString => {
    const begun = performance.now();
    const size = await takeBackup(connectionString, path, print);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    print(`${path} is complete: ${(size / 1e6).toFixed(1)} MB in ${seconds} s`);
  }),
);
