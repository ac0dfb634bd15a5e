import { parentPort, workerData } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { drawPaper } from './draw.ts';
import type { Paper } from './paper.ts';

/** The thread that draws one paper and answers its bytes. */
parentPort?.postMessage(await renderToBuffer(drawPaper(workerData as Paper)));
