import type { ErrorCode } from '@toptan/contract/errors';
import { Refusal } from '../refusal.ts';
import { Threads } from '../thread.ts';
import type { Opened, Row, TableOptions } from './table.ts';
import type { ReadingJob } from './thread.ts';

/** Megabytes that the reading of one file may take; a file that needs more is refused. */
const heapMb = 400;

/** Milliseconds that the reading of one file may take, with the storing of its rows. */
const readingMs = 60_000;

type Message =
  | { opened: Opened }
  | { rows: Row[] }
  | { mayWait: boolean }
  | { refusal: ErrorCode }
  | { error: Error };

const sentences: Partial<Record<ErrorCode, string>> = {
  file_unreadable: 'This is neither a workbook (XLSX) nor a text with delimiters (CSV)',
  file_old_excel: 'This is the format of Excel 97, or it is encrypted: save it as XLSX without a password',
  file_markup: 'This is a web page or XML under another name: open it in Excel and save it as XLSX',
  file_no_table: 'This is a PDF or data of a program, and no table: ask for it as XLSX or CSV',
  file_unsafe: 'The workbook has macros or a document type: save it as plain XLSX',
  file_too_large: 'The file unpacks to more than can be read',
  file_too_many_rows: 'At most 100,000 rows',
  file_too_many_columns: 'At most 200 columns',
  file_without_pictures: 'There is no picture (PNG, JPG, GIF, WebP, AVIF) in the archive',
  file_cell_too_long: 'A cell has more than 32,767 characters',
};

/** The refusal of a file that cannot be read, with the reason at `file`. */
export const refusalOf = (code: ErrorCode) => new Refusal(code, sentences[code] ?? 'The file cannot be read');

const threads = new Threads(import.meta.url, heapMb);

/**
 * Reads the rows of a CSV or XLSX file in a thread, portion by portion; rows without content are left out, and so are empty
 * cells at the end of a row. Memory and time are bounded, and nobody else waits.
 * @param gone ends the reading
 * @param choose which of the sheets that can be read is read, by its place
 * @throws the reason of `gone`; what `choose` throws; Refusal `file_unreadable`, `file_old_excel`, `file_markup`, `file_no_table`, `file_unsafe`,
 * `file_too_large`, `file_too_many_rows`, `file_too_many_columns`, `file_cell_too_long`
 */
export async function* readTable(
  bytes: Buffer,
  gone: AbortSignal,
  options: TableOptions = {},
  choose: (opened: Opened) => number = () => 0,
): AsyncGenerator<Row[]> {
  const thread = threads.take();
  let isFree = false;
  const waiting: Message[] = [];
  let wake = () => {};
  const put = (message: Message) => {
    waiting.push(message);
    wake();
  };
  thread.on('message', put);
  thread.on('error', (error: NodeJS.ErrnoException) =>
    put(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { refusal: 'file_too_large' } : { error }),
  );
  const timer = setTimeout(() => put({ refusal: 'file_too_large' }), readingMs);
  const leave = () => put({ error: gone.reason });
  gone.addEventListener('abort', leave, { once: true });
  const moved = new Uint8Array(bytes);
  thread.postMessage({ bytes: moved, options } satisfies ReadingJob, [moved.buffer]);
  try {
    for (;;) {
      gone.throwIfAborted();
      if (waiting.length === 0)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      const message = waiting.shift();
      if (!message) continue;
      if ('error' in message) throw message.error;
      if ('refusal' in message) throw refusalOf(message.refusal);
      if ('mayWait' in message) {
        isFree = message.mayWait;
        return;
      }
      if ('opened' in message) {
        thread.postMessage(choose(message.opened));
        continue;
      }
      yield message.rows;
      thread.postMessage(0);
    }
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', leave);
    await threads.end(thread, isFree);
  }
}
