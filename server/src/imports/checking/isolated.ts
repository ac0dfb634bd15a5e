import type { Worker } from 'node:worker_threads';
import { type Database, usesStatementNames } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { Threads } from '../../thread.ts';
import type { Source } from '../kind.ts';
import type { CheckJob, CheckMessage } from './thread.ts';

/** Megabytes that the check of one import may take: rows that need more end the check, and not the portal. */
const heapMb = 256;

/** Milliseconds after which a check is given up that finishes no portion of its rows. */
const portionMs = 120_000;

const threads = new Threads(import.meta.url, heapMb);

function deferred<Result>() {
  let resolve: (result: Result) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Result>((onResult, onError) => {
    [resolve, reject] = [onResult, onError];
  });
  return { promise, resolve, reject };
}

/** Waits for the end of a check. @returns whether the thread may wait for the next one; null where the check was stopped */
async function ended(thread: Worker, stopping: AbortSignal): Promise<boolean | null> {
  const { promise, resolve, reject } = deferred<boolean | null>();
  const giveUp = () => reject(new Error('The check of an import took too long'));
  let timer = setTimeout(giveUp, portionMs);
  const onMessage = (message: CheckMessage) => {
    clearTimeout(timer);
    if (message === 'progress') timer = setTimeout(giveUp, portionMs);
    else if ('mayWait' in message) resolve(message.mayWait);
    else reject(new Error(message.failure));
  };
  const onExit = () => reject(new Error('The check of an import took too much memory'));
  const onStop = () => resolve(null);
  thread.on('message', onMessage).on('error', reject).on('exit', onExit);
  stopping.addEventListener('abort', onStop);
  if (stopping.aborted) onStop();
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    thread.off('message', onMessage).off('error', reject).off('exit', onExit);
    stopping.removeEventListener('abort', onStop);
  }
}

/**
 * Checks the rows of an import in a thread with a connection and a heap of its own: hostile rows take no memory of the portal, and
 * nobody waits for them.
 * @param stopping ends the check; the rest is checked when it is begun again
 * @returns whether all rows are checked
 * @throws Error where the check fails, exceeds its memory or takes too long
 */
export async function checkIsolated(
  { db, pool }: { db: Database; pool: Deps['pool'] },
  source: Source,
  stopping: AbortSignal,
): Promise<boolean> {
  const thread = threads.take();
  let isFree = false;
  try {
    const ending = ended(thread, stopping);
    const job: CheckJob = {
      url: pool.options.connectionString ?? '',
      hasNames: usesStatementNames(db),
      source,
    };
    thread.postMessage(job);
    const mayWait = await ending;
    isFree = mayWait ?? false;
    return mayWait !== null;
  } finally {
    await threads.end(thread, isFree);
  }
}
