import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes below which packing saves no packet. */
const worthwhile = 1_000;

/**
 * Packs answers and pages that are text. Files come packed from the build, pictures by their format; what a caller sends
 * packed is not opened. No answer holds a secret of ours beside what somebody else wrote, from which its length could be
 * guessed (BREACH): the session is a cookie, and other sites cannot send it.
 */
export async function registerPacking(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: worthwhile,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
