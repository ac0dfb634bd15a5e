import { limitWork } from '../catalog/images/limit.ts';
import { Refusal } from '../refusal.ts';
import { startThread } from '../thread.ts';
import type { Paper } from './paper.ts';

/** A PDF, and what it is called. */
export type PaperFile = { name: string; bytes: Buffer };

/** Papers that wait for the one that is being printed. */
const waitingMax = 20;
/** Seconds. */
const retryAfter = 10;
/** One paper at a time is in memory with its pictures, and calls beside it have a processor. */
const whenFree = limitWork(1);
let unfinished = 0;

/** Milliseconds after which a paper is given up. */
const timeout = 60_000;

/** Draws a paper as a PDF, in a thread of its own. */
async function draw(paper: Paper): Promise<Buffer> {
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
  }
}

/**
 * Prints a paper as a PDF.
 * @param read is called when its turn comes
 * @throws Refusal `unavailable` when too many wait
 */
export async function printPaper(read: () => Promise<Paper>): Promise<PaperFile> {
  if (unfinished > waitingMax)
    throw new Refusal('unavailable', 'Too many papers are being drawn', { retryAfter });
  unfinished += 1;
  try {
    return await whenFree(async () => {
      const paper = await read();
      const title = paper.kind === 'order' ? `${paper.title} ${paper.orderNumber}` : paper.title;
      return { name: `${title}.pdf`, bytes: await draw(paper) };
    });
  } finally {
    unfinished -= 1;
  }
}
