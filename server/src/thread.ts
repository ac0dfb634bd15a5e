import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts the program `thread.ts` beside a module, as it was built or, in tests, as it was written.
 * @param beside `import.meta.url` of the module
 */
export function startThread(beside: string, options: WorkerOptions): Worker {
  if (beside.endsWith('.js')) return new Worker(new URL('./thread.js', beside), options);
  const written = new URL('./thread.ts', beside);
  const program = `import('tsx/esm/api').then(tsx => tsx.register() && import('${written}'))`;
  return new Worker(program, { ...options, eval: true, execArgv: ['--conditions=source'] });
}
