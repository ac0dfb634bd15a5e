import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts the program `thread.ts` beside a module, in its built form or, in tests, from its source. */
function startThread(beside: string, options: WorkerOptions): Worker {
  if (beside.endsWith('.js')) return new Worker(new URL('./thread.js', beside), options);
  const written = new URL('./thread.ts', beside);
  const program = `import('tsx/esm/api').then(tsx => tsx.register() && import('${written}'))`;
  return new Worker(program, { ...options, eval: true, execArgv: ['--conditions=source'] });
}

/** Milliseconds for which a thread waits for the next work: to start it takes longer than most works. */
const idleMs = 60_000;

/** Megabytes for what lives shortly in a thread; V8 takes 48 by itself, and gives none of them back while the thread waits. */
const youngMb = 8;

/** Megabytes of a heap with which a thread may wait for the next work. */
const waitingMb = 40;

/** Called in a thread behind its work: whether it may wait for the next one. Else it ends, and gives its memory back. */
export const mayWait = (): boolean => process.memoryUsage().heapTotal < waitingMb * 1024 * 1024;

/** Removes the listeners of a thread's users: Node has others of its own on it. */
function removeListeners(thread: Worker): void {
  for (const name of ['message', 'error', 'exit']) thread.removeAllListeners(name);
}

/** Threads that each do one work at a time and take no harm in between. One stays for a while when its work is done. */
export class Threads {
  readonly #beside: string;
  readonly #options: WorkerOptions;
  #spare: { thread: Worker; timer: NodeJS.Timeout } | null = null;

  /**
   * @param beside `import.meta.url` of the module that has the program `thread.ts` beside it
   * @param heapMb megabytes that a work may take; a work that needs more ends its thread, and not the portal
   */
  constructor(beside: string, heapMb: number) {
    this.#beside = beside;
    this.#options = { resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb } };
  }

  /** The waiting thread, or a new one. */
  take(): Worker {
    const { thread, timer } = this.#spare ?? {};
    this.#spare = null;
    clearTimeout(timer);
    if (thread) removeListeners(thread);
    thread?.ref();
    return thread ?? startThread(this.#beside, this.#options);
  }

  /** @param isFree true: the work is done and the thread can take another; else the thread ends */
  async end(thread: Worker, isFree: boolean): Promise<void> {
    removeListeners(thread);
    // The thread may end with an error that nobody waits for any more.
    thread.on('error', () => {});
    if (!isFree || this.#spare) {
      await thread.terminate();
      return;
    }
    thread.unref();
    const forget = () => {
      if (this.#spare?.thread === thread) this.#spare = null;
    };
    const end = () => {
      forget();
      void thread.terminate();
    };
    thread.once('exit', forget);
    this.#spare = { thread, timer: setTimeout(end, idleMs).unref() };
  }
}
