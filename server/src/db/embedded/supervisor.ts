import { setTimeout as wait } from 'node:timers/promises';
import { type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster.ts';

/** Milliseconds before each attempt to start a server again that ended by itself; the last is repeated for good. */
const pausesMs = [0, 500, 1_000, 2_000, 5_000, 10_000, 30_000];

/** A server that ran for this long was well: the next failure is a new one. */
const stableMs = 60_000;

/**
 * Keeps a server running at the same address until it is stopped. Each unexpected exit, and what follows,
 * is one line to `onUnexpectedExit`.
 * @throws OperatorError when the first start fails
 */
export async function supervise(
  options: PostmasterOptions,
  onUnexpectedExit: (line: string) => void,
): Promise<Pick<Postmaster, 'stop'>> {
  const stopping = new AbortController();
  let current: Postmaster | undefined = await startPostmaster(options, stopping.signal);
  const watched = watch();

  async function watch(): Promise<void> {
    let failures = 0;
    let since = performance.now();
    while (current) {
      const ending = await current.ended;
      current = undefined;
      if (performance.now() - since > stableMs) failures = 0;
      if (stopping.signal.aborted) return;
      onUnexpectedExit(
        `PostgreSQL ended by itself (${ending.signal ?? `code ${ending.code}`}); it is started again`,
      );
      while (!current && !stopping.signal.aborted) {
        const pauseMs = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0;
        failures += 1;
        // The pause ends early when the server is to stop, which the next line looks at.
        await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (!stopping.signal.aborted) current = await again();
        if (stopping.signal.aborted) await current?.stop();
      }
      since = performance.now();
    }
  }

  async function again(): Promise<Postmaster | undefined> {
    try {
      const started = await startPostmaster(options, stopping.signal);
      onUnexpectedExit('PostgreSQL runs again');
      return started;
    } catch (error) {
      if (!stopping.signal.aborted) onUnexpectedExit(`${(error as Error).message} It is tried again.`);
      return undefined;
    }
  }

  return {
    async stop(manner) {
      stopping.abort();
      await current?.stop(manner);
      await watched;
    },
  };
}
