import { type ChildProcess, spawn } from 'node:child_process';
import type { Account } from './account.ts';

/** The last part of a program's output, enough to see why it failed, and its exit. */
export type Outcome = { code: number | null; signal: NodeJS.Signals | null; output: string };

/** A program's failure, in its own words, which are for the log and not for the operator. */
export class ProgramFailure extends Error {
  override name = 'ProgramFailure';
}

const outputMax = 8_000;

/** Milliseconds after the end for the output to arrive. */
const lastOutputMs = 100;

/**
 * Starts one of PostgreSQL's programs in a session of its own, so that Ctrl-C in a terminal reaches us alone and we
 * decide in which order things end. It inherits none of our settings: a library path or PG* variable meant for
 * something else would change what it does.
 */
export function launch(file: string, args: string[], account: Account | undefined): ChildProcess {
  const { PATH = '/usr/bin:/bin' } = process.env;
  return spawn(file, args, {
    ...account,
    cwd: '/',
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: process.platform === 'win32' ? process.env : { PATH, TZ: 'UTC' },
  });
}

/** Waits for the end of a launched program; one that could not be started at all has the reason as its output. */
export function outcome(child: ChildProcess): Promise<Outcome> {
  let output = '';
  const append = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-outputMax);
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  return new Promise(resolve => {
    child.once('error', error => resolve({ code: null, signal: null, output: error.message }));
    child.once('close', (code, signal) => resolve({ code, signal, output }));
    // Processes that a killed server leaves behind keep its output open for a while: its own end is what counts.
    child.once('exit', (code, signal) => setTimeout(() => resolve({ code, signal, output }), lastOutputMs));
  });
}
