import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Encodings for compressed texts. */
export type Encoding = 'br' | 'gzip';

/** The encodings, the better first. */
const encodings: Encoding[] = ['br', 'gzip'];

/** Bytes below which compression saves no network packet. */
const thresholdBytes = 1_000;

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Compresses answers and pages that are text. Files are compressed by the build, pictures by their format. Compressed
 * requests are not decompressed. No answer holds a secret beside text of another user, so its length reveals none (BREACH): the
 * session is a cookie, and other sites cannot send it.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: thresholdBytes,
    encodings,
    brotliOptions,
  });
}

/** The encoding for a caller; null where a text is sent uncompressed. */
export function encodingFor({ headers }: FastifyRequest, text: Buffer): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || text.length < thresholdBytes) return null;
  return negotiate(accepted.toLowerCase(), encodings);
}

/** Compresses a text that is sent more than once. An answer with a `content-encoding` is not compressed again. */
export function compressed(text: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? compressBrotli(text, brotliOptions) : compressGzip(text);
}
