import { setFlagsFromString } from 'node:v8';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { failureText } from './failure-text.ts';
import type { Close, ServeOptions } from './serve.ts';

/** Milliseconds in which running requests are answered before the process ends all the same. */
const shutdownLimitMs = 10_000;

/**
 * Percent by which the heap may grow beyond its size in use before all of it is cleared. By default V8 allows three hundred on a
 * machine with much memory: under load the process then holds up to 290 MB for 45 MB in use, and with this up to 175, for a few
 * hundredths more of processor (docs/performance.md).
 */
const heapGrowth = 50;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Starts the database while the other modules are loaded, which takes as long. */
async function open(config: Config, opening: ServeOptions): Promise<Close> {
  const [database, { serve }] = await Promise.all([openDatabase(config, print), import('./serve.ts')]);
  return serve(database, config, opening, print);
}

/**
 * Stops the server on a signal.
 * @param delaySeconds for a load balancer to notice; Ctrl-C skips it
 */
function stopOnSignals(close: Close, delaySeconds: number): void {
  let isStopping = false;
  const stop = (delaySeconds: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), shutdownLimitMs + delaySeconds * 1000).unref();
    close(delaySeconds).then(
      () => process.exit(0),
      error => {
        process.stderr.write(`${error}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(delaySeconds));
}

/** Runs the portal in this process until a signal ends it. A failure is a line on standard error and exit code 1. */
export async function start(
  read: (environment: NodeJS.ProcessEnv) => Config,
  opening: ServeOptions = {},
): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
  try {
    const config = read(process.env);
    stopOnSignals(await open(config, opening), config.STOP_DELAY);
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`);
    process.exit(1);
  }
}
