/**
 * `npm start`, `npm run demo`, `npm run psql`, `npm run backup`, `npm run restore`: builds what has changed and runs the server in this very process, so that
 * signals reach it.
 */
import { build } from './build.mjs';
import { followNpm } from './follow-npm.mjs';

const [command, ...rest] = process.argv.splice(2);
const entries = {
  start: { module: '../server/dist/main.js', args: [] },
  demo: { module: '../server/dist/main.js', args: ['--demo'] },
  psql: { module: '../server/dist/psql.js', args: [] },
  backup: { module: '../server/dist/backup.js', args: [] },
  restore: { module: '../server/dist/restore.js', args: [] },
};
const entry = entries[/** @type {keyof typeof entries} */ (command)];
if (!entry) {
  console.error(`Usage: node scripts/launch.mjs ${Object.keys(entries).join('|')}`);
  process.exit(2);
}

followNpm();
try {
  await build(line => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.argv.push(...entry.args, ...rest);
process.env.NODE_ENV ??= 'production';
await import(entry.module);
