import { runOnFile } from './backup/command.ts';
import { fillDatabase } from './backup/reach-database.ts';
import { openBackup, restoreBackup } from './backup/restore.ts';

/** The program `npm run restore -- FILE`, which fills an empty database with a backup; the portal must not run on it. */
await runOnFile('npm run restore -- FILE', async (config, path, print) => {
  const begun = performance.now();
  const backup = await openBackup(path);
  print(`${path} is whole, taken ${backup.header.takenAt}`);
  await fillDatabase(config, print, connectionString => restoreBackup(connectionString, backup, print));
  print(`It is restored, in ${((performance.now() - begun) / 1000).toFixed(1)} s. Everybody signs in again.`);
});
