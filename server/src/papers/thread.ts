import { parentPort } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { drawPaper } from './draw.ts';
import type { Paper } from './paper.ts';
import { askForPrinter } from './printer.ts';

/** The result for a paper: the bytes of its PDF, or the reason why it could not be drawn. */
export type Drawn = { bytes: Uint8Array } | { failure: string };

// The thread draws one paper after the other.
parentPort?.on('message', (paper: Paper) => {
  askForPrinter(paper.isForPrinter ?? false);
  renderToBuffer(drawPaper(paper)).then(
    bytes => parentPort?.postMessage({ bytes } satisfies Drawn),
    error => parentPort?.postMessage({ failure: String(error) } satisfies Drawn),
  );
});
