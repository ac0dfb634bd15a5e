/**
 * `npm start`, `npm run demo`, `npm run psql`, `npm run backup`, `npm run restore`: runs the built server in this very process, so that
 * signals reach it. `start` and `demo` build what has changed; the others build where nothing is built, because a running portal serves
 * what is.
 */
import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { followNpm } from './follow-npm.mjs';

const [command, ...rest] = process.argv.splice(2);
const entries = {
  start: '../server/dist/main.js',
  demo: '../demo/dist/main.js',
  psql: '../server/dist/psql.js',
  backup: '../server/dist/backup.js',
  restore: '../server/dist/restore.js',
};
const entry = entries[/** @type {keyof typeof entries} */ (command)];
const isServing = command === 'start' || command === 'demo';
if (!entry || (isServing && rest.length > 0)) {
  console.error(
    `Usage: node scripts/launch.mjs ${Object.keys(entries).join('|')}\nstart and demo take settings from the environment: see README.md.`,
  );
  process.exit(2);
}

followNpm();
try {
  if (isServing || !existsSync(new URL(entry, import.meta.url))) await build(line => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.argv.push(...rest);
process.env.NODE_ENV ??= 'production';
await import(entry);
