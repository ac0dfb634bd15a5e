import { parentPort } from 'node:worker_threads';
import { mayWait } from '../thread.ts';
import { openTable } from './parse.ts';
import type { TableOptions } from './table.ts';
import { Unreadable } from './unreadable.ts';

/** A file that the thread is told to read. */
export type ReadingJob = { bytes: Uint8Array; options: TableOptions };

// The parser of CSV makes an error for each row that is wider or narrower than the first one, as below a title: half of its time.
Error.stackTraceLimit = 0;

const answer = <Told>() => new Promise<Told>(resolve => parentPort?.once('message', resolve));

/** Posts the file before its rows are read, then portions of rows of the requested sheet, each once it is requested. */
async function postAll({ bytes, options }: ReadingJob): Promise<void> {
  const { opened, rows } = await openTable(Buffer.from(bytes.buffer), options);
  parentPort?.postMessage({ opened });
  for await (const portion of rows(await answer<number>())) {
    parentPort?.postMessage({ rows: portion });
    await answer();
  }
}

// The thread reads one file after the other, and says why each ended.
for (;;) {
  const job = await answer<ReadingJob>();
  await postAll(job).then(
    () => parentPort?.postMessage({ mayWait: mayWait() }),
    error =>
      parentPort?.postMessage({ refusal: error instanceof Unreadable ? error.code : 'file_unreadable' }),
  );
}
