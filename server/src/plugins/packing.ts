import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Characters below which packing saves no packet. */
const worthwhile = 1_000;

const packers = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** The best of our encodings that a browser takes (RFC 9110, 12.5.3); over plain http browsers offer no brotli. */
function encodingFor(acceptEncoding = ''): keyof typeof packers | null {
  const taken = acceptEncoding
    .split(',')
    .map(wish =>
      wish
        .toLowerCase()
        .split(';')
        .map(part => part.trim()),
    )
    .filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : null;
}

/**
 * Packs answers and pages that are text. Files come packed from the build, pictures by their format. No answer holds a
 * secret of ours beside what somebody else wrote, from which its length could be guessed (BREACH): the session is a
 * cookie, and other sites cannot send it.
 */
export function registerPacking(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthwhile || reply.hasHeader('content-encoding'))
      return payload;
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
    reply.header('vary', vary);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return packers[encoding](payload);
  });
}
