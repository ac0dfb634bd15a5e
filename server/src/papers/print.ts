import { FairLimiter } from '../http/fair-limiter.ts';
import { Threads } from '../thread.ts';
import type { Paper } from './paper.ts';
import type { Drawn } from './thread.ts';

/** A PDF, and its file name. */
export type PaperFile = { name: string; bytes: Buffer };

/** The reader of a paper: a user whose connection may close, or an email. */
type Reader = { userId: string; gone: AbortSignal } | 'email';

/**
 * The turns at papers. At most two papers are in memory with their pictures, one of a user: a user with many or long papers delays
 * nobody else.
 */
const forUsers = new FairLimiter({ atOnce: 2, ofUser: 1, waiting: 20 });
const forEmails = new FairLimiter({ ofUser: 1, waiting: Number.POSITIVE_INFINITY });

/** Megabytes that one paper may take. */
const heapMb = 512;

/** Milliseconds after which a paper is given up. */
const timeout = 60_000;

const threads = new Threads(import.meta.url, heapMb);

/**
 * Draws a paper as a PDF, in a thread.
 * @throws Error where it cannot be drawn in time, and the reason of `gone`
 */
async function draw(paper: Paper, gone?: AbortSignal): Promise<Buffer> {
  gone?.throwIfAborted();
  const thread = threads.take();
  let isFree = false;
  let timer: NodeJS.Timeout | undefined;
  let leave = () => {};
  try {
    const drawn = await new Promise<Drawn>((resolve, reject) => {
      leave = () => reject(gone?.reason);
      timer = setTimeout(() => reject(new Error('The paper took too long')), timeout);
      gone?.addEventListener('abort', leave);
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('The paper took too much memory')));
      thread.postMessage(paper);
    });
    if ('failure' in drawn) throw new Error(drawn.failure);
    isFree = true;
    return Buffer.from(drawn.bytes);
  } finally {
    clearTimeout(timer);
    gone?.removeEventListener('abort', leave);
    await threads.end(thread, isFree);
  }
}

/**
 * Prints a paper as a PDF.
 * @param read is called when the paper's turn comes
 * @throws Refusal `too_many_requests` when too many papers of the user wait
 */
export async function printPaper(read: () => Promise<Paper>, reader: Reader): Promise<PaperFile> {
  const gone = reader === 'email' ? undefined : reader.gone;
  const release = await (reader === 'email'
    ? forEmails.acquire(reader)
    : forUsers.acquire(reader.userId, gone));
  try {
    const paper = await read();
    const title = paper.kind === 'order' ? `${paper.title} ${paper.orderNumber}` : paper.title;
    return { name: `${title}.pdf`, bytes: await draw(paper, gone) };
  } finally {
    release();
  }
}
