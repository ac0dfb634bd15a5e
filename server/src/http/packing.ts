import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How texts are packed. */
export type Encoding = 'br' | 'gzip';

/** The better first. */
const encodings: Encoding[] = ['br', 'gzip'];

/** Bytes below which packing saves no packet. */
const worthwhile = 1_000;

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * Packs answers and pages that are text. Files come packed from the build, pictures by their format; what a caller sends
 * packed is not opened. No answer holds a secret of ours beside what somebody else wrote, from which its length could be
 * guessed (BREACH): the session is a cookie, and other sites cannot send it.
 */
export async function registerPacking(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: worthwhile,
    encodings,
    brotliOptions,
  });
}

/** How a text is to be packed for a caller; null where it goes out as it is. */
export function encodingFor({ headers }: FastifyRequest, text: Buffer): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || text.length < worthwhile) return null;
  return negotiate(accepted.toLowerCase(), encodings);
}

/** Packs a text that is sent more than once; what has its encoding is not packed again on its way out. */
export function pack(text: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? packBrotli(text, brotliOptions) : packGzip(text);
}
