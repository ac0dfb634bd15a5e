import { parentPort } from 'node:worker_threads';
import { connect } from '../../db/client.ts';
import { withoutValues } from '../../db/errors.ts';
import { mayWait } from '../../thread.ts';
import type { Source } from '../kind.ts';
import { checkImport } from './check.ts';

/** A check for the thread: its file, and the database that has the names. */
export type CheckJob = { url: string; hasNames: boolean; source: Source };

/** The thread's messages: its progress, and how it ended. */
export type CheckMessage = 'progress' | { mayWait: boolean } | { failure: string };

/** A check runs its statements one after the other; only the first ones may be sent together. */
const maxConnections = 1;

const answer = (message: CheckMessage) => parentPort?.postMessage(message);

async function check({ url, hasNames, source }: CheckJob): Promise<void> {
  const { db, close } = connect(url, { maxConnections, hasNames });
  try {
    await checkImport(db, source, () => answer('progress'));
  } finally {
    await close();
  }
}

parentPort?.on('message', (job: CheckJob) => {
  check(job).then(
    () => answer({ mayWait: mayWait() }),
    error => answer({ failure: String(withoutValues(error)) }),
  );
});
