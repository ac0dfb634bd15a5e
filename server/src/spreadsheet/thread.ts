import { parentPort, workerData } from 'node:worker_threads';
import { parseTable } from './parse.ts';
import { Unreadable } from './unreadable.ts';

/** Posts portions of rows, each once the one before was asked for, and then why it ended. */
async function postAll(): Promise<void> {
  for await (const rows of parseTable(Buffer.from(workerData))) {
    parentPort?.postMessage({ rows });
    await new Promise<void>(resolve => parentPort?.once('message', () => resolve()));
  }
}

postAll().then(
  () => parentPort?.postMessage({ end: true }),
  error => parentPort?.postMessage({ refusal: error instanceof Unreadable ? error.code : 'file_unreadable' }),
);
