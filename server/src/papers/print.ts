import { Turns } from '../http/turns.ts';
import { startThread } from '../thread.ts';
import type { Paper } from './paper.ts';

/** A PDF, and what it is called. */
export type PaperFile = { name: string; bytes: Buffer };

/** Whom a paper is for: a user whose connection may close, or an email. */
export type Reader = { userId: string; gone: AbortSignal } | 'email';

/** Two papers at most are in memory with their pictures, one of a user: who asks for many, or for long ones, delays nobody else. */
const forUsers = new Turns({ atOnce: 2, ofUser: 1, waiting: 20 });
const forEmails = new Turns({ ofUser: 1, waiting: Number.POSITIVE_INFINITY });

/** Milliseconds after which a paper is given up. */
const timeout = 60_000;

/** Draws a paper as a PDF, in a thread of its own. */
async function draw(paper: Paper, gone?: AbortSignal): Promise<Buffer> {
  gone?.throwIfAborted();
  const worker = startThread(import.meta.url, {
    workerData: paper,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const end = () => void worker.terminate();
  const timer = setTimeout(end, timeout);
  gone?.addEventListener('abort', end);
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The paper could not be drawn')));
    });
  } finally {
    clearTimeout(timer);
    gone?.removeEventListener('abort', end);
    end();
  }
}

/**
 * Prints a paper as a PDF.
 * @param read is called when its turn comes
 * @throws Refusal `too_many_requests` when too many of the user wait
 */
export async function printPaper(read: () => Promise<Paper>, reader: Reader): Promise<PaperFile> {
  const gone = reader === 'email' ? undefined : reader.gone;
  const end = await (reader === 'email' ? forEmails.take(reader) : forUsers.take(reader.userId, gone));
  try {
    const paper = await read();
    const title = paper.kind === 'order' ? `${paper.title} ${paper.orderNumber}` : paper.title;
    return { name: `${title}.pdf`, bytes: await draw(paper, gone) };
  } finally {
    end();
  }
}
