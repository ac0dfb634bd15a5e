import { parentPort, workerData } from 'node:worker_threads';
import { openTable } from './parse.ts';
import { Unreadable } from './unreadable.ts';

const answer = () => new Promise<number>(resolve => parentPort?.once('message', resolve));

/** Posts what is known of the file, then portions of rows of the sheet that was asked for, each once it was asked for, and then why it ended. */
async function postAll(): Promise<void> {
  const { bytes, options } = workerData;
  const { opened, rows } = await openTable(Buffer.from(bytes), options);
  parentPort?.postMessage({ opened });
  for await (const portion of rows(await answer())) {
    parentPort?.postMessage({ rows: portion });
    await answer();
  }
}

postAll().then(
  () => parentPort?.postMessage({ end: true }),
  error => parentPort?.postMessage({ refusal: error instanceof Unreadable ? error.code : 'file_unreadable' }),
);
