import { Refusal } from '../refusal.ts';
import { startThread } from '../thread.ts';
import type { Paper } from './paper.ts';

/** Papers that are drawn at the same time; the others wait, so that calls beside them do not. */
const threadsMax = 1;
/** Papers that wait, each in memory with its pictures. */
const waitingMax = 20;
/** Seconds. */
const retryAfter = 10;
const waiting: (() => void)[] = [];
let threads = 0;

async function free(): Promise<void> {
  if (waiting.length >= waitingMax)
    throw new Refusal('unavailable', 'Too many papers are being drawn', { retryAfter });
  if (threads >= threadsMax) await new Promise<void>(resolve => waiting.push(resolve));
  threads += 1;
}

/** Milliseconds after which a paper is given up. */
const timeout = 60_000;

/** Draws a paper as a PDF, in a thread of its own. @throws Refusal `unavailable` when too many wait */
export async function printPaper(paper: Paper): Promise<Buffer> {
  await free();
  const worker = startThread(import.meta.url, {
    workerData: paper,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const timer = setTimeout(() => void worker.terminate(), timeout);
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The paper could not be drawn')));
    });
  } finally {
    clearTimeout(timer);
    void worker.terminate();
    threads -= 1;
    waiting.shift()?.();
  }
}
