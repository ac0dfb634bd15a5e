import { runOnFile } from './backup/command.ts';
import { fillDatabase } from './backup/reach-database.ts';
import { openBackup, restoreBackup } from './backup/restore.ts';

/** `npm run restore -- FILE`: fills an empty database with a backup; the portal must not run on it. */
await runOnFile('npm run restore -- FILE', async (config, path, say) => {
  const begun = performance.now();
  const backup = await openBackup(path);
  say(`${path} is whole, taken ${backup.header.takenAt}`);
  await fillDatabase(config, say, connectionString => restoreBackup(connectionString, backup, say));
  say(`It is restored, in ${((performance.now() - begun) / 1000).toFixed(1)} s. Everybody signs in anew.`);
});
