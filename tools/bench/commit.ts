import { execFileSync } from 'node:child_process';

/** What is measured, as git calls it. */
export const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
