import { execFileSync } from 'node:child_process';

/** The measured commit, as git abbreviates it. */
export const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
