import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** A judge that this machine does not have. */
export class MissingProgram extends Error {}

/**
 * Runs a program to its end.
 * @param {string} program @param {string[]} args
 * @param {number} limit seconds after which it is ended
 * @returns {Promise<string>} its output, without colors
 */
export function run(program, args, limit) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: limit * 1000 });
    let output = '';
    child.stdout.on('data', data => (output += data));
    child.stderr.on('data', data => (output += data));
    child.on('error', error => {
      const isMissing = /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';
      reject(isMissing ? new MissingProgram(program) : error);
    });
    child.on('close', () => resolve(stripVTControlCharacters(output)));
  });
}
